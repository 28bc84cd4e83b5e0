import type {
  Message,
  MessageCreateParamsBase,
  Messages,
} from '@anthropic-ai/sdk/resources/messages/messages';
import { Stalled } from './states.ts';

/** When a stream is given up: by signal, or when nothing came for `idle_ms`. `warmed` is told at its first event. */
interface Watch {
  readonly signal: AbortSignal;
  readonly idle_ms: number;
  readonly warmed: () => void;
}

/** Receives a message as a stream; the SDK's own timeout ends with the headers, so silence is watched here. */
export async function streamMessage(
  messages: Messages,
  params: Omit<MessageCreateParamsBase, 'stream'>,
  watch: Watch,
): Promise<Message> {
  const stream = messages.stream(params, { signal: watch.signal });
  let isStalled = false;
  const giveUp = (): void => {
    isStalled = true;
    stream.abort();
  };
  let timer = setTimeout(giveUp, watch.idle_ms);
  stream.on('streamEvent', () => {
    watch.warmed();
    clearTimeout(timer);
    timer = setTimeout(giveUp, watch.idle_ms);
  });
  try {
    const message = await stream.finalMessage();
    if (message.stop_reason === null) throw new Error('the stream ended before the answer did');
    return message;
  } catch (error) {
    if (isStalled) throw new Stalled(`nothing came for ${watch.idle_ms} ms.`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
