import type { State } from '../../contract/state.ts';
import { findScreen } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';
import { isWayOut } from '../way-out.ts';
import { wordsApply } from '../words-apply.ts';

/** A screen that a person came to offers no way back or elsewhere: no link, no navigation, no cancel. */
export const noWayBack: JourneyRule = {
  id: 'no-way-back',
  scope: 'journey',
  severity: 2,
  wcag_class: null,
  claims: claims({
    nielsen: ['H3'],
    walkthrough: [2],
    pure: ['difficulty'],
    criteria: ['back-navigation', 'no-dead-ends'],
  }),
  check: ({ journey, read }) => {
    const seen = new Set<string>();
    let first: string | null = null;
    return journey.steps.flatMap((step) => {
      const state = seen.has(step.state_after ?? '') ? null : read(step.state_after);
      if (state === null) return [];
      seen.add(state.id);
      first ??= state.route;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return state.route === first ? [] : inspect(state, at);
    });
  },
};

function inspect(state: State, at: Spot): Observation[] {
  const usable = state.controls.filter(({ disabled }) => !disabled);
  if (usable.length === 0) return [];
  if (usable.some((control) => leadsOut(control, state))) return [pass(ofScreen(state), { at })];
  if (!wordsApply(state)) return [cannotTell(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: normaliseRoute(state.route) })];
}

function leadsOut({ landmark, href, name }: State['controls'][number], state: State): boolean {
  if (landmark === 'navigation' || landmark === 'banner' || isWayOut(name)) return true;
  const there = href === null ? null : findScreen(href, state.url);
  return there !== null && there !== findScreen(state.url, state.url);
}
