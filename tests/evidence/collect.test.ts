import { describe, expect, it } from 'vitest';
import type { Journey } from '../../src/contract/journey.ts';
import { collectEvidence } from '../../src/evidence/collect.ts';
import type { OpenedBundle } from '../../src/evidence/opened-bundle.ts';
import { makeEvidence } from '../support/make-evidence.ts';

const hash = (text: string): string => text;

describe('evidence of one bundle', () => {
  const evidence = makeEvidence({ journeys: 2, steps: 3 });

  it('counts what was walked and measured', () => {
    expect(evidence.coverage).toEqual({
      journeys: 2,
      complete: 2,
      partial: 0,
      failed: 0,
      abandoned: 0,
      skipped: 0,
      flaky: 0,
      steps: 6,
      states: 8,
      states_with_axe: 8,
      states_with_picture: 8,
      capture_faults: 0,
    });
  });

  it('freezes the test contract from what the team declared and the goals walked', () => {
    expect(evidence.context).toEqual({
      target: 'http://127.0.0.1:4173',
      source_kind: 'live_url',
      test_brief: 'Generated journeys through a generated shop.',
      target_user: 'a first-time visitor',
      tasks: ['Reach page 0 of the shop', 'Reach page 1 of the shop'],
      viewport: '1280x720',
      build_identity: 'made-for-tests',
      constraints: [],
    });
  });

  it('names each screen with its first visit', () => {
    expect(evidence.screens).toHaveLength(8);
    expect(evidence.screens[1]).toMatchObject({
      route: '/page/1',
      heading: 'Page 1',
      visits: 2,
      first_ref: 'journey-0000/step-01',
    });
  });
});

describe('interactive_test_completed', () => {
  const withStatus = (...statuses: Journey['status'][]) =>
    makeEvidence({
      journeys: statuses.length,
      steps: 1,
      journey: (journey, index) => ({ ...journey, status: statuses[index] ?? 'complete' }),
    }).interactive_test_completed;

  it.each<[boolean, Journey['status'][]]>([
    [true, ['complete', 'complete']],
    [true, ['complete', 'skipped']],
    [false, ['complete', 'partial']],
    [false, ['failed', 'complete']],
    [false, ['abandoned']],
    [false, ['skipped']],
  ])('is %s for %j', (expected, statuses) => {
    expect(withStatus(...statuses)).toBe(expected);
  });

  it('is false for a run that did not end', () => {
    const cut = makeEvidence({
      journeys: 1,
      steps: 1,
      index: (index) => ({ ...index, run: { ...index.run, complete: false } }),
    });
    expect(cut.interactive_test_completed).toBe(false);
  });
});

describe('comparability', () => {
  const [bundle] = [bundleOf({})];
  const contract = collectEvidence([bundle], { run_id: 'r', previous_contract: null, hash }).contract_hash;

  it('holds for the same target, tasks, user, viewport, data and environment', () => {
    const again = collectEvidence([bundleOf({ build_identity: 'another commit' })], {
      run_id: 'r2',
      previous_contract: contract,
      hash,
    });
    expect(again.comparable_to_previous).toBe(true);
  });

  it.each<[string, Partial<OpenedBundle['index']>]>([
    ['target', { context: { ...bundle.index.context, target: 'elsewhere' } }],
    ['user', { context: { ...bundle.index.context, target_user: 'an expert' } }],
    ['data', { context: { ...bundle.index.context, data_label: 'other data' } }],
    ['viewport', { environment: { ...bundle.index.environment, viewports: [{ width: 390, height: 844 }] } }],
    ['environment', { environment: { ...bundle.index.environment, browsers: ['firefox 144'] } }],
  ])('ends when the %s differs', (_, change) => {
    const other = collectEvidence([bundleOf(change)], { run_id: 'r', previous_contract: contract, hash });
    expect(other.comparable_to_previous).toBe(false);
  });
});

describe('several bundles', () => {
  it('are one run, in which a journey that came twice counts once', () => {
    const evidence = collectEvidence([bundleOf({}), bundleOf({})], {
      run_id: 'r',
      previous_contract: null,
      hash,
    });
    expect(evidence.coverage.journeys).toBe(1);
    expect(evidence.bundles).toHaveLength(2);
  });
});

function bundleOf(change: Partial<OpenedBundle['index']>): OpenedBundle {
  const { journeys } = makeEvidence({ journeys: 1, steps: 1 });
  return {
    path: 'bundle',
    sha256: '0'.repeat(64),
    journeys,
    states: [],
    index: {
      format: 'ux-jury-bundle',
      version: 1,
      producer: { name: 'ux-jury', version: '0.1.0', playwright: '1.65.1' },
      build_identity: 'a commit',
      context: {
        target: 'the shop',
        test_brief: 'Buy.',
        target_user: 'a visitor',
        data_label: 'demo',
        constraints: [],
      },
      environment: {
        platform: 'linux',
        browsers: ['chromium 156'],
        viewports: [{ width: 1280, height: 720 }],
      },
      run: { status: 'passed', started_at: '2026-01-01T00:00:00.000Z', duration_ms: 1, complete: true },
      journeys: [],
      states: [],
      pictures: [],
      capture_faults: 0,
      not_measured: [],
      ...change,
    },
  };
}
