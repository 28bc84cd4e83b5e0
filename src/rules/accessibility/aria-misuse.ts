import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { findCriterion, readAxe } from './axe.ts';

/** A part of the screen tells assistive technology a wrong role, state or no name (WCAG 4.1.2). */
export const ariaMisuse: StateRule = {
  id: 'aria-misuse',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['4.1.2'], criteria: ['component-consistency'] }),
  check: (state) => readAxe(state, (result) => findCriterion(result) === '4.1.2'),
};
