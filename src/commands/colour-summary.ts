import { styleText } from 'node:util';

const COLOURS = [
  [/^\S+ — PASS\b/, 'green'],
  [/^\S+ — FAIL\b/, 'red'],
  [/^\S+ — PROVISIONAL\b/, 'yellow'],
] as const;

/** Colours the verdict line of a summary for a terminal; every other line stays as it is. */
export function colourSummary(lines: readonly string[], hasColour: boolean): string[] {
  if (!hasColour) return [...lines];
  return lines.map((line) => {
    const colour = COLOURS.find(([pattern]) => pattern.test(line))?.[1];
    return colour === undefined ? line : styleText(['bold', colour], line);
  });
}
