import type {
  ContentBlockParam,
  MessageCreateParamsBase,
} from '@anthropic-ai/sdk/resources/messages/messages';
import type { Block, ModelRequest, PictureBlock } from '../../engines/model/request.ts';

/** The base64 text of a picture as it is sent, and its type. */
export type EncodePicture = (block: PictureBlock) => { media_type: 'image/jpeg' | 'image/png'; data: string };

/**
 * A request in the provider's words: no tools, the shared evidence first and cached, the question last. `repair` is the
 * text that asks for the same answer without its fault.
 */
export function toParams(
  request: ModelRequest,
  encode: EncodePicture,
  repair: (fault: string) => string,
): Omit<MessageCreateParamsBase, 'stream'> {
  const { model, max_tokens, effort } = request.choice;
  const shared = request.shared.map((block) => toBlock(block, encode));
  return {
    model,
    max_tokens,
    system: [{ type: 'text', text: request.system }],
    messages: [
      { role: 'user', content: [...cacheLast(shared), { type: 'text', text: request.question }] },
      ...(request.repair === null
        ? []
        : [
            { role: 'assistant' as const, content: request.repair.answer || '{}' },
            { role: 'user' as const, content: repair(request.repair.fault) },
          ]),
    ],
    output_config: {
      format: { type: 'json_schema', schema: { ...request.schema } },
      ...(effort === null ? {} : { effort }),
    },
  };
}

function toBlock(block: Block, encode: EncodePicture): ContentBlockParam {
  if (block.type === 'text') return { type: 'text', text: block.text };
  return {
    type: 'image',
    source: { type: 'base64', ...encode(block) },
    transformations: { oversized_image: 'error' },
  };
}

/** One breakpoint: all that is alike for every role ends there. */
function cacheLast(blocks: readonly ContentBlockParam[]): ContentBlockParam[] {
  return blocks.map((block, at) =>
    at === blocks.length - 1 && block.type === 'text'
      ? { ...block, cache_control: { type: 'ephemeral' } }
      : block,
  );
}
