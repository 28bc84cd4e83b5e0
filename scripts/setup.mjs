// Installs what is missing on a fresh machine: npm packages, then a Chromium. Only node built-ins may be imported here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

const SYSTEM_BROWSERS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Makes the checkout ready and returns the environment for child processes. */
export function setUp() {
  installPackages();
  return { ...process.env, UX_JURY_CHROMIUM: findBrowser() };
}

function installPackages() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  if (existsSync(installed) && isSameLock(lock, installed)) return;
  say('installing npm packages (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  run(
    npm,
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm could not install the packages. Check the network and run `npm ci` yourself.',
  );
}

/** A checkout gives the lock a new time though its packages are the ones installed. */
function isSameLock(lock, installed) {
  const versions = (path) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages)
      .filter(([name, entry]) => name !== '' && !entry.optional)
      .map(([name, entry]) => `${name}@${entry.version}`)
      .sort()
      .join();
  return versions(lock) === versions(installed);
}

function findBrowser() {
  const known = process.env.UX_JURY_CHROMIUM || playwrightBrowser() || systemBrowser();
  if (known) return known;
  say("no browser found; trying Playwright's own download");
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    timeout: 300_000,
  });
  const downloaded = playwrightBrowser();
  if (downloaded) return downloaded;
  if (process.platform === 'linux' && onPath(['apt-get'])) installDebianChromium();
  const found = systemBrowser();
  if (found) return found;
  fail(
    'No Chromium was found and none could be installed.',
    'Install Google Chrome or Chromium, or set UX_JURY_CHROMIUM to the path of one, and run this again.',
  );
}

function playwrightBrowser() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function systemBrowser() {
  return onPath(SYSTEM_BROWSERS) ?? SYSTEM_PATHS.find((path) => existsSync(path)) ?? null;
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

function installDebianChromium() {
  say("installing Debian's chromium (apt-get)");
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command, ...args] = [...asRoot, 'apt-get', ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function run(command, args, advice) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  fail(`${command} ${args.join(' ')} ended with ${error?.message ?? `exit code ${status}`}.`, advice);
}

export function say(text) {
  process.stderr.write(`· ${text}\n`);
}

export function fail(what, advice) {
  process.stderr.write(`ux-jury: ${what}\n  To do: ${advice}\n`);
  process.exit(2);
}
