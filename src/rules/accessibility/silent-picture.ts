import { claims } from '../claims.ts';
import { isTrue, numberOf, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const SAYS = /logo|chart|graph|diagram|map|plan|table|infographic|screenshot/i;

/** A picture that says something is marked as saying nothing (WCAG 1.1.1). */
export const silentPicture: StateRule = {
  id: 'silent-picture',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.1.1'], criteria: ['no-broken-assets'] }),
  check: (state) =>
    readParts(state, { kind: 'picture' }, (part) => {
      if (isTrue(part, 'told')) return 'pass';
      if (
        isTrue(part, 'blank') ||
        isTrue(part, 'in_control') ||
        numberOf(part, 'width') < 24 ||
        numberOf(part, 'height') < 16
      )
        return 'skip';
      const isContent = numberOf(part, 'words_beside') === 0 || isTrue(part, 'introduced');
      if (isContent && (wordsOf(part, 'tag') !== 'svg' || isTrue(part, 'introduced'))) return {};
      return SAYS.test(wordsOf(part, 'file'))
        ? 'unsure'
        : wordsOf(part, 'alt') === '' && part.facts.alt !== null
          ? 'unsure'
          : 'skip';
    }),
};
