import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const LEAST_WORDS = 12;

/** A film with sound has neither captions nor its words as text (WCAG 1.2.2). */
export const videoWithoutCaptions: StateRule = {
  id: 'video-without-captions',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.2.2'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'media' }, (part) => {
      if (wordsOf(part, 'tag') !== 'video' || !isTrue(part, 'shown') || isTrue(part, 'muted')) return 'skip';
      if (!isTrue(part, 'controls') && !isTrue(part, 'autoplay')) return 'skip';
      if (isTrue(part, 'captions')) return 'pass';
      if (part.facts.sound !== true || isTrue(part, 'offers'))
        return part.facts.sound === false ? 'skip' : 'unsure';
      return numberOf(part, 'words') < LEAST_WORDS ? {} : 'unsure';
    }),
};
