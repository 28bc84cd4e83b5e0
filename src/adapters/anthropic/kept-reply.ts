import * as z from 'zod';
import { count } from '../../contract/primitives.ts';

/** An answer in a file: of the cache, of a recording, or written by hand (then only `text` or the answer itself). */
export const keptReply = z.strictObject({
  request_sha256: z.string(),
  text: z.string(),
  stop: z.enum(['end', 'cut', 'refused']),
  model: z.string(),
  use: z.strictObject({ input: count, output: count, cache_write: count, cache_read: count }),
});
export type KeptReply = z.infer<typeof keptReply>;
