import type { JourneyAssessment } from '../contract/criteria.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import {
  type CriterionScore,
  type CrossReview,
  type FailingDetail,
  type Review,
  review as reviewSchema,
} from '../contract/review.ts';
import { encodeText } from './cell-codec.ts';
import { acceptCrossReview, viewCrossReview } from './cross-review-file.ts';
import {
  bare,
  decodeFields,
  encodeFields,
  type Fields,
  label,
  lines,
  list,
  optional,
  plain,
  rows,
  viewsOf,
  whole,
} from './fields.ts';
import { acceptDocument, assertCount, readFilled, type TextFile } from './read-filled.ts';
import { fillTemplate, type View } from './template.ts';
import type { DebateTemplates } from './templates.ts';

/** What a review file holds; `cross_review` is there when one call wrote both phases (sequential mode). */
export interface ReviewFile {
  readonly review: Review;
  readonly cross_review: CrossReview | null;
}
type FileTemplates = Pick<DebateTemplates, 'words' | 'review' | 'cross_review'>;

/** Writes a review file: phase 1, and phase 2 below it when both are given. `other` is whom phase 2 answers. */
export function renderReviewFile(
  file: ReviewFile,
  templates: FileTemplates,
  other: Review | null = null,
): string {
  const { review, cross_review: cross } = file;
  const second =
    cross === null ? [] : [{ ...viewCrossReview(cross, templates.words, other), standalone: [] }];
  return fillTemplate(skeletonOf(templates), { ...viewReview(review, templates.words), cross: second });
}

/** Reads a review file back. Throws `invalid_document` naming the line or the field that does not fit. */
export function parseReviewFile(file: TextFile, templates: FileTemplates): ReviewFile {
  const view = readFilled(file, skeletonOf(templates));
  const review = acceptReview(file.name, view, templates.words);
  const [cross] = viewsOf(view.cross);
  if (cross === undefined) return { review, cross_review: null };
  const { expert, round } = review;
  return {
    review,
    cross_review: acceptCrossReview(file.name, cross, { expert, round, words: templates.words }),
  };
}

/** One file may carry both phases: the cross-review's skeleton is the tail of the review's. */
function skeletonOf(templates: FileTemplates): string {
  const cross = templates.cross_review.trimEnd();
  return `${templates.review.trimEnd()}\n{{#cross}}\n\n---\n\n${cross}\n{{/cross}}\n`;
}

function viewReview(review: Review, words: DebateWords): View {
  const view = encodeFields(fieldsOf(words), review);
  const { journeys, ...observations } = encodeFields(observationFields, review.observations);
  return {
    ...view,
    ...observations,
    journey_experience: journeys ?? '',
    criteria_scored: String(review.scores.length),
    journeys_assessed: String(review.journeys.length),
    journeys: viewsOf(view.journeys).map((row, at) => ({ ...row, position: String(at + 1) })),
    failing: viewsOf(view.failing).map((row, at) => ({ ...row, heading: nameFailing(review, at) })),
  };
}

/** For people only: reading goes by the criterion's id. */
function nameFailing(review: Review, at: number): string {
  const id = review.failing[at]?.criterion ?? '';
  const score = review.scores.find((one) => one.criterion === id);
  return score === undefined
    ? id
    : `C${score.number} ${encodeText(score.name)}: ${score.score}/${review.scale}`;
}

function acceptReview(name: string, view: View, words: DebateWords): Review {
  const observed = { ...view, journeys: view.journey_experience ?? '' };
  const read = {
    ...decodeFields(fieldsOf(words), view),
    observations: decodeFields(observationFields, observed),
  };
  const review = acceptDocument(name, reviewSchema.safeParse(read));
  assertCount(name, 'criteria scored', { said: view.criteria_scored, held: review.scores.length });
  assertCount(name, 'journeys assessed', { said: view.journeys_assessed, held: review.journeys.length });
  return review;
}

function fieldsOf(words: DebateWords): Fields<Omit<Review, 'observations'>> {
  return {
    expert: label({
      strategist: words.experts.strategist.name,
      ux_specialist: words.experts.ux_specialist.name,
    }),
    round: whole,
    execution: label(words.executions),
    version: plain,
    scale: whole,
    screenshots_reviewed: whole,
    scores: rows<CriterionScore>({
      criterion: bare,
      number: whole,
      name: plain,
      score: whole,
      evidence: plain,
      evidence_refs: list(words.none),
    }),
    journeys: rows<JourneyAssessment>(journeyFields(words)),
    failing: rows<FailingDetail>(failingFields),
    highlights: lines,
  };
}

function journeyFields(words: DebateWords): Fields<JourneyAssessment> {
  return {
    journey: bare,
    title: plain,
    steps: whole,
    completed: whole,
    assessment: label(words.assessments),
    issues: optional(words.none),
    screenshots: list(words.none),
  };
}

const failingFields: Fields<FailingDetail> = {
  criterion: bare,
  observation: plain,
  expected: plain,
  journey_evidence: plain,
  suggestion: plain,
  priority: label({ Critical: 'Critical', Important: 'Important' }),
};

const observationFields: Fields<Review['observations']> = {
  navigation: plain,
  interaction: plain,
  journeys: plain,
  visual: plain,
  missing: plain,
};
