import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamState } from '../../contract/team/team-state.ts';
import { newState } from '../../team/state/advance.ts';
import { RunFolder } from '../run-folder.ts';

/** The team's folder inside a results folder; the only place that writes the state. */
export class TeamFolder extends RunFolder {
  constructor(results: string) {
    super(join(results, 'team'));
  }

  /** The state of this run; what belongs to another run is swept away, since nothing of it holds any more. */
  openState(runId: string): TeamState {
    if (this.has('state.json')) {
      const state = this.read('team-state', 'state.json');
      if (state.run_id === runId) return state;
    }
    rmSync(this.path, { recursive: true, force: true });
    return this.writeState(newState(runId));
  }

  writeState(state: TeamState): TeamState {
    this.write<'team-state'>('state.json', state);
    return state;
  }

  /** Names in a folder with an ending, in order. */
  named(folder: string, ending: string): string[] {
    const path = join(this.path, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith(ending))
      .toSorted();
  }
}
