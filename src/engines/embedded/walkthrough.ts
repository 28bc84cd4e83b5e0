import type { Journey } from '../../contract/journey.ts';
import type { WalkthroughJudgement } from '../../contract/judgement.ts';
import type { Opinion } from '../../contract/opinion.ts';
import type { Issue } from '../../contract/outcome.ts';
import { countedJourneys, isWalked } from '../../contract/source.ts';
import { groupByJourney, journeyOf } from './places.ts';
import { firstRef, gatherTestimony, unexplainedStops } from './testimony.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

type Action = WalkthroughJudgement['actions'][number];
type Answer = Action['right_effect'];

/** Walks every journey as one action and answers the four questions from the obstacles measured in it. */
export function evaluateWalkthrough(view: View, words: EngineWords): Opinion {
  const journeys = countedJourneys(view.evidence);
  const byJourney = groupByJourney(view.issues);
  const actions = journeys.map((journey) =>
    walk({ journey, issues: byJourney.get(journey.id) ?? [], words }),
  );
  const testimony = gatherTestimony(view, words, [say(words, 'limitations.cognitive_walkthrough')]);
  return {
    method: 'cognitive_walkthrough',
    judgement: { actions, core_task_impossible: journeys.some(isBlocked) },
    ...testimony,
    critical_failures: [...testimony.critical_failures, ...unexplainedStops(view, words)],
  };
}

/** A journey that did not reach its end is a requested task that could not be completed. */
function isBlocked(journey: Journey): boolean {
  return isWalked(journey) && journey.status !== 'complete';
}

/** One journey with the issues that touched it. */
interface Leg {
  readonly journey: Journey;
  readonly issues: readonly Issue[];
  readonly words: EngineWords;
}

function walk(leg: Leg): Action {
  const progress = answerOf(4, leg);
  return {
    action: leg.journey.goal,
    right_effect: answerOf(1, leg),
    action_noticed: answerOf(2, leg),
    action_associated: answerOf(3, leg),
    progress_seen: isBlocked(leg.journey) && progress.answer !== 'fail' ? blocked(leg) : progress,
  };
}

function answerOf(question: number, { journey, issues, words }: Leg): Answer {
  const [worst] = issues
    .filter((issue) => issue.claims.walkthrough.includes(question))
    .toSorted((a, b) => b.severity - a.severity);
  if (!isWalked(journey))
    return { answer: 'partial', why: say(words, 'walkthrough.unseen'), evidence_ref: journey.id };
  if (worst === undefined || worst.severity < 2)
    return { answer: 'pass', why: say(words, 'walkthrough.pass'), evidence_ref: journey.id };
  const verdict = worst.severity >= 3 ? 'fail' : 'partial';
  const why = say(words, `walkthrough.${verdict}`, { title: worst.title });
  return { answer: verdict, why, evidence_ref: refIn(worst, journey) };
}

function blocked({ journey, issues, words }: Leg): Answer {
  const cause = issues.find((issue) => issue.critical);
  const why =
    cause === undefined
      ? say(words, 'walkthrough.blocked_plain')
      : say(words, 'walkthrough.blocked', { title: cause.title });
  return { answer: 'fail', why, evidence_ref: cause === undefined ? journey.id : refIn(cause, journey) };
}

function refIn(issue: Issue, journey: Journey): string {
  return issue.touched.find((ref) => journeyOf(ref) === journey.id) ?? firstRef(issue);
}
