import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { opinion } from '../../../src/contract/opinion.ts';
import type { Claims, Outcomes } from '../../../src/contract/outcome.ts';
import { METHOD_IDS, type MethodId } from '../../../src/contract/primitives.ts';
import { evaluateByRule } from '../../../src/engines/embedded/evaluate.ts';
import { checkArithmetic } from '../../../src/methods/check-arithmetic.ts';
import { scoreOpinion } from '../../../src/methods/score-opinion.ts';
import { checkActionAnalysis } from '../../../src/scoring/check-action-analysis.ts';
import { anIssue, aTally, makeEvidence, NO_CLAIMS } from '../../support/make-evidence.ts';

const words = parse(readFileSync(new URL('../../../templates/engine/embedded.yml', import.meta.url), 'utf8'));
const evidence = makeEvidence({ journeys: 3, steps: 4 });
const blocked = makeEvidence({
  journeys: 3,
  steps: 4,
  journey: (journey, index) =>
    index === 1 ? { ...journey, status: 'partial', error: 'timed out' } : journey,
});

/** One claim for each method, of the kind that only this method reads. */
const CLAIM: Record<MethodId, Partial<Claims>> = {
  spark: { spark: ['simple', 'reliable'] },
  nielsen: { nielsen: ['H1'] },
  cognitive_walkthrough: { walkthrough: [2] },
  pure: { pure: ['difficulty'] },
  wcag_2_2_aa: { wcag: ['2.4.7'] },
};

function outcomesFor(method: MethodId, severity = 3): Outcomes {
  const claims = { ...NO_CLAIMS, ...CLAIM[method] };
  return {
    issues: [anIssue({ claims, severity, wcag_class: 'serious', touched: ['journey-0000/step-02'] })],
    rules: [aTally({ claims, failed: 1 })],
  };
}

function scoreBy(method: MethodId, outcomes: Outcomes, shown = evidence): number {
  return scoreOpinion(evaluateByRule(method, { evidence: shown, outcomes }, words)).score;
}

const NONE: Outcomes = { issues: [], rules: [] };

describe.each(METHOD_IDS)('the embedded evaluator of %s', (method) => {
  it.each([
    ['nothing measured', NONE, evidence],
    ['a measured problem', outcomesFor(method), evidence],
    ['a journey that stopped early', outcomesFor(method), blocked],
  ])('with %s gives an opinion that the contract and the arithmetic accept', (_, outcomes, shown) => {
    const given = evaluateByRule(method, { evidence: shown, outcomes }, words);
    expect(opinion.parse(given)).toEqual(given);
    expect(checkArithmetic(scoreOpinion(given), 'required')).toEqual([]);
  });

  it('lowers its score for a problem of its own', () => {
    expect(scoreBy(method, outcomesFor(method))).toBeLessThan(
      scoreBy(method, { ...outcomesFor(method), issues: [] }),
    );
  });

  it('is isolated: outcomes that speak to the other four change nothing', () => {
    const others = METHOD_IDS.filter((other) => other !== method).map((other) => outcomesFor(other, 4));
    const strange: Outcomes = {
      issues: others.flatMap(({ issues }) => issues),
      rules: others.flatMap(({ rules }) => rules),
    };
    const alone = evaluateByRule(method, { evidence, outcomes: NONE }, words);
    expect(evaluateByRule(method, { evidence, outcomes: strange }, words)).toEqual(alone);
  });

  it('never claims more than medium confidence, and low where journeys stopped early', () => {
    const clean: Outcomes = { ...outcomesFor(method), issues: [] };
    expect(evaluateByRule(method, { evidence, outcomes: clean }, words).confidence).toBe('medium');
    expect(evaluateByRule(method, { evidence: blocked, outcomes: clean }, words).confidence).toBe('low');
    expect(evaluateByRule(method, { evidence, outcomes: NONE }, words).confidence).toBe('low');
  });

  it('names a critical failure for a critical issue', () => {
    const [issue] = outcomesFor(method, 4).issues;
    const outcomes = { issues: issue === undefined ? [] : [{ ...issue, critical: true }], rules: [] };
    const { critical_failures, findings } = evaluateByRule(method, { evidence, outcomes }, words);
    expect(critical_failures).toEqual(['journey-0000/step-02: Something was measured.']);
    expect(findings[0]?.severity).toBe('critical');
  });

  it('points every reference at the evidence', () => {
    const given = evaluateByRule(method, { evidence: blocked, outcomes: outcomesFor(method) }, words);
    const refs = [
      ...given.evidence.map(({ ref }) => ref),
      ...given.findings.map((finding) => finding.evidence_ref),
    ];
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => !/^journey-000[0-2](\/step-0[1-4])?$/.test(ref))).toEqual([]);
  });
});

describe('a journey that stopped early', () => {
  it.each(['cognitive_walkthrough', 'pure'] as const)('caps %s at 3 and is a critical failure', (method) => {
    expect(scoreBy(method, NONE, blocked)).toBeLessThanOrEqual(3);
    const { critical_failures } = evaluateByRule(method, { evidence: blocked, outcomes: NONE }, words);
    expect(critical_failures).toHaveLength(1);
    expect(critical_failures[0]).toContain('journey-0001');
  });
});

describe("PURE's action analysis", () => {
  const given = evaluateByRule('pure', { evidence, outcomes: outcomesFor('pure', 4) }, words);
  if (given.method !== 'pure') throw new Error('another method answered');
  const { action_analysis } = given.judgement;

  it('keeps every relation of the contract', () => {
    expect(checkActionAnalysis(action_analysis)).toEqual([]);
  });

  it('has one action a journey, with the recorded steps and counts', () => {
    expect(action_analysis.actions.map(({ id }) => id)).toEqual(evidence.journeys.map(({ id }) => id));
    expect(action_analysis.actions[0]?.current_counts).toMatchObject({ logical_steps: 4, clicks_taps: 4 });
    expect(action_analysis.actions[0]?.steps.map(({ difficulty }) => difficulty)).toEqual([1, 3, 1, 1]);
  });

  it('says null where a blocked path cannot be defended', () => {
    const stopped = evaluateByRule('pure', { evidence: blocked, outcomes: NONE }, words);
    if (stopped.method !== 'pure') throw new Error('another method answered');
    expect(stopped.judgement.action_analysis.actions[1]).toMatchObject({
      evidence_status: 'blocked',
      simplest_safe_path: { logical_steps: null, clicks_taps: null },
    });
  });
});
