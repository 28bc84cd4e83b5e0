import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { type BundleWriter, type GivenOptions, openBundle } from './bundle/open-bundle.ts';

export type { ReporterOptions } from './options.ts';

/** Writes a run's journeys as a capture bundle. It never fails the run: what goes wrong is counted in the bundle. */
export default class UxJuryReporter implements Reporter {
  readonly #options: GivenOptions;
  #bundle: BundleWriter | null = null;
  #hasEnded = false;
  #errors = 0;

  constructor(options: GivenOptions = {}) {
    this.#options = options;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.#attempt('start', () => {
      if (this.#options._mode === 'list') return;
      this.#bundle = openBundle(this.#options, config, suite);
      this.#finishAtExit();
    });
  }

  /** What fails outside of any test, such as a file that cannot be read, may have kept journeys from being walked. */
  onError(): void {
    this.#errors += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#attempt('journey', () => this.#bundle?.addAttempt(test, result));
  }

  /** A promise only where there are traces to read; it is never rejected. */
  onEnd(result: FullResult): Promise<void> | undefined {
    let reading: Promise<void> | null = null;
    this.#attempt('traces', () => {
      reading = this.#bundle?.readTraces(result.status) ?? null;
    });
    return this.#finishAfter(reading, result);
  }

  #finishAfter(reading: Promise<void> | null, result: FullResult): Promise<void> | undefined {
    if (reading === null) return this.#finish(result);
    return reading
      .catch((error) => this.#bundle?.noteFault('traces', error))
      .then(() => this.#finish(result));
  }

  #finish(result: FullResult): undefined {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#attempt('index', () => this.#bundle?.finish(result, this.#errors));
  }

  /** A runner that dies of another reporter's fault, or of a second Ctrl-C, never comes to `onEnd`. */
  #finishAtExit(): void {
    const startTime = new Date();
    process.once('exit', () => {
      if (!this.#hasEnded)
        this.#finish({ status: 'interrupted', startTime, duration: Date.now() - startTime.getTime() });
    });
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
