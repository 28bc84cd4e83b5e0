import type { Criterion } from '../../../contract/criteria.ts';
import type { JudgedCriterion, JudgeReport } from '../../../contract/judge.ts';
import type { Issue } from '../../../contract/outcome.ts';
import { isWalked } from '../../../contract/source.ts';
import { type EngineWords, say } from '../words.ts';
import { type Desk, type ExpertTask, layOut } from './desk.ts';
import { joinTitles, sentence } from './phrase.ts';
import { stoppedJourneys } from './score-criterion.ts';
import { anchorsOf } from './weigh-issues.ts';

/** What the judge is shown: the same evidence as the experts, and nothing of their debate. */
export type JudgeTask = Omit<ExpertTask, 'execution'>;

/** Judges every criterion by its worst screen, by rule. What is on the edge falls below; what cannot be read says so. */
export function judgeBuild(task: JudgeTask, words: EngineWords): JudgeReport {
  const desk = layOut({ ...task, execution: 'single_reviewer' });
  const criteria = task.criteria.criteria.map((criterion) => judgeCriterion(criterion, desk, words));
  const unjudged = criteria.filter(({ status }) => status === 'not_judged');
  const names = unjudged.map(({ number, name }) => `C${number} ${name}`).join(', ');
  const verdict = decideVerdict(criteria, desk);
  return {
    round: task.round,
    version: task.evidence.context.build_identity,
    mode: desk.walked.some(isWalked) ? 'interactive' : 'static',
    scale: task.criteria.scale,
    threshold: task.criteria.threshold,
    verdict,
    criteria,
    failing: task.criteria.criteria.flatMap((criterion, at) =>
      detailBelow(criterion, criteria[at], { desk, words }),
    ),
    observations: observeWalk(desk, words),
    overall: say(words, `judge.overall_${verdict.toLowerCase()}`, {
      met: criteria.filter(({ status }) => status === 'met').length,
      below: criteria.filter(({ status }) => status === 'below').length,
      blind: criteria.filter(({ status }) => status === 'unevaluable').length,
      judged: criteria.length - unjudged.length,
    }),
    artefacts: task.evidence.screens.flatMap(({ picture }) => picture ?? []),
    limitations: [
      say(words, 'judge.limit'),
      ...(unjudged.length === 0 ? [] : [say(words, 'judge.not_judged', { names })]),
    ],
  };
}

function decideVerdict(criteria: readonly JudgedCriterion[], desk: Desk): JudgeReport['verdict'] {
  const has = (status: JudgedCriterion['status']): boolean => criteria.some((one) => one.status === status);
  if (has('below')) return 'FAIL';
  return has('unevaluable') || !has('met') || !desk.walked.some(isWalked) ? 'UNEVALUABLE' : 'PASS';
}

function judgeCriterion(criterion: Criterion, desk: Desk, words: EngineWords): JudgedCriterion {
  const { id, number, name } = criterion;
  const head = { criterion: id, number, name };
  const worst = findWorst(id, desk);
  const { threshold, scale } = desk.criteria;
  if (worst !== null) {
    const status = worst.score >= threshold ? ('met' as const) : ('below' as const);
    const evidence = describeWorst(worst, words);
    return { ...head, score: worst.score, status, worst_ref: worst.ref, evidence };
  }
  const tallies = desk.talliesOf.get(id) ?? [];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  if (passed > 0)
    return {
      ...head,
      score: scale,
      status: 'met',
      worst_ref: null,
      evidence: say(words, 'judge.passed', { passed }),
    };
  const isBlind = tallies.some(({ cannot_tell }) => cannot_tell > 0);
  const evidence = say(words, isBlind ? 'judge.unevaluable' : 'judge.unmeasured');
  return { ...head, score: null, status: isBlind ? 'unevaluable' : 'not_judged', worst_ref: null, evidence };
}

interface Worst {
  readonly score: number;
  readonly ref: string;
  readonly issues: readonly Issue[];
}

/** The lowest score of any screen; a journey that stopped is the worst place of its criterion. */
function findWorst(criterion: string, desk: Desk): Worst | null {
  const screens = new Map<string, { ref: string; issues: Set<Issue> }>();
  for (const issue of desk.issuesOf.get(criterion) ?? [])
    for (const place of issue.places) {
      const key = place.state ?? place.ref;
      const screen = screens.get(key) ?? { ref: place.ref, issues: new Set<Issue>() };
      screens.set(key, screen);
      screen.issues.add(issue);
    }
  const scored = [...screens.values()].map(({ ref, issues }) => ({
    ref,
    issues: [...issues],
    score: scoreScreen([...issues], desk),
  }));
  const [stop] = criterion === 'journey-completability' ? stoppedJourneys(desk) : [];
  const stopped =
    stop === undefined ? [] : [{ ref: stop.id, issues: [], score: anchorsOf(desk.criteria).unmet }];
  return [...stopped, ...scored].toSorted((a, b) => a.score - b.score)[0] ?? null;
}

const MAJOR = 3;
const CATASTROPHE = 4;

/** Three minor problems on one screen are on the edge, and the edge falls below. */
const EDGE = 3;

function scoreScreen(issues: readonly Issue[], desk: Desk): number {
  const anchors = anchorsOf(desk.criteria);
  const majors = issues.filter(({ severity }) => severity >= MAJOR);
  const minors = issues.filter(({ severity }) => severity === MAJOR - 1);
  if (issues.some(({ critical }) => critical)) return anchors.unmet;
  if (majors.length > 1 || majors.some(({ severity }) => severity >= CATASTROPHE)) return anchors.several;
  return majors.length === 1 || minors.length >= EDGE ? anchors.below : anchors.met;
}

function describeWorst(worst: Worst, words: EngineWords): string {
  if (worst.issues.length === 0) return say(words, 'judge.stopped');
  return say(words, 'judge.worst', { titles: joinTitles(bySeverity(worst.issues), 3), where: worst.ref });
}

function bySeverity(issues: readonly Issue[]): Issue[] {
  return issues.toSorted((a, b) => b.severity - a.severity || (a.id < b.id ? -1 : 1));
}

function detailBelow(
  criterion: Criterion,
  judged: JudgedCriterion | undefined,
  { desk, words }: { desk: Desk; words: EngineWords },
): JudgeReport['failing'] {
  if (judged?.status !== 'below') return [];
  const [worst] = bySeverity(findWorst(criterion.id, desk)?.issues ?? []);
  return [
    {
      criterion: criterion.id,
      evidence: judged.evidence,
      expected: criterion.description,
      suggestion:
        worst === undefined ? say(words, 'failing.suggestion_stopped') : sentence(worst.recommendation),
    },
  ];
}

function observeWalk(desk: Desk, words: EngineWords): string[] {
  return desk.walked.filter(isWalked).map(({ title, status, steps }) =>
    say(words, status === 'complete' ? 'judge.walked' : 'judge.walked_stopped', {
      title,
      steps: steps.length,
      done: steps.filter((step) => step.status === 'ok').length,
    }),
  );
}
