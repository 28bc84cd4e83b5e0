import type { Part } from '../../contract/part.ts';
import { claims } from '../claims.ts';
import { isTrue, numberOf, type PartAnswer, readParts } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

/** A form is sent with nothing filled in, and nothing is said, or nowhere that everyone notices it (WCAG 3.3.1). */
export const emptySubmitSilent: StateRule = {
  id: 'empty-submit-silent',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty'],
    wcag: ['3.3.1'],
    criteria: ['error-states', 'forms-functional'],
  }),
  check: (state) => readParts(state, { kind: 'empty_submit', from: 'probes' }, judge),
};

/** What left the page was held back, so whatever it says then may be about that. */
function judge(part: Part): PartAnswer {
  if (isTrue(part, 'refused_by_browser')) return 'pass';
  if (numberOf(part, 'sent', 1) > 0 || isTrue(part, 'restless') || isTrue(part, 'gone')) return 'unsure';
  if (numberOf(part, 'dialogs') > 0) return 'pass';
  const words = numberOf(part, 'words');
  if (words > 0 && ['tied', 'announced', 'focused'].some((fact) => isTrue(part, fact))) return 'pass';
  const isMarked = numberOf(part, 'marked') > 0 || isTrue(part, 'focused');
  if (isMarked || numberOf(part, 'required') === 0) return 'unsure';
  return words === 0 ? { values: { words } } : { values: { words }, severity: 1, wcag_class: 'minor' };
}
