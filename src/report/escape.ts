/** Invisible joiner that keeps GitHub from linking what it stands in. */
const BREAK = '\u2060';
const MOST_MARKDOWN = 600;
const MOST_HTML = 4_000;
const MOST_LOG = 400;

/** Makes any text safe as HTML text or as a quoted attribute value; caps its length in characters. */
export function escapeHtml(text: string, most = MOST_HTML): string {
  return cleanText(text, most).replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Makes any text safe as one line inside Markdown: no markup, no HTML, no mention, no link, no reference to an issue,
 * no start of a block. Caps its length in characters.
 */
export function escapeMarkdown(text: string, most = MOST_MARKDOWN): string {
  const line = cleanText(text.slice(0, most * 4).replace(/<!--[\s\S]*?(?:-->|$)/g, ''), most);
  return breakAutolinks(escapeMarkup(line));
}

/** Puts a reference or another short token into a code span, in which nothing is markup. */
export function codeSpan(text: string): string {
  const inner = cleanText(text, 200).replace(/`/g, "'").replace(/\|/g, '¦').replace(/</g, '‹');
  return inner === '' ? '' : `\`${inner}\``;
}

/** Wraps code in a fence that is longer than any run of backticks inside it. */
export function fence(code: string, language = ''): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${code}\n${ticks}`;
}

/**
 * Writes JSON that is safe in a script element, in HTML text and in a fence: what could be markup or is invisible
 * stands as a `\u` escape, so that the text still parses to the same value.
 */
export function escapeJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.replace(/[<>&]|[^\P{C}\n]|[\p{DI}\p{Zl}\p{Zp}]/gu, (sign) =>
    [...sign.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
}

/** Makes any text safe as part of a log line: no control sequence and no workflow command. */
export function escapeLog(text: string, most = MOST_LOG): string {
  return cleanText(text, most)
    .replace(/^::/, ': :')
    .replace(/##(?=\[)/g, '## ');
}

/** Makes any text safe where nothing is markup but addresses and names may still be linked: an annotation. */
export function escapePlain(text: string, most = MOST_MARKDOWN): string {
  return breakAutolinks(escapePlane(cleanText(text, most)));
}

/** Replaces signs beyond the basic plane, which check runs do not take. */
export function escapePlane(text: string): string {
  return text.replace(/[\u{10000}-\u{10FFFF}]/gu, '\u25A1');
}

/** One visible line: without control, bidirectional, zero-width, tag and private characters or piles of accents. */
export function cleanText(text: string, most: number): string {
  const visible = text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{DI}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  if (visible.length <= most) return visible;
  return `${[...visible.slice(0, most)].slice(0, -1).join('').trimEnd()}…`;
}

function escapeMarkup(line: string): string {
  return line
    .replace(/[\\`*_[\]|~!#$^]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** GitHub links on the rendered text, so that a backslash does not help: the words themselves are broken. */
function breakAutolinks(line: string): string {
  return line
    .replace(/@(?=[\w-])/g, `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/\b(gh-)(?=\d)/gi, `$1${BREAK}`)
    .replace(/:(?=\/\/)/g, `:${BREAK}`)
    .replace(/\b(www)(?=\.)/gi, `$1${BREAK}`)
    .replace(/\b(mailto|xmpp|javascript|data):/gi, `$1${BREAK}:`)
    .replace(/:(?=[\w+\\-]{1,60}:)/g, `:${BREAK}`);
}
