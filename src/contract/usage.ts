import * as z from 'zod';
import { count, text } from './primitives.ts';

const spent = {
  calls: count,
  cached_answers: count,
  carried_judgements: count,
  input_tokens: count,
  output_tokens: count,
  cache_write_tokens: count,
  cache_read_tokens: count,
  usd: z.number().min(0),
};

/**
 * `usage.json`: what a model was asked in this run and what that cost, in tokens and dollars at list price.
 * `cached_answers` were kept from an earlier run and cost nothing; `carried_judgements` are the single ones of those and of
 * answers to runs of which only a part changed. `state` is how the last request of a role ended.
 */
export const usage = z.strictObject({
  engine: z.enum(['anthropic', 'record', 'replay', 'answers']),
  prompt_version: text,
  total: z.strictObject(spent),
  evaluators: z.array(
    z.strictObject({
      role: text,
      model: text,
      state: z.enum(['answered', 'budget_reached', 'failed']),
      ...spent,
    }),
  ),
});
export type Usage = z.infer<typeof usage>;
