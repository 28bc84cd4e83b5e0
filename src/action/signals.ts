import type { Desk } from './desk.ts';
import { type Checks, closePlain } from './publish.ts';

const EXIT = { SIGINT: 130, SIGTERM: 143 } as const;

/** On cancellation the runner leaves a few seconds: enough to complete the checks, so that none is left in progress. */
export function closeOnSignal(desk: Desk, first: Checks | null) {
  let checks = first;
  const stop = (signal: keyof typeof EXIT): void => {
    const end = { conclusion: 'cancelled', name: 'cancelled', why: '' } as const;
    const closed = checks === null ? Promise.resolve() : closePlain(desk, checks, end);
    void closed.catch(() => undefined).then(() => process.exit(EXIT[signal]));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    get checks(): Checks | null {
      return checks;
    },
    watch: (opened: Checks): void => {
      checks = opened;
    },
    end: (): void => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
    },
  };
}
