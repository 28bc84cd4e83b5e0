import { existsSync } from 'node:fs';
import type { WorkerSettings } from '../../options.ts';
import type { Glance } from '../../page/look.ts';
import type { AttemptLog } from '../attempt-log.ts';
import type { PageSession } from '../page-session.ts';
import { pathOfProbes, writeProbes } from './probe-files.ts';
import { rememberScreen } from './remember-screen.ts';

/** Remembers the way back to a screen; until it has been gone, why there are no probes is that it was not. */
export async function keepForProbes(
  session: PageSession,
  { id, glance }: { id: string; glance: Glance },
  { log, settings }: { log: AttemptLog; settings: WorkerSettings },
): Promise<void> {
  const { use } = log;
  const path = pathOfProbes(settings.dir, id);
  const reason = use === null ? 'switched_off' : 'worker_ended_early';
  if (!existsSync(path)) writeProbes(settings.dir, { id, parts: null, reason });
  log.share('probes', path);
  if (use !== null) await rememberScreen(session, glance, { id, use, settings }).catch(() => undefined);
}
