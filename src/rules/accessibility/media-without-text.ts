import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const LEAST_WORDS = 12;
const WORDS_A_SECOND = 1;

/** Sound alone, or film alone, has no text that could say the same (WCAG 1.2.1). */
export const mediaWithoutText: StateRule = {
  id: 'media-without-text',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.2.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'media' }, (part) => {
      const isAlone = wordsOf(part, 'tag') === 'audio' || part.facts.sound === false;
      const isOpen = isTrue(part, 'shown') && (isTrue(part, 'controls') || isTrue(part, 'autoplay'));
      if (!isOpen || isTrue(part, 'muted')) return 'skip';
      if (isTrue(part, 'captions') || (!isAlone && part.facts.sound === true)) return 'skip';
      if (isTrue(part, 'offers')) return 'pass';
      const seconds = part.facts.duration === null ? 10 : numberOf(part, 'duration');
      const words = numberOf(part, 'words');
      if (numberOf(part, 'companions') > 0 && wordsOf(part, 'tag') === 'video') return 'unsure';
      if (numberOf(part, 'companions') > 0 && words < LEAST_WORDS) return 'unsure';
      const least =
        wordsOf(part, 'tag') === 'audio' ? Math.max(LEAST_WORDS, seconds * WORDS_A_SECOND) : LEAST_WORDS;
      if (words >= least) return 'unsure';
      return isAlone ? { values: { words } } : { claims: { wcag: ['1.2.1', '1.2.2'] }, values: { words } };
    }),
};
