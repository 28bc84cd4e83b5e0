import { findScreen, isRoot } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';
import { findNavigation, leadsHere } from './navigation-links.ts';

/** The navigation has a link to the very screen one is on and does not mark it. A look that only eyes can see does not count. */
export const currentPlaceNotMarked: StateRule = {
  id: 'current-place-not-marked',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H1'],
    walkthrough: [1],
    criteria: ['navigation-consistency'],
  }),
  check: (state) => {
    const links = findNavigation(state);
    const here = findScreen(state.url, state.url);
    const isHere = here !== null && !isRoot(here) && links.some((link) => leadsHere(link, state));
    if (links.some(({ current }) => current !== null && current !== 'false')) return [pass(ofScreen(state))];
    if (isHere) return [fail(ofScreen(state), { cause: 'navigation' })];
    return links.length === 0 ? [] : [cannotTell(ofScreen(state))];
  },
};
