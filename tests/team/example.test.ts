import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewBundles } from '../../src/commands/review-bundles.ts';
import { assembleTeam } from '../../src/commands/team/assemble-team.ts';
import { buildTeam } from '../../src/commands/team/build-team.ts';
import { detailTeam } from '../../src/commands/team/detail-team.ts';
import { openTeam } from '../../src/commands/team/open-team.ts';
import { planTeam } from '../../src/commands/team/plan-team.ts';
import type { BuildReport } from '../../src/contract/team/build-report.ts';
import { packageRoot } from '../../src/paths.ts';

const chromium = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
const WALK = `UX_BUILD=worse UX_JURY_PROBES=off CI=true UX_JURY_CHROMIUM=${chromium} node node_modules/@playwright/test/cli.js test -c examples/playwright.config.ts`;
const isRepository = existsSync(join(packageRoot, '.git'));

/** The worse build of the example app in a real browser, before and after the embedded team. */
describe.skipIf(!isRepository)('the embedded team on the example’s worse build', () => {
  let home: string;
  let report: BuildReport;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'ux-jury-team-example-'));
    const bundle = join(home, 'bundle');
    spawnSync('env', [`UX_JURY_BUNDLE=${bundle}`, 'PORT=4393', 'sh', '-c', WALK], { cwd: packageRoot });
    const out = join(home, 'out');
    const request = {
      bundles: [bundle],
      out,
      config: null,
      folder: home,
      mode: null,
      from: null,
      progress: () => undefined,
    };
    await reviewBundles(request);
    const open = () =>
      openTeam({
        out,
        project: packageRoot,
        home,
        yes: true,
        changed_since: null,
        overrides: { specialists: {}, producers: {} },
        settings: { source: 'examples/app', walk: `PORT=4394 ${WALK}` },
        ask: null,
        say: () => undefined,
        now: () => new Date().toISOString(),
      });
    planTeam(open());
    expect(await assembleTeam(open())).toBe(0);
    expect(await detailTeam(open())).toBe(0);
    await buildTeam(open());
    report = JSON.parse(readFileSync(join(out, 'team/build-report.json'), 'utf8'));
  }, 400_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('makes at least 30 findings go away, measured again, and nothing new fails', () => {
    expect(report.proof.walked).toBe(true);
    expect(report.proof.proven.length).toBeGreaterThanOrEqual(30);
    expect(report.proof.new_issues).toEqual([]);
    expect(report.proof.still_failing).toEqual([]);
  });

  it('lifts the average by a point and a half or more', () => {
    const { before, after } = report.proof;
    expect((after?.average ?? 0) - (before?.average ?? 0)).toBeGreaterThanOrEqual(1.5);
  });

  it('gives pages their titles back, and lets scripts run to their end', () => {
    const rules = report.proof.proven.map((id) => id.replace(/-[0-9a-f]{8}$/, ''));
    expect(rules).toEqual(expect.arrayContaining(['missing-title', 'uncaught-page-error']));
  });

  it('lets the keyboard reach what only a mouse could press', () => {
    expect(report.proof.proven.some((id) => id.startsWith('clickable-not-focusable'))).toBe(true);
  });

  it('calls nothing done that it handed over', () => {
    expect(report.status).toBe('PARTIAL');
    const blocked = report.tasks.find(({ title }) => title.includes('blocked journey'));
    expect(blocked).toMatchObject({ status: 'FAIL' });
    expect(blocked?.external.length).toBeGreaterThan(0);
  });

  it('shows each proven place before and after', () => {
    for (const { before, after } of report.proof.pictures)
      for (const path of [before, after]) expect(existsSync(path ?? '-'), path ?? '-').toBe(true);
  });
});
