import type { CriteriaSet } from '../../../contract/criteria.ts';
import type { Evidence } from '../../../contract/evidence.ts';
import type { Journey, Step } from '../../../contract/journey.ts';
import type { Issue, Outcomes, RuleTally } from '../../../contract/outcome.ts';
import { formatRef } from '../../../contract/ref.ts';
import type { Review } from '../../../contract/review.ts';
import { isWalked } from '../../../contract/source.ts';
import { groupByJourney } from '../places.ts';

/** What an expert is given: the same for both, in both phases. */
export interface ExpertTask {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
  readonly criteria: CriteriaSet;
  readonly round: number;
  readonly execution: Review['execution'];
}

/** The task sorted for reading: everything looked up later is indexed here, once. */
export interface Desk extends ExpertTask {
  readonly walked: readonly Journey[];
  readonly issuesOf: ReadonlyMap<string, readonly Issue[]>;
  readonly talliesOf: ReadonlyMap<string, readonly RuleTally[]>;
  readonly issuesIn: ReadonlyMap<string, readonly Issue[]>;
  readonly stops: ReadonlySet<string>;
}

/** Sorts a task by criterion and journey; linear in issues, places and steps. */
export function layOut(task: ExpertTask): Desk {
  const walked = task.evidence.journeys.filter((journey) => journey.status !== 'skipped');
  return {
    ...task,
    walked,
    issuesOf: groupByCriterion(task.outcomes.issues),
    talliesOf: groupByCriterion(task.outcomes.rules),
    issuesIn: groupByJourney(task.outcomes.issues),
    stops: new Set(walked.flatMap(stopOf)),
  };
}

function groupByCriterion<T extends Pick<Issue, 'claims'>>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const criterion of new Set(item.claims.criteria)) {
      const group = groups.get(criterion);
      if (group === undefined) groups.set(criterion, [item]);
      else group.push(item);
    }
  return groups;
}

/** The step at which a journey broke off. */
function stopOf(journey: Journey): string[] {
  const step = stopStep(journey);
  return step === null ? [] : [formatRef({ kind: 'step', journey: journey.id, step: step.order })];
}

/** The step at which a journey broke off, `null` when it reached its end. */
export function stopStep(journey: Journey): Step | null {
  if (journey.status === 'complete' || !isWalked(journey)) return null;
  return journey.steps.find((step) => step.status === 'failed') ?? journey.steps.at(-1) ?? null;
}
