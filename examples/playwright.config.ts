import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const port = process.env.PORT ?? '4173';
const build = process.env.UX_BUILD ?? 'good';
const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env.UX_JURY_CHROMIUM;
const isRoot = process.getuid?.() === 0;

// A team writes 'ux-jury/reporter'; inside the package itself Playwright does not find that name, so it is resolved here.
const reporter = fileURLToPath(import.meta.resolve('ux-jury/reporter'));

export default defineConfig({
  testDir: './journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    actionTimeout: 10_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 720 } },
    },
  ],
  webServer: {
    command: 'node app/server.mjs',
    url: `${baseURL}/sign-in`,
    env: { PORT: port, UX_BUILD: build },
    reuseExistingServer: false,
  },
  reporter: [
    ['line'],
    [
      reporter,
      {
        outputDir: process.env.UX_JURY_BUNDLE ?? 'ux-jury-bundle',
        // Fifteen seconds a run: enough for a look at the screens that a demonstration shows.
        probes: process.env.UX_JURY_PROBES === 'off' ? false : 15,
        context: {
          target: 'Harbour, a project tracker for small teams',
          test_brief:
            'Everyday work of a team member: sign in, find and create projects, tick tasks, change settings.',
          target_user: 'A member of a small team who opens Harbour a few times a week, without training',
          data_label: 'A fresh demo workspace for every sign-in: six projects, twenty-one tasks',
          constraints: ['Screens from 320 px wide', 'WCAG 2.2 AA', 'Works with the keyboard alone'],
        },
      },
    ],
  ],
});
