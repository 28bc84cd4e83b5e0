/** Functions that run in the page, by the name that other page functions call them by. */
export type PagePart = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Joins page functions into the text of one script. Page files call one another through `declare const`, never by
 * import, since only their text travels; a bundler may rename a function, so each also gets its own name back.
 */
export function composeScript(parts: readonly PagePart[], start: string): string {
  const functions = parts.flatMap((part) => Object.entries(part));
  const names = new Set(functions.map(([name]) => name));
  if (names.size !== functions.length) throw new Error('two page functions have one name');
  return `(() => {\n${functions.map(([name, code]) => declare(name, code)).join('\n')}\n${start}\n})();`;
}

function declare(name: string, code: (...args: never[]) => unknown): string {
  return code.name === name ? code.toString() : `${code.toString()}\nconst ${name} = ${code.name};`;
}
