const NAMES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const VALUES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', s: ' ' };

/** Any text as one line of Markdown in which nothing is markup; `decodeLine` gives it back unchanged. */
export function encodeLine(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#&!|~^$@+]/g, '\\$&')
    .replace(/[\n\r\t]/g, (sign) => NAMES[sign] ?? sign)
    .replace(/^ | $/g, '\\s');
}

/** As `encodeLine`, and no colon either: what stands before a colon that parts two texts. */
export function encodeBeforeColon(text: string): string {
  return encodeLine(text).replaceAll(':', '\\:');
}

/** Reads what `encodeLine` wrote. */
export function decodeLine(line: string): string {
  return line.replace(/\\([\s\S])/g, (_whole, sign: string) => VALUES[sign] ?? sign);
}

/** Splits at the first `: ` that is no part of a text. */
export function splitAtColon(line: string): [string, string] {
  const at = /^((?:\\[\s\S]|[^\\:])*): ?/.exec(line);
  return at === null ? [line, ''] : [at[1] ?? '', line.slice(at[0].length)];
}
