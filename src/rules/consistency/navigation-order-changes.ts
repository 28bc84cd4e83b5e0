import type { State } from '../../contract/state.ts';
import { findScreen } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** The same navigation stands in another order on another screen: people who learned its place miss it (WCAG 3.2.3). */
export const navigationOrderChanges: JourneyRule = {
  id: 'navigation-order-changes',
  scope: 'journey',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H4'],
    walkthrough: [2],
    wcag: ['3.2.3'],
    criteria: ['navigation-consistency'],
  }),
  check: ({ journey, read }) => {
    let previous: string[] | null = null;
    let route = '';
    return journey.steps.flatMap((step) => {
      const state = read(step.state_after);
      if (state === null || state.route === route) return [];
      route = state.route;
      const before = previous;
      previous = listLinks(state);
      const at = { journey: journey.id, step: step.order, state: state.id };
      return before === null ? [] : compare(before, previous, { state, at });
    });
  },
};

function listLinks(state: State): string[] {
  return state.controls.flatMap(({ role, href, landmark, name }) => {
    const place = href === null ? null : findScreen(href, state.url);
    return role === 'link' && landmark === 'navigation' && place !== null ? [`${place} ${name}`] : [];
  });
}

function compare(before: string[], now: string[], { state, at }: { state: State; at: Spot }): Observation[] {
  const known = new Set(listSingles(before));
  const shared = new Set(listSingles(now).filter((link) => known.has(link)));
  if (before.length < 2 || now.length < 2) return [];
  if (shared.size < 2) return [cannotTell(ofScreen(state), { at })];
  const order = (links: string[]): string => links.filter((link) => shared.has(link)).join('\n');
  if (order(before) === order(now)) return [pass(ofScreen(state), { at })];
  return [fail(ofScreen(state), { at, cause: 'navigation' })];
}

/** Links that stand once: of one that a path or a footer repeats, nobody knows which is which. */
function listSingles(links: string[]): string[] {
  return links.filter((link) => links.indexOf(link) === links.lastIndexOf(link));
}
