import type { Operation } from '../../../contract/team/blueprint.ts';
import type { TeamReplacements } from '../../../contract/team/model-answers.ts';
import type { Edit } from '../../../contract/team/stage1.ts';
import type { SourceLines } from './source-lines.ts';

/** What replacements are held against. `taken` are the lines (`file:line`) that other edits change. */
export interface ReplacementGround {
  readonly operations: readonly Operation[];
  readonly files: readonly SourceLines[];
  readonly taken: readonly string[];
}

/** Edits by operation, and how many replacements were refused. An operation with a refused one has none. */
export interface HeldReplacements {
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
  readonly refused: number;
}

type Replacement = TeamReplacements['replacements'][number];
type Held = readonly [string, readonly Edit[] | null];

const MOST_TEXT = 4000;
const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/**
 * Turns replacements into edits of single lines. Refused is everything outside the files that its operation names, old text
 * that does not stand exactly once, other than line for line, a line that another edit changes, and text with invisible signs.
 */
export function holdReplacements(
  { replacements }: TeamReplacements,
  ground: ReplacementGround,
): HeldReplacements {
  const taken = new Set(ground.taken);
  const held = replacements.map((one): Held => [one.operation, claim(toEdits(one, ground), taken)]);
  const broken = new Set(held.filter(([, edits]) => edits === null).map(([id]) => id));
  const edits = new Map<string, readonly Edit[]>();
  for (const [id, found] of held)
    if (found !== null && !broken.has(id)) edits.set(id, [...(edits.get(id) ?? []), ...found]);
  return { edits, refused: held.filter(([, found]) => found === null).length };
}

/** A line is changed once: a second change of it could undo the first. */
function claim(edits: Edit[] | null, taken: Set<string>): Edit[] | null {
  const lines = edits?.map(({ file, line }) => `${file}:${line}`) ?? [];
  if (lines.some((line) => taken.has(line))) return null;
  for (const line of lines) taken.add(line);
  return edits;
}

function toEdits(one: Replacement, { operations, files }: ReplacementGround): Edit[] | null {
  const operation = operations.find(({ id }) => id === one.operation);
  if (operation?.files?.includes(one.file) !== true) return null;
  const source = files.find(({ path }) => path === one.file);
  if (source === undefined || one.old.trim() === '' || one.old.length + one.new.length > MOST_TEXT)
    return null;
  const [before, after] = [one.old.split('\n'), one.new.split('\n')];
  if (before.length !== after.length || after.some((line) => CONTROL.test(line.replaceAll('\t', ''))))
    return null;
  const parts = source.lines.join('\n').split(one.old);
  if (parts.length !== 2) return null;
  const first = (parts[0] ?? '').split('\n').length;
  const edits = before.flatMap((find, at): Edit[] => {
    const replace = after[at] ?? '';
    return find === replace ? [] : [{ file: one.file, line: first + at, find, replace }];
  });
  const isWhole = edits.every(
    ({ line, find }) => find !== '' && source.lines[line - 1]?.split(find).length === 2,
  );
  return isWhole && edits.length > 0 ? edits : null;
}
