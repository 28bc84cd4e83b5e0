import { readTeamTexts } from '../../../adapters/anthropic/team-texts.ts';
import type { Registries } from '../../../adapters/team/read-registries.ts';
import type { Blueprint, Operation } from '../../../contract/team/blueprint.ts';
import { tell } from '../../../engines/anthropic/notes.ts';
import type { TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import type { Source } from '../../../team/fix/source.ts';
import { readAppSource, type Team } from '../open-team.ts';
import { openTeamModel } from './open-team-model.ts';
import { writeByModel } from './write-by-model.ts';

const WRITER = 'code-writer';

/** Everything that writing code takes. `taken` are the lines that other edits change. */
export interface Writing {
  readonly team: Team;
  readonly desk: TeamDesk;
  readonly source: Source;
  readonly taken: readonly string[];
  readonly protocols: { readonly write: string; readonly review: string };
}

/** What became of an operation: its edits, or the name of the sentence that says why it has none. */
export type Written = ReadonlyMap<string, Operation['edits'] | 'unwritten' | 'unreviewed'>;

/**
 * Fills operations whose edits are still to be written. What nobody wrote, or a review rejected twice, becomes a work order:
 * an operation without edits never counts as a change.
 */
export async function writeCode(
  team: Team,
  blueprints: readonly Blueprint[],
  registries: Registries,
): Promise<Blueprint[]> {
  if (!blueprints.some(({ operations }) => operations.some(isUnwritten))) return [...blueprints];
  const desk = openTeamModel(team, 'build');
  const { words } = readTeamTexts();
  const source = readAppSource(team);
  const done: Blueprint[] = [];
  for (const blueprint of blueprints) {
    const others = [...done, ...blueprints.slice(done.length)];
    const taken = others.flatMap(({ operations }) =>
      operations.flatMap(({ edits }) => edits.map(({ file, line }) => `${file}:${line}`)),
    );
    const open = blueprint.operations.filter(isUnwritten);
    const written =
      desk === null || open.length === 0
        ? null
        : await writeByModel(blueprint.specialist, open, {
            team,
            desk,
            source,
            taken,
            protocols: protocolsOf(blueprint, registries),
          });
    const operations = blueprint.operations.map((one) =>
      isUnwritten(one) ? settle(one, written, words) : one,
    );
    done.push({ ...blueprint, operations });
  }
  return done;
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
