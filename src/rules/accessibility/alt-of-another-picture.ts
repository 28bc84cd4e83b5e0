import { claims } from '../claims.ts';
import { readParts, wordsOf } from '../read-parts.ts';
import type { StateRule } from '../rule.ts';

const KINDS = ['logo', 'photo', 'portrait', 'map', 'icon', 'chart', 'picture', 'image'];

/** The text alternative names another thing than the file does (WCAG 1.1.1). */
export const altOfAnotherPicture: StateRule = {
  id: 'alt-of-another-picture',
  scope: 'state',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({ wcag: ['1.1.1'], criteria: ['component-consistency'] }),
  check: (state) =>
    readParts(state, { kind: 'picture' }, (part) => {
      const [alt, file] = [
        listWords(wordsOf(part, 'alt')),
        listWords(wordsOf(part, 'file').replace(/\.\w+$/, '')),
      ];
      const isNamed = alt.length > 0 && alt.length <= 4 && file.some((word) => word.length > 2);
      if (!isNamed || wordsOf(part, 'file') === '') return 'skip';
      const shared = alt.filter((word) => file.includes(word));
      const rest = [alt, file].map((words) => words.filter((word) => !KINDS.includes(word)));
      const isSameKind = shared.length > 0 && shared.every((word) => KINDS.includes(word));
      if (isSameKind && rest.every((words) => words.length > 0))
        return { values: { file: wordsOf(part, 'file') } };
      return shared.length > 0 ? 'pass' : 'unsure';
    }),
};

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
