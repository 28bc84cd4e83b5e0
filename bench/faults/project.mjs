import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = fileURLToPath(new URL('./', import.meta.url));
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const CONFIG = `import { defineConfig } from '@playwright/test';
const { BUNDLE, JOURNEY, LANES, PROBES, SITES, UX_JURY_CHROMIUM } = process.env;
// Probes are a worker's last work, and a test that fails takes its worker down: then every case has workers of its own.
const OWN_WORKERS = Object.keys(JSON.parse(SITES)).map((id) => ({ name: id, grep: new RegExp('@' + id + '(?![-\\\\w])') }));
export default defineConfig({
  testDir: './journeys',
  testMatch: JOURNEY + '.spec.mjs',
  outputDir: BUNDLE + '-results',
  workers: Number(LANES),
  fullyParallel: true,
  ...(Number(PROBES) > 0 ? { projects: OWN_WORKERS } : {}),
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: UX_JURY_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--mute-audio',
        '--autoplay-policy=no-user-gesture-required',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  reporter: [['line'], ['ux-jury/reporter', { outputDir: BUNDLE, probes: Number(PROBES) }]],
});
`;

/** The stages of a review up to the aggregate, to be run over parts of a bundle. */
const REVIEW = `
export { openRun } from './src/commands/review-bundles.ts';
export { collect } from './src/stages/collect.ts';
export { observe } from './src/stages/observe.ts';
export { evaluate } from './src/stages/evaluate.ts';
export { aggregate } from './src/stages/aggregate.ts';
`;

/**
 * A project with our reporter and engine, built from the sources as they stand, and the journeys of the apps. In a folder
 * that holds one already only the engine is built anew, so that what was walked can be judged again.
 */
export async function makeProject(folder = null) {
  const dir = folder ?? mkdtempSync(join(tmpdir(), 'ux-jury-faults-'));
  const ours = join(dir, 'node_modules/ux-jury');
  const common = {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  };
  const external = ['@playwright/test', 'playwright', 'playwright-core', 'axe-core'];
  const reporter = ['config', 'reporter', 'test'].map((name) => `reporter/${name}.ts`);
  const outdir = join(ours, 'dist');
  await build({ ...common, entryPoints: reporter, outdir, external, logLevel: 'warning' });
  const review = { contents: REVIEW, resolveDir: root, loader: 'ts', sourcefile: 'review.ts' };
  await build({
    ...common,
    splitting: false,
    stdin: review,
    outfile: join(outdir, 'review.js'),
    external,
    banner: { js: REQUIRE },
    logLevel: 'warning',
  });
  const exports = { './*': './dist/*.js' };
  writeFileSync(
    join(ours, 'package.json'),
    JSON.stringify({ name: 'ux-jury', version: '0.0.0', type: 'module', exports }),
  );
  for (const name of ['schemas', 'templates'])
    cpSync(join(root, name), join(ours, name), { recursive: true });
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'axe-core'])
    link(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dir, 'playwright.config.mjs'), CONFIG);
  for (const name of ['journeys', 'fixture.mjs'])
    cpSync(join(own, name), join(dir, name), { recursive: true });
  return dir;
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  if (!existsSync(to)) symlinkSync(from, to);
}
