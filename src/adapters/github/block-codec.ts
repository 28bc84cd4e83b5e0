import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type * as z from 'zod';
import {
  type Baseline,
  baseline,
  STANDING_VERSION,
  type Standing,
  standing,
} from '../../contract/standing.ts';
import { slimStanding } from '../../gate/slim-standing.ts';
import { upgradeStanding } from '../../gate/upgrade-standing.ts';

const MOST_INFLATED = 4 * 1024 * 1024;
/** The most characters that a block may take of a comment's 65,536. */
const MOST_BLOCK = 28_000;
const VERSIONS = { state: STANDING_VERSION, base: 1 } as const;

/** A block that is there but cannot be read: cut off, edited, or of a newer ux-jury. */
export type Unreadable = 'broken' | 'newer';

/** Writes what stands as one hidden line, made shorter until it fits; `null` where even the shortest does not. */
export function encodeStanding(state: Standing, most = MOST_BLOCK): string | null {
  for (let step = 0; ; step += 1) {
    const slim = slimStanding(state, step);
    if (slim === null) return null;
    const block = encode('state', slim);
    if (block.length <= most) return block;
  }
}

/** Reads what stands from a text that holds a block, also of an earlier version; `null` where it holds none. */
export function decodeStanding(text: string): Standing | Unreadable | null {
  return decode(text, 'state', (value) => standing.safeParse(upgradeStanding(value)));
}

/** Writes a result for later runs to compare with. */
export function encodeBaseline(state: Baseline): string {
  return encode('base', state);
}

/** Reads a result to compare with. */
export function decodeBaseline(text: string): Baseline | Unreadable | null {
  return decode(text, 'base', (value) => baseline.safeParse(value));
}

/** The block itself, as it stands in a text: two texts with equal blocks hold the same state. */
export function findBlock(text: string, name: 'state' | 'base'): string | null {
  const blocks = [...text.matchAll(new RegExp(`<!-- ux-jury:${name}:\\d+ [A-Za-z0-9+/=]* -->`, 'g'))];
  return blocks.at(-1)?.[0] ?? null;
}

function encode(name: keyof typeof VERSIONS, value: unknown): string {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(value)), { level: 9 }).toString('base64');
  return `<!-- ux-jury:${name}:${VERSIONS[name]} ${packed} -->`;
}

function decode<T>(
  text: string,
  name: keyof typeof VERSIONS,
  parse: (value: unknown) => z.ZodSafeParseResult<T>,
): T | Unreadable | null {
  const [, version, packed] = /:(\d+) (\S*) -->$/.exec(findBlock(text, name) ?? '') ?? [];
  if (version === undefined || packed === undefined) return null;
  if (Number(version) > VERSIONS[name]) return 'newer';
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_INFLATED });
    const parsed = parse(JSON.parse(bytes.toString('utf8')));
    return parsed.success ? parsed.data : 'broken';
  } catch {
    return 'broken';
  }
}
