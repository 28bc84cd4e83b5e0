import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { PULL_STATE_VERSION, type PullState, pullState } from '../../contract/team/pull-state.ts';
import { sha256 } from '../bundle/safe-file.ts';

const MOST_INFLATED = 8 * 1024 * 1024;
const BLOCK = /<!-- ux-jury:team-state:(\d+) ([\w+/= ]*) -->/g;
const OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  },
};

/** A block that is there but says nothing: cut off, edited, of another pull request, or of a newer ux-jury. */
export type Unreadable = 'broken' | 'newer';

/** Writes where the team stands on a pull request as one hidden line. */
export function encodePullState(state: PullState, pull: number): string {
  const packed = brotliCompressSync(Buffer.from(JSON.stringify(state)), OPTIONS).toString('base64');
  return `<!-- ux-jury:team-state:${PULL_STATE_VERSION} ${seal(packed, pull)} ${packed} -->`;
}

/** Reads where the team stands; the last block of a text counts, since ours stands at the end. `null` where there is none. */
export function decodePullState(body: string, pull: number): PullState | Unreadable | null {
  const [, version, held] = [...body.matchAll(BLOCK)].at(-1) ?? [];
  if (version === undefined || held === undefined) return null;
  if (Number(version) > PULL_STATE_VERSION) return 'newer';
  const [sum, packed = ''] = held.split(' ');
  if (sum !== seal(packed, pull)) return 'broken';
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_INFLATED });
    const parsed = pullState.safeParse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.data : 'broken';
  } catch {
    return 'broken';
  }
}

/** The hidden line itself: bodies with equal lines hold the same state. */
export function findPullBlock(body: string): string | null {
  return [...body.matchAll(BLOCK)].at(-1)?.[0] ?? null;
}

/** Tells a block that was damaged or carried over from elsewhere; it keeps no secret, so a deliberate forger can make one. */
function seal(packed: string, pull: number): string {
  return sha256(`${pull} ${packed}`).slice(0, 16);
}
