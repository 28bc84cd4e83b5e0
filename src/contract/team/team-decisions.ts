import * as z from 'zod';
import { text } from '../primitives.ts';

/** One default of a specialist. `open` until a person or a rule of the gate settled it. */
export const gateAssumption = z.strictObject({
  id: text,
  title: text,
  default: text,
  status: z.enum(['open', 'accepted', 'promoted']),
  user_override: z.string().nullable(),
  rationale: text.optional(),
});

/** One choice. `chosen` is an option's letter, `other`, or `null` while nobody answered. */
export const gateDecision = z.strictObject({
  id: text,
  title: text,
  context: text,
  options: z.array(text).min(2),
  chosen: z.string().nullable(),
  user_input: z.string().nullable(),
});

/** `{specialist}-decisions.json`: written whole after every answer; the file is the truth. Times are ISO. */
export const teamDecisions = z.strictObject({
  specialist: text,
  gate_started: text,
  gate_completed: z.string().nullable(),
  assumptions: z.array(gateAssumption),
  decisions: z.array(gateDecision),
});
export type TeamDecisions = z.infer<typeof teamDecisions>;
