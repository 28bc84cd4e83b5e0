import type { State } from '../../contract/state.ts';
import { findScreen, isRoot } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { normalise, normaliseRoute } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { findNavigation, leadsHere } from './navigation-links.ts';

/** Two words are one when they begin alike: report, reports, reporting. */
const STEM = 4;

/** The navigation calls a place by one name, and the place calls itself by another. */
export const placeNamedDifferently: StateRule = {
  id: 'place-named-differently',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H4'],
    walkthrough: [4],
    criteria: ['navigation-consistency', 'component-consistency'],
  }),
  check: (state) => {
    const here = findScreen(state.url, state.url);
    if (here === null || isRoot(here)) return [];
    const links = findNavigation(state).filter((link) => leadsHere(link, state));
    const [first] = links;
    if (first === undefined) return [];
    const values = { heading: state.headings.find(({ level }) => level === 1)?.text ?? state.title };
    if (normalise(values.heading) === '') return [cannotTell(ofControl(first), { values })];
    if (links.some(({ name }) => sharesWord(name, state))) return [pass(ofControl(first), { values })];
    return [fail(ofControl(first), { cause: normaliseRoute(state.route), values })];
  },
};

function sharesWord(name: string, { title, headings }: State): boolean {
  const said = normalise([title, ...headings.map(({ text }) => text)].join(' ')).split(' ');
  const stems = new Set(said.map((word) => word.slice(0, STEM)));
  return normalise(name)
    .split(' ')
    .some((word) => stems.has(word.slice(0, STEM)));
}
