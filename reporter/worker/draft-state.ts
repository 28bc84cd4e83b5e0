import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import type { WorkerSettings } from '../options.ts';
import type { Screen } from '../page/look.ts';
import type { Measured } from '../page/measure.ts';
import { reasonOf } from './limit-time.ts';
import { askPage, type PageSession } from './page-session.ts';
import { poseAsIs, poseScreen } from './pose-screen.ts';
import { stateId } from './state-id.ts';
import { takeBarePicture, takePicture } from './take-picture.ts';

/** What has to be taken while the screen is there: its facts and its picture. */
export interface Draft {
  readonly id: string;
  /** The screen's fingerprint. */
  readonly whole: string;
  /** When the screen had last changed, on the page's clock. */
  readonly changed_at: number;
  readonly measured: Measured;
  readonly picture: string | null;
  readonly not_measured: readonly NotMeasured[];
}

/** The bundle's folder. */
export type Place = Pick<WorkerSettings, 'dir'>;

/** Drafts a screen that this run has not seen yet; `null` for one that it has, and for no screen. */
export async function draftNewState(
  session: PageSession,
  screen: Screen,
  settings: Place,
): Promise<Draft | null> {
  return isNew(screen, settings) ? draftState(session, screen, settings) : null;
}

/** The same while the test goes on: `null` also when something would have to be covered, or changed meanwhile. */
export async function draftBareState(
  session: PageSession,
  screen: Screen,
  settings: Place,
): Promise<Draft | null> {
  if (!isNew(screen, settings)) return null;
  const posed = await poseAsIs(session);
  if (posed === null) return null;
  const [picture, measured] = await Promise.all([
    takeBarePicture(session, posed, { changedAt: screen.changed_at, dir: settings.dir }),
    askPage(session, 'measure'),
  ]);
  return picture === null ? null : { ...draftOf(screen), measured, picture, not_measured: [] };
}

/** The facts are read while the browser draws, which takes it two frames; the cover changes none of them. */
export async function draftState(session: PageSession, screen: Screen, { dir }: Place): Promise<Draft> {
  const not_measured: NotMeasured[] = [];
  const posing = poseScreen(session);
  const [picture, measured] = await Promise.all([
    takePicture(session, dir, posing).catch((error: unknown) => {
      not_measured.push({ what: 'picture', reason: reasonOf(error) });
      return null;
    }),
    posing.catch(() => null).then(() => askPage(session, 'measure')),
  ]);
  return { ...draftOf(screen), measured, picture, not_measured };
}

function draftOf(screen: Screen): Pick<Draft, 'id' | 'whole' | 'changed_at'> {
  return { id: stateId(screen), whole: screen.fingerprint.whole, changed_at: screen.changed_at };
}

export function isScreen({ fingerprint, url }: Screen): boolean {
  return fingerprint.elements > 0 && !url.startsWith('chrome-error:');
}

export function pathOfState(dir: string, id: string): string {
  return join(dir, 'states', `${id}.json`);
}

function isNew(screen: Screen, { dir }: Place): boolean {
  return isScreen(screen) && !existsSync(pathOfState(dir, stateId(screen)));
}
