import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';
import { EMPTY_ERROR_WORDS } from '../words.ts';

const VAGUE = new Set(
  'valid entry please fill fill field fields correct correctly form value values for your check try again here all'.split(
    ' ',
  ),
);

/** An error says that something is wrong with a field and not what, or not with which (WCAG 3.3.1, 3.3.3). */
export const vagueError: StateRule = {
  id: 'vague-error',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty'],
    wcag: ['3.3.1', '3.3.3'],
    criteria: ['error-states'],
  }),
  check: (state) =>
    readParts(state, { kind: 'error_text' }, (part) => {
      if (!isTrue(part, 'shown') || numberOf(part, 'fields') === 0) return 'skip';
      const labels = wordsOf(part, 'labels').toLowerCase();
      const words: readonly string[] =
        wordsOf(part, 'text')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const isNamed =
        isTrue(part, 'tied') ||
        numberOf(part, 'fields') === 1 ||
        words.some((word) => word.length > 2 && labels.includes(word));
      const names = labels.split(' | ');
      const twins = names.filter((label, index) => names.indexOf(label) !== index && words.includes(label));
      if (twins.length > 0 && !isTrue(part, 'tied')) return {};
      const rest = words.filter(
        (word) => !VAGUE.has(word) && !EMPTY_ERROR_WORDS.has(word) && !labels.includes(word),
      );
      if (rest.length === 0) return {};
      return isNamed ? 'pass' : 'unsure';
    }),
};
