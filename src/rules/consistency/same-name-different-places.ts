import type { Control, State } from '../../contract/state.ts';
import { findScreen } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import type { StateRule } from '../rule.ts';
import { normalise, normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';
import { GENERIC_NAME } from '../words.ts';

/** On one screen, links of one name lead to different places, and nothing around them tells which is which. */
export const sameNameDifferentPlaces: StateRule = {
  id: 'same-name-different-places',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    nielsen: ['H4'],
    walkthrough: [3],
    criteria: ['navigation-consistency', 'journey-clarity'],
  }),
  check: (state) => {
    const links = state.controls.filter(({ role, name }) => role === 'link' && name.trim() !== '');
    if (links.length < 2) return [];
    const found = [...groupBy(links, signPlace)].filter(
      ([, same]) => countScreens(same, state.url) > 1 && !isOneContent(same, state),
    );
    const known = links.some(({ href }) => href !== null);
    if (found.length === 0) return [known ? pass(ofScreen(state)) : cannotTell(ofScreen(state))];
    return found.map(([, same]) => {
      const [first] = same;
      const name = first?.name ?? '';
      const values = { count: countScreens(same, state.url) };
      const cause = `${normaliseRoute(state.route)}|${normalise(name)}`;
      const severity = GENERIC_NAME.test(name.trim()) ? 2 : 1;
      return fail({ key: first?.key ?? null, name, box: first?.box ?? null }, { cause, severity, values });
    });
  },
};

/** The links were followed, and what they lead to is the same, or too short to differ. */
function isOneContent(links: readonly Control[], { probes }: State): boolean {
  const keys = new Set(links.map(({ key }) => key));
  const targets = probes?.filter((part) => part.kind === 'link_target' && keys.has(part.key)) ?? [];
  return targets.length > 0 && targets.every(({ facts }) => facts.compared === true && facts.same !== false);
}

function signPlace({ name, landmark, group }: Control): string {
  return [name.trim().toLowerCase(), landmark ?? '', group ?? ''].join('|');
}

function countScreens(links: readonly Control[], base: string): number {
  const screens = links.map(({ href }) => (href === null ? null : findScreen(href, base)));
  return new Set(screens.filter((screen) => screen !== null)).size;
}
