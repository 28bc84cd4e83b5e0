import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProject, SAVE_TEST, USE } from './make-project.ts';
import { journeyOf, readBundle, runPlaywright, stepOf } from './run-playwright.ts';
import { startSite } from './site.ts';

/** Whole runs of a browser, on a machine that may be busy. */
const SLOW_MS = 300_000;

let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const CONFIG = `import { defineConfig } from '@playwright/test';
export default defineConfig({ outputDir: './results', use: ${USE},
  reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle' }]] });`;

describe.each([
  { minify: false, type: 'module' },
  { minify: true, type: 'commonjs' },
] as const)('the package as it ships, minify $minify, in a $type project', ({ minify, type }) => {
  it(
    'captures a journey',
    async () => {
      const files = {
        'playwright.config.ts': CONFIG,
        'save.spec.ts': `import { expect, test } from 'ux-jury/test';${SAVE_TEST}`,
      };
      const dir = await makeProject({ minify, type, files });
      await expectSaved(dir);
    },
    SLOW_MS,
  );
});

const PLAIN = `import { expect, test } from '@playwright/test';${SAVE_TEST}`;

describe('withUxJury in the config, tests that import nothing of ours', () => {
  it.each([
    [
      'an ES module',
      'module',
      'playwright.config.ts',
      `import { defineConfig } from '@playwright/test';
import { withUxJury } from 'ux-jury/config';
export default withUxJury(defineConfig({ outputDir: './results', use: ${USE}, reporter: 'line' }), { outputDir: 'bundle' });`,
    ],
    [
      'a CommonJS module',
      'commonjs',
      'playwright.config.js',
      `const { withUxJury } = require('ux-jury/config');
module.exports = withUxJury({ outputDir: './results', use: ${USE}, reporter: [['line']] }, { outputDir: 'bundle' });`,
    ],
  ] as const)(
    'captures a journey, config as %s',
    async (...[, type, name, config]) => {
      const dir = await makeProject({ type, files: { [name]: config, 'save.spec.ts': PLAIN } });
      await expectSaved(dir);
    },
    SLOW_MS,
  );

  it(
    'keeps the places of steps, sees browsers that tests start themselves, and each only once',
    async () => {
      const config = `import { withUxJury } from 'ux-jury/config';
export default withUxJury({ outputDir: './results', use: ${USE},
  reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle', axe: false, survey: false }]] });`;
      const spec = `import { expect, chromium } from '@playwright/test';
import { test } from 'ux-jury/test';
test('starts its own', async ({ baseURL, page, launchOptions }) => {
  const browser = await chromium.launch(launchOptions);
  const own = await browser.newPage();
  await own.goto(baseURL + '/two');
  await own.getByRole('link').click();
  await browser.close();
  const context = await chromium.launchPersistentContext('', launchOptions);
  const [first] = context.pages();
  await first.goto(baseURL + '/sign-in');
  await first.getByRole('link').click();
  await context.close();
  await page.goto('/two');
});`;
      const dir = await makeProject({
        files: { 'playwright.config.ts': config, 'own.spec.ts': spec },
      });
      const run = await runPlaywright([], url, { dir, config: dir });
      expect(run.output).toContain('1 passed');
      const bundle = readBundle(join(dir, 'bundle'));
      for (const state of bundle.states.values())
        expect(state).toMatchObject({
          axe: null,
          survey: null,
          not_measured: [
            { what: 'axe', reason: 'switched_off' },
            { what: 'survey', reason: 'switched_off' },
            { what: 'probes', reason: 'switched_off' },
          ],
        });
      const journey = journeyOf(bundle, 'starts its own');
      expect(journey.not_measured).toEqual([]);
      expect(journey.steps.map((step) => [step.title, step.source?.line])).toEqual([
        [`Open ${url}/two`, 6],
        ['Click “Back” link', 7],
        [`Open ${url}/sign-in`, 11],
        ['Click “Second page” link', 12],
        ['Open /two', 14],
      ]);
      expect(new Set(journey.steps.map(({ page }) => page)).size).toBe(3);
    },
    SLOW_MS,
  );
});

async function expectSaved(dir: string): Promise<void> {
  const run = await runPlaywright([], url, { dir, config: dir });
  expect(run.output).toContain('1 passed');
  const bundle = readBundle(join(dir, 'bundle'));
  const step = stepOf(journeyOf(bundle, 'saves'), /Save project/);
  expect(step.target).toMatchObject({ role: 'button', name: 'Save project' });
  expect(step.response).toMatchObject({ kind: 'content', announced: 'Project saved' });
  const state = bundle.states.get(step.state_after ?? '');
  expect(state?.picture).toMatch(/^[0-9a-f]{64}$/);
  expect(state?.axe?.passes.length).toBeGreaterThan(10);
  expect(state?.controls.length).toBeGreaterThan(5);
}
