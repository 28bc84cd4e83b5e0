import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { findCriterion, readAxe } from './axe.ts';

/** Text is too pale for its background to be read in all light and by all eyes (WCAG 1.4.3). */
export const contrast: StateRule = {
  id: 'contrast',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    spark: ['attractive'],
    walkthrough: [2],
    wcag: ['1.4.3'],
    criteria: ['style-brief'],
  }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === '1.4.3'),
};
