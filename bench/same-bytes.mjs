import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBundle } from './made-bundle.mjs';
import { cli, runNode } from './measure.mjs';

const RUNS = 20;

/** The same bundle, judged in 20 new folders: every document must have the same bytes. */
export function sameBytes() {
  return withBundle({ journeys: 40, steps: 6 }, (bundle, folder) => {
    const digests = Array.from({ length: RUNS }, (_, index) => {
      const out = join(folder, `out-${index}`);
      const run = runNode([cli, 'review', bundle, '--out', out, '--quiet'], { probed: false });
      if (run.status === 2) throw new Error(run.stderr);
      return digestOf(out);
    });
    return [{ runs: RUNS, files: filesIn(join(folder, 'out-0')).length, distinct: new Set(digests).size }];
  });
}

function digestOf(folder) {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}
