import { RunFolder } from '../adapters/run-folder.ts';
import { EXIT_CODES, type Reviewed } from '../commands/review-bundles.ts';
import { UxJuryError } from '../contract/errors.ts';
import type { Baseline, Standing } from '../contract/standing.ts';
import { askQuestions } from '../gate/ask.ts';
import { describeStanding } from '../gate/describe-standing.ts';
import { listQuestions } from '../gate/question.ts';
import { joinWaivers, listWaived } from '../gate/waivers.ts';
import { listAnnotations } from '../report/github/annotations.ts';
import { tellRuleChanges } from '../report/rule-changes.ts';
import { withBaseSettings } from './base-settings.ts';
import { closeRounds } from './close-rounds.ts';
import { attempt, commentOf, type Desk, runUrl, settleFor, tell } from './desk.ts';
import { fetchBundles } from './fetch-bundles.ts';
import { holdJury, type Outcome } from './hold-jury.ts';
import { locateTests } from './locate-tests.ts';
import { findPlace, type Place } from './place.ts';
import { type Checks, closeChecks, closePlain, composeComment, isNewer, openChecks } from './publish.ts';
import { readPull } from './read-pull.ts';
import { findBaseline, type Memory, recall, subjectOf } from './recall.ts';
import { carryValidations, seatRun } from './seat-run.ts';
import { listRulings, type Settled } from './settle.ts';
import { closeOnSignal } from './signals.ts';
import { storePictures } from './store-pictures.ts';
import type { ReviewTarget } from './target.ts';
import { proveBuild } from './team/prove-build.ts';

/** What came of a run: `reviewed` is `null` where it broke; then `fault` says why. */
export interface Evaluated {
  readonly reviewed: Reviewed | null;
  readonly settled: Settled;
  readonly fault: unknown;
  readonly exitCode: number;
}

/** Evaluates one commit and publishes the result: checks at once, then the jury, then comment and checks. */
export async function evaluate(desk: Desk, target: ReviewTarget): Promise<Evaluated> {
  const signals = closeOnSignal(desk);
  let checks: Checks | null = null;
  try {
    if (target.sha !== '') checks = await signals.watch(openChecks(desk, target.sha, 'open'));
    const place = await findPlace(desk, target);
    checks ??= await signals.watch(openChecks(desk, place.sha, 'open'));
    return await judge(desk, place, checks);
  } catch (error) {
    const end = { conclusion: 'failure', name: 'broken', why: sayFault(error) } as const;
    if (checks !== null) await closePlain(desk, checks, end).catch(() => undefined);
    throw error;
  } finally {
    signals.end();
  }
}

async function judge(desk: Desk, place: Place, checks: Checks): Promise<Evaluated> {
  const [memory, base] = [await recall(desk, place), await findBaseline(desk, place.base_sha)];
  const notes: string[] = [];
  const outcome = await withBaseSettings(desk, place, (changed) => {
    if (changed !== null) notes.push(changed);
    return holdJury(desk, {
      bundles: () => fetchBundles(desk, place),
      previous_contract: base?.contract_hash ?? null,
      seat: (evidence) =>
        seatRun(closeRounds(memory.state), memory.state?.decisions.validations ?? [], {
          sha: place.sha,
          is_head: place.is_head,
          evidence,
        }),
      rulings: (documents) => {
        const first = describe(desk, place, { base, outcome: { documents, fault: null }, notes });
        return listRulings(remember(first, memory.state, { desk, place }));
      },
    });
  });
  const shown = await storePictures(desk, place, outcome.reviewed?.input);
  const standing = { ...describe(desk, place, { base, outcome, notes }), ...shown };
  const settled = await write(desk, place, { standing, memory });
  await closeChecks(desk, checks, { settled, annotations: annotate(desk, place, { outcome, settled }) });
  keep(desk, settled);
  if (place.comments && place.pull !== null)
    await proveBuild(desk, { pull: place.pull, sha: place.sha, documents: outcome.documents });
  const code = outcome.fault === null ? EXIT_CODES[settled.conclusions.whole.conclusion] : 2;
  return { reviewed: outcome.reviewed, settled, fault: outcome.fault, exitCode: code };
}

function describe(
  desk: Desk,
  place: Place,
  given: { base: Baseline | null; outcome: Pick<Outcome, 'documents' | 'fault'>; notes: readonly string[] },
): Standing {
  const { runner, options, started } = desk;
  const { documents, fault } = given.outcome;
  return describeStanding(documents, {
    run: {
      id: String(runner.run_id),
      number: runner.run_number,
      attempt: runner.run_attempt,
      started,
      sha: place.sha,
      url: runUrl(runner),
    },
    mode: modeOf(desk),
    compare: options.compare,
    base: given.base,
    absent: [],
    broken: fault === null ? null : sayFault(fault),
    notes: [...given.notes, ...tellRuleChanges(given.outcome.documents.outcomes, desk.words.report)],
  });
}

/** The mode that the run itself noted, since the settings may say it. */
function modeOf({ options }: Desk): Standing['mode'] {
  const folder = new RunFolder(options.out);
  const noted = folder.has('conclusion.json') ? folder.read('conclusion', 'conclusion.json').mode : null;
  return noted ?? options.mode ?? 'gate';
}

/** A standing with its questions asked and the rounds before it, in the light of what stood and was answered before. */
function remember(
  standing: Standing,
  state: Standing | null,
  { desk, place }: { desk: Desk; place: Place },
): Standing {
  const subject = subjectOf(place.pull, place.sha);
  const questions = listQuestions(standing, desk.gate);
  const decisions = askQuestions(state?.decisions ?? null, questions, {
    subject,
    at: new Date().toISOString(),
  });
  const waivers = joinWaivers(standing.base?.waivers ?? [], decisions.waivers);
  const { place: stood, debate } = standing;
  const next = stood?.round ?? Number.POSITIVE_INFINITY;
  const rounds = closeRounds(state).filter(({ round }) => round < next);
  const opened = decisions.validations ?? [];
  const validations = stood === null || debate === null ? opened : carryValidations(opened, stood);
  const kept = validations.length === 0 ? {} : { validations };
  return { ...standing, rounds, decisions: { ...decisions, waivers, ...kept } };
}

/** Writes the comment where there is one to write, and says what stands in the end. */
async function write(
  desk: Desk,
  place: Place,
  { standing, memory }: { standing: Standing; memory: Memory },
): Promise<Settled> {
  let settled = settleFor(desk, remember(standing, memory.state, { desk, place }));
  const { pull } = place;
  if (!place.comments || pull === null || !(await isHead(desk, place, pull))) return settled;
  const written = await attempt(desk, 'comment', () =>
    commentOf(desk, pull).write((current, most) => {
      if (current !== null && isNewer(current.run, standing.run)) return null;
      settled = settleFor(desk, remember(standing, current ?? memory.state, { desk, place }));
      return composeComment(settled, most);
    }, !isDeleted(memory)),
  );
  if (written === 'left') tell(desk, 'older');
  if (written === 'deleted') tell(desk, 'deleted');
  if (written === 'newer') tell(desk, 'newer_state');
  return settled;
}

/** This commit had its result, and yet there is no comment: somebody took it away. */
function isDeleted({ seen }: Memory): boolean {
  return seen;
}

async function isHead(desk: Desk, { sha }: Place, pull: number): Promise<boolean> {
  const now = await readPull(desk, pull);
  if (now === null || now.head.sha === sha) return now !== null && now.state === 'open';
  tell(desk, 'moved', { head: now.head.sha.slice(0, 7) });
  return false;
}

function annotate(desk: Desk, place: Place, { outcome, settled }: { outcome: Outcome; settled: Settled }) {
  const { findings, decisions } = settled.standing;
  return listAnnotations({
    issues: outcome.documents.outcomes?.issues ?? [],
    journeys: outcome.documents.evidence?.journeys ?? [],
    files: place.files ?? [],
    waived: listWaived(findings, decisions.waivers, desk.started.slice(0, 10)),
    locate: locateTests(desk, place),
    words: desk.words,
  });
}

/** What people decided and what came of it lie with the run's other documents. */
function keep({ options }: Desk, { standing, conclusions }: Settled): void {
  const folder = new RunFolder(options.out);
  folder.write<'decisions'>('decisions.json', standing.decisions);
  folder.write<'conclusion'>('conclusion.json', conclusions.whole);
}

function sayFault(fault: unknown): string {
  return fault instanceof UxJuryError ? `${fault.message} [${fault.code}]` : 'an unexpected fault of UX Jury';
}
