import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { type BundleWriter, openBundle } from './bundle/open-bundle.ts';
import type { ReporterOptions } from './options.ts';

export type { ReporterOptions } from './options.ts';

/** What Playwright adds to a reporter's options, undocumented: both are read with care. */
interface GivenOptions extends ReporterOptions {
  readonly configDir?: string;
  readonly _mode?: string;
}

/** Writes a run's journeys as a capture bundle. It never fails the run: what goes wrong is counted in the bundle. */
export default class UxJuryReporter implements Reporter {
  readonly #options: GivenOptions;
  #bundle: BundleWriter | null = null;

  constructor(options: GivenOptions = {}) {
    this.#options = options;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#attempt('start', () => {
      if (this.#options._mode === 'list') return;
      if (this.#options._mode === 'merge')
        throw new Error(
          'merged reports carry no bundle; each shard wrote its own, and the action takes them all.',
        );
      this.#bundle = openBundle(this.#options, config, suite);
    });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#attempt('journey', () => this.#bundle?.addAttempt(test, result));
  }

  onEnd(result: FullResult): void {
    this.#attempt('index', () => this.#bundle?.finish(result));
  }

  #attempt(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#bundle?.noteFault(what, error);
      if (this.#bundle === null || what === 'index')
        say(error instanceof Error ? error.message : String(error));
    }
  }
}

function say(message: string): void {
  process.stderr.write(`UX Jury: ${message.split('\n')[0]}\n`);
}
