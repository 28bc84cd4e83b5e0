import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { parse } from 'yaml';
import { openLibrary } from '../../../src/adapters/anthropic/library.ts';
import { openBundle } from '../../../src/adapters/bundle/open-bundle.ts';
import { sha256 } from '../../../src/adapters/bundle/safe-file.ts';
import type { Outcomes } from '../../../src/contract/outcome.ts';
import type { State } from '../../../src/contract/state.ts';
import type { Shown } from '../../../src/engines/engine.ts';
import { layGround } from '../../../src/engines/model/ground/ground.ts';
import type { Library } from '../../../src/engines/model/prompt/pack-evidence.ts';
import { collectEvidence } from '../../../src/evidence/collect.ts';
import { type BundlePlan, makeBundle } from '../../support/make-bundle.ts';
import { anIssue, aTally, NO_CLAIMS } from '../../support/make-evidence.ts';

/** The words of the embedded engine. */
export const engineWords = parse(
  readFileSync(new URL('../../../templates/engine/embedded.yml', import.meta.url), 'utf8'),
);

/** One issue and one rule that speak to every method. */
export const CLAIMS = {
  ...NO_CLAIMS,
  spark: ['simple' as const, 'reliable' as const],
  nielsen: ['H1' as const],
  walkthrough: [2],
  pure: ['difficulty' as const],
  wcag: ['2.4.7'],
};

export function outcomesOf(severity: number): Outcomes {
  const issue = anIssue({
    claims: CLAIMS,
    severity,
    wcag_class: 'serious',
    touched: ['journey-0000/step-01'],
  });
  return {
    issues: severity === 0 ? [] : [issue],
    rules: [aTally({ claims: CLAIMS, failed: severity === 0 ? 0 : 1 })],
  };
}

/** A real bundle on disk, opened and collected: what engines are shown, and what stands behind it. */
export function showBundle(
  plan: BundlePlan,
  severity: number,
): Shown & { library: Library; states: State[] } {
  const folder = mkdtempSync(join(tmpdir(), 'ux-jury-shown-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const bundle = openBundle(makeBundle(folder, plan));
  const evidence = collectEvidence([bundle], { run_id: 'run-test', previous_contract: null, hash: sha256 });
  const library = openLibrary([bundle]);
  const states = evidence.screens.map(({ id }) => library.readState(id));
  return { evidence, outcomes: outcomesOf(severity), library, states };
}

export function groundOf(shown: ReturnType<typeof showBundle>) {
  return layGround(shown.evidence, shown.outcomes, shown.states);
}
