import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** What repeats on every page comes first, and nothing leads past it: no skip link, no landmark, no heading (WCAG 2.4.1). */
export const noWayPast: StateRule = {
  id: 'no-way-past',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ nielsen: ['H7'], wcag: ['2.4.1'], criteria: ['navigation-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'bypass' }, (part) => {
      if (!isTrue(part, 'repeated_first') || numberOf(part, 'repeated') === 0) return 'skip';
      const ways = ['main', 'skips', 'headings', 'hides'].some((way) => numberOf(part, way) > 0);
      if (ways) return 'pass';
      return numberOf(part, 'links_out') > 0 ? { cause: 'layout' } : 'unsure';
    }),
};
