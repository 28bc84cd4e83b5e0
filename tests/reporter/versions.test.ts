import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPlaywright } from './install-playwright.ts';
import { makeProject, SAVE_TEST, USE } from './make-project.ts';
import { journeyOf, listFiles, readBundle, runPlaywright, stepOf } from './run-playwright.ts';
import { startSite } from './site.ts';

const SLOW_MS = 300_000;
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const CONFIG = `import { defineConfig } from '@playwright/test';
import { withUxJury } from 'ux-jury/config';
export default withUxJury(defineConfig({ outputDir: './results', workers: 1, use: ${USE}, reporter: 'line' }), { outputDir: 'bundle' });`;
const SPEC = `
test('walks', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Hello');
  await page.goto('/odd');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByText('Popup').click()]);
  await popup.getByRole('link', { name: 'Back' }).click();
  await page.frameLocator('iframe').getByText('In frame').click();
});`;

describe.each(['1.60.0', '1.62.1', '1.63.0', 'installed'])('Playwright %s', (version) => {
  it(
    'captures a journey',
    async () => {
      const modules = version === 'installed' ? undefined : installPlaywright(version);
      const files = {
        'playwright.config.ts': CONFIG,
        'plain.spec.ts': `import { expect, test } from '@playwright/test';${SPEC}`,
        'save.spec.ts': `import { expect, test } from 'ux-jury/test';${SAVE_TEST}`,
      };
      const dir = await makeProject({ files, ...(modules === undefined ? {} : { modules }) });
      const run = await runPlaywright([], url, {
        dir,
        config: dir,
        ...(modules === undefined ? {} : { modules }),
      });
      expect(run.output).toContain('2 passed');
      const bundle = readBundle(join(dir, 'bundle'));
      const journey = journeyOf(bundle, 'walks');
      expect(journey.not_measured).toEqual([]);
      expect(
        journey.steps.map(({ title, page, response, source }) => [title, page, response?.kind, source?.line]),
      ).toEqual([
        ['Open /sign-in', 'main', 'navigation', 3],
        ['Fill in “Password” field', 'main', 'value', 4],
        ['Press Tab in “Password” field', 'main', 'focus', 5],
        ['Click “Sign in” button', 'main', 'content', 6],
        ['Open /odd', 'main', 'navigation', 8],
        ['Click “Popup” button', 'main', 'popup', 9],
        ['Click “Back” link', 'popup-1', 'navigation', 10],
        ['Click “In frame” button', 'main', 'content', 11],
      ]);
      expect(stepOf(journeyOf(bundle, 'saves'), /Save/).response?.announced).toBe('Project saved');
      expect(bundle.states.size).toBe(bundle.index.pictures.length);
      expect(bundle.index.capture_faults).toBe(0);
      const isReduced = /^1\.6[0-2]\./.test(bundle.index.producer.playwright);
      expect(bundle.index.not_measured.map(({ reason }) => reason)).toEqual(
        isReduced ? ['playwright_before_1.63'] : [],
      );
      const leaks = listFiles(join(dir, 'bundle')).filter((path) =>
        readFileSync(path, 'latin1').includes('S3CRET-PW'),
      );
      expect(leaks).toEqual([]);
    },
    SLOW_MS,
  );
});
