import * as z from 'zod';
import { slug, text } from './primitives.ts';

export const JUDGE_STATUSES = ['met', 'below', 'unevaluable', 'not_judged'] as const;

/**
 * One criterion by its worst screen. `unevaluable`: there are checks for it and none could read the evidence;
 * `not_judged`: this judge has no check for it, which is a limitation and no verdict. Both have no score.
 */
export const judgedCriterion = z.strictObject({
  criterion: slug,
  number: z.int().min(1),
  name: text,
  score: z.int().min(1).nullable(),
  status: z.enum(JUDGE_STATUSES),
  worst_ref: text.nullable(),
  evidence: text,
});
export type JudgedCriterion = z.infer<typeof judgedCriterion>;

/**
 * The judge's own look at the build, made without the debate's scores. PASS only if every judged criterion meets the
 * threshold and none is unevaluable; FAIL if one falls below; else UNEVALUABLE, which is never a pass.
 */
export const judgeReport = z.strictObject({
  round: z.int().min(1),
  version: text,
  mode: z.enum(['interactive', 'static']),
  scale: z.int().min(2),
  threshold: z.int().min(1),
  verdict: z.enum(['PASS', 'FAIL', 'UNEVALUABLE']),
  criteria: z.array(judgedCriterion).min(1),
  failing: z.array(z.strictObject({ criterion: slug, evidence: text, expected: text, suggestion: text })),
  observations: z.array(text),
  overall: text,
  artefacts: z.array(text),
  limitations: z.array(text),
});
export type JudgeReport = z.infer<typeof judgeReport>;
