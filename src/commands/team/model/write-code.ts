import { readTeamTexts } from '../../../adapters/anthropic/team-texts.ts';
import type { Registries } from '../../../adapters/team/read-registries.ts';
import type { Blueprint, Operation } from '../../../contract/team/blueprint.ts';
import { tell } from '../../../engines/anthropic/notes.ts';
import type { TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import type { Source } from '../../../team/fix/source.ts';
import { readAppSource, type Team } from '../open-team.ts';
import { writeByModel } from './write-by-model.ts';

const WRITER = 'code-writer';
/** Tries by number: a name of its own for every call. */
const FIRST = [1, 2];
const AGAIN = [3];

/** A problem that a review found, with the operation that it lies in. */
export interface Problem {
  readonly operation: string;
  readonly what: string;
}

/** Everything that writing code takes. `taken` are the lines that other edits change, `cycles` the tries that are left. */
export interface Writing {
  readonly team: Team;
  readonly desk: TeamDesk;
  readonly source: Source;
  readonly taken: readonly string[];
  readonly protocols: { readonly write: string; readonly review: string };
  readonly problems: readonly Problem[];
  readonly cycles: readonly number[];
}

/** What became of an operation: its edits, or the name of the sentence that says why it has none. */
export type Written = ReadonlyMap<string, Operation['edits'] | 'unwritten' | 'unreviewed'>;

/** Who writes: a desk, or nobody. */
export interface Writers {
  readonly team: Team;
  readonly desk: TeamDesk | null;
  readonly registries: Registries;
}

/**
 * Fills operations whose edits are still to be written; `back` are those that a later review sent back, which are tried once
 * more. What nobody wrote, or a review rejected twice, becomes a work order: an operation without edits never counts as a change.
 */
export async function writeCode(
  blueprints: readonly Blueprint[],
  { team, desk, registries }: Writers,
  back: readonly (Problem & { readonly specialist: string })[] = [],
): Promise<readonly Blueprint[]> {
  if (!blueprints.some(({ operations }) => operations.some(isUnwritten))) return blueprints;
  const { words } = readTeamTexts();
  const source = readAppSource(team);
  const done: Blueprint[] = [];
  for (const blueprint of blueprints) {
    const { specialist, operations: own } = blueprint;
    const taken = linesOf([...done, ...blueprints.slice(done.length)]);
    const problems = back.filter((one) => one.specialist === specialist);
    const cycles = back.length === 0 ? FIRST : AGAIN;
    const protocols = protocolsOf(blueprint, registries);
    const open = own.filter(isUnwritten);
    const written =
      desk === null || open.length === 0
        ? null
        : await writeByModel(specialist, open, { team, desk, source, taken, protocols, problems, cycles });
    const operations = own.map((one) => (isUnwritten(one) ? settle(one, written, words) : one));
    done.push({ ...blueprint, operations });
  }
  return done;
}

function linesOf(blueprints: readonly Blueprint[]): string[] {
  const edits = blueprints.flatMap(({ operations }) => operations.flatMap((one) => one.edits));
  return edits.map(({ file, line }) => `${file}:${line}`);
}

function isUnwritten({ kind, edits }: Operation): boolean {
  return kind === 'edit' && edits.length === 0;
}

function settle(
  operation: Operation,
  written: Written | null,
  words: Readonly<Record<string, string>>,
): Operation {
  const found = written === null ? 'no_writer' : (written.get(operation.id) ?? 'unwritten');
  if (typeof found !== 'string') return { ...operation, edits: [...found] };
  return { ...operation, kind: 'handover', what: tell(words, found, { what: operation.what }) };
}

function protocolsOf(
  { specialist }: Blueprint,
  { specialists, producers }: Registries,
): Writing['protocols'] {
  const writer = producers.find(({ profile }) => profile.name === WRITER)?.protocols;
  const author = specialists.find(({ profile }) => profile.name === specialist)?.protocols;
  return {
    write: [writer?.input, writer?.output, writer?.self_check].join('\n\n'),
    review: author?.review ?? '',
  };
}
