import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBundle } from '../../src/adapters/bundle/open-bundle.ts';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Claims, Issue, RuleTally } from '../../src/contract/outcome.ts';
import { collectEvidence } from '../../src/evidence/collect.ts';
import { type BundlePlan, makeBundle } from './make-bundle.ts';

/** Evidence of a made bundle, collected by the real adapter and room. */
export function makeEvidence(plan: BundlePlan): Evidence {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-evidence-'));
  try {
    const bundle = openBundle(makeBundle(folder, plan));
    return collectEvidence([bundle], { run_id: 'run-test', previous_contract: null, hash: sha256 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const NO_CLAIMS: Claims = {
  spark: [],
  nielsen: [],
  walkthrough: [],
  pure: [],
  wcag: [],
  criteria: [],
};

/** An issue seen at one step of one journey, unless told otherwise. */
export function anIssue(change: Partial<Issue> = {}): Issue {
  const ref = change.touched?.[0] ?? 'journey-0000/step-01';
  return {
    id: 'made-issue-1',
    rule: 'made-rule',
    severity: 2,
    critical: false,
    claims: NO_CLAIMS,
    wcag_class: null,
    title: 'A made problem',
    claim: 'Something was measured.',
    recommendation: 'Mend it.',
    places: [
      {
        journey: ref.split('/')[0] ?? ref,
        step: 1,
        state: null,
        key: null,
        name: 'Continue',
        box: null,
        ref,
        claim: 'Something was measured here.',
      },
    ],
    touched: [ref],
    journeys: 1,
    ...change,
  };
}

/** A rule that passed ten times, unless told otherwise. */
export function aTally(change: Partial<RuleTally> = {}): RuleTally {
  return {
    rule: 'made-rule',
    title: 'A made rule',
    claims: NO_CLAIMS,
    failed: 0,
    passed: 10,
    cannot_tell: 0,
    passed_refs: ['journey-0000/step-02'],
    passed_claim: 'The made rule held.',
    unknown_reason: null,
    ...change,
  };
}
