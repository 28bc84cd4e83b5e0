import type { MethodResult } from '../contract/method-result.ts';
import type { Opinion } from '../contract/opinion.ts';
import type { Scored } from './calculated.ts';
import { capScored } from './cap-by-evidence.ts';
import { scoreNielsen } from './score-nielsen.ts';
import { scorePure } from './score-pure.ts';
import { scoreSpark } from './score-spark.ts';
import { scoreWalkthrough } from './score-walkthrough.ts';
import { scoreWcag } from './score-wcag.ts';

/** Turns an engine's opinion into the evaluator's result: the score is computed here and nowhere else. */
export function scoreOpinion(opinion: Opinion): MethodResult {
  const { score, methodology_data } = capScored(scoreJudgement(opinion), opinion.evidence_cap);
  const { method, confidence, evidence, findings, critical_failures, limitations } = opinion;
  return {
    method,
    score,
    confidence,
    evidence,
    findings,
    critical_failures,
    limitations,
    methodology_data,
  };
}

function scoreJudgement(opinion: Opinion): Scored {
  switch (opinion.method) {
    case 'spark':
      return scoreSpark(opinion.judgement);
    case 'nielsen':
      return scoreNielsen(opinion.judgement);
    case 'cognitive_walkthrough':
      return scoreWalkthrough(opinion.judgement);
    case 'pure':
      return scorePure(opinion.judgement);
    case 'wcag_2_2_aa':
      return scoreWcag(opinion.judgement);
  }
}
