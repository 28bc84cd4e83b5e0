import type { Step } from '../../contract/journey.ts';
import type { Control } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isField } from '../role.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A form shows errors before anything was entered: it scolds a person who did nothing yet. */
export const prematureError: JourneyRule = {
  id: 'premature-error',
  scope: 'journey',
  severity: 2,
  wcag_class: null,
  claims: claims({
    nielsen: ['H5'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['error-states', 'forms-functional'],
  }),
  check: (walk) => {
    const seen = new Set<string>();
    return walk.journey.steps.flatMap((step) => {
      if (step.state_after === null || seen.has(step.state_after)) return [];
      seen.add(step.state_after);
      return inspect(step, walk);
    });
  },
};

/** A page that was opened; else the fields that a press brought: one that was there may have been sent. */
function listNewFields(step: Step, { read }: Walk): Control[] {
  const fields = read(step.state_after)?.controls.filter(isField) ?? [];
  if (step.interaction === 'navigation' || step.target?.role === 'link') return fields;
  const before = step.interaction === 'click_tap' ? read(step.state_before) : null;
  if (before === null) return [];
  return fields.filter(({ key }) => !before.controls.some((known) => known.key === key));
}

function inspect(step: Step, walk: Walk): Observation[] {
  const { journey } = walk;
  const state = walk.read(step.state_after);
  const fields = listNewFields(step, walk);
  if (state === null || fields.length === 0) return [];
  const at = { journey: journey.id, step: step.order, state: state.id };
  const tied = new Set(
    state.messages.flatMap((message) => (message.error && message.for !== null ? [message.for] : [])),
  );
  const accused = fields.filter(({ key, invalid }) => invalid || tied.has(key));
  if (accused.length === 0) return [pass(ofScreen(state), { at })];
  if (!accused.some(({ value }) => value === 'empty')) return [cannotTell(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: normaliseRoute(state.route) })];
}
