import type { Expert } from '../contract/criteria.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import {
  type CriterionResponse,
  type CrossReview,
  crossReview as crossReviewSchema,
  type Review,
} from '../contract/review.ts';
import { encodeText } from './cell-codec.ts';
import { DIVERGENCE } from './divergence.ts';
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
import { fillSentence } from './sentence.ts';
import { fillTemplate, type View } from './template.ts';
import type { DebateTemplates } from './templates.ts';

type FileTemplates = Pick<DebateTemplates, 'words' | 'cross_review'>;

/** Writes a cross-review file; `other` is the review that it answers, quoted where the scores part. */
export function renderCrossReviewFile(
  cross: CrossReview,
  templates: FileTemplates,
  other: Review | null = null,
): string {
  return fillTemplate(templates.cross_review, viewCrossReview(cross, templates.words, other));
}

/** Reads a cross-review file back. Throws `invalid_document` naming the line or the field that does not fit. */
export function parseCrossReviewFile(file: TextFile, templates: FileTemplates): CrossReview {
  const { words } = templates;
  const view = readFilled(file, templates.cross_review);
  const [head] = viewsOf(view.standalone);
  const { expert, round } = decodeFields(headFields(words), head ?? {});
  const cross = acceptCrossReview(file.name, view, { expert, round, words });
  assertCount(file.name, 'criteria answered', {
    said: head?.criteria_answered,
    held: cross.responses.length,
  });
  return cross;
}

/** A cross-review as the view that fills its template. */
export function viewCrossReview(cross: CrossReview, words: DebateWords, other: Review | null): View {
  const view = encodeFields(fieldsOf(words), cross);
  const responses = viewsOf(view.responses);
  const detailed = cross.responses.map(needsDetail);
  const head = {
    ...encodeFields(headFields(words), cross),
    criteria_answered: String(cross.responses.length),
  };
  return {
    ...view,
    standalone: [head],
    other: words.experts[otherOf(cross.expert)].name,
    responses: responses.map((row, at) => (detailed[at] === true ? pointBelow(row, words) : row)),
    details: responses
      .map((row, at) => ({ ...row, their_evidence: quoteTheirs(cross.responses[at], words, other) }))
      .filter((_, at) => detailed[at]),
    journeys: viewsOf(view.journeys).map((row, at) => ({ ...row, position: String(at + 1) })),
  };
}

/** The cross-review that a matched view holds; who wrote it and when is said by the file around it. */
export function acceptCrossReview(
  name: string,
  view: View,
  about: { expert: unknown; round: unknown; words: DebateWords },
): CrossReview {
  const { expert, round, words } = about;
  const details = [...viewsOf(view.details)];
  const responses = viewsOf(view.responses).map((row) =>
    row.reasoning === words.below ? { ...row, ...takeDetail(details.shift()) } : row,
  );
  const read = { ...decodeFields(fieldsOf(words), { ...view, responses }), expert, round };
  return acceptDocument(name, crossReviewSchema.safeParse(read));
}

/** The expert whom an expert answers. */
export function otherOf(expert: Expert): Expert {
  return expert === 'strategist' ? 'ux_specialist' : 'strategist';
}

/** Small differences need no more than a line. */
function needsDetail(one: CriterionResponse): boolean {
  return (
    Math.abs(one.their_score - one.my_score) >= DIVERGENCE ||
    one.adjusted_score !== one.my_score ||
    one.response === 'disagree'
  );
}

function pointBelow(row: View, words: DebateWords): View {
  return { ...row, reasoning: words.below, new_evidence_refs: words.below };
}

function takeDetail(detail: View | undefined): View {
  return { reasoning: detail?.reasoning ?? '', new_evidence_refs: detail?.new_evidence_refs ?? '' };
}

function quoteTheirs(one: CriterionResponse | undefined, words: DebateWords, other: Review | null): string {
  const theirs = other?.scores.find((score) => score.criterion === one?.criterion);
  return theirs === undefined ? '' : fillSentence(words.quote, { evidence: encodeText(theirs.evidence) });
}

function headFields(words: DebateWords): Fields<Pick<CrossReview, 'expert' | 'round'>> {
  const { strategist, ux_specialist } = words.experts;
  return {
    expert: label({ strategist: strategist.name, ux_specialist: ux_specialist.name }),
    round: whole,
  };
}

function fieldsOf(words: DebateWords): Fields<Omit<CrossReview, 'expert' | 'round'>> {
  return {
    responses: rows<CriterionResponse>({
      criterion: bare,
      number: whole,
      name: plain,
      their_score: whole,
      my_score: whole,
      response: label(words.responses),
      reasoning: plain,
      new_evidence_refs: list(words.none),
      adjusted_score: whole,
    }),
    journeys: rows<CrossReview['journeys'][number]>({
      journey: bare,
      title: plain,
      their_assessment: label(words.assessments),
      my_assessment: label(words.assessments),
      response: label(words.journey_responses),
      reason: optional(words.none),
    }),
    new_concerns: lines,
  };
}
