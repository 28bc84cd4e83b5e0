import { AbsentError } from '../../engines/anthropic/absent.ts';
import { isSdkError, type SdkError } from './sdk-error.ts';

/** A known way in which a request can fail: its code, the words for people, and whether another try may help. */
export interface FailedState {
  readonly code: string;
  readonly what: string;
  readonly hint: string;
  readonly isTransient: boolean;
}

const KEY_HINT =
  'Check ANTHROPIC_API_KEY, or what the cloud knows you by; a key that was revoked or belongs to another workspace is refused too.';
const WAIT_HINT = 'Run again later. Nothing was scored; set engine: embedded to judge by rule meanwhile.';

/** Names the state of a failed request. `model` is the one that was asked. */
export function nameState(error: unknown, model: string): FailedState {
  if (error instanceof Stalled) return transient('model_timeout', error.message, WAIT_HINT);
  if (isSdkError(error, 'APIConnectionTimeoutError'))
    return transient('model_timeout', 'the API did not answer in time.', WAIT_HINT);
  if (isSdkError(error, 'APIUserAbortError'))
    return final('model_timeout', 'the time for this answer was over.', WAIT_HINT);
  if (isSdkError(error, 'APIConnectionError'))
    return transient(
      'model_unreachable',
      `the API could not be reached (${reasonOf(error)}).`,
      'Check the network, HTTPS_PROXY and NO_PROXY, and ANTHROPIC_BASE_URL.',
    );
  if (isSdkError(error, 'APIError')) return nameStatus(error, model);
  return transient('model_truncated', `the answer broke off (${reasonOf(error)}).`, WAIT_HINT);
}

function nameStatus(error: SdkError, model: string): FailedState {
  const said = error.message.slice(0, 300);
  switch (error.status) {
    case 401:
      return final('model_key_refused', 'the API refused the key.', KEY_HINT);
    case 402:
    case 403:
      return final('model_not_permitted', `the key may not do this (${said}).`, KEY_HINT);
    case 404:
      return final(
        'model_unknown',
        `there is no model ${model}.`,
        'It may be retired: name another in model.name of the config.',
      );
    case 413:
      return final(
        'model_request_too_large',
        'the request is too large.',
        'Split the run into fewer journeys.',
      );
    case 429:
      return transient('model_rate_limited', 'the API allows no more requests for now (429).', WAIT_HINT);
    default:
      return isServerSide(error)
        ? transient(
            'model_overloaded',
            `the API is overloaded or broken (${error.status ?? error.type ?? 'stream'}).`,
            WAIT_HINT,
          )
        : final(
            'model_request_refused',
            `the API refused the request (${error.status ?? '?'}: ${said}).`,
            'Set model.effort to null if the model knows none; model.schema to own if the schema is too large for it, or to text if it takes none.',
          );
  }
}

/** A stream can fail after its headers came: then there is no status, only a type. */
function isServerSide({ status, type }: SdkError): boolean {
  if (status === undefined)
    return (
      type === null || type === 'overloaded_error' || type === 'api_error' || type === 'rate_limit_error'
    );
  return status >= 500 || status === 408 || status === 409;
}

function transient(code: string, what: string, hint: string): FailedState {
  return { code, what, hint, isTransient: true };
}

function final(code: string, what: string, hint: string): FailedState {
  return { code, what, hint, isTransient: false };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
}

/** Nothing came for a while although the stream is open. */
export class Stalled extends Error {
  override readonly name = 'Stalled';
}

/** The state as the error that ends the run. */
export function toAbsent(who: string, state: FailedState, cause: unknown): AbsentError {
  return new AbsentError(who, { code: state.code, what: state.what, hint: state.hint, cause });
}

/** The wait that a response asks for, in milliseconds; `null` where it asks for none. */
export function retryAfter(error: unknown): number | null {
  if (!isSdkError(error, 'APIError') || error.headers === undefined) return null;
  const milliseconds = Number(error.headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return milliseconds;
  const header = error.headers.get('retry-after');
  if (header === null) return null;
  const seconds = Number(header);
  const until = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(until) ? Math.max(0, until) : null;
}
