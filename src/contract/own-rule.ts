import * as z from 'zod';
import { claims, place } from './outcome.ts';
import { slug, text } from './primitives.ts';
import { ruleOption } from './rule-settings.ts';
import { WCAG_CRITERIA } from './wcag-criteria.ts';

const KNOWN = new Set<string>(WCAG_CRITERIA.map(({ criterion }) => criterion));
const severity = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const wcagClass = z.enum(['minor', 'serious', 'critical']);
const named = claims.partial().extend({
  wcag: z.array(text.refine((one) => KNOWN.has(one), 'must be an A or AA criterion of WCAG 2.2')).optional(),
});

/** The words of a team's rule: the sentences of its findings, and what `ux-jury rules ID` shows of it. */
export const ownPage = z.strictObject({
  title: text.refine((title) => !title.includes('{'), 'must hold no placeholder'),
  claim: text,
  passed: text,
  fix: text,
  unknown: text,
  what: text.optional(),
  why: text.optional(),
  source: text.optional(),
  fails: text.optional(),
  passes: text.optional(),
});

/** What a team's rule says of itself; its `check` is code and is only held to be a function. */
export const ownRule = z.strictObject({
  id: slug,
  scope: z.enum(['state', 'step', 'journey', 'run']),
  severity,
  claims: named,
  wcag_class: wcagClass.optional(),
  options: z.record(text, ruleOption).optional(),
  page: ownPage,
  check: z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function', {
    error: 'must be a function',
  }),
});
export type OwnRuleParts = z.infer<typeof ownRule>;

/** One answer of a team's rule, as the shipped rules give them. */
export const ownAnswer = z.strictObject({
  result: z.enum(['failed', 'passed', 'cannot_tell']),
  key: z.string().nullable(),
  name: z.string(),
  box: place.shape.box,
  at: z
    .strictObject({ journey: slug, step: z.int().min(1).nullable(), state: slug.nullable() })
    .exactOptional(),
  cause: text.exactOptional(),
  severity: severity.exactOptional(),
  critical: z.boolean().exactOptional(),
  wcag_class: wcagClass.nullable().exactOptional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Enough for every control of a large screen; more than that is a rule that has lost its way. */
const MOST_ANSWERS = 2000;
export const ownAnswers = z.array(ownAnswer, { error: 'must be a list of answers' }).max(MOST_ANSWERS);
