import type { CrossReview, Review } from '../../../contract/review.ts';
import { type EngineWords, say } from '../words.ts';
import { findBlocker } from './assess-journeys.ts';
import { type Desk, type ExpertTask, layOut } from './desk.ts';
import { firstPlace, joinTitles, sentence } from './phrase.ts';
import { respondToScore } from './respond-to-score.ts';
import { weighIssues } from './weigh-issues.ts';

/** The two first reviews, from the side of the one who answers. */
export interface ReviewPair {
  readonly own: Review;
  readonly theirs: Review;
}

/** An expert's answer to the other's first review by rule; it reads nothing but the two reviews and the evidence. */
export function crossReviewAsExpert(pair: ReviewPair, task: ExpertTask, words: EngineWords): CrossReview {
  const desk = layOut(task);
  const cited = new Set(pair.own.scores.flatMap(({ evidence_refs }) => evidence_refs));
  const theirs = new Map(pair.theirs.scores.map((score) => [score.criterion, score]));
  return {
    expert: pair.own.expert,
    round: pair.own.round,
    responses: pair.own.scores.flatMap((own) => {
      const other = theirs.get(own.criterion);
      return other === undefined
        ? []
        : [respondToScore({ expert: pair.own.expert, own, theirs: other, cited }, desk, words)];
    }),
    journeys: compareAssessments(pair, desk, words),
    new_concerns: listConcerns(pair, cited, { desk, words }),
  };
}

function compareAssessments(pair: ReviewPair, desk: Desk, words: EngineWords): CrossReview['journeys'] {
  const theirs = new Map(pair.theirs.journeys.map((one) => [one.journey, one]));
  return pair.own.journeys.flatMap((own) => {
    const other = theirs.get(own.journey);
    if (other === undefined) return [];
    const answer =
      other.assessment === own.assessment
        ? { response: 'agree' as const, reason: '' }
        : answerAssessment({ journey: own.journey, isMilder: own.assessment === 'Complete' }, desk, words);
    return [
      {
        journey: own.journey,
        title: own.title,
        their_assessment: other.assessment,
        my_assessment: own.assessment,
        ...answer,
      },
    ];
  });
}

/** Who called it complete gives way where the task is blocked for a fact; both answer with a step. */
function answerAssessment(
  about: { journey: string; isMilder: boolean },
  desk: Desk,
  words: EngineWords,
): Pick<CrossReview['journeys'][number], 'response' | 'reason'> {
  const blocker = findBlocker(desk.issuesIn.get(about.journey) ?? []);
  const steps = desk.walked.find(({ id }) => id === about.journey)?.steps.length ?? 0;
  const place = blocker?.places.find(({ journey }) => journey === about.journey);
  const values = {
    title: blocker === null ? '' : joinTitles([blocker], 1),
    where: place?.ref ?? about.journey,
    steps,
  };
  if (!about.isMilder)
    return { response: 'disagree', reason: say(words, 'journey_response.blocked', values) };
  if (blocker?.critical === true)
    return { response: 'agree', reason: say(words, 'journey_response.worse', values) };
  return { response: 'disagree', reason: say(words, 'journey_response.reached', values) };
}

const MOST_CONCERNS = 3;

/** The heaviest problems that the other cites and that this expert cited nowhere and weighed nowhere in full. */
function listConcerns(
  pair: ReviewPair,
  cited: ReadonlySet<string>,
  { desk, words }: { desk: Desk; words: EngineWords },
): string[] {
  const { expert } = pair.own;
  const theirRefs = new Set(pair.theirs.scores.flatMap(({ evidence_refs }) => evidence_refs));
  const weighed = new Set(
    pair.own.scores.flatMap(({ criterion }) =>
      weighIssues({ expert, criterion }, desk).flatMap(({ issue, isFull }) => (isFull ? [issue.id] : [])),
    ),
  );
  return desk.outcomes.issues
    .filter(
      ({ id, touched }) => !weighed.has(id) && touched.some((ref) => theirRefs.has(ref) && !cited.has(ref)),
    )
    .toSorted((a, b) => b.severity - a.severity || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_CONCERNS)
    .map((issue) =>
      say(words, 'concern.noted', {
        title: joinTitles([issue], 1),
        where: firstPlace(issue),
        claim: sentence(issue.claim),
      }),
    );
}
