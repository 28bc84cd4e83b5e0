import type { Journey, Step } from '../../src/contract/journey.ts';
import type { BundlePlan } from '../support/make-bundle.ts';

/** Builds with planted facts, through which the experts come to different ends. */

const SHOP = { journeys: 3, steps: 4 };

/** Nothing is wrong. */
export const FINE: BundlePlan = SHOP;

/** The first journey breaks off and throws on the way. */
export const BROKEN: BundlePlan = inFirst((journey) => ({
  ...journey,
  status: 'partial',
  error: 'timed out',
  steps: journey.steps.map((step) =>
    step.order < 3 ? step : { ...step, status: 'failed', error: 'timed out', ...throwing(step) },
  ),
}));

/** Two calls fail in silence: only the UX specialist weighs that in full, and nothing speaks against it. */
export const SILENT: BundlePlan = inFirst((journey) => ({
  ...journey,
  steps: journey.steps.map((step) => (step.order === 2 || step.order === 3 ? failSilently(step) : step)),
}));

/** Two controls do nothing, yet the strategist's own checks passed at the very same places. */
export const DEAD: BundlePlan = inFirst((journey) => ({
  ...journey,
  steps: journey.steps.map((step) => (step.order === 2 || step.order === 3 ? deaden(step) : step)),
}));

function inFirst(change: (journey: Journey) => Journey): BundlePlan {
  return { ...SHOP, journey: (journey, index) => (index === 0 ? change(journey) : journey) };
}

function throwing(step: Step): Pick<Step, 'trouble'> {
  return { trouble: { ...step.trouble, page_errors: ['TypeError: cart is undefined'] } };
}

const NAMES: Readonly<Record<number, string>> = { 2: 'Save the basket', 3: 'Export as a list' };
const CALLS: Readonly<Record<number, string>> = { 2: 'basket', 3: 'orders' };

function deaden(step: Step): Step {
  const response = step.response === null ? null : { ...step.response, kind: 'none' as const };
  const target = step.target === null ? null : { ...step.target, name: NAMES[step.order] ?? '' };
  return { ...step, target, state_after: step.state_before, response };
}

function failSilently(step: Step): Step {
  const url = `http://127.0.0.1:4173/api/${CALLS[step.order]}`;
  const request = { url, method: 'POST', status: 500, failure: null, resource: 'fetch' };
  return { ...deaden(step), trouble: { ...step.trouble, failed_requests: [request] } };
}
