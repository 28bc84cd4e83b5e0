import * as z from 'zod';
import { relativePath, slug, text } from '../primitives.ts';

export const DEPTHS = ['Deep', 'Standard', 'Light'] as const;
export type Depth = (typeof DEPTHS)[number];

const taskId = z.string().regex(/^T[1-9]\d{0,3}$/);

/**
 * What must be seen for a task to be done. `rule`: the rule no longer fails at `ref` for that cause; `criterion`: the
 * criterion reaches `threshold`; `file`: a file holds what `text` says. `id` is `T3.2`.
 */
export const acceptance = z.strictObject({
  id: z.string().regex(/^T[1-9]\d{0,3}\.[1-9]\d{0,3}$/),
  kind: z.enum(['rule', 'criterion', 'file']),
  text,
  rule: slug.nullable(),
  issue: slug.nullable(),
  ref: z.string().nullable(),
  criterion: slug.nullable(),
  threshold: z.int().min(1).nullable(),
});
export type Acceptance = z.infer<typeof acceptance>;

/** One unit of work. `domain` is free text: a plan never names a specialist. `kind` fix changes the app, report does not. */
export const task = z.strictObject({
  id: taskId,
  kind: z.enum(['fix', 'report']),
  cause: slug,
  title: text,
  domain: text,
  depth: z.enum(DEPTHS),
  depth_reason: text,
  component: text,
  description: text,
  acceptance: z.array(acceptance).min(1),
  dependencies: z.array(taskId),
  files: z.union([z.literal('TBD'), z.array(relativePath).min(1)]),
});
export type Task = z.infer<typeof task>;

/** `plan.json`: what must be done so that the next verdict is better, most harmful cause first. */
export const plan = z.strictObject({ run_id: text, verdict: text, tasks: z.array(task).min(1) });
export type Plan = z.infer<typeof plan>;
