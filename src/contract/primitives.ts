import * as z from 'zod';

/** The five methods, in the fixed order of every report. */
export const METHOD_IDS = ['spark', 'nielsen', 'cognitive_walkthrough', 'pure', 'wcag_2_2_aa'] as const;
export type MethodId = (typeof METHOD_IDS)[number];

/** Worst first: the order in which findings are sorted. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Lowest first: overall confidence is the lowest of the five. */
export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const INTERACTIONS = [
  'click_tap',
  'field_entry',
  'selection',
  'keyboard',
  'navigation',
  'system_wait',
] as const;
export type Interaction = (typeof INTERACTIONS)[number];

/** A string with at least one character that is not white space. */
export const text = z.string().regex(/\S/, 'must be a non-empty string');
export const count = z.int().min(0);
export const score = z.int().min(1).max(10);
export const milliseconds = z.number().min(0);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Names a document inside a bundle or a run: lower case, digits, dashes. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);

/** A POSIX path that stays inside its folder. */
export const relativePath = z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[A-Za-z0-9._/-]{1,200}$/);

/** CSS pixels, from the top left of the page. */
export const box = z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

export const viewport = z.strictObject({ width: count, height: count });
export type Viewport = z.infer<typeof viewport>;

export const source = z.strictObject({ file: text, line: count });
export type Source = z.infer<typeof source>;

/** Something that could not be measured, and why: unknown is never reported as passed. */
export const notMeasured = z.strictObject({ what: text, reason: text });
export type NotMeasured = z.infer<typeof notMeasured>;
