import type { Evidence } from '../../contract/evidence.ts';
import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { median } from '../median.ts';
import type { Observation, RunRule, Spot } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

interface Waits {
  readonly cause: string;
  readonly step: Step;
  readonly spots: Spot[];
  readonly times: number[];
}

/** Bands in milliseconds, worst first: attention is lost, the wait is felt, the flow of thought is broken. */
const BANDS = [
  [10_000, 4],
  [4_000, 3],
  [2_000, 2],
  [1_000, 1],
] as const;

/** How far a control must stand out from the run's usual wait before a wait under 4 s is its own fault. */
const STANDS_OUT = 3;

/**
 * A person presses something and for more than a second nothing shows that it was noticed. Times on shared machines
 * swing widely, so each control counts by its median, and must stand out from the rest of the run.
 */
export const slowFeedback: RunRule = {
  id: 'slow-feedback',
  scope: 'run',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['state-changes-visible', 'transition-smoothness'],
  }),
  check: (evidence) => {
    const waits = gatherWaits(evidence);
    const usual = median(waits.flatMap(({ times }) => (times.length > 0 ? [median(times)] : [])));
    return waits.flatMap((wait) => judge(wait, waits.length < 4 ? 0 : usual));
  },
};

function gatherWaits(evidence: Evidence): Waits[] {
  const waits = new Map<string, Waits>();
  for (const journey of evidence.journeys)
    for (const step of journey.steps) {
      if (journey.status === 'skipped' || !isAwaited(step) || step.target === null) continue;
      const cause = signByName(step.target);
      const at = { journey: journey.id, step: step.order, state: step.state_after };
      const wait = waits.get(cause) ?? { cause, step, spots: [], times: [] };
      waits.set(cause, wait);
      wait.spots.push(at);
      const time = step.response?.first_change_ms ?? null;
      if (time !== null) wait.times.push(time);
    }
  return [...waits.values()];
}

function isAwaited({ interaction, status, response }: Step): boolean {
  const isAct = interaction === 'click_tap' || interaction === 'selection' || interaction === 'keyboard';
  return isAct && status === 'ok' && (response === null || !/^(none|focus|value)$/.test(response.kind));
}

function judge({ cause, step, spots, times }: Waits, usual: number): Observation[] {
  const subject = ofStep(step);
  const time = median(times);
  const severity = BANDS.find(([limit]) => time > limit)?.[1];
  const values = { seconds: (time / 1000).toFixed(1), times: times.length };
  const first = spots.slice(0, 1);
  if (times.length === 0) return first.map((at) => cannotTell(subject, { at, values }));
  if (severity === undefined) return first.map((at) => pass(subject, { at, values }));
  const isUsual = severity < 3 && time < usual * STANDS_OUT;
  if (isUsual) return first.map((at) => cannotTell(subject, { at, values }));
  return spots.map((at) => fail(subject, { at, cause, severity, values }));
}
