import * as z from 'zod';
import { text } from './primitives.ts';

/** Nielsen's scale of severity, by its words. */
export const GRADES = { cosmetic: 1, minor: 2, major: 3, catastrophe: 4 } as const;
const NAMES = ['cosmetic', 'minor', 'major', 'catastrophe'] as const;
const number = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

export const grade = z.union([number, z.enum(NAMES).transform((name) => GRADES[name])], {
  error: 'must be 1 to 4, or cosmetic, minor, major or catastrophe',
});
export type Grade = z.infer<typeof number>;

/** What a rule of a team may be told; its own defaults say which, and of what type. */
export const ruleOption = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export type RuleOption = z.infer<typeof ruleOption>;

const change = z.strictObject({
  severity: grade.optional(),
  options: z.record(text, ruleOption).optional(),
});

/** `off`, `on`, or what is to be otherwise, by rule id; a `*` in the id stands for any part of one. */
export const ruleSettings = z.record(
  text,
  z.union([z.enum(['on', 'off']), change], {
    error: 'must be off, on, or hold a severity (1 to 4, or cosmetic, minor, major, catastrophe) or options',
  }),
);
export type RuleSettings = z.infer<typeof ruleSettings>;
