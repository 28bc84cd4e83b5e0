// `npm run demo`: set-up, then the example app's journeys in a real browser, a verdict and an HTML report.
// `npm run demo -- --worse` shows the deliberately worse build of the same app.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, setUp } from './setup.mjs';

const env = setUp();
const isWorse = process.argv.includes('--worse');
const results = join(root, 'ux-jury-results', isWorse ? 'worse' : 'good');
const bundle = join(root, 'ux-jury-bundle', isWorse ? 'worse' : 'good');

rmSync(bundle, { recursive: true, force: true });
say(`walking the example app (${isWorse ? 'worse' : 'good'} build) in a real browser`);
spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'examples/playwright.config.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, UX_BUILD: isWorse ? 'worse' : 'good', UX_JURY_BUNDLE: bundle },
  },
);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'dist/cli.js'), 'review', bundle, '--out', results],
  {
    cwd: root,
    stdio: 'inherit',
    env,
  },
);
if (!isWorse && status === 0) say('see the same app with faults: npm run demo -- --worse');
process.exit(status ?? 2);
