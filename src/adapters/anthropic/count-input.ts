import { countPictureTokens } from '../../engines/model/prompt/fit-picture.ts';
import type { ModelRequest } from '../../engines/model/request.ts';
import type { Endpoint } from './open-client.ts';
import type { toParams } from './to-params.ts';

type Params = ReturnType<typeof toParams>;

/** No text of ours has so many tokens: the families' tokenizers take three characters and more for one. */
const BYTES_PER_TOKEN = 2;

/**
 * The tokens of a request: counted by the provider, or where that counts none a bound that lies above, so that a budget
 * still holds.
 */
export async function countInput(
  { messages, canCount }: Endpoint,
  { request, params, signal }: { request: ModelRequest; params: Params; signal: AbortSignal },
): Promise<number> {
  if (!canCount) return boundInput(request);
  const { max_tokens: _, ...counted } = params;
  const { input_tokens } = await messages.countTokens(counted, { signal });
  return input_tokens;
}

/** More tokens than a request can have. */
export function boundInput({ system, shared, question, repair, schema }: ModelRequest): number {
  const texts = [system, question, JSON.stringify(schema), repair?.answer ?? '', repair?.fault ?? ''];
  const pictures = shared.flatMap((block) => (block.type === 'picture' ? [countPictureTokens(block)] : []));
  const words = [...texts, ...shared.flatMap((block) => (block.type === 'text' ? [block.text] : []))];
  const bytes = words.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return Math.ceil(bytes / BYTES_PER_TOKEN) + pictures.reduce((sum, count) => sum + count, 0);
}
