import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Aggregate } from '../../src/contract/aggregation.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Issue, Outcomes } from '../../src/contract/outcome.ts';
import { METHOD_IDS } from '../../src/contract/primitives.ts';
import { runCli } from '../cli/run-cli.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const chromium = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
let home: string;

/** The example app's journeys in a real browser with the shipped fixture and reporter, judged by the built command. */
function walk(build: 'good' | 'worse', port: number) {
  const bundle = join(home, `${build}-bundle`);
  const out = join(home, `${build}-results`);
  const tests = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'examples/playwright.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        UX_BUILD: build,
        UX_JURY_BUNDLE: bundle,
        UX_JURY_CHROMIUM: chromium,
        PORT: String(port),
        UX_JURY_PROBES: 'off',
        CI: 'true',
      },
    },
  );
  const review = runCli(['review', bundle, '--out', out]);
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(out, name), 'utf8'));
  return {
    tests,
    review,
    aggregate: read<Aggregate>('aggregate.json'),
    evidence: read<Evidence>('evidence.json'),
    issues: read<Outcomes>('outcomes.json').issues,
    tally: read<Outcomes>('outcomes.json').rules,
    html: readFileSync(join(out, 'report.html'), 'utf8'),
  };
}

let good: ReturnType<typeof walk>;
let worse: ReturnType<typeof walk>;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-example-'));
  good = walk('good', 4391);
  worse = walk('worse', 4392);
}, 600_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the good build', () => {
  it('walks every journey to its end', () => {
    expect(good.tests.status, good.tests.stdout).toBe(0);
    expect(good.evidence.coverage).toMatchObject({ journeys: 11, complete: 11, capture_faults: 0 });
    expect(good.evidence.coverage.states_with_axe).toBe(good.evidence.coverage.states);
    expect(good.evidence.coverage.states_with_picture).toBe(good.evidence.coverage.states);
  });

  it('passes, and says so first', () => {
    expect(good.review.status, good.review.stdout).toBe(0);
    expect(good.review.stdout).toMatch(/^\d+\.\d\/10 — PASS/);
    expect(good.aggregate).toMatchObject({ verdict: 'pass', critical_failures: [] });
    for (const method of METHOD_IDS) expect(good.aggregate.method_scores[method]).toBeGreaterThanOrEqual(8);
  });

  it('is not accused of anything that matters', () => {
    const untimed = good.issues.filter(({ rule }) => !/^(slow-feedback|late-shift)$/.test(rule));
    expect(
      untimed.filter(({ severity }) => severity >= 2).map(({ rule, claim }) => `${rule}: ${claim}`),
    ).toEqual([]);
  });
});

describe('the worse build of the same app', () => {
  it('fails, with exit code 1', () => {
    expect(worse.review.status).toBe(1);
    expect(worse.aggregate.verdict).toBe('fail');
    expect(worse.aggregate.average_score).toBeLessThan(5);
  });

  it('names the journey that cannot be completed as a critical failure, at its step', () => {
    const blocked = issueOf('journey-blocked');
    expect(blocked).toMatchObject({ critical: true });
    expect(blocked?.places[0]?.ref).toMatch(/^change-my-name-and-my-notifications.*\/step-\d\d$/);
    expect(worse.aggregate.critical_failures.length).toBeGreaterThan(0);
  });

  it.each([
    ['dead-control', /Compact view/],
    ['clickable-not-focusable', /Add/],
    ['unlabelled-field', /./],
    ['missing-visible-label', /./],
    ['contrast', /./],
    ['native-alert', /./],
    ['destructive-without-guard', /./],
    ['input-lost-after-error', /./],
    ['raw-data-shown', /./],
    ['missing-language', /./],
    ['missing-title', /./],
    ['preticked-consent', /./],
    ['no-way-back', /./],
    ['uncaught-page-error', /./],
    ['console-error', /./],
    ['late-shift', /./],
  ])('names its fault by %s', (rule, words) => {
    const found = issueOf(rule);
    expect(found, `no issue of ${rule}`).toBeDefined();
    expect(`${found?.title} ${found?.claim}`).toMatch(words);
  });

  it('measures the report that keeps people waiting, and names it unless the whole machine was slow', () => {
    const steps = worse.evidence.journeys.flatMap((journey) => journey.steps);
    const report = steps.filter(({ source }) => source?.file.endsWith('weekly-report.spec.ts'));
    const waits = report.map(({ response }) => response?.first_change_ms ?? 0);
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(2390);
    const told = worse.tally.find(({ rule }) => rule === 'slow-feedback');
    expect((told?.failed ?? 0) + (told?.cannot_tell ?? 0)).toBeGreaterThan(0);
  });

  it('shows each finding pinned in one self-contained page', () => {
    expect(worse.html).toContain('data:image/jpeg;base64,');
    expect(worse.html).not.toMatch(/<(?:link|script|img)[^>]+(?:src|href)="(?:https?:)?\/\//);
    expect(worse.html).toContain('Compact view');
  });

  it('keeps what was typed into a password field out of everything that was written', () => {
    const { stdout } = spawnSync('grep', ['-rlaF', 'quiet-harbor-7', home], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

function issueOf(rule: string): Issue | undefined {
  return worse.issues.find((issue) => issue.rule === rule);
}
