import { RunFolder } from '../adapters/run-folder.ts';
import { readTexts } from '../adapters/texts.ts';
import { type Reviewed, reviewBundles } from '../commands/review-bundles.ts';
import type { Ruling } from '../contract/ruling.ts';
import { standOf } from '../debate/stand.ts';
import type { RunDocuments } from '../gate/describe-standing.ts';
import type { RoundPlace } from '../stages/place-round.ts';
import { RULINGS } from '../stages/synthesize.ts';
import type { Desk } from './desk.ts';
import { layRounds } from './lay-rounds.ts';
import { readRun } from './read-run.ts';
import type { Seat } from './seat-run.ts';

/** What came of a run: `reviewed` is `null` where it broke, and `fault` says why. */
export interface Outcome {
  readonly reviewed: Reviewed | null;
  readonly documents: RunDocuments;
  readonly fault: unknown;
}

interface Case {
  readonly bundles: () => Promise<readonly string[]>;
  readonly previous_contract: string | null;
  /** Where evidence of that hash stands, and the rounds before it. */
  readonly seat: (evidence: string) => Seat;
  /** What people ruled on just this evidence. */
  readonly rulings: (documents: RunDocuments) => readonly Ruling[];
}

/**
 * Runs the jury. Where a disagreement waits, the judge is heard ahead, so that a later ruling needs nobody any more; then
 * what people already ruled on the same evidence is laid before the run, so that its report knows it too.
 */
export async function holdJury(desk: Desk, held: Case): Promise<Outcome> {
  const { out } = desk.options;
  try {
    const bundles = await held.bundles();
    const run = (): Promise<Reviewed> => reviewBundles(requestOf(desk, bundles, held));
    const reviewed = await run();
    const first = readRun(out);
    const documents = { ...first, ...(await hearAhead(out, first, run)) };
    const rulings = held.rulings(documents);
    const isDone = rulings.length === 0 && documents.judge === first.judge;
    return { reviewed: isDone ? reviewed : await runWith(out, rulings, run), documents, fault: null };
  } catch (fault) {
    return { reviewed: null, documents: NOTHING, fault };
  }
}

function requestOf({ options, environment }: Desk, bundles: readonly string[], held: Case) {
  return {
    bundles,
    out: options.out,
    config: options.config,
    folder: environment.workspace,
    mode: options.mode,
    from: null,
    previous_contract: held.previous_contract,
    place: (evidence: string) => takeSeat(options.out, held.seat(evidence)),
    progress: (line: string) => process.stderr.write(`${line}\n`),
  };
}

/** Lays the rounds before this one where the run looks for them. */
function takeSeat(out: string, { place, before }: Seat): RoundPlace {
  layRounds(new RunFolder(out), { place, before, note: readTexts().debate.words.log.recalled });
  return place;
}

/** Runs again with these rulings; every document that they do not touch is kept. */
function runWith(out: string, rulings: readonly Ruling[], run: () => Promise<Reviewed>): Promise<Reviewed> {
  const folder = new RunFolder(out);
  if (rulings.length === 0) folder.remove(RULINGS);
  else folder.write<'rulings'>(RULINGS, { rulings: [...rulings] });
  return run();
}

/** The judge is not told of the debate, so what it says does not depend on how people rule. */
async function hearAhead(
  out: string,
  documents: RunDocuments,
  run: () => Promise<Reviewed>,
): Promise<Partial<RunDocuments>> {
  const { judge, debate, questions, hash } = documents;
  if (judge !== null || debate === null || standOf(debate) !== 'ruling') return {};
  const lifted = questions.map(({ criterion, strategist, ux_specialist, basis }) => ({
    criterion,
    score: Math.max(strategist.score, ux_specialist.score),
    reasoning: '-',
    author: '-',
    basis: hash(basis),
  }));
  await runWith(out, lifted, run);
  const heard = readRun(out);
  return { judge: heard.judge, judged: heard.judged };
}

const NOTHING: RunDocuments = {
  aggregate: null,
  debate: null,
  evidence: null,
  outcomes: null,
  judge: null,
  judged: null,
  place: null,
  questions: [],
  spent: null,
  hash: () => '',
};
