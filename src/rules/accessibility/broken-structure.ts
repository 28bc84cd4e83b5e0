import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { findCriterion, readAxe } from './axe.ts';

/** A list, table or relation that the eye sees is not there in the markup (WCAG 1.3.1). */
export const brokenStructure: StateRule = {
  id: 'broken-structure',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.3.1'], criteria: ['component-consistency'] }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === '1.3.1'),
};
