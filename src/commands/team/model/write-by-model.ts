import type { Operation } from '../../../contract/team/blueprint.ts';
import { tell } from '../../../engines/anthropic/notes.ts';
import { askTeam } from '../../../engines/anthropic/team/team-desk.ts';
import { type HeldReplacements, holdReplacements } from '../../../engines/model/team/hold-replacements.ts';
import { byRule, noteEngine } from './engine-log.ts';
import type { Problem, Writing, Written } from './write-code.ts';

type Problems = readonly Problem[];

/** The code-writer, and a fresh call that looks for problems; what a review rejects is written once more, then handed over. */
export async function writeByModel(
  specialist: string,
  operations: readonly Operation[],
  writing: Writing,
): Promise<Written> {
  const done = new Map<string, Operation['edits'] | 'unwritten' | 'unreviewed'>();
  let open = operations;
  let { problems } = writing;
  for (const cycle of writing.cycles) {
    if (open.length === 0) break;
    const asked = { specialist, cycle, operations: open, problems };
    const own = { ...writing, taken: [...writing.taken, ...linesOf(done)] };
    const held = await write(asked, own);
    if (held === null) break;
    const written = open.filter(({ id }) => held.edits.has(id));
    if (written.length === 0) break;
    const found = await review({ ...asked, operations: written }, held, writing);
    if (found === null) break;
    const rejected = new Set(found.map(({ operation }) => operation));
    for (const { id } of written) {
      const edits = held.edits.get(id);
      done.set(id, rejected.has(id) || edits === undefined ? 'unreviewed' : [...edits]);
    }
    problems = found;
    open = written.filter(({ id }) => rejected.has(id));
  }
  return done;
}

function linesOf(done: Written): string[] {
  return [...done.values()].flatMap((found) =>
    typeof found === 'string' ? [] : found.map(({ file, line }) => `${file}:${line}`),
  );
}

interface Asked {
  readonly specialist: string;
  readonly cycle: number;
  readonly operations: readonly Operation[];
  readonly problems: Problems;
}

async function write(
  { specialist, cycle, operations, problems }: Asked,
  { team, desk, source, taken, protocols }: Writing,
): Promise<HeldReplacements | null> {
  const names = new Set(operations.flatMap(({ files }) => files ?? []));
  const files = source.files.filter(({ path }) => names.has(path));
  const reply = await askTeam(
    {
      id: `team-${specialist}-code-${cycle}`,
      role: 'producer',
      kind: 'team_replacements',
      values: { protocol: protocols.write },
      data: {
        operations: operations.map(({ id, what, files: own }) => ({ operation: id, what, files: own })),
        files: files.map(({ path, lines }) => ({ file: path, text: lines.join('\n') })),
        problems: problems.map(({ operation, what }) => ({ operation, what })),
      },
      duty: { operations: operations.map(({ id }) => id) },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('code', specialist, reply.why));
    return null;
  }
  const held = holdReplacements(reply.answer, { operations, files, taken });
  noteEngine(team, {
    part: 'code',
    who: specialist,
    by: 'model',
    dropped: held.refused,
    injection_suspected: reply.answer.injection_suspected,
    why: held.refused === 0 ? '' : tell(desk.texts.words, 'refused', { refused: held.refused }),
  });
  return held;
}

/** Problems by operation; `null` where nobody reviewed, and then nothing of it counts. */
async function review(
  { specialist, cycle, operations }: Asked,
  { edits }: HeldReplacements,
  { team, desk, protocols }: Writing,
): Promise<Problems | null> {
  const reply = await askTeam(
    {
      id: `team-${specialist}-review-${cycle}`,
      role: 'reviewer',
      kind: 'team_review',
      values: { protocol: protocols.review },
      data: {
        operations: operations.map(({ id, what }) => ({ operation: id, what, edits: edits.get(id) })),
      },
      duty: { operations: operations.map(({ id }) => id) },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('review', specialist, reply.why));
    return null;
  }
  const { injection_suspected, problems } = reply.answer;
  noteEngine(team, {
    part: 'review',
    who: specialist,
    by: 'model',
    dropped: 0,
    injection_suspected,
    why: '',
  });
  return problems;
}
