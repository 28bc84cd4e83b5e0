import type { Expert, JourneyAssessment } from '../../../contract/criteria.ts';
import type { Journey } from '../../../contract/journey.ts';
import type { Issue } from '../../../contract/outcome.ts';
import { isWalked } from '../../../contract/source.ts';
import { type EngineWords, say } from '../words.ts';
import { type Desk, stopStep } from './desk.ts';
import { joinTitles } from './phrase.ts';

type Assessment = JourneyAssessment['assessment'];

const BY_STATUS: Record<Journey['status'], Assessment> = {
  complete: 'Complete',
  partial: 'Partial',
  abandoned: 'Partial',
  failed: 'Failed',
  skipped: 'Failed',
  shown: 'Partial',
  specified: 'Partial',
};
const CATASTROPHE = 4;
const MOST_TITLES = 2;
const MOST_SCREENSHOTS = 4;

/** Assesses every journey that was walked; skipped ones have nothing to look at. */
export function assessJourneys(expert: Expert, desk: Desk, words: EngineWords): JourneyAssessment[] {
  const pictures = new Map(desk.evidence.screens.map(({ id, picture }) => [id, picture]));
  return desk.walked.map((journey) => {
    const issues = [...(desk.issuesIn.get(journey.id) ?? [])].sort(worstFirst);
    return {
      journey: journey.id,
      title: journey.title,
      steps: journey.steps.length,
      completed: isWalked(journey) ? journey.steps.filter(({ status }) => status === 'ok').length : 0,
      assessment: assess(expert, journey, issues),
      issues: describeIssues(journey, issues, words),
      screenshots: pickScreenshots(journey, issues, pictures),
    };
  });
}

/** The issue for which the stricter expert does not call a finished journey complete; `null` when there is none. */
export function findBlocker(issues: readonly Issue[]): Issue | null {
  return issues.find(({ severity }) => severity >= CATASTROPHE) ?? null;
}

/** The strategist asks whether the end was reached, the UX specialist also at what price. */
function assess(expert: Expert, journey: Journey, issues: readonly Issue[]): Assessment {
  const assessment = BY_STATUS[journey.status];
  const isMarred = expert === 'ux_specialist' && findBlocker(issues) !== null;
  return assessment === 'Complete' && isMarred ? 'Partial' : assessment;
}

function worstFirst(a: Issue, b: Issue): number {
  return b.severity - a.severity || (a.id < b.id ? -1 : 1);
}

function describeIssues(journey: Journey, issues: readonly Issue[], words: EngineWords): string {
  const stop = stopStep(journey);
  const stopped = stop === null ? [] : [say(words, 'journey.stopped', { step: stop.order })];
  const unwalked = isWalked(journey) ? [] : [say(words, 'journey.unwalked')];
  const more = issues.length - MOST_TITLES;
  const found =
    issues.length === 0
      ? []
      : [
          say(words, more > 0 ? 'journey.issues_more' : 'journey.issues', {
            titles: joinTitles(issues, MOST_TITLES),
            more,
          }),
        ];
  return [...unwalked, ...stopped, ...found].join('; ');
}

/** Pictures of the screens where the worst problems stand, then of the end. */
function pickScreenshots(
  journey: Journey,
  issues: readonly Issue[],
  pictures: ReadonlyMap<string, string | null>,
): string[] {
  const places = issues.flatMap((issue) => issue.places.filter((place) => place.journey === journey.id));
  const states = [...places.map(({ state }) => state), journey.end_state];
  const found = states.flatMap((state) => (state === null ? [] : (pictures.get(state) ?? [])));
  return [...new Set(found)].slice(0, MOST_SCREENSHOTS);
}
