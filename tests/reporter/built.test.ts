import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyOf, readBundle, runPlaywright, stepOf } from './run-playwright.ts';
import { startSite } from './site.ts';

/** Whole runs of a browser, on a machine that may be busy. */
const SLOW_MS = 120_000;

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

describe.each([
  { minify: false, type: 'module' },
  { minify: true, type: 'commonjs' },
])('the package as it ships, minify $minify, in a $type project', ({ minify, type }) => {
  it(
    'captures a journey',
    async () => {
      const dir = await makeProject({ minify, type });
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
    },
    SLOW_MS,
  );
});

/** A user's project in a folder of its own, with the package in its `node_modules`. */
async function makeProject({ minify, type }: { minify: boolean; type: string }): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-built-'));
  const modules = join(dir, 'node_modules');
  const own = join(modules, 'ux-jury');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) =>
    /^(@playwright|playwright|axe-core)/.test(one),
  ))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  await build({
    entryPoints: [join(root, 'reporter/test.ts'), join(root, 'reporter/reporter.ts')],
    outdir: join(own, 'dist'),
    bundle: true,
    minify,
    platform: 'node',
    format: 'esm',
    external: ['@playwright/test', 'axe-core'],
  });
  const exports = { './test': './dist/test.js', './reporter': './dist/reporter.js' };
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'ux-jury', type: 'module', exports }));
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(dir, 'playwright.config.ts'), CONFIG);
  writeFileSync(join(dir, 'save.spec.ts'), SPEC);
  return dir;
}

const CONFIG = `import { defineConfig } from '@playwright/test';
export default defineConfig({
  outputDir: './results',
  use: { baseURL: process.env.SITE, launchOptions: {
    executablePath: process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] } },
  reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle' }]],
});`;

const SPEC = `import { expect, test } from 'ux-jury/test';
test('saves', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('status')).toHaveText('Project saved');
});`;
