import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const PEERS = ['monocart-reporter', 'allure-playwright', 'playwright-ctrf-json-reporter'];

const CONFIG = `import { defineConfig } from '@playwright/test';
import { withUxJury } from 'ux-jury/config';
const { VARIANT = 'none', SITE, SUITE, BUNDLE = './bundle', PROBES, REPEAT = '1', UX_JURY_CHROMIUM } = process.env;
const PEERS = {
  monocart: ['monocart-reporter', { outputFile: './out/monocart/index.html', logging: 'off' }],
  allure: ['allure-playwright', { resultsDir: './out/allure' }],
  ctrf: ['playwright-ctrf-json-reporter', { outputDir: './out/ctrf' }],
};
const config = defineConfig({
  testDir: SUITE,
  repeatEach: Number(REPEAT),
  outputDir: './results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: SITE,
    screenshot: VARIANT === 'screenshot' ? 'on' : 'off',
    trace: VARIANT === 'trace' ? 'on' : 'off',
    viewport: { width: 1280, height: 720 },
    launchOptions: { executablePath: UX_JURY_CHROMIUM ?? '/usr/bin/chromium', args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
  },
  reporter: [['line'], ...(VARIANT === 'html' ? [['html', { open: 'never', outputFolder: './out/html' }]] : []), ...(PEERS[VARIANT] ? [PEERS[VARIANT]] : [])],
});
export default VARIANT.startsWith('ours') ? withUxJury(config, { outputDir: BUNDLE, axe: VARIANT !== 'ours lean', survey: VARIANT !== 'ours lean', probes: VARIANT === 'ours probes' && (PROBES === undefined || Number(PROBES)) }) : config;
`;

/** A project with the example's journeys, as plain Playwright tests, and with 500 trivial ones. */
export async function makeBenchProject({ peers }) {
  const dir = mkdtempSync(join(tmpdir(), 'ux-jury-bench-capture-'));
  await installOurs(join(dir, 'node_modules/ux-jury'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core', 'axe-core'])
    link(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  if (peers) installPeers(join(dir, 'node_modules'));
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dir, 'playwright.config.ts'), CONFIG);
  copyJourneys(join(dir, 'journeys'));
  mkdirSync(join(dir, 'trivial'));
  writeFileSync(join(dir, 'trivial/many.spec.ts'), TRIVIAL);
  return dir;
}

export async function startExample(build = 'good') {
  const port = 4700 + Math.floor(Math.random() * 200);
  const child = spawn(process.execPath, [join(root, 'examples/app/server.mjs')], {
    env: { ...process.env, PORT: `${port}`, UX_BUILD: build },
    stdio: 'ignore',
  });
  const site = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${site}/sign-in`).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return { site, stop: () => child.kill() };
}

const TRIVIAL = `import { test } from '@playwright/test';
for (let at = 0; at < 500; at += 1)
  test('trivial ' + at, async () => {
    for (const part of ['one', 'two', 'three']) await test.step(part, async () => undefined);
  });
`;

async function installOurs(own) {
  await build({
    entryPoints: ['config', 'reporter', 'test'].map((name) => join(root, `reporter/${name}.ts`)),
    outdir: join(own, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: ['@playwright/test', 'axe-core'],
  });
  const exports = { './*': './dist/*.js' };
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: 'ux-jury', type: 'module', exports }));
}

function copyJourneys(to) {
  const from = join(root, 'examples/journeys');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const text = readFileSync(join(from, name), 'utf8').replaceAll("'ux-jury/test'", "'@playwright/test'");
    writeFileSync(join(to, name), text);
  }
}

/** Peers are fetched by the ordinary npm, once, and only when they are asked for. */
function installPeers(modules) {
  const cache = join(root, 'node_modules/.cache/ux-jury-peers');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{}');
  const args = ['install', '--prefix', cache, '--no-audit', '--no-fund', '--legacy-peer-deps', ...PEERS];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  for (const name of readdirSync(join(cache, 'node_modules')))
    if (!/^(\.|@playwright|playwright(-core)?$|axe-core)/.test(name))
      cpSync(join(cache, 'node_modules', name), join(modules, name), { recursive: true });
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}
