import type { Message } from '@anthropic-ai/sdk/resources/messages/messages';
import type { ModelReply } from '../../engines/anthropic/exchange.ts';

/** A message of the provider as the answer that it is. */
export function readMessage(message: Message): ModelReply {
  return {
    text: message.content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join(''),
    stop: stopOf(message),
    model: message.model,
    use: useOf(message),
  };
}

function useOf({ usage }: Message): ModelReply['use'] {
  return {
    input: usage.input_tokens,
    output: usage.output_tokens,
    cache_write: usage.cache_creation_input_tokens ?? 0,
    cache_read: usage.cache_read_input_tokens ?? 0,
  };
}

function stopOf({ stop_reason }: Message): ModelReply['stop'] {
  if (stop_reason === 'refusal') return 'refused';
  return stop_reason === 'max_tokens' || stop_reason === 'model_context_window_exceeded' ? 'cut' : 'end';
}
