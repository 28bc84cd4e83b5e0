import { cli, median, round, runNode } from './measure.mjs';

const ROUNDS = 15;

/** Cold start of the built command against bare node, in turn. Promise: under 2.5x. */
export function startup() {
  const pairs = Array.from({ length: ROUNDS }, () => ({
    bare: runNode(['-e', '0'], { probed: false }).wall,
    version: runNode([cli, '--version'], { probed: false }).wall,
    help: runNode([cli, '--help'], { probed: false }).wall,
  }));
  const ms = (name) => round(median(pairs.map((pair) => pair[name])) * 1000, 1);
  const ratio = (name) => round(median(pairs.map((pair) => pair[name] / pair.bare)));
  return [
    { command: 'node -e 0', median_ms: ms('bare'), ratio: 1 },
    { command: 'ux-jury --version', median_ms: ms('version'), ratio: ratio('version') },
    { command: 'ux-jury --help', median_ms: ms('help'), ratio: ratio('help') },
  ];
}
