/** Tags whose end HTML lets authors leave out, so that a missing pair proves nothing. */
const LOOSE = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup colgroup html head body rp rt br'.split(' '),
);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|svg|math)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*?(\/?)>/gi;
const MOST = 10;

/** Closing tags of the source that no open tag waits for; scripts, styles and comments are skipped. */
export function findStrayTags(source: string): { tag: string; line: number }[] {
  const open: string[] = [];
  const stray: { tag: string; line: number }[] = [];
  for (const match of source.matchAll(TOKEN)) {
    const [, , slash = '', name] = match;
    const tag = name?.toLowerCase();
    if (tag === undefined || LOOSE.has(tag) || VOID.has(tag)) continue;
    if (slash === '') open.push(tag);
    else if (open.includes(tag)) open.splice(open.lastIndexOf(tag), 1);
    else stray.push({ tag, line: lineAt(source, match.index) });
    if (stray.length === MOST) break;
  }
  return stray;
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
