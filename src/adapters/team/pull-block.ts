import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PULL_STATE_VERSION, type PullState, pullState } from '../../contract/team/pull-state.ts';

const MOST_INFLATED = 8 * 1024 * 1024;
const BLOCK = /<!-- ux-jury:team-state:(\d+) ([A-Za-z0-9+/=]*) -->/g;

/** Writes where the team stands as one hidden line. */
export function encodePullState(state: PullState): string {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(state)), { level: 9 }).toString('base64');
  return `<!-- ux-jury:team-state:${PULL_STATE_VERSION} ${packed} -->`;
}

/** Reads where the team stands; the last block of a text counts, since ours stands at the end. */
export function decodePullState(body: string): PullState | 'broken' | 'newer' | null {
  const [, version, packed] = [...body.matchAll(BLOCK)].at(-1) ?? [];
  if (version === undefined || packed === undefined) return null;
  if (Number(version) > PULL_STATE_VERSION) return 'newer';
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_INFLATED });
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
