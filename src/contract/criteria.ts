import * as z from 'zod';
import { count, slug, text } from './primitives.ts';

/** One line that experts score. `number` is what people write: C4. */
export const criterion = z.strictObject({
  id: slug,
  number: z.int().min(1),
  group: text,
  name: text,
  description: text,
});
export type Criterion = z.infer<typeof criterion>;

/** The criteria list of a run with its scale (1..scale) and the score each criterion must reach. */
export const criteriaSet = z.strictObject({
  scale: z.int().min(2).max(10),
  threshold: z.int().min(1),
  max_cycles: z.int().min(1),
  mode: z.enum(['divergence', 'standard']),
  criteria: z.array(criterion).min(1),
  dropped: z.array(z.strictObject({ id: slug, reason: text })),
});
export type CriteriaSet = z.infer<typeof criteriaSet>;

export const EXPERTS = ['strategist', 'ux_specialist'] as const;
export type Expert = (typeof EXPERTS)[number];

export const journeyAssessment = z.strictObject({
  journey: slug,
  title: text,
  steps: count,
  completed: count,
  assessment: z.enum(['Complete', 'Partial', 'Failed']),
  issues: z.string(),
  screenshots: z.array(text),
});
export type JourneyAssessment = z.infer<typeof journeyAssessment>;
