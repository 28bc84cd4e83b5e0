import type { Reporter } from '@playwright/test/reporter';

/** A reporter as there are some: its promise is rejected and nobody waits for it, so that the whole runner dies. */
export default class BrokenReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  async onTestEnd(): Promise<void> {
    throw new Error('broken reporter');
  }
}
