import * as z from 'zod';
import { slug, text } from '../primitives.ts';

export const TEAM_STATUSES = ['plan', 'assemble', 'detail', 'build', 'complete'] as const;
export const SPECIALIST_STAGES = ['stage1', 'user_gate', 'stage2', 'done'] as const;

/** `state.json`: where the team stands, by phase; one module writes it. */
export const teamState = z.strictObject({
  schema_version: z.literal('7.0'),
  run_id: text,
  status: z.enum(TEAM_STATUSES),
  detail: z.strictObject({
    started: z.boolean(),
    completed: z.boolean(),
    team_assignment: z.string().nullable(),
    specialists: z.array(
      z.strictObject({
        name: slug,
        tasks: z.array(z.strictObject({ task_id: text, depth: text })),
        status: z.enum(['pending', 'in_progress', 'completed']),
        stage: z.enum(SPECIALIST_STAGES),
        stage1_path: z.string().nullable(),
        decisions_path: z.string().nullable(),
        blueprint_path: z.string().nullable(),
      }),
    ),
    current_specialist: z.string().nullable(),
    execution_phase: z.int().min(1),
    conflict_check: z.strictObject({ ran: z.boolean(), passed: z.boolean(), issues: z.array(text) }),
    completeness_gate: z.strictObject({ ran: z.boolean(), passed: z.boolean(), failures: z.array(text) }),
  }),
  build: z.strictObject({ started: z.boolean(), completed: z.boolean(), result: z.string().nullable() }),
});
export type TeamState = z.infer<typeof teamState>;
