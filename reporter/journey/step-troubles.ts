import type { Step } from '../../src/contract/journey.ts';
import type { TroubleLine } from '../record.ts';
import type { JoinedStep } from './join-calls.ts';

type Trouble = Step['trouble'];

/** Errors, failed requests and dialogs that the step brought about. */
export function readTroubles({ troubles: own }: JoinedStep): Trouble {
  const texts = (kind: TroubleLine['kind']) => [
    ...new Set(own.filter((trouble) => trouble.kind === kind).map((trouble) => trouble.text)),
  ];
  return {
    console_errors: texts('console').slice(0, 20),
    page_errors: texts('page_error').slice(0, 20),
    failed_requests: distinct(own.flatMap(failedRequest)).slice(0, 20),
    dialogs: own.flatMap((trouble) =>
      trouble.kind === 'dialog' ? [{ type: trouble.method ?? 'alert', message: trouble.text }] : [],
    ),
  };
}

function failedRequest(trouble: TroubleLine): Trouble['failed_requests'] {
  if (trouble.kind !== 'request') return [];
  return [
    {
      url: trouble.url ?? 'unknown',
      method: trouble.method ?? 'GET',
      status: trouble.status,
      failure: trouble.text === '' ? null : trouble.text,
      resource: trouble.resource ?? 'other',
    },
  ];
}

function distinct<T>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)));
}
