import { runInThisContext } from 'node:vm';
import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  chromium,
  firefox,
  test,
  webkit,
} from '@playwright/test';
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
  if ('newContext' in started) watchBrowser(started, currentTest);
  else watchOwnContext(started, currentTest);
}

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
