import type { Issue } from '../../contract/outcome.ts';
import type { BuiltIssue, PullBuild, PullProof } from '../../contract/team/pull-state.ts';
import { isSame, type RunFacts } from '../build/compare-runs.ts';

/**
 * What the review of a later commit shows of a build: which findings are gone where they were looked for again, which
 * still stand, which were not looked for (their journey was not walked that far), and what is new. A task is proven when
 * every finding that it changed something for is gone, and nothing is new and nothing fell.
 */
export function verifyBuild(build: PullBuild, after: RunFacts, run: { sha: string; url: string }): PullProof {
  const { aggregate, outcomes } = after;
  const fresh = outcomes.issues.filter((one) => !build.known.some((old) => isSame(one, old)));
  const fell = hasFallen(build, aggregate);
  return {
    ...run,
    tasks: build.tasks.map(({ task, issues, handed_over }) => {
      const fates = issues.map((issue) => fateOf(issue, after));
      const count = (fate: Fate): number => fates.filter((one) => one === fate).length;
      const isClean = issues.length > 0 && handed_over === 0 && fresh.length === 0 && !fell;
      return {
        task,
        gone: count('gone'),
        still: count('still'),
        unseen: count('unseen'),
        proven: isClean && count('gone') === issues.length,
      };
    }),
    fresh: fresh.slice(0, 20).map(({ id, claim }) => ({ issue: id, claim })),
    average: aggregate.average_score,
    verdict: aggregate.verdict,
    fell,
  };
}

type Fate = 'gone' | 'still' | 'unseen';

function fateOf(issue: BuiltIssue, { outcomes, evidence }: RunFacts): Fate {
  if (outcomes.issues.some((one) => isSame(one, issue))) return 'still';
  const isSeenAgain = issue.seen.every(({ journey, step, status }) => {
    const now = evidence.journeys.find(({ id }) => id === journey);
    if (now === undefined || (now.status !== 'complete' && now.status !== status)) return false;
    return step === null || now.status === 'complete' || now.steps.some(({ order }) => order === step);
  });
  return isSeenAgain ? 'gone' : 'unseen';
}

const ORDER = ['fail', 'provisional', 'pass'];

function hasFallen(before: PullBuild, after: RunFacts['aggregate']): boolean {
  return ORDER.indexOf(after.verdict) < ORDER.indexOf(before.verdict) || after.average_score < before.average;
}

const MOST_PLACES = 5;

/** A finding as it is kept for that comparison. */
export function keepIssue({ id, rule, claim, places }: Issue, { evidence }: RunFacts): BuiltIssue {
  const seen = places.slice(0, MOST_PLACES).map(({ journey, step }) => ({
    journey,
    step,
    status: evidence.journeys.find((one) => one.id === journey)?.status ?? '-',
  }));
  return { id, rule, claim, seen };
}
