import type {
  ContentBlockParam,
  MessageCreateParamsBase,
} from '@anthropic-ai/sdk/resources/messages/messages';
import type { Block, ModelRequest, PictureBlock } from '../../engines/model/request.ts';

/** The base64 text of a picture as it is sent, and its type. */
export type EncodePicture = (block: PictureBlock) => { media_type: 'image/jpeg' | 'image/png'; data: string };

/** How a request is put: its pictures, and the text that asks for the same answer without its fault. */
export interface Wording {
  readonly encode: EncodePicture;
  readonly repair: (fault: string) => string;
  /** Whether the provider can be told to refuse a picture that it would scale. */
  readonly canRefuseScaling: boolean;
}

/**
 * A request in the provider's words: no tools, the shared evidence first and cached, the question last. Where the schema
 * stands in the question and no effort is set, the answer's form is not configured at all.
 */
export function toParams(request: ModelRequest, wording: Wording): Omit<MessageCreateParamsBase, 'stream'> {
  const { model, max_tokens, effort } = request.choice;
  const { repair } = wording;
  const shared = request.shared.map((block) => toBlock(block, wording));
  const output = {
    ...(hasSchema(request)
      ? { format: { type: 'json_schema' as const, schema: { ...request.schema } } }
      : {}),
    ...(effort === null ? {} : { effort }),
  };
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
    ...(Object.keys(output).length === 0 ? {} : { output_config: output }),
  };
}

function hasSchema({ schema }: ModelRequest): boolean {
  return Object.keys(schema).length > 0;
}

function toBlock(block: Block, { encode, canRefuseScaling }: Wording): ContentBlockParam {
  if (block.type === 'text') return { type: 'text', text: block.text };
  return {
    type: 'image',
    source: { type: 'base64', ...encode(block) },
    ...(canRefuseScaling ? { transformations: { oversized_image: 'error' } } : {}),
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
