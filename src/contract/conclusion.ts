import * as z from 'zod';
import { VERDICTS } from './aggregation.ts';
import { text } from './primitives.ts';

/** GitHub's check-run word, worst first, with the reasons that led to it. */
export const conclusion = z.strictObject({
  conclusion: z.enum(['failure', 'action_required', 'neutral', 'success']),
  verdict: z.enum(VERDICTS).nullable(),
  debate: z.enum(['pass', 'fail', 'pending']).nullable(),
  mode: z.enum(['gate', 'advisory']),
  reasons: z.array(text).min(1),
});
export type Conclusion = z.infer<typeof conclusion>;
