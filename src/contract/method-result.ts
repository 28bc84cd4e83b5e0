import * as z from 'zod';
import { CONFIDENCES, METHOD_IDS, SEVERITIES, score, text } from './primitives.ts';

export const evidenceItem = z.looseObject({ ref: text, claim: text });
export type EvidenceItem = z.infer<typeof evidenceItem>;

export const finding = z.looseObject({
  severity: z.enum(SEVERITIES),
  title: text,
  evidence_ref: text,
  recommendation: text,
});
export type Finding = z.infer<typeof finding>;

/**
 * What one evaluator returns, for one method. `methodology_data` holds the native judgement and its arithmetic;
 * for PURE also the `action_analysis`. Keys beyond these are kept and ignored, as the contract does.
 */
export const methodResult = z.looseObject({
  method: z.enum(METHOD_IDS),
  score,
  confidence: z.enum(CONFIDENCES),
  evidence: z.array(evidenceItem).min(1),
  findings: z.array(finding),
  critical_failures: z.array(text),
  limitations: z.array(text),
  methodology_data: z.record(z.string(), z.unknown()),
});
export type MethodResult = z.infer<typeof methodResult>;
