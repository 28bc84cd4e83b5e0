import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../cli/run-cli.ts';
import { makeProject, SAVE_TEST, USE } from '../make-project.ts';
import { journeyOf, listFiles, readBundle, runPlaywright, stepOf } from '../run-playwright.ts';
import { startSite } from '../site.ts';
import { configOf, makeTraced } from './walk-spec.ts';

const SLOW_MS = 600_000;
const SIGN_IN = `
test('signs in', async ({ page }) => {
  await page.goto('/sign-in?token=S3CRET-IN-QUERY');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Hello');
});`;
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const leaksIn = (dir: string) => listFiles(dir).filter((path) => /S3CRET/.test(readFileSync(path, 'latin1')));

describe('without any change to the project', () => {
  it(
    'two options of the command make a bundle that can be judged',
    async () => {
      const config = `import { defineConfig } from '@playwright/test';
export default defineConfig({ outputDir: './results', workers: 1, timeout: 300_000, reporter: 'line', use: ${USE} });`;
      const dir = await makeTraced(config, { spec: SAVE_TEST });
      const args = ['--trace', 'on', '--add-reporter', 'ux-jury/reporter'];
      const run = await runPlaywright([], url, { dir, config: dir, args });
      expect(run.output).toContain('1 passed');
      const review = runCli(['review', join(dir, 'ux-jury-bundle'), '--out', join(dir, 'judged')]);
      expect(review.stdout, review.stderr).toMatch(/^\d+\.\d\/10 — /m);
      const read = (name: string) => JSON.parse(readFileSync(join(dir, 'judged', name), 'utf8'));
      expect(read('evidence.json').coverage).toMatchObject({ journeys: 1, complete: 1, capture_faults: 0 });
      expect(read('aggregate.json').confidence).not.toBe('high');
      const report = readFileSync(join(dir, 'judged', 'report.md'), 'utf8');
      expect(report).toContain('answers of pages in time, shifts, focus and announcements');
      expect(report).toContain('pictures as they were seen');
    },
    SLOW_MS,
  );
});

describe('where screens cannot be drawn', () => {
  it(
    'the steps remain, with what went wrong, and the reason is said',
    async () => {
      const options = "launchOptions: { executablePath: '/no/such/browser' }";
      const dir = await makeTraced(configOf("trace: 'on'", { options }), { spec: SIGN_IN });
      const run = await runPlaywright([], url, { dir, config: dir });
      expect(run.code).toBe(0);
      const bundle = readBundle(join(dir, 'bundle'));
      const journey = journeyOf(bundle, 'signs in');
      expect(journey.steps.map(({ interaction }) => interaction)).toEqual([
        'navigation',
        'field_entry',
        'click_tap',
      ]);
      expect(stepOf(journey, /^Open/).response?.kind).toBe('navigation');
      expect(journey.not_measured).toContainEqual({
        what: 'pictures and states',
        reason: 'no_browser_to_draw',
      });
      expect(bundle.states.size).toBe(0);
      expect(leaksIn(join(dir, 'bundle'))).toEqual([]);
    },
    SLOW_MS,
  );
});

describe('a CommonJS project with only screenshots', () => {
  it(
    'has the picture of a test that typed nothing, and leaves out one that cannot be masked',
    async () => {
      const config = `const { defineConfig } = require('@playwright/test');
module.exports = defineConfig({ outputDir: './results', workers: 1, timeout: 300_000, use: { ...${USE}, screenshot: 'on' },
  reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle' }]] });`;
      const spec = `const { expect, test } = require('@playwright/test');${SAVE_TEST}${SIGN_IN}`;
      const files = { 'playwright.config.js': config, 'both.spec.js': spec };
      const dir = await makeProject({ type: 'commonjs', files });
      const run = await runPlaywright([], url, { dir, config: dir });
      expect(run.output).toContain('2 passed');
      const bundle = readBundle(join(dir, 'bundle'));
      const [saves, signs] = ['saves', 'signs in'].map((title) => journeyOf(bundle, title));
      expect(saves?.end_state).not.toBeNull();
      expect(bundle.index.pictures).toMatchObject([{ width: 1280, height: 720 }]);
      expect(signs?.end_state).toBeNull();
      expect(signs?.not_measured).toContainEqual({ what: 'pictures', reason: 'cannot_be_masked' });
      expect(leaksIn(join(dir, 'bundle'))).toEqual([]);
      const review = runCli(['review', join(dir, 'bundle'), '--out', join(dir, 'judged')]);
      expect(review.stdout, review.stderr).toMatch(/^\d+\.\d\/10 — /m);
      expect(review.status, 'what nobody measured is no pass').toBe(3);
      expect(review.stdout).toContain('5.0/10 — PROVISIONAL');
      const { issues } = JSON.parse(readFileSync(join(dir, 'judged', 'outcomes.json'), 'utf8'));
      expect(issues.map(({ rule }: { rule: string }) => rule)).toEqual([]);
    },
    SLOW_MS,
  );
});

describe('merged shards', () => {
  it(
    'are read from the traces that their reports carry',
    async () => {
      const config = `import { defineConfig } from '@playwright/test';
const use = { ...${USE}, trace: 'on' };
export default defineConfig({ outputDir: './results', workers: 1, timeout: 300_000, use,
  reporter: process.env.BLOB ? [['blob', { outputFile: process.env.BLOB }]]
    : [['line'], ['ux-jury/reporter', { outputDir: 'bundle', launchOptions: use.launchOptions }]] });`;
      const dir = await makeProject({
        files: {
          'playwright.config.ts': config,
          'a.spec.ts': `import { expect, test } from '@playwright/test';${SAVE_TEST}`,
          'b.spec.ts': `import { expect, test } from '@playwright/test';${SIGN_IN}`,
        },
      });
      mkdirSync(join(dir, 'blobs'));
      for (const shard of [1, 2]) {
        const blob = join(dir, `${shard}.zip`);
        const args = [`--shard=${shard}/2`];
        await runPlaywright([], url, { dir, config: dir, args, env: { BLOB: blob } });
        copyFileSync(blob, join(dir, 'blobs', `${shard}.zip`));
      }
      const merged = await runPlaywright([join(dir, 'blobs')], url, {
        dir,
        config: join(dir, 'playwright.config.ts'),
        cwd: dir,
        command: 'merge-reports',
      });
      expect(merged.output).toContain('2 journeys');
      const bundle = readBundle(join(dir, 'bundle'));
      expect(journeyOf(bundle, 'saves').end_state).not.toBeNull();
      expect(stepOf(journeyOf(bundle, 'signs in'), /Fill in “Password”/).target?.box).not.toBeNull();
      expect(leaksIn(join(dir, 'bundle'))).toEqual([]);
    },
    SLOW_MS,
  );
});
