import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { findCriterion, readAxe } from './axe.ts';

/** Criteria of which a rule of its own reports what axe found. */
const ELSEWHERE = ['1.4.3', '4.1.2', '1.3.1'];

/** What axe-core finds and no rule of our own words: language of parts, zoom, media, frames, timing, skip links. */
export const axeViolation: StateRule = {
  id: 'axe-violation',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    wcag: [
      ...['1.1.1', '1.2.2', '1.4.1', '1.4.2', '1.4.4', '1.4.12', '2.1.1', '2.2.1', '2.2.2'],
      ...['2.4.1', '2.4.2', '2.4.4', '2.5.3', '3.1.1', '3.1.2', '3.3.2', '1.3.5'],
    ],
    criteria: ['component-consistency'],
  }),
  check: (state) => readAxe(state, (result) => !ELSEWHERE.includes(findCriterion(result) ?? '')),
};
