import * as z from 'zod';
import { slug, text } from '../primitives.ts';
import { DEPTHS } from './plan.ts';
import { edit } from './stage1.ts';

/** What one design choice rests on: a finding (F2), an assumption or decision (A1, D3), or a standard by name. */
export const ground = z.strictObject({ kind: z.enum(['finding', 'answer', 'standard']), id: text });

/**
 * One thing the producer does. `edit` changes source, `write` makes a file, `handover` names work that people do
 * elsewhere because a decision said so.
 */
export const operation = z.strictObject({
  id: z.string().regex(/^O[1-9]\d*$/),
  task: text,
  kind: z.enum(['edit', 'write', 'handover']),
  what: text,
  issues: z.array(text),
  edits: z.array(edit),
  /** Files that the producer may change where the edits are still to be written. */
  files: z.array(text).min(1).optional(),
  grounds: z.array(ground),
});
export type Operation = z.infer<typeof operation>;

/** The nine sections of the envelope; on disk it is `blueprints/{specialist}.md`. */
export const blueprint = z.strictObject({
  specialist: slug,
  domain: text,
  plan_tasks: z.array(text).min(1),
  depth: z.enum(DEPTHS),
  status: z.enum(['draft', 'approved']),
  title: text,
  task_reference: z.array(
    z.strictObject({ task: text, title: text, criteria: z.array(text), dependencies: text }),
  ),
  research: z.array(text),
  approach: z.array(text),
  decisions: z.array(
    z.strictObject({ id: text, title: text, outcome: text, alternatives: text, confirmed_by: text }),
  ),
  operations: z.array(operation),
  acceptance: z.array(z.strictObject({ criterion: text, operations: z.array(text), how: text })),
  integration: z.array(text),
  open_items: z.array(text),
  handoff: z.strictObject({
    producer: slug,
    output_format: text,
    output_filename: text,
    output_directory: text,
    formatting: z.array(text),
    blocks: z.array(text),
  }),
});
export type Blueprint = z.infer<typeof blueprint>;
