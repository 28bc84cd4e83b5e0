import * as z from 'zod';
import { text } from './primitives.ts';

const expertWords = z.strictObject({ name: text, role: text, values: text });

/** `templates/debate/words.yml`: the words and sentences that the debate's files are written with, and read by. */
export const debateWords = z.strictObject({
  none: text,
  not_applicable: text,
  below: z.string().regex(/^\*.+\*$/, 'must be emphasised, so that no escaped text can equal it'),
  quote: text,
  experts: z.strictObject({ strategist: expertWords, ux_specialist: expertWords }),
  executions: z.strictObject({ parallel: text, sequential: text, single_reviewer: text }),
  modes: z.strictObject({ divergence: text, standard: text }),
  responses: z.strictObject({ agree: text, disagree: text, new_concern: text }),
  categories: z.strictObject({
    consensus: text,
    addition: text,
    disagreement: text,
    no_debate: text,
    single_reviewer: text,
  }),
  journey_responses: z.strictObject({ agree: text, disagree: text }),
  assessments: z.strictObject({ Complete: text, Partial: text, Failed: text }),
  participation: z.strictObject({ participated: text, unavailable: text }),
  cross_review: z.strictObject({ skipped: text, diverged: text, standard: text, single: text }),
  agreement: z.strictObject({ yes: text, no: text }),
  trade_off: text,
  log: z.strictObject({
    conformity: text,
    out_of_scale: text,
    silent: text,
    fallback: text,
    reasked: text,
    single: text,
  }),
  reask: z.strictObject({
    missing: text,
    unscored: text,
    out_of_scale: text,
    all_maximum: text,
    evidence_free: text,
    vague: text,
    repeated: text,
    unassessed: text,
  }),
});
export type DebateWords = z.infer<typeof debateWords>;
