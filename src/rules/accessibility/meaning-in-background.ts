import { claims } from '../claims.ts';
import { isTrue, readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const MEANS = /\b(warning|error|danger|important|alert|caution|success|attention|new|required)\b/i;

/** A sign behind the text carries a meaning that the text does not say (WCAG 1.1.1). */
export const meaningInBackground: StateRule = {
  id: 'meaning-in-background',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ wcag: ['1.1.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'background' }, (part) => {
      const [, meaning] = MEANS.exec(wordsOf(part, 'file').replace(/[_-]/g, ' ')) ?? [];
      if (meaning === undefined || wordsOf(part, 'text') === '' || isTrue(part, 'named')) return 'skip';
      return MEANS.test(wordsOf(part, 'told')) ? 'pass' : { values: { meaning: meaning.toLowerCase() } };
    }),
};
