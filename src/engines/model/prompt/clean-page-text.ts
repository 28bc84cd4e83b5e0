/** Bidirectional, zero-width, tag, variation and control characters: invisible to a person, readable to a model. */
const INVISIBLE = /[\p{C}\p{DI}]/gu;
const PILED_ACCENTS = /(\p{M}{2})\p{M}+/gu;

/** Text of a page as a person can see it, on one line, at most `most` characters. */
export function cleanPageText(text: string, most = 300): string {
  const visible = text
    .slice(0, most * 4)
    .replace(/\ufeff/g, '')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_ACCENTS, '$1')
    .normalize('NFC')
    .trim();
  const signs = [...visible];
  return signs.length <= most ? visible : `${signs.slice(0, most - 1).join('')}…`;
}
