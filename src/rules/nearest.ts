const MOST = 3;

/** Up to three of the names that are like what was written, the likest first. */
export function nearest(written: string, names: readonly string[]): string[] {
  const most = Math.max(2, Math.ceil(written.length * 0.4));
  return names
    .map((name) => ({ name, distance: distanceOf(written.toLowerCase(), name) }))
    .filter(({ name, distance }) => distance <= most || (written.length > 3 && name.includes(written)))
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** Levenshtein's: how many letters must be put in, taken out or changed. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...b].entries())
      next.push(
        Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
