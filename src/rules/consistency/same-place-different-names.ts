import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { normalise } from '../signature.ts';
import { listBarLinks } from './bars.ts';

interface Seen {
  readonly name: string;
  readonly words: string;
}

/** The page's navigation calls one place by one name on one screen and by another on the next (WCAG 3.2.4). */
export const samePlaceDifferentNames: JourneyRule = {
  id: 'same-place-different-names',
  scope: 'journey',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    spark: ['simple'],
    nielsen: ['H4'],
    walkthrough: [3],
    wcag: ['3.2.4'],
    criteria: ['navigation-consistency', 'component-consistency'],
  }),
  check: ({ journey, read }) => {
    const known = new Map<string, Seen[]>();
    const seen = new Set<string>();
    return journey.steps.flatMap((step) => {
      const state = seen.has(step.state_after ?? '') ? null : read(step.state_after);
      if (state === null) return [];
      seen.add(state.id);
      return compare(state, known, { journey: journey.id, step: step.order, state: state.id });
    });
  },
};

/** One place may have several names on one screen, a logo and a word: another screen must share one of them. */
function compare(state: State, known: Map<string, Seen[]>, at: Spot): Observation[] {
  return [...gatherNames(state)].flatMap(([place, names]) => {
    const earlier = known.get(place);
    known.set(place, [...(earlier ?? []), ...names].slice(-8));
    const [first] = names;
    if (earlier === undefined || first === undefined) return [];
    const subject = { key: null, name: first.name, box: null };
    const values = { other: earlier[0]?.name ?? '' };
    if (earlier.some((old) => names.some((now) => isAlike(old, now)))) return [pass(subject, { at, values })];
    const isUnsure = [...names, ...earlier].some(({ words }) => words === '');
    return [
      isUnsure ? cannotTell(subject, { at, values }) : fail(subject, { at, cause: pathOf(place), values }),
    ];
  });
}

function gatherNames(state: State): Map<string, Seen[]> {
  const names = new Map<string, Seen[]>();
  for (const { bar, place, name } of listBarLinks(state)) {
    const key = `${bar} ${place}`;
    names.set(key, [...(names.get(key) ?? []), { name, words: normalise(name) }]);
  }
  return names;
}

function isAlike(a: Seen, b: Seen): boolean {
  const words = new Set(a.words.split(' '));
  return a.words === b.words || b.words.split(' ').some((word) => words.has(word));
}

function pathOf(place: string): string {
  return place.replace(/https?:\/\/[^/]+/, '');
}
