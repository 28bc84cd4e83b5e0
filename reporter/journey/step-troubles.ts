import type { Step } from '../../src/contract/journey.ts';
import type { TroubleLine } from '../record.ts';
import type { JoinedStep } from './join-calls.ts';
import type { CaptureRecord } from './read-record.ts';

type Trouble = Step['trouble'];

/** Errors, failed requests and dialogs from the step's start until the next step's. */
export function readTroubles(step: JoinedStep, record: CaptureRecord): Trouble {
  const own = record.troubles.filter((trouble) => trouble.at >= step.from && trouble.at < step.until);
  const texts = (kind: TroubleLine['kind']) => [
    ...new Set(own.filter((trouble) => trouble.kind === kind).map((trouble) => trouble.text)),
  ];
  return {
    console_errors: texts('console').slice(0, 20),
    page_errors: texts('page_error').slice(0, 20),
    failed_requests: own.flatMap(failedRequest).slice(0, 20),
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
