import { describe, expect, it } from 'vitest';
import type { Finding, MethodResult } from '../../src/contract/method-result.ts';
import type { MethodId } from '../../src/contract/primitives.ts';
import { foldCase } from '../../src/scoring/fold-case.ts';
import { selectTopFixes } from '../../src/scoring/top-fixes.ts';

describe('selectTopFixes', () => {
  it('keeps the first of equal titles, as it was written', () => {
    const fixes = selectTopFixes([
      resultOf('spark', [['low', 'TÍTULO']]),
      resultOf('nielsen', [
        ['high', ' título '],
        ['high', 'Save'],
      ]),
      resultOf('pure', [['critical', 'save']]),
    ]);
    expect(fixes.map(({ method, severity, title }) => [method, severity, title])).toEqual([
      ['pure', 'critical', 'save'],
      ['nielsen', 'high', ' título '],
    ]);
  });

  it('gives the five keys of the contract and no more', () => {
    const result = resultOf('spark', [['low', 'Save']]);
    const findings = result.findings.map((finding) => ({ ...finding, x_extra: 1 }));
    const [fix] = selectTopFixes([{ ...result, findings }]);
    expect(Object.keys(fix ?? {})).toEqual(['method', 'severity', 'title', 'evidence_ref', 'recommendation']);
  });

  it('stops at three and may find none', () => {
    const four = ['a', 'b', 'c', 'd'].map((title): Row => ['medium', title]);
    expect(selectTopFixes([resultOf('spark', four)]).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(selectTopFixes([])).toEqual([]);
  });
});

describe('foldCase', () => {
  it.each([
    ['TÍTULO', 'título'],
    ['Straße', 'STRASSE'],
    ['straẞe', 'strasse'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['σοφός', 'σοφόσ'],
    ['ﬁle', 'FILE'],
    ['İ', 'i̇'],
    ['K', 'k'],
  ])('joins %s and %s', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it.each([
    ['ı', 'i'],
    ['é', 'e'],
    ['設定', '設計'],
    ['naïve', 'naive'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldCase(one)).not.toBe(foldCase(other));
  });
});

type Row = readonly [Finding['severity'], string];

function resultOf(method: MethodId, rows: readonly Row[]): MethodResult {
  return {
    method,
    score: 8,
    confidence: 'high',
    evidence: [{ ref: 'step-01', claim: 'Seen.' }],
    findings: rows.map(([severity, title]) => ({
      severity,
      title,
      evidence_ref: 'step-01',
      recommendation: 'Fix it.',
    })),
    critical_failures: [],
    limitations: [],
    methodology_data: {},
  };
}
