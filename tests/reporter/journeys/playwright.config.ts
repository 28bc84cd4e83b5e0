import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { SITE, BUNDLE, RESULTS, REPORTER, EVENTS, BLOB, TAG, BROKEN, DEVICES, PROBES, UX_JURY_CHROMIUM } =
  process.env;
const options = {
  ...(PROBES === undefined ? {} : { probes: Number(PROBES) }),
  outputDir: BUNDLE,
  buildIdentity: 'abc123',
  mask: ['#internal-note', 'not(a selector'],
};

export default defineConfig({
  testDir: '.',
  ...(TAG === undefined ? {} : { tag: TAG }),
  outputDir: RESULTS ?? '/tmp/ux-jury-reporter-tests',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  use: {
    baseURL: SITE ?? 'http://127.0.0.1:1',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: UX_JURY_CHROMIUM ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  ...(DEVICES === undefined
    ? {}
    : {
        projects: [
          { name: 'Desktop' },
          { name: 'Phone', use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' } },
        ],
      }),
  reporter: [
    ['line'],
    ...(BLOB === undefined ? [] : [['blob', { outputFile: BLOB }] as [string, object]]),
    ...(EVENTS === undefined
      ? []
      : [[here('../reporter-step-dump.ts'), { file: EVENTS }] as [string, object]]),
    ...(BROKEN === undefined ? [] : [[here('../reporter-broken.ts')] as [string]]),
    ...(REPORTER === 'none' ? [] : [[here('../../../reporter/reporter.ts'), options] as [string, object]]),
  ],
});
