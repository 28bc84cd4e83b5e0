import type { JourneyAssessment } from '../contract/criteria.ts';
import type { Debate } from '../contract/debate.ts';
import type { RoundReviews } from './read-round.ts';

type Assessment = JourneyAssessment['assessment'];
export type JourneyAgreement = Debate['journeys'][number];

/** Worst last. */
const ORDER: readonly Assessment[] = ['Complete', 'Partial', 'Failed'];

/**
 * Where the experts stand on each journey after cross-review: who agrees takes over the other's assessment, and two
 * who agree with each other's different ones both take the worse. `agreed` is `null` with a single reviewer.
 */
export function compareJourneys({ reviews, cross_reviews: cross }: RoundReviews): JourneyAgreement[] {
  const [strategist, uxSpecialist] = [byJourney(reviews.strategist), byJourney(reviews.ux_specialist)];
  const yields = {
    strategist: yieldedBy(cross.strategist),
    ux_specialist: yieldedBy(cross.ux_specialist),
  };
  const ids = new Set([...strategist.keys(), ...uxSpecialist.keys()]);
  return [...ids].map((journey) => {
    const [mine, theirs] = [strategist.get(journey), uxSpecialist.get(journey)];
    const after = meet(
      { first: mine?.assessment ?? null, isYielding: yields.strategist.has(journey) },
      { first: theirs?.assessment ?? null, isYielding: yields.ux_specialist.has(journey) },
    );
    const issues = [
      ...new Set([mine?.issues, theirs?.issues].filter((text) => text !== undefined && text !== '')),
    ];
    return { journey, title: mine?.title ?? theirs?.title ?? journey, ...after, issues: issues.join('; ') };
  });
}

interface Side {
  readonly first: Assessment | null;
  readonly isYielding: boolean;
}

function meet(
  strategist: Side,
  uxSpecialist: Side,
): { strategist: Assessment | null; ux_specialist: Assessment | null; agreed: boolean | null } {
  const [mine, theirs] = [strategist.first, uxSpecialist.first];
  if (mine === null || theirs === null) return { strategist: mine, ux_specialist: theirs, agreed: null };
  const worse = ORDER.indexOf(mine) > ORDER.indexOf(theirs) ? mine : theirs;
  const doBoth = strategist.isYielding && uxSpecialist.isYielding;
  const after = {
    strategist: doBoth ? worse : strategist.isYielding ? theirs : mine,
    ux_specialist: doBoth ? worse : uxSpecialist.isYielding ? mine : theirs,
  };
  return { ...after, agreed: after.strategist === after.ux_specialist };
}

function byJourney(review: RoundReviews['reviews']['strategist']): Map<string, JourneyAssessment> {
  return new Map((review?.journeys ?? []).map((one) => [one.journey, one]));
}

/** The journeys whose other assessment an expert accepts. */
function yieldedBy(cross: RoundReviews['cross_reviews']['strategist']): Set<string> {
  return new Set(
    (cross?.journeys ?? []).filter(({ response }) => response === 'agree').map((one) => one.journey),
  );
}
