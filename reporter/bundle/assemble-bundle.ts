import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Journey } from '../../src/contract/journey.ts';
import { closeBundle, countFaults } from './close-bundle.ts';
import { describeEnvironment } from './describe-environment.ts';
import { findForeign } from './folder.ts';
import { joinProbes } from './join-probes.ts';
import { readHead } from './run-head.ts';
import { dropRecords, tidyFolder } from './tidy-folder.ts';

/** What assembling came to: journeys that had ended, of how many tests; or why there was nothing to do. */
export type Assembled = { journeys: number; tests: number } | 'whole' | 'no_parts';

/** Makes a bundle, said to be incomplete, of what a killed run left behind. A whole bundle is left as it is. */
export function assembleBundle(dir: string): Assembled {
  if (existsSync(join(dir, 'bundle.sha256'))) return 'whole';
  const head = readHead(dir);
  if (head === null || findForeign(dir).length > 0) return 'no_parts';
  const { tests, started_at, ...rest } = head;
  const journeys = readJourneys(dir);
  dropStates(dir, journeys);
  const unprobed = joinProbes(dir);
  dropRecords(dir);
  tidyFolder(dir);
  closeBundle(dir, {
    ...rest,
    environment: describeEnvironment(journeys, []),
    run: {
      status: 'interrupted',
      started_at,
      duration_ms: Math.max(0, Math.round(lastSign(dir) - Date.parse(started_at))),
      complete: false,
    },
    capture_faults: countFaults(journeys),
    not_measured: [
      { what: `${tests - journeys.length} tests that did not end or use no page`, reason: 'run_ended_early' },
      ...unprobed,
    ],
  });
  return { journeys: journeys.length, tests };
}

function readJourneys(dir: string): Journey[] {
  return readdirSync(join(dir, 'journeys'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(dir, 'journeys', name), 'utf8')) as Journey);
}

/** Screens of tests that did not end are not known to be free of what was typed there. */
function dropStates(dir: string, journeys: readonly Journey[]): void {
  const seen = new Set(
    journeys.flatMap(({ steps, end_state }) => [
      end_state,
      ...steps.flatMap((step) => [step.state_before, step.state_after]),
    ]),
  );
  for (const name of readdirSync(join(dir, 'states')))
    if (!seen.has(name.replace(/\.json$/, ''))) rmSync(join(dir, 'states', name));
}

function lastSign(dir: string): number {
  return Math.max(
    ...['journeys', 'states', 'pictures', '.capture'].map((folder) => statSync(join(dir, folder)).mtimeMs),
  );
}
