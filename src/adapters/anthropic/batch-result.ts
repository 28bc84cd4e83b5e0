import type { MessageBatchResult } from '@anthropic-ai/sdk/resources/messages/batches';
import type { ModelReply } from '../../engines/anthropic/exchange.ts';
import { readMessage } from './read-message.ts';
import type { FailedState } from './states.ts';

const AGAIN = 'Run again: only what has no answer is asked for, and batches.json knows the rest.';

/** What a batch says of one request: its answer, or the state in which it ended without one. */
export function readResult(result: MessageBatchResult | undefined): ModelReply | FailedState {
  switch (result?.type) {
    case 'succeeded':
      return readMessage(result.message);
    case 'expired':
      return ended('model_batch_expired', 'its batch expired after 24 hours before it was its turn.');
    case 'canceled':
      return ended('model_batch_cancelled', 'its batch was cancelled before it was its turn.');
    case 'errored': {
      const { type, message } = result.error.error;
      const said = `the batch answered with ${type}: ${message.slice(0, 300)}`;
      return type === 'invalid_request_error'
        ? { ...ended('model_request_refused', said), hint: REFUSED }
        : ended('model_batch_errored', said);
    }
    default:
      return ended('model_batch_errored', 'its batch ended without a result for it.');
  }
}

const REFUSED =
  'Set model.effort to null if the model knows none; model.schema to own if the schema is too large for it, or to text if it takes none.';

function ended(code: string, what: string): FailedState {
  return { code, what, hint: AGAIN, isTransient: false };
}
