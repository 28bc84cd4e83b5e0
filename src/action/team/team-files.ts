import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RunFolder } from '../../adapters/run-folder.ts';
import { TeamFolder } from '../../adapters/team/team-folder.ts';
import { newState } from '../../team/state/advance.ts';

/** What this very job made for people: it stays. */
const MADE = /^(?:output|build-report\.(?:json|md)|plan\.md)$/;

/** Begins the team's folder anew over the run's documents: all that it needs is worked out again. */
export function clearTeam(out: string): void {
  const path = join(out, 'team');
  mkdirSync(path, { recursive: true });
  for (const name of readdirSync(path).filter((one) => !MADE.test(one)))
    rmSync(join(path, name), { recursive: true, force: true });
  const { run_id } = new RunFolder(out).read('aggregate', 'aggregate.json');
  new TeamFolder(out).writeState(newState(run_id));
}
