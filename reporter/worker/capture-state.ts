import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerSettings } from '../options.ts';
import type { Glance } from '../page/look.ts';
import type { AttemptLog } from './attempt-log.ts';
import { type Draft, isScreen, pathOfState } from './draft-state.ts';
import { rememberRested } from './known-screens.ts';
import { measureState } from './measure-state.ts';
import type { PageSession } from './page-session.ts';
import { keepForProbes } from './probes/keep-for-probes.ts';
import { stateId } from './state-id.ts';
import { pathOfPicture } from './take-picture.ts';

const written = new Set<string>();

/**
 * The id of the screen at hand; measures it and writes `states/<id>.json` if this run has not seen it yet. A draft serves
 * where nothing changed since it was made.
 */
export async function captureState(
  session: PageSession,
  glance: Glance,
  { log, settings, draft }: { log: AttemptLog; settings: WorkerSettings; draft: Draft | null },
): Promise<string | null> {
  if (!isScreen(glance)) return null;
  const id = stateId(glance);
  if (glance.settled) rememberRested(settings.dir, glance);
  const path = pathOfState(settings.dir, id);
  if (written.has(path)) return id;
  if (!existsSync(path)) {
    const isSame = draft?.id === id && draft.changed_at === glance.changed_at;
    const state = await measureState(session, glance, { settings, draft: isSame ? draft : null });
    if (writeOnce(path, JSON.stringify({ ...state, id }))) {
      log.share('state', path);
      if (state.picture !== null) log.share('picture', pathOfPicture(settings.dir, state.picture));
    }
  }
  if (settings.probes > 0) await keepForProbes(session, { id, glance }, { log, settings });
  written.add(path);
  return id;
}

/** Whole or not at all; false when another worker was first, since then theirs stays. */
function writeOnce(path: string, json: string): boolean {
  mkdirSync(join(path, '..'), { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, json);
    return publish(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link fails where one is there already, and on disks that know no links. */
function publish(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch {
    if (existsSync(path)) return false;
    renameSync(draft, path);
    return true;
  }
}
