/**
 * Writes any text so that it fits one line of Markdown (a table cell, a list item, a heading), shows on GitHub as the
 * text it was, and links or formats nothing. `decodeText` gives back exactly the same text.
 *
 * Four tokens: `\x` for punctuation that Markdown reads, `&..;` for HTML and outer blanks, `<br>` for a line break,
 * and a comment, either empty (it breaks a mention or a link) or naming a character that must not reach a screen.
 */
export function encodeText(text: string): string {
  const chars = [...text];
  return chars.map((char, at) => encodeChar(char, chars, at)).join('');
}

/** The inverse of `encodeText`; other text passes unchanged. */
export function decodeText(cell: string): string {
  return cell.replace(TOKEN, (token, escaped: string | undefined, hex: string | undefined) => {
    if (escaped !== undefined) return escaped;
    if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
    return ENTITIES_BACK.get(token) ?? '';
  });
}

/** Splits at a separator, except where a backslash stands before it. */
export function splitUnescaped(cell: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < cell.length; at += 1) {
    if (cell[at] === '\\') at += 1;
    else if (cell.startsWith(separator, at)) {
      parts.push(cell.slice(start, at));
      at += separator.length - 1;
      start = at + 1;
    }
  }
  return [...parts, cell.slice(start)];
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\t', '&#9;'],
  ['\r', '&#13;'],
  ['\n', '<br>'],
]);
const ENTITIES_BACK = new Map([...ENTITIES, [' ', '&#32;'] as const].map(([char, token]) => [token, char]));
const TOKEN = /\\([!-/:-@[-`{-~])|&(?:amp|lt|gt|#9|#13|#32);|<br>|<!-- (?:u\+([0-9a-f]{2,6}) )?-->/g;

const MARKS = new Set('\\`*[]|~$');
const WORD = /^[A-Za-z0-9]$/;

/** Controls, direction overrides, lone surrogates, tags, noncharacters: unseen, or unfit for a UTF-8 file. */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x0, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x2069],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xffff],
  [0xe0000, 0xe007f],
];

function isUnseen(char: string): boolean {
  const code = codeOf(char);
  return UNSEEN.some(([from, to]) => code >= from && code <= to);
}

function encodeChar(char: string, chars: readonly string[], at: number): string {
  const entity = ENTITIES.get(char);
  if (entity !== undefined) return entity;
  if (isUnseen(char)) return `<!-- u+${codeOf(char).toString(16).padStart(2, '0')} -->`;
  if (MARKS.has(char)) return `\\${char}`;
  if (char === ' ') return at === 0 || at === chars.length - 1 ? '&#32;' : ' ';
  if (at === 0 && /^[#+=-]$/.test(char)) return `\\${char}`;
  return encodeInContext(char, chars, at);
}

/** Characters that mean something only beside others: mentions, issue numbers, addresses, numbered lists. */
function encodeInContext(char: string, chars: readonly string[], at: number): string {
  const next = chars[at + 1] ?? '';
  if (char === '_') return WORD.test(chars[at - 1] ?? '') && WORD.test(next) ? '_' : '\\_';
  if (char === '@' ? next !== '' : char === '#' && /^\d$/.test(next)) return `${char}<!-- -->`;
  if (char === '/' && next === '/') return '/<!-- -->';
  if (char === '.' && isAfterWww(chars, at)) return '\\.';
  if ((char === '.' || char === ')') && isAfterNumber(chars, at)) return `\\${char}`;
  return char;
}

function isAfterWww(chars: readonly string[], at: number): boolean {
  return (
    chars
      .slice(Math.max(0, at - 3), at)
      .join('')
      .toLowerCase() === 'www'
  );
}

function isAfterNumber(chars: readonly string[], at: number): boolean {
  return at > 0 && at < 10 && chars.slice(0, at).every((char) => /^\d$/.test(char));
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0;
}

/** A lone surrogate is a code unit, not a code point. */
function fromCode(code: number): string {
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}
