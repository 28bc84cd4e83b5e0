import type { CycleRecord } from '../contract/arc.ts';
import type { CriterionOutcome, Debate, Position } from '../contract/debate.ts';
import type { JudgeReport } from '../contract/judge.ts';
import type { StandingRound } from '../contract/standing.ts';

/** What a round is closed with besides its debate. */
export type RoundFacts = Pick<StandingRound, 'sha' | 'evidence' | 'version' | 'judge' | 'ended' | 'bases'>;

/** A debate, rulings applied, as the pull request remembers it: without reasons and journeys. */
export function packRound(debate: Debate, facts: RoundFacts): StandingRound {
  const { round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent } = debate;
  const criteria = debate.criteria.map(
    ({ criterion, number, name, strategist, ux_specialist, combined, status, category, resolution }) => ({
      criterion,
      number,
      name,
      strategist: packPosition(strategist),
      ux_specialist: packPosition(ux_specialist),
      combined,
      status,
      category,
      resolution,
    }),
  );
  return {
    ...{ round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent },
    ...facts,
    criteria,
  };
}

/** The debate of a remembered round; `note` stands where its words are no longer known. */
export function unpackDebate(packed: StandingRound, note: string): Debate {
  const { round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent } = packed;
  const criteria = packed.criteria.map((row): CriterionOutcome => {
    const trade_off = row.category === 'disagreement' ? note : null;
    return {
      ...row,
      trade_off,
      strategist: unpackPosition(row.strategist, note),
      ux_specialist: unpackPosition(row.ux_specialist, note),
    };
  });
  const count = (wanted: CriterionOutcome['status']): number =>
    criteria.filter(({ status }) => status === wanted).length;
  return {
    ...{ round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent },
    criteria,
    journeys: [],
    passing: count('PASS'),
    failing: count('FAIL'),
    pending: count('PENDING'),
    log: [note],
  };
}

/** The record of a remembered round as `rounds/` holds it; `evidence` names evidence that was not kept. */
export function unpackRecord(packed: StandingRound, known: { note: string; evidence: string }): CycleRecord {
  const { version, bases, judge } = packed;
  return {
    evidence: packed.evidence ?? known.evidence,
    version,
    debate: unpackDebate(packed, known.note),
    judge: judge === null ? null : unpackJudge(packed, judge, known.note),
    bases,
  };
}

function unpackJudge(
  { round, version, scale, threshold, criteria }: StandingRound,
  judge: NonNullable<StandingRound['judge']>,
  note: string,
): JudgeReport {
  const said = new Map(judge.criteria.map((row) => [row.criterion, row]));
  const below = judge.criteria.filter(({ status }) => status === 'below');
  return {
    ...{ round, version, scale, threshold, mode: judge.mode, verdict: judge.verdict },
    criteria: criteria.map(({ criterion, number, name }) => {
      const { score = null, status = 'not_judged' } = said.get(criterion) ?? {};
      return { criterion, number, name, score, status, worst_ref: null, evidence: note };
    }),
    failing: below.map(({ criterion }) => ({ criterion, evidence: note, expected: note, suggestion: note })),
    observations: [],
    overall: note,
    artefacts: [],
    limitations: [note],
  };
}

function packPosition(position: Position | null): [number, number] | null {
  return position === null ? null : [position.score, position.adjusted];
}

function unpackPosition(scores: readonly [number, number] | null, note: string): Position | null {
  if (scores === null) return null;
  const [score, adjusted] = scores;
  return { score, adjusted, response: null, reasoning: note, evidence_refs: [] };
}
