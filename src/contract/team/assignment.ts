import * as z from 'zod';
import { slug, text } from '../primitives.ts';
import { DEPTHS } from './plan.ts';

/** `team_assignment.json`: who does what, in which order; written only after a person or the config said yes. */
export const teamAssignment = z.strictObject({
  specialist_assignments: z.array(
    z.strictObject({
      specialist: slug,
      tasks: z.array(z.strictObject({ task_id: text, depth: z.enum(DEPTHS) })).min(1),
      rationale: text,
    }),
  ),
  producer_assignments: z.array(
    z.strictObject({
      specialist: slug,
      producer: slug,
      output_format: text,
      tasks_output_files: z.array(text).min(1),
    }),
  ),
  execution_order: z.array(
    z.strictObject({ phase: z.int().min(1), specialists: z.array(slug).min(1), rationale: text }),
  ),
  dependencies: z.array(z.strictObject({ specialist: slug, reads_blueprint_from: slug, reason: text })),
  unmatched_tasks: z.array(z.strictObject({ task_id: text, title: text, domain: text, reason: text })),
  prerequisite_check: z.record(text, text),
});
export type TeamAssignment = z.infer<typeof teamAssignment>;
