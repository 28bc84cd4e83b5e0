import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBundle } from '../support/make-bundle.ts';
import { runCli } from './run-cli.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-cli-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const stopEarly = {
  journey: (journey: object) => ({ ...journey, status: 'partial', error: 'timed out' }) as never,
};

describe('ux-jury review', () => {
  it('finds the default bundle, prints the verdict and where the report lies, exits 0', () => {
    makeBundle(join(home, 'ux-jury-bundle'), { journeys: 2, steps: 3 });
    const { status, stdout, stderr } = runCli(['review'], { cwd: home });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d\/10 — PASS\n/);
    expect(stdout).toContain('ux-jury-results/report.html');
    expect(stderr).toMatch(/^\[1\/\d+\] collect/m);
    expect(existsSync(join(home, 'ux-jury-results', 'report.html'))).toBe(true);
  });

  it('exits 1 for a fail, and 0 where that is only advice', () => {
    makeBundle(join(home, 'b'), { journeys: 2, steps: 3, ...stopEarly });
    expect(runCli(['review', 'b', '--quiet'], { cwd: home })).toMatchObject({
      status: 1,
      stderr: '',
      stdout: expect.stringContaining('FAIL'),
    });
    expect(runCli(['review', 'b', '--advisory'], { cwd: home }).status).toBe(0);
  });

  it('exits 3 for a run that was interrupted before its journeys were all walked', () => {
    makeBundle(join(home, 'b'), {
      journeys: 2,
      steps: 3,
      index: (index) => ({ ...index, run: { ...index.run, status: 'interrupted', complete: false } }),
    });
    expect(runCli(['review', 'b'], { cwd: home })).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('PROVISIONAL'),
    });
  });

  it('prints the aggregate, and nothing else, with --json', () => {
    makeBundle(join(home, 'b'), { journeys: 1, steps: 2 });
    const { stdout } = runCli(['review', 'b', '--json'], { cwd: home });
    expect(JSON.parse(stdout)).toEqual(
      JSON.parse(readFileSync(join(home, 'ux-jury-results', 'aggregate.json'), 'utf8')),
    );
  });

  it('judges several bundles as one run', () => {
    makeBundle(join(home, 'a'), { journeys: 1, steps: 2 });
    makeBundle(join(home, 'b'), { journeys: 3, steps: 2 });
    runCli(['review', 'a', 'b'], { cwd: home });
    const evidence = JSON.parse(readFileSync(join(home, 'ux-jury-results', 'evidence.json'), 'utf8'));
    expect(evidence.coverage.journeys).toBe(3);
    expect(evidence.bundles).toHaveLength(2);
  });

  it.each([
    [['review', 'nowhere'], 'bundle_missing'],
    [['review', '--from', 'lunch'], 'stage_unknown'],
    [['review', '--colour'], 'usage'],
    [['review', '--config', 'nowhere.yml'], 'config_missing'],
    [['review', '--from', 'report'], 'bundle_missing'],
  ])('%j says what is wrong and what to do, exit 2', (args, code) => {
    const { status, stdout, stderr } = runCli(args, { cwd: home });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`[${code}]`);
    expect(stderr).toContain('To do: ');
  });

  it('gives no verdict for a bundle that was cut', () => {
    makeBundle(join(home, 'b'), { journeys: 1, steps: 2 });
    truncateSync(join(home, 'b', 'bundle.json'), 100);
    expect(runCli(['review', 'b'], { cwd: home })).toMatchObject({ status: 2, stdout: '' });
    expect(existsSync(join(home, 'ux-jury-results'))).toBe(false);
  });
});

describe('ux-jury', () => {
  it('says its version and its help', () => {
    expect(runCli(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(runCli(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('Exit codes') });
  });

  it('refuses a command it does not have', () => {
    expect(runCli(['judge'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('"judge"'),
    });
  });
});
