import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk/core/error';

const KINDS = { APIError, APIConnectionError, APIConnectionTimeoutError, APIUserAbortError };
type Kind = keyof typeof KINDS;

/** What we read of an error of the SDK. */
export interface SdkError extends Error {
  readonly status?: number | undefined;
  readonly type?: string | null | undefined;
  readonly headers?: Headers | undefined;
}

/**
 * Whether an error is of this kind, of our SDK or of the one that a cloud's package brings: the same classes, told apart by
 * name since they are other objects.
 */
export function isSdkError(error: unknown, kind: Kind): error is SdkError {
  return error instanceof KINDS[kind] || (error instanceof Error && namesOf(error).includes(kind));
}

function namesOf(error: Error): string[] {
  const names: string[] = [];
  for (
    let at: unknown = Object.getPrototypeOf(error);
    at !== null && at !== undefined;
    at = Object.getPrototypeOf(at)
  )
    names.push(nameOf(at));
  return names;
}

function nameOf(prototype: unknown): string {
  const made: unknown = typeof prototype === 'object' && prototype !== null ? prototype.constructor : null;
  return typeof made === 'function' ? made.name : '';
}
