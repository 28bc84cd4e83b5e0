import type { Criterion, Expert } from '../../../contract/criteria.ts';
import type { Issue } from '../../../contract/outcome.ts';
import type { FailingDetail, Review } from '../../../contract/review.ts';
import { type EngineWords, say } from '../words.ts';
import { assessJourneys } from './assess-journeys.ts';
import { type Desk, type ExpertTask, layOut } from './desk.ts';
import { observeBuild } from './observe-build.ts';
import { firstPlace, joinTitles, placesOf, sentence } from './phrase.ts';
import { isMeasured, scoreCriterion, stoppedJourneys } from './score-criterion.ts';
import { weighIssues } from './weigh-issues.ts';

/** An expert's blind first review by rule: same evidence, same review. */
export function reviewAsExpert(expert: Expert, task: ExpertTask, words: EngineWords): Review {
  const desk = layOut(task);
  const scores = task.criteria.criteria.map((criterion) =>
    scoreCriterion({ expert, criterion }, desk, words),
  );
  const journeys = assessJourneys(expert, desk, words);
  return {
    expert,
    round: task.round,
    execution: task.execution,
    version: task.evidence.context.build_identity,
    scale: task.criteria.scale,
    screenshots_reviewed: task.evidence.coverage.states_with_picture,
    scores,
    journeys,
    failing: task.criteria.criteria.flatMap((criterion, at) => {
      const score = scores[at]?.score ?? 0;
      if (score >= task.criteria.threshold) return [];
      return [detailFailing({ expert, criterion, score }, desk, words)];
    }),
    highlights: listHighlights(scores, desk, words),
    observations: observeBuild(scores, desk, words),
  };
}

interface Failing {
  readonly expert: Expert;
  readonly criterion: Criterion;
  readonly score: number;
}

function detailFailing({ expert, criterion, score }: Failing, desk: Desk, words: EngineWords): FailingDetail {
  const issues = weighIssues({ expert, criterion: criterion.id }, desk).map(({ issue }) => issue);
  const [worst] = issues;
  const isCritical = score <= desk.criteria.threshold - 2 || worst?.critical === true;
  const common = {
    criterion: criterion.id,
    expected: criterion.description,
    priority: isCritical ? ('Critical' as const) : ('Important' as const),
  };
  if (worst === undefined) return { ...common, ...detailStopped(desk, words) };
  const more = placesOf(worst).length - 1;
  return {
    ...common,
    observation: issues
      .slice(0, 2)
      .map(({ claim }) => sentence(claim))
      .join(' '),
    journey_evidence: say(words, more > 0 ? 'failing.evidence_more' : 'failing.evidence', {
      title: joinTitles([worst], 1),
      where: firstPlace(worst),
      places: more + 1,
      shown: nameShown(worst, desk, words),
    }),
    suggestion: [...new Set(issues.slice(0, 2).map(({ recommendation }) => sentence(recommendation)))].join(
      ' ',
    ),
  };
}

/** The picture of the first place, where there is one. */
function nameShown(issue: Issue, desk: Desk, words: EngineWords): string {
  const state = issue.places[0]?.state ?? null;
  const picture = desk.evidence.screens.find(({ id }) => id === state)?.picture ?? null;
  return picture === null ? '' : say(words, 'failing.shown', { picture });
}

function detailStopped(
  desk: Desk,
  words: EngineWords,
): Pick<FailingDetail, 'observation' | 'journey_evidence' | 'suggestion'> {
  const stopped = stoppedJourneys(desk);
  const titles = stopped.map(({ title }) => title).join(', ');
  return {
    observation: say(words, 'score.stopped', { stopped: stopped.length, walked: desk.walked.length, titles }),
    journey_evidence: say(words, 'failing.stopped', { titles: [...desk.stops].join(', ') }),
    suggestion: say(words, 'failing.suggestion_stopped'),
  };
}

const MOST_HIGHLIGHTS = 4;

function listHighlights(scores: Review['scores'], desk: Desk, words: EngineWords): string[] {
  return scores
    .filter(({ criterion, score }) => score === desk.criteria.scale && isMeasured(criterion, desk))
    .slice(0, MOST_HIGHLIGHTS)
    .map(({ number, name, evidence }) => say(words, 'highlight.passed', { number, name, claim: evidence }));
}
