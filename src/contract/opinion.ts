import * as z from 'zod';
import {
  nielsenJudgement,
  pureJudgement,
  sparkJudgement,
  walkthroughJudgement,
  wcagJudgement,
} from './judgement.ts';
import { evidenceItem, finding } from './method-result.ts';
import { CONFIDENCES, score, text } from './primitives.ts';

const common = {
  confidence: z.enum(CONFIDENCES),
  evidence: z.array(evidenceItem).min(1),
  findings: z.array(finding),
  critical_failures: z.array(text),
  limitations: z.array(text),
  /** The most that the score can be, where the evidence allows no more than that. */
  evidence_cap: score.optional(),
};

/** What an engine returns for one method: the native judgement with its evidence, and no score. */
export const opinion = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('spark'), judgement: sparkJudgement, ...common }),
  z.strictObject({ method: z.literal('nielsen'), judgement: nielsenJudgement, ...common }),
  z.strictObject({ method: z.literal('cognitive_walkthrough'), judgement: walkthroughJudgement, ...common }),
  z.strictObject({ method: z.literal('pure'), judgement: pureJudgement, ...common }),
  z.strictObject({ method: z.literal('wcag_2_2_aa'), judgement: wcagJudgement, ...common }),
]);
export type Opinion = z.infer<typeof opinion>;
