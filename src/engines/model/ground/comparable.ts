/** Text in the form in which quotes are compared: one case, one kind of space and quotation mark, nothing invisible. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\ufeff/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{DI}]/gu, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .toLowerCase()
    .replace(/^[\s"'….,:;]+|[\s"'….,:;]+$/g, '');
}

/** Words that stand in quotation marks inside a sentence: each claims to be the words of the page. */
export function quotedIn(sentence: string): string[] {
  const marked = sentence.matchAll(/“([^”]{2,200})”|"([^"]{2,200})"|«([^»]{2,200})»/g);
  return [...marked].map(([, a, b, c]) => comparable(a ?? b ?? c ?? '')).filter((quote) => quote.length > 1);
}

/** Numbers that a sentence states as a fact: not references, not the names of criteria, heuristics and levels. */
export function numbersIn(sentence: string): number[] {
  const plain = sentence
    .replace(/[a-z0-9-]+\/step-\d+|state:[a-z0-9-]+|journey-\d+/gi, ' ')
    .replace(/\b\d+\.\d+\.\d+\b/g, ' ')
    .replace(/\b[hcq]\d{1,2}\b/gi, ' ')
    .replace(/\bWCAG\s*2\.\d\b/gi, ' ');
  return [...plain.matchAll(/(?<![\w.])\d+(?:[.,]\d+)?/g)].map(([digits]) =>
    Number(digits.replace(',', '.')),
  );
}
