import type { Expert } from '../../../contract/criteria.ts';
import type { Issue, RuleTally } from '../../../contract/outcome.ts';
import type { CriterionResponse, Review } from '../../../contract/review.ts';
import { type EngineWords, say } from '../words.ts';
import type { Desk } from './desk.ts';
import { isSpokenTo } from './perspective.ts';
import { placesOf, sentence } from './phrase.ts';
import { scoreIssues, weighIssues } from './weigh-issues.ts';

type Score = Review['scores'][number];

/** One criterion under cross-review; `cited` is everything that the answering expert's first review cited. */
export interface Exchange {
  readonly expert: Expert;
  readonly own: Score;
  readonly theirs: Score;
  readonly cited: ReadonlySet<string>;
}

/** From this gap on an answer takes up the evidence; below it a word is enough. */
const WIDE = 2;

/**
 * Answers one score. Who scored higher weighs the cited problems that it had left out and moves, or shows that a check
 * of its own passed at the same place and disagrees. Who scored lower keeps its score and says what it rests on.
 */
export function respondToScore(exchange: Exchange, desk: Desk, words: EngineWords): CriterionResponse {
  const { own, theirs } = exchange;
  const answer = answerScore(exchange, desk, words);
  return {
    criterion: own.criterion,
    number: own.number,
    name: own.name,
    their_score: theirs.score,
    my_score: own.score,
    ...answer,
  };
}

type Answer = Pick<CriterionResponse, 'response' | 'reasoning' | 'new_evidence_refs' | 'adjusted_score'>;

function answerScore(exchange: Exchange, desk: Desk, words: EngineWords): Answer {
  const { own, theirs } = exchange;
  const gap = own.score - theirs.score;
  const keep = (response: Answer['response'], reasoning: string): Answer => ({
    response,
    reasoning,
    new_evidence_refs: [],
    adjusted_score: own.score,
  });
  if (gap === 0) return keep('agree', say(words, 'respond.same', { score: own.score }));
  if (Math.abs(gap) < WIDE) return keep('agree', say(words, 'respond.close'));
  return gap > 0
    ? answerLower(exchange, desk, words)
    : keep('new_concern', nameGround(exchange, desk, words));
}

/** The other scored lower: concede what was left out, dispute what a passed check contradicts. */
function answerLower(exchange: Exchange, desk: Desk, words: EngineWords): Answer {
  const { own, theirs, expert, cited } = exchange;
  const pointed = findPointed(exchange, desk);
  const counters = findCounters(exchange, desk);
  const conceded = pointed.filter((issue) => !isCountered(issue, theirs, counters));
  const ids = new Set(conceded.map(({ id }) => id));
  const weighed = weighIssues({ expert, criterion: own.criterion }, desk, ids);
  const allowed = Math.max(theirs.score, Math.min(own.score, scoreIssues(weighed, desk)));
  const fresh = conceded.flatMap((issue) => pointedPlaces(issue, theirs)).filter((ref) => !cited.has(ref));
  const claims = conceded
    .map(({ claim }) => sentence(claim))
    .slice(0, 2)
    .join(' ');
  const stay = { new_evidence_refs: [], adjusted_score: own.score };
  if (allowed < own.score && fresh.length > 0)
    return {
      response: 'agree',
      reasoning: say(words, 'respond.covered', { claims }),
      new_evidence_refs: [...new Set(fresh)],
      adjusted_score: allowed,
    };
  if (conceded.length > 0)
    return {
      response: 'new_concern',
      reasoning: say(words, 'respond.covered_cited', { claims: claims.replace(/\.$/, '') }),
      ...stay,
    };
  const counter = nameCounter(pointed[0], theirs, counters);
  if (counter === null) return { response: 'new_concern', reasoning: say(words, 'respond.nothing'), ...stay };
  return {
    response: 'disagree',
    reasoning: say(words, 'respond.countered', counter),
    new_evidence_refs: cited.has(counter.where) ? [] : [counter.where],
    adjusted_score: own.score,
  };
}

/** The problems of this criterion that the other's references point at and that this expert did not weigh in full. */
function findPointed({ expert, own, theirs }: Exchange, desk: Desk): Issue[] {
  const refs = new Set(theirs.evidence_refs);
  return weighIssues({ expert, criterion: own.criterion }, desk)
    .filter(({ issue, isFull }) => !isFull && placesOf(issue).some((ref) => refs.has(ref)))
    .map(({ issue }) => issue);
}

/** Checks of this criterion in this expert's own language that held throughout the run. */
function findCounters({ expert, own }: Exchange, desk: Desk): RuleTally[] {
  const tallies = desk.talliesOf.get(own.criterion) ?? [];
  return tallies.filter(
    ({ claims, failed, passed }) => failed === 0 && passed > 0 && isSpokenTo(expert, claims),
  );
}

/** Countered when one such check passed at every place of the issue that the other pointed at. */
function isCountered(issue: Issue, theirs: Score, counters: readonly RuleTally[]): boolean {
  return findCounter(issue, theirs, counters) !== null;
}

function findCounter(issue: Issue, theirs: Score, counters: readonly RuleTally[]): RuleTally | null {
  const places = pointedPlaces(issue, theirs);
  return (
    counters.find(({ passed_refs }) => {
      const passed = new Set(passed_refs);
      return places.every((ref) => passed.has(ref));
    }) ?? null
  );
}

function pointedPlaces(issue: Issue, theirs: Score): string[] {
  const refs = new Set(theirs.evidence_refs);
  return placesOf(issue).filter((ref) => refs.has(ref));
}

function nameCounter(
  issue: Issue | undefined,
  theirs: Score,
  counters: readonly RuleTally[],
): { counter: string; where: string } | null {
  const tally = issue === undefined ? null : findCounter(issue, theirs, counters);
  const [where] = issue === undefined ? [] : pointedPlaces(issue, theirs);
  if (tally === null || where === undefined) return null;
  return { counter: sentence(tally.passed_claim.trim() === '' ? tally.title : tally.passed_claim), where };
}

function nameGround({ expert, own }: Exchange, desk: Desk, words: EngineWords): string {
  const claims = weighIssues({ expert, criterion: own.criterion }, desk)
    .filter(({ isFull }) => isFull)
    .map(({ issue }) => sentence(issue.claim))
    .slice(0, 1);
  return claims.length === 0
    ? say(words, 'respond.kept_plain')
    : say(words, 'respond.kept', { claims: claims.join(' ') });
}
