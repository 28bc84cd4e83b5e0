import * as z from 'zod';
import { count, INTERACTIONS, text } from './primitives.ts';

const countOrUnknown = count.nullable();

export const IMPORTANCES = ['primary', 'supporting', 'recovery_safety'] as const;
export const EVIDENCE_STATUSES = ['observed', 'specified', 'visible_only', 'inferred', 'blocked'] as const;
export const RECOMMENDATIONS = [
  'keep_user_required',
  'make_optional',
  'prefill_known_data',
  'derive_automatically',
  'ai_draft_confirm',
  'remove',
] as const;

export const actionScreen = z.looseObject({
  id: text,
  evidence_ref: text,
  purpose: text,
  important_action_ids: z.array(text).min(1),
});

export const actionStep = z.looseObject({
  order: z.int().min(1),
  screen_id: text,
  description: text,
  interaction: z.enum(INTERACTIONS),
  pointer_activations: count,
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  avoidable: z.boolean(),
});
export type ActionStep = z.infer<typeof actionStep>;

export const counts = z.looseObject({
  logical_steps: countOrUnknown,
  clicks_taps: countOrUnknown,
  required_fields: countOrUnknown,
  optional_fields: countOrUnknown,
});
export type Counts = z.infer<typeof counts>;

export const actionInput = z.looseObject({
  name: text,
  current_requirement: z.enum(['required', 'optional']),
  recommendation: z.enum(RECOMMENDATIONS),
  confirmation_required: z.boolean(),
  sensitive_or_consequential: z.boolean(),
  rationale: text,
});
export type ActionInput = z.infer<typeof actionInput>;

export const simplestSafePath = z.looseObject({
  ...counts.shape,
  changes: z.array(text).min(1),
  safeguards: z.array(text).min(1),
});

export const action = z.looseObject({
  id: text,
  label: text,
  importance: z.enum(IMPORTANCES),
  outcome: text,
  evidence_status: z.enum(EVIDENCE_STATUSES),
  steps: z.array(actionStep).min(1),
  current_counts: counts,
  inputs: z.array(actionInput),
  simplest_safe_path: simplestSafePath,
});
export type Action = z.infer<typeof action>;

/** PURE's shared inventory of screens and actions; the relations between its parts are checked in scoring. */
export const actionAnalysis = z.looseObject({
  screens: z.array(actionScreen).min(1),
  actions: z.array(action).min(1),
});
export type ActionAnalysis = z.infer<typeof actionAnalysis>;
