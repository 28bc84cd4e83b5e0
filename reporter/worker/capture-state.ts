import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import type { State } from '../../src/contract/state.ts';
import type { WorkerSettings } from '../options.ts';
import type { Glance } from '../page/harvest.ts';
import type { Measured } from '../page/measure.ts';
import { redactText, redactUrl, routeOf } from '../redact.ts';
import type { AttemptLog } from './attempt-log.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { askPage, type PageSession } from './page-session.ts';
import { keepForProbes } from './probes/keep-for-probes.ts';
import { takeSurvey } from './probes/take-survey.ts';
import { runAxe } from './run-axe.ts';
import { pathOfPicture, takePicture } from './take-picture.ts';

const AXE_MS = 4000;
const SURVEY_MS = 1500;
const axeByFrame = new Map<string, State['axe']>();
const surveyByFrame = new Map<string, State['survey']>();
const written = new Set<string>();

/** The id of the screen at hand; measures it and writes `states/<id>.json` if this run has not seen it yet. */
export async function captureState(
  session: PageSession,
  glance: Glance,
  { log, settings }: { log: AttemptLog; settings: WorkerSettings },
): Promise<string | null> {
  if (glance.fingerprint.elements === 0 || glance.url.startsWith('chrome-error:')) return null;
  const id = stateId(glance);
  const path = join(settings.dir, 'states', `${id}.json`);
  if (written.has(path)) return id;
  if (!existsSync(path)) {
    const state = await measureState(session, glance, settings);
    if (writeOnce(path, JSON.stringify({ ...state, id }))) {
      log.share('state', path);
      if (state.picture !== null) log.share('picture', pathOfPicture(settings.dir, state.picture));
    }
  }
  if (settings.probes > 0) await keepForProbes(session, { id, glance }, { log, settings });
  written.add(path);
  return id;
}

/** Route, structure and viewport make a screen; what is in the address beside the route does not. */
export function stateId({
  url,
  viewport,
  fingerprint,
}: Pick<Glance, 'url' | 'viewport' | 'fingerprint'>): string {
  const parts = [routeOf(url), fingerprint.whole, viewport.width, viewport.height].join(' ');
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

/** All that is measured of the screen at hand; also what benchmarks measure, so that they measure the same. */
export async function measureState(
  session: PageSession,
  glance: Glance,
  settings: WorkerSettings,
): Promise<Omit<State, 'id'>> {
  const notMeasured: NotMeasured[] = [];
  const measured = await askPage(session, 'measure');
  const note = (what: string) => (error: unknown) => {
    notMeasured.push({ what, reason: reasonOf(error) });
    return null;
  };
  const picture = await takePicture(session, settings.dir).catch(note('picture'));
  const axe = settings.axe ? await axeOnce(session, glance).catch(note('axe')) : null;
  const survey = settings.survey ? await surveyOnce(session, glance, settings).catch(note('survey')) : null;
  for (const what of ['axe', 'survey', 'probes'] as const)
    if (!settings[what]) notMeasured.push({ what, reason: 'switched_off' });
  if (!glance.settled) notMeasured.push({ what: 'settled screen', reason: 'still_changing' });
  if (measured.frames > 0) notMeasured.push({ what: 'content of frames', reason: 'frames_not_walked' });
  if (measured.dropped > 0)
    notMeasured.push({ what: `${measured.dropped} further parts`, reason: 'list_limit' });
  return {
    url: redactUrl(glance.url),
    route: routeOf(glance.url),
    title: redactText(glance.title),
    viewport: glance.viewport,
    picture,
    axe,
    ...cleanFacts(measured),
    survey,
    probes: null,
    not_measured: notMeasured,
  };
}

/** The survey once a structure, as axe: it tells of parts and styles, never of what fields hold. */
async function surveyOnce(
  session: PageSession,
  glance: Glance,
  { mask }: WorkerSettings,
): Promise<State['survey']> {
  const known = surveyByFrame.get(frameOf(glance));
  if (known !== undefined) return known;
  const asked = session.worlds.main().then((world) => takeSurvey(world, mask));
  const found = await limitTime(asked, SURVEY_MS);
  surveyByFrame.set(frameOf(glance), found);
  return found;
}

/** axe once a structure: what fields hold does not change its answer. */
async function axeOnce(session: PageSession, glance: Glance): Promise<State['axe']> {
  const known = axeByFrame.get(frameOf(glance));
  if (known !== undefined) return known;
  const found = await limitTime(runAxe(session), AXE_MS);
  axeByFrame.set(frameOf(glance), found);
  return found;
}

function frameOf({ fingerprint, url, viewport }: Glance): string {
  return `${fingerprint.frame} ${routeOf(url)} ${viewport.width} ${viewport.height}`;
}

export function cleanFacts(measured: Measured): Omit<Measured, 'dropped' | 'frames'> {
  const { dropped, frames, ...facts } = measured;
  const controls = facts.controls.map((control) => ({
    ...control,
    href: control.href === null ? null : redactUrl(control.href),
  }));
  return { ...facts, controls };
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
