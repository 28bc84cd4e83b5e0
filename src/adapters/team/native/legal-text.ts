/** The longest text of one cell or paragraph; a table program takes 32,767 signs. */
const MOST = 30_000;

/** Any text as a text that XML 1.0 can hold: without control signs, halves of pairs and signs that turn the direction. */
export function legalText(text: string): string {
  return text
    .slice(0, MOST)
    .replace(/[\n\r\t\u2028\u2029]+/g, ' ')
    .replace(/[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
}

const WESTERN = /[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A text in the signs that a PDF's built-in fonts know; every other sign is named by its number, none is lost. */
export function westernText(text: string): string {
  return [...legalText(text)]
    .map((sign) => (WESTERN.test(sign) ? sign : `[U+${sign.codePointAt(0)?.toString(16).toUpperCase()}]`))
    .join('');
}
