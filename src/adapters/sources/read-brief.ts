import { extname } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { InputError } from '../../contract/errors.ts';
import { text } from '../../contract/primitives.ts';
import { SOURCE_LIMITS } from './limits.ts';
import { readText } from './read-text.ts';

const aims = { goal: text.optional(), target_user: text.optional(), expected_end_state: text.optional() };
const titles = z.record(text, text);

/** What a brief may say. `screens` gives titles to files; `journeys` is by folder, with screens of its own. */
const brief = z.strictObject({
  target: text.optional(),
  brief: text.optional(),
  data: text.optional(),
  constraints: z.array(text).optional(),
  ...aims,
  screens: titles.optional(),
  journeys: z.record(text, z.strictObject({ ...aims, screens: titles.optional() })).optional(),
});
export type Brief = z.infer<typeof brief>;

const HINT =
  'A brief is YAML, or Markdown with lines like `Goal: …`, `Target user: …`, `Expected end state: …`, `- 01-cart.png: Cart`.';

/** Reads a brief in Markdown or YAML. Throws InputError brief_missing, _oversized, _unreadable, _empty or _invalid. */
export function readBrief(path: string): Brief {
  const given = readText(path, { code: 'brief', name: 'brief', most: SOURCE_LIMITS.brief_bytes });
  const isYaml = ['.yml', '.yaml', '.json'].includes(extname(path).toLowerCase());
  const parsed = brief.safeParse(isYaml ? readYaml(given, path) : readMarkdown(given, path));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path: at, message }) => `${at.map(String).join('.') || 'the file'}: ${message}`,
  );
  throw new InputError('brief_invalid', `${path}: ${faults.join('; ')}`, { hint: HINT });
}

function readYaml(given: string, path: string): unknown {
  try {
    return parse(given, { maxAliasCount: 20 });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError('brief_invalid', `${path}: ${what.trim()}`, { hint: HINT, cause });
  }
}

const LINE = /^\s*(?:[-*]\s+)?\**(goal|target user|target|expected end state|data)\**\s*:\s*\**\s*(\S.*)$/i;
const SCREEN = /^\s*(?:[-*]|\d+\.)?\s*`?([^:`]+\.(?:png|jpe?g))`?\s*:\s*(\S.*)$/i;
const HEADING = /^#{1,6}\s+(\S.*)$/;

/** Front matter, then lines that name something; the rest is the brief itself. */
function readMarkdown(given: string, path: string): unknown {
  const [, front = '', body = given] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(given) ?? [];
  const fields: Record<string, unknown> = {};
  const screens: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, name, value] = LINE.exec(line) ?? [];
    const [, file, title] = SCREEN.exec(line) ?? [];
    if (file !== undefined && title !== undefined) screens[file.trim()] = title.trim();
    else if (name !== undefined && value !== undefined)
      fields[name.toLowerCase().replaceAll(' ', '_')] ??= value.trim();
    else if (!HEADING.test(line)) rest.push(line.trim());
    else fields.target ??= HEADING.exec(line)?.[1]?.trim();
  }
  const words = rest.join(' ').replace(/\s+/g, ' ').trim();
  const own = front === '' ? {} : readYaml(front, path);
  return {
    ...fields,
    ...(words === '' ? {} : { brief: words }),
    ...(Object.keys(screens).length === 0 ? {} : { screens }),
    ...(typeof own === 'object' ? own : {}),
  };
}
