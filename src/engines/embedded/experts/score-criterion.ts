import type { Criterion, Expert } from '../../../contract/criteria.ts';
import type { Journey } from '../../../contract/journey.ts';
import type { RuleTally } from '../../../contract/outcome.ts';
import type { Review } from '../../../contract/review.ts';
import { isStatic, isWalked } from '../../../contract/source.ts';
import { type EngineWords, say } from '../words.ts';
import type { Desk } from './desk.ts';
import { joinTitles, refsOf, sentence } from './phrase.ts';
import { anchorsOf, scoreIssues, type Weighed, weighIssues } from './weigh-issues.ts';

type CriterionScore = Review['scores'][number];

/** The criterion whose ceiling the journeys' own results set, whatever the rules say. */
const COMPLETABILITY = 'journey-completability';

/** Scores one criterion from an expert's perspective: problems weighed, else passes seen, else "not measured". */
export function scoreCriterion(
  who: { readonly expert: Expert; readonly criterion: Criterion },
  desk: Desk,
  words: EngineWords,
): CriterionScore {
  const { id, number, name } = who.criterion;
  const weighed = weighIssues({ expert: who.expert, criterion: id }, desk);
  const found = weighed.length > 0 ? scoreFound(who.expert, weighed, { desk, words }) : null;
  const scored =
    found ?? scorePassed(desk.talliesOf.get(id) ?? [], { desk, words }) ?? scoreBlind(name, { desk, words });
  return {
    criterion: id,
    number,
    name,
    ...(id === COMPLETABILITY ? capByJourneys(scored, { desk, words }) : scored),
  };
}

/** Whether any rule gave an answer that bears on a criterion. */
export function isMeasured(criterion: string, desk: Desk): boolean {
  const tallies = desk.talliesOf.get(criterion) ?? [];
  return desk.issuesOf.has(criterion) || tallies.some(({ failed, passed }) => failed + passed > 0);
}

/** The journeys that did not reach their end. */
export function stoppedJourneys(desk: Desk): Journey[] {
  return desk.walked.filter((journey) => isWalked(journey) && journey.status !== 'complete');
}

type Scored = Pick<CriterionScore, 'score' | 'evidence' | 'evidence_refs'>;
interface Table {
  readonly desk: Desk;
  readonly words: EngineWords;
}

function scoreFound(expert: Expert, weighed: readonly Weighed[], { desk, words }: Table): Scored {
  const [worst, ...others] = weighed.map(({ issue }) => issue);
  const isGlance = weighed.every(({ isFull }) => !isFull);
  const values = {
    claim: sentence(worst?.claim ?? ''),
    journeys: worst?.journeys ?? 0,
    walked: desk.walked.length,
    others: joinTitles(others, 3),
  };
  const name = isGlance ? `score.glance_${expert}` : others.length > 0 ? 'score.found_more' : 'score.found';
  return {
    score: scoreIssues(weighed, desk),
    evidence: say(words, name, values),
    evidence_refs: refsOf(weighed),
  };
}

const MOST_PASSES = 3;

/** Exemplary takes passes that were seen; where more checks were blind than passed, it is no more than met. */
function scorePassed(tallies: readonly RuleTally[], { desk, words }: Table): Scored | null {
  const seen = tallies.filter(({ passed, failed }) => passed > 0 && failed === 0);
  const [best] = seen.toSorted((a, b) => b.passed - a.passed);
  const refs = [...new Set(seen.flatMap(({ passed_refs }) => passed_refs))].slice(0, MOST_PASSES);
  if (best === undefined || refs.length === 0) return null;
  const passed = seen.reduce((sum, tally) => sum + tally.passed, 0);
  const unknown = tallies.reduce((sum, tally) => sum + tally.cannot_tell, 0);
  const anchors = anchorsOf(desk.criteria);
  const isDoubtful = unknown > passed;
  return {
    score: isDoubtful ? anchors.met : anchors.exemplary,
    evidence: say(words, isDoubtful ? 'score.passed_partly' : 'score.passed', {
      claim: sentence(best.passed_claim.trim() === '' ? best.title : best.passed_claim),
      passed,
      unknown,
    }),
    evidence_refs: refs,
  };
}

function scoreBlind(name: string, { desk, words }: Table): Scored {
  const journeys = desk.walked.length > 0 ? desk.walked : desk.evidence.journeys;
  return {
    score: anchorsOf(desk.criteria).met,
    evidence: say(words, isStatic(desk.evidence) ? 'score.unseen' : 'score.unmeasured', {
      name,
      walked: desk.walked.length,
    }),
    evidence_refs: journeys.slice(0, MOST_PASSES).map(({ id }) => id),
  };
}

/** A journey that stopped is a fact of its own: no rule's silence lifts the score above it. */
function capByJourneys(scored: Scored, { desk, words }: Table): Scored {
  const stopped = stoppedJourneys(desk);
  if (stopped.length === 0) return scored;
  const anchors = anchorsOf(desk.criteria);
  const isMost = stopped.length * 2 > desk.walked.length;
  const isPartial = stopped.every(({ status }) => status === 'partial');
  const ceiling = isMost ? anchors.unmet : isPartial ? anchors.below : anchors.several;
  if (scored.score <= ceiling) return scored;
  const titles = stopped.map(({ title }) => title).join(', ');
  return {
    score: ceiling,
    evidence: say(words, 'score.stopped', { stopped: stopped.length, walked: desk.walked.length, titles }),
    evidence_refs: [...new Set([...desk.stops, ...stopped.map(({ id }) => id)])].slice(0, 6),
  };
}
