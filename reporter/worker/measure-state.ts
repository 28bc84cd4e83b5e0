import type { State } from '../../src/contract/state.ts';
import type { WorkerSettings } from '../options.ts';
import type { Screen } from '../page/look.ts';
import type { Measured } from '../page/measure.ts';
import { redactText, redactUrl, routeOf } from '../redact.ts';
import { type Draft, draftState } from './draft-state.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import type { PageSession } from './page-session.ts';
import { takeSurvey } from './probes/take-survey.ts';
import { runAxe } from './run-axe.ts';

const AXE_MS = 4000;
const SURVEY_MS = 1500;
const axeByFrame = new Map<string, State['axe']>();
const surveyByFrame = new Map<string, State['survey']>();

/** All that is measured of the screen at hand, from its draft if there is one; also what benchmarks measure, so that they measure the same. */
export async function measureState(
  session: PageSession,
  screen: Screen,
  { settings, draft }: { settings: WorkerSettings; draft: Draft | null },
): Promise<Omit<State, 'id'>> {
  const { measured, picture, not_measured } = draft ?? (await draftState(session, screen, settings));
  const notMeasured = [...not_measured];
  const note = (what: string) => (error: unknown) => {
    notMeasured.push({ what, reason: reasonOf(error) });
    return null;
  };
  const axe = settings.axe ? await axeOnce(session, screen).catch(note('axe')) : null;
  const survey = settings.survey ? await surveyOnce(session, screen, settings).catch(note('survey')) : null;
  for (const what of ['axe', 'survey', 'probes'] as const)
    if (!settings[what]) notMeasured.push({ what, reason: 'switched_off' });
  if (!screen.settled) notMeasured.push({ what: 'settled screen', reason: 'still_changing' });
  if (measured.frames > 0) notMeasured.push({ what: 'content of frames', reason: 'frames_not_walked' });
  if (measured.dropped > 0)
    notMeasured.push({ what: `${measured.dropped} further parts`, reason: 'list_limit' });
  return {
    url: redactUrl(screen.url),
    route: routeOf(screen.url),
    title: redactText(screen.title),
    viewport: screen.viewport,
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
  screen: Screen,
  { mask }: WorkerSettings,
): Promise<State['survey']> {
  const known = surveyByFrame.get(frameOf(screen));
  if (known !== undefined) return known;
  const asked = session.worlds.main().then((world) => takeSurvey(world, mask));
  const found = await limitTime(asked, SURVEY_MS);
  surveyByFrame.set(frameOf(screen), found);
  return found;
}

/** axe once a structure: what fields hold does not change its answer. */
async function axeOnce(session: PageSession, screen: Screen): Promise<State['axe']> {
  const known = axeByFrame.get(frameOf(screen));
  if (known !== undefined) return known;
  const found = await limitTime(runAxe(session), AXE_MS);
  axeByFrame.set(frameOf(screen), found);
  return found;
}

function frameOf({ fingerprint, url, viewport }: Screen): string {
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
