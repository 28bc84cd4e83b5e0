import { join } from 'node:path';
import { withBundle } from './made-bundle.mjs';
import { cli, median, round, runNode } from './measure.mjs';

const SIZES = [
  { journeys: 200, rounds: 3 },
  { journeys: 500, rounds: 1 },
  { journeys: 1000, rounds: 1 },
  { journeys: 2000, rounds: 1 },
];

/** Stages after capture, embedded engine. Promise: 200 journeys x 10 steps under 5 s and 500 MB; linear to 2,000. */
export async function pipeline() {
  const rows = [];
  for (const { journeys, rounds } of SIZES) rows.push(await measure(journeys, rounds));
  return rows;
}

async function measure(journeys, rounds) {
  return withBundle({ journeys, steps: 10 }, (bundle, folder) => {
    const runs = Array.from({ length: rounds }, (_, index) =>
      runNode([cli, 'review', bundle, '--out', join(folder, `out-${index}`), '--quiet']),
    );
    const failed = runs.find(({ status }) => status === 2 || status === null);
    if (failed !== undefined) throw new Error(failed.stderr);
    const wall = median(runs.map((run) => run.wall));
    return {
      journeys,
      steps: journeys * 10,
      wall_s: round(wall),
      cpu_s: round(median(runs.map((run) => run.cpu))),
      peak_mb: round(median(runs.map((run) => run.megabytes)), 0),
      ms_a_journey: round((wall / journeys) * 1000),
    };
  });
}
