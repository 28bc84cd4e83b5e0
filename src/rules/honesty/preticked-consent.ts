import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isTick } from '../role.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { CONSENT } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** A consent or a paid extra is ticked before the person has decided: silence counts as yes. */
export const pretickedConsent: JourneyRule = {
  id: 'preticked-consent',
  scope: 'journey',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['purposeful'],
    nielsen: ['H5'],
    walkthrough: [3],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: ({ journey, read }) => {
    const seen = new Set<string>();
    return journey.steps.flatMap((step) => {
      const found = [step.state_before, step.state_after].flatMap((id) => {
        const at = { journey: journey.id, step: step.order, state: id };
        return inspect(read(id), seen, at);
      });
      return found;
    });
  },
};

/** Only the first sight of a box counts: later the person may have ticked it. */
function inspect(state: State | null, seen: Set<string>, at: Spot): Observation[] {
  if (state === null || seen.has(state.id)) return [];
  seen.add(state.id);
  const isRead = wordsApply(state);
  return state.controls.filter(isTick).flatMap((control) => {
    const key = `${state.route} ${control.key}`;
    if (control.role === 'radio' || seen.has(key)) return [];
    seen.add(key);
    if (!CONSENT.test(control.name)) return isRead ? [] : [cannotTell(ofControl(control), { at })];
    if (control.value !== 'checked') return [pass(ofControl(control), { at })];
    return [fail(ofControl(control), { at, cause: signByName(control) })];
  });
}
