import { runInThisContext } from 'node:vm';
import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  chromium,
  firefox,
  type TestInfo,
  test,
  webkit,
} from '@playwright/test';
import { probeRemembered } from './probes/probe-remembered.ts';
import { watchBrowser, watchOwnContext } from './watch-browser.ts';

type Launcher = 'launch' | 'connect' | 'connectOverCDP' | 'launchPersistentContext';
type Launch = (...args: unknown[]) => Promise<Browser | BrowserContext>;

const LAUNCHERS: readonly Launcher[] = ['launch', 'connect', 'connectOverCDP', 'launchPersistentContext'];

/**
 * Watches every browser that this process starts, whoever starts it, so that no test has to import anything of ours.
 * Only the three public browser types are touched, and what they return is handed on as it is.
 */
export function watchLaunches(): void {
  for (const type of [chromium, firefox, webkit]) for (const name of LAUNCHERS) follow(type, name);
}

function follow(type: BrowserType, name: Launcher): void {
  const launch: unknown = Reflect.get(type, name);
  if (typeof launch !== 'function') return;
  Reflect.set(
    type,
    name,
    passThrough(launch as Launch, (started) => started.then(watch, () => undefined)),
  );
}

function watch(started: Browser | BrowserContext): void {
  const currentTest = () => test.info();
  if (!('newContext' in started)) {
    watchOwnContext(started, currentTest);
    return;
  }
  watchBrowser(started, currentTest);
  probeBeforeClose(started, currentTest);
}

/** The worker's browser is closed after its last test: then there is time for a closer look. */
function probeBeforeClose(browser: Browser, currentTest: () => TestInfo): void {
  const close: unknown = Reflect.get(browser, 'close');
  if (typeof close !== 'function') return;
  const before = () => probeRemembered(browser, currentTest);
  Reflect.set(browser, 'close', runBefore(close as Close, before));
}

type Close = (...args: unknown[]) => Promise<void>;
type RunBefore = (close: Close, before: () => Promise<void>) => Close;

const runBefore = runInThisContext(
  `(close, before) => async function (...args) {
    await before();
    return close.apply(this, args);
  }`,
  { filename: 'node:ux-jury' },
) as RunBefore;

type PassThrough = (launch: Launch, hear: (started: ReturnType<Launch>) => void) => Launch;

/** Made under a `node:` name, whose frames Playwright leaves out: a step keeps its place in the test. */
const passThrough = runInThisContext(
  `(launch, hear) => function (...args) {
    const started = launch.apply(this, args);
    hear(started);
    return started;
  }`,
  { filename: 'node:ux-jury' },
) as PassThrough;
