import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitProbes, type WorkerSettings } from '../../../reporter/options.ts';
import { noteSpent } from '../../../reporter/worker/probes/probe-files.ts';
import { budgetOf } from '../../../reporter/worker/probes/probe-remembered.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ux-jury-budget-'));
  mkdirSync(join(dir, '.capture'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function settings(given: boolean | number): WorkerSettings {
  const declared = { build_identity: 'a', context: {} } as WorkerSettings['declared'];
  const rest = { axe: true, survey: true, ends_at: null, mask: [], travels: false, declared };
  return { dir, ...limitProbes(given), ...rest };
}

it.each([
  [1, 5000],
  [50, 5000],
  [120, 12_000],
  [600, 30_000],
])('probes: true after %d seconds of tests gives %d ms', (seconds, budget) => {
  expect(budgetOf(settings(true), seconds)).toBe(budget);
});

it('gives the seconds that a team names, however short its tests', () => {
  expect(budgetOf(settings(45), 1)).toBe(45_000);
  expect(budgetOf(settings(45), 6000)).toBe(45_000);
  expect(budgetOf(settings(false), 600)).toBe(0);
  expect(budgetOf(settings(-3), 600)).toBe(0);
});

it('counts what other workers of the run spent against the least and the most, not against the share', () => {
  noteSpent(dir, 4000);
  expect(budgetOf(settings(true), 10)).toBe(1000);
  expect(budgetOf(settings(true), 60)).toBe(6000);
  noteSpent(dir, 24_000);
  expect(budgetOf(settings(true), 600)).toBe(2000);
  expect(budgetOf(settings(45), 1)).toBe(17_000);
});
