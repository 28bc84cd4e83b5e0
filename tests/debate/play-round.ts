import type { CriteriaFacts, CriteriaSet, Expert } from '../../src/contract/criteria.ts';
import type { Debate } from '../../src/contract/debate.ts';
import type { CrossReview, Execution, Review } from '../../src/contract/review.ts';
import { adaptCriteria } from '../../src/debate/adapt-criteria.ts';
import { renderCrossReviewFile } from '../../src/debate/cross-review-file.ts';
import { renderDebateReport } from '../../src/debate/debate-report.ts';
import { findDivergence, needsCrossReview } from '../../src/debate/divergence.ts';
import { nameCrossReview, nameDebateReport, nameReview } from '../../src/debate/file-names.ts';
import { type RoundReviews, readRound } from '../../src/debate/read-round.ts';
import { renderReviewFile } from '../../src/debate/review-file.ts';
import { synthesize } from '../../src/debate/synthesize.ts';
import { crossReviewAsExpert } from '../../src/engines/embedded/experts/cross-review-as-expert.ts';
import { reviewAsExpert } from '../../src/engines/embedded/experts/review-as-expert.ts';
import { EXPERT_WORDS, PRESETS, TEMPLATES } from './templates.ts';
import { PLAIN_FACTS, type World } from './worlds.ts';

export interface Play {
  readonly execution?: Execution;
  readonly mode?: 'divergence' | 'standard';
  readonly facts?: CriteriaFacts;
  readonly round?: number;
  readonly cycle?: number;
}

export interface Played {
  readonly files: Record<string, string>;
  readonly debate: Debate;
  readonly round: RoundReviews;
  readonly criteria: CriteriaSet;
}

/** One cycle as the stages will run it: experts write files, the facilitator reads nothing but those files. */
export function playRound(world: World, play: Play = {}): Played {
  const { execution = 'parallel', mode = 'divergence', facts = PLAIN_FACTS, round = 2, cycle = 1 } = play;
  const criteria = adaptCriteria(PRESETS.interaction, facts, { mode });
  const task = { ...world, criteria, round, execution };
  const review = (expert: Expert): Review => reviewAsExpert(expert, task, EXPERT_WORDS);
  const files = writeFiles(
    {
      strategist: review('strategist'),
      ux_specialist: execution === 'single_reviewer' ? null : review('ux_specialist'),
    },
    (own, theirs) => crossReviewAsExpert({ own, theirs }, task, EXPERT_WORDS),
    { mode, execution, round },
  );
  const read = readRound(files, round, TEMPLATES);
  const debate = synthesize(read, { criteria, cycle, words: TEMPLATES.words });
  const input = { debate, round: read, criteria };
  files[nameDebateReport(round, cycle)] = renderDebateReport(input, TEMPLATES);
  return { files, debate, round: read, criteria };
}

function writeFiles(
  reviews: { strategist: Review; ux_specialist: Review | null },
  answer: (own: Review, theirs: Review) => CrossReview,
  { mode, execution, round }: { mode: 'divergence' | 'standard'; execution: Execution; round: number },
): Record<string, string> {
  const { strategist, ux_specialist: ux } = reviews;
  const alone = (review: Review): string => renderReviewFile({ review, cross_review: null }, TEMPLATES);
  const files = { [nameReview(round, 'strategist')]: alone(strategist) };
  if (ux === null) return files;
  const isCrossed = needsCrossReview(mode, findDivergence(strategist, ux));
  if (!isCrossed) return { ...files, [nameReview(round, 'ux_specialist')]: alone(ux) };
  const uxCross = answer(ux, strategist);
  const crossed = {
    ...files,
    [nameCrossReview(round, 'strategist')]: renderCrossReviewFile(answer(strategist, ux), TEMPLATES, ux),
  };
  if (execution === 'sequential') {
    const both = { review: ux, cross_review: uxCross };
    return {
      ...crossed,
      [nameReview(round, 'ux_specialist')]: renderReviewFile(both, TEMPLATES, strategist),
    };
  }
  return {
    ...crossed,
    [nameReview(round, 'ux_specialist')]: alone(ux),
    [nameCrossReview(round, 'ux_specialist')]: renderCrossReviewFile(uxCross, TEMPLATES, strategist),
  };
}
