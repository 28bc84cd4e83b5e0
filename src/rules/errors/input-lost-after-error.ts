import type { Journey, Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { REFUSAL } from '../words.ts';

/** The form comes back with an error and what was typed is gone: everything must be typed again. */
export const inputLostAfterError: JourneyRule = {
  id: 'input-lost-after-error',
  scope: 'journey',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty', 'avoidable'],
    criteria: ['error-states', 'forms-functional'],
  }),
  check: (walk) => {
    const entered = new Map<string, Step>();
    const found: Observation[] = [];
    for (const step of walk.journey.steps) {
      if (isEntry(step) && step.target !== null) entered.set(step.target.key, step);
      else found.push(...inspect(step, entered, walk));
      if (step.interaction === 'navigation') entered.clear();
    }
    return found;
  },
};

/** A password is emptied on purpose; ticks and choices are not typed. */
function isEntry({ interaction, input, target }: Step): boolean {
  return interaction === 'field_entry' && (input?.length ?? 0) > 0 && target?.type !== 'password';
}

function inspect(step: Step, entered: Map<string, Step>, { journey, read }: Walk): Observation[] {
  if (entered.size === 0 || !/^(click_tap|keyboard)$/.test(step.interaction)) return [];
  const [before, after] = [read(step.state_before), read(step.state_after)];
  if (after === null || !hasNewErrors(before, after)) return [];
  const found = after.controls.flatMap((control) => {
    const entry = entered.get(control.key);
    return entry === undefined ? [] : [judge(control, step, { journey, after })];
  });
  entered.clear();
  return found;
}

/** An error that is marked as one, or new words by which a screen refuses. */
function hasNewErrors(before: State | null, after: State): boolean {
  if (after.controls.some(({ invalid }) => invalid)) return true;
  const known = new Set(
    [...(before?.messages ?? []), ...(before?.text.blocks ?? [])].map(({ text }) => text),
  );
  const isNew = ({ text }: { text: string }): boolean => !known.has(text);
  if (after.messages.some((message) => message.error && isNew(message))) return true;
  return (
    before?.route === after.route &&
    after.text.blocks.some((block) => isNew(block) && REFUSAL.test(block.text))
  );
}

function judge(
  control: State['controls'][number],
  step: Step,
  { journey, after }: { journey: Journey; after: State },
): Observation {
  const at = { journey: journey.id, step: step.order, state: after.id };
  if (control.value === 'filled') return pass(ofControl(control), { at });
  if (control.value !== 'empty') return cannotTell(ofControl(control), { at });
  return fail(ofControl(control), { at, cause: normaliseRoute(after.route) });
}
