import { EXPERTS, type Expert } from '../contract/criteria.ts';
import { ContractError } from '../contract/errors.ts';
import type { CrossReview, Review } from '../contract/review.ts';
import { parseCrossReviewFile } from './cross-review-file.ts';
import { nameCrossReview, nameReview } from './file-names.ts';
import { parseReviewFile } from './review-file.ts';
import type { DebateTemplates } from './templates.ts';

/** Everything that the experts wrote in one round, as read from their files. */
export interface RoundReviews {
  readonly reviews: { readonly [E in Expert]: Review | null };
  readonly cross_reviews: { readonly [E in Expert]: CrossReview | null };
}

/** The texts of a round's review folder by file name; a file that does not exist is not there. */
export type RoundFiles = Readonly<Record<string, string>>;

/** Reads a round from its files alone. Throws `invalid_document` for a file that is cut, edited or misplaced. */
export function readRound(
  files: RoundFiles,
  round: number,
  templates: Pick<DebateTemplates, 'words' | 'review' | 'cross_review'>,
): RoundReviews {
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => readExpert(files, { round, expert }, templates));
  return {
    reviews: { strategist: strategist?.review ?? null, ux_specialist: uxSpecialist?.review ?? null },
    cross_reviews: { strategist: strategist?.cross ?? null, ux_specialist: uxSpecialist?.cross ?? null },
  };
}

interface Place {
  readonly round: number;
  readonly expert: Expert;
}

function readExpert(
  files: RoundFiles,
  place: Place,
  templates: Pick<DebateTemplates, 'words' | 'review' | 'cross_review'>,
): { review: Review | null; cross: CrossReview | null } {
  const name = nameReview(place.round, place.expert);
  const crossName = nameCrossReview(place.round, place.expert);
  const [text, crossText] = [files[name], files[crossName]];
  const first = text === undefined ? null : parseReviewFile({ name, text }, templates);
  const second =
    crossText === undefined ? null : parseCrossReviewFile({ name: crossName, text: crossText }, templates);
  if (first !== null) assertPlace(name, first.review, place);
  if (second !== null) assertPlace(crossName, second, place);
  return { review: first?.review ?? null, cross: second ?? first?.cross_review ?? null };
}

function assertPlace(name: string, held: Place, place: Place): void {
  if (held.round === place.round && held.expert === place.expert) return;
  const fault = `holds round ${held.round} by the ${held.expert}, its name says round ${place.round} by the ${place.expert}`;
  throw new ContractError(name, [fault], 'Put the file back under its own name, or run the round again.');
}
