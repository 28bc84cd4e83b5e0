import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, round, runNode } from './measure.mjs';

const ROUNDS = 21;
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Nobody listens there, so that the time of a network is no part of it. */
const NOWHERE = 'http://127.0.0.1:9';

/** Cold start of the built action against bare node, in turn: up to its inputs, and with all that talks to GitHub. */
export function action() {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-cold-'));
  const rows = { bare: ['-e', '0'], inputs: [main], publishing: [main] };
  const environments = { bare: {}, inputs: { INPUT_MODE: 'none' }, publishing: ignoredEvent(folder) };
  const expected = { bare: 0, inputs: 2, publishing: 0 };
  const rounds = Array.from({ length: ROUNDS }, () =>
    Object.fromEntries(
      Object.entries(rows).map(([name, args]) => {
        const { status, stderr, wall, cpu } = runNode(args, { env: environments[name] });
        if (status !== expected[name]) throw new Error(`${name} ended with ${status}: ${stderr}`);
        return [name, { wall, cpu }];
      }),
    ),
  );
  rmSync(folder, { recursive: true, force: true });
  return Object.keys(rows).map((name) => ({
    start: name,
    wall_ms: round(median(rounds.map((one) => one[name].wall)) * 1000, 1),
    wall_ratio: round(median(rounds.map((one) => one[name].wall / one.bare.wall))),
    cpu_ms: round(median(rounds.map((one) => one[name].cpu)) * 1000, 1),
    cpu_ratio: round(median(rounds.map((one) => one[name].cpu / one.bare.cpu))),
  }));
}

/** An event that has no result of ours to show: everything is loaded and nothing is done. */
function ignoredEvent(folder) {
  const event = join(folder, 'event.json');
  writeFileSync(event, '{}');
  return {
    'INPUT_GITHUB-TOKEN': 'none',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: NOWHERE,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_EVENT_NAME: 'check_suite',
    GITHUB_EVENT_PATH: event,
  };
}
