import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { ofScreen } from '../subject.ts';
import { listBarLinks } from './bars.ts';

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
    let previous: Bars | null = null;
    let route = '';
    return journey.steps.flatMap((step) => {
      const state = read(step.state_after);
      if (state === null || state.route === route) return [];
      route = state.route;
      const before = previous;
      const now = readBars(state);
      previous = now;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return [...now].flatMap(([bar, links]) => compare(before?.get(bar) ?? [], links, { state, at }));
    });
  },
};

type Bars = ReadonlyMap<string, string[]>;

/** Each bar's links in their order; the head and foot of a page hold more than places. */
function readBars(state: State): Bars {
  const places = listBarLinks(state).filter(({ bar }) => !/^(banner|contentinfo)$/.test(bar));
  const bars = groupBy(places, ({ bar }) => bar);
  return new Map([...bars].map(([bar, links]) => [bar, links.map(({ place, name }) => `${place} ${name}`)]));
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
