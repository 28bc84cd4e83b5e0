import { escapeLog } from '../report/escape.ts';
import type { Desk } from './desk.ts';
import { type Checks, closePlain } from './publish.ts';

const EXIT = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * On cancellation the runner leaves a few seconds: enough to complete the checks, so that none is left in progress. The
 * same holds for an error that nobody caught.
 */
export function closeOnSignal(desk: Desk) {
  let opening: Promise<Checks> | null = null;
  const stop = (signal: keyof typeof EXIT): void => {
    const end = { conclusion: 'cancelled', name: 'cancelled', why: '' } as const;
    const closed = opening?.then((checks) => closePlain(desk, checks, end)) ?? Promise.resolve();
    void closed.catch(() => undefined).then(() => process.exit(EXIT[signal]));
  };
  const crash = (error: Error): void => {
    process.stderr.write(`${escapeLog(error.stack ?? error.message, 2_000)}\n`);
    const end = { conclusion: 'failure', name: 'broken', why: error.message } as const;
    const closed = opening?.then((checks) => closePlain(desk, checks, end)) ?? Promise.resolve();
    void closed.catch(() => undefined).then(() => process.exit(2));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('uncaughtException', crash);
  return {
    /** Names the checks to complete, also while they are still being opened. */
    watch: (opened: Promise<Checks>): Promise<Checks> => {
      opening = opened;
      return opened;
    },
    end: (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      process.off('uncaughtException', crash);
    },
  };
}
