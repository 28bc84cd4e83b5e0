import type { Standing, StandingRound } from '../contract/standing.ts';
import { applyRulings } from '../debate/apply-ruling.ts';
import { packRound } from '../debate/round-codec.ts';
import { summarize } from '../gate/judge-criterion.ts';
import { isAccepted, listRulings } from './settle.ts';

/** How many rounds a pull request remembers at most. */
const MOST_ROUNDS = 24;

/** The rounds of a pull request up to what stands, with its rulings; oldest first. A run without a debate is none. */
export function closeRounds(state: Standing | null): StandingRound[] {
  if (state === null) return [];
  const { debate, rounds } = state;
  if (debate === null) return [...rounds];
  const earlier = rounds.filter(({ round }) => round < debate.round);
  return [...earlier, closeRound(state, debate)].slice(-MOST_ROUNDS);
}

function closeRound(state: Standing, first: NonNullable<Standing['debate']>): StandingRound {
  const { run, place, questions, judged } = state;
  const debate = applyRulings(first, listRulings(state));
  const verdict = summarize(debate) === 'pass' ? state.judge : null;
  return packRound(debate, {
    sha: run.sha,
    evidence: place?.evidence ?? null,
    version: place?.version ?? run.sha,
    judge: verdict === null ? null : { verdict, ...(judged ?? { mode: 'static', criteria: [] }) },
    ended: verdict === 'PASS' || (verdict === 'UNEVALUABLE' && isAccepted(state, 'judge')),
    bases: Object.fromEntries(questions.map(({ criterion, basis }) => [criterion, basis])),
  });
}
