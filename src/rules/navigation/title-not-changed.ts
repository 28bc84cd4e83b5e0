import type { Screen } from '../../contract/evidence.ts';
import { parseRef } from '../../contract/ref.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import type { Observation, RunRule, Spot } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';

/** Screens of different content share one title: whoever listens or has many tabs cannot tell them apart (WCAG 2.4.2). */
export const titleNotChanged: RunRule = {
  id: 'title-not-changed',
  scope: 'run',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({
    nielsen: ['H1'],
    walkthrough: [1],
    wcag: ['2.4.2'],
    criteria: ['navigation-consistency', 'journey-clarity'],
  }),
  check: ({ screens }) => {
    const titled = screens.filter(({ title }) => title.trim() !== '');
    return [...groupBy(titled, ({ title }) => title.trim())].flatMap(([title, sharing]) =>
      judge(title, sharing),
    );
  },
};

function judge(title: string, sharing: readonly Screen[]): Observation[] {
  const routes = new Map(sharing.map((screen) => [routeOf(screen), screen]));
  const screens = [...routes.values()];
  const headings = new Set(screens.map(({ heading }) => heading));
  const subject = { key: null, name: title, box: null };
  const values = { count: screens.length };
  if (screens.length < 2) return [pass(subject, { ...spotOf(screens[0]), values })];
  if (headings.has(null) || headings.size < screens.length)
    return [cannotTell(subject, { ...spotOf(screens[0]), values })];
  return screens.map((screen) => fail(subject, { ...spotOf(screen), cause: title, values }));
}

function routeOf({ route }: Screen): string {
  return normaliseRoute(route.split('?')[0] ?? '');
}

function spotOf(screen: Screen | undefined): { at?: Spot } {
  const ref = screen === undefined ? null : parseRef(screen.first_ref);
  if (screen === undefined || ref === null || ref.kind === 'state') return {};
  return { at: { journey: ref.journey, step: ref.kind === 'step' ? ref.step : null, state: screen.id } };
}
