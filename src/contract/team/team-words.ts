import * as z from 'zod';
import { slug, text } from '../primitives.ts';

const shape = { title: text, domain: text, component: text, description: text };

/** `templates/team/causes.yml`: how findings become tasks, in words. */
export const causeWords = z.strictObject({
  causes: z.array(
    z.strictObject({
      id: slug,
      ...shape,
      pattern: z.boolean().default(false),
      open: z.boolean().default(false),
      rules: z.array(slug).min(1),
    }),
  ),
  other: z.strictObject(shape),
  criterion: z.strictObject(shape),
  reports: z.array(z.strictObject({ id: slug, ...shape, file: text })),
  words: z.strictObject({
    rule: text,
    criterion: text,
    file: text,
    file_wcag: text,
    depth_critical: text,
    depth_open: text,
    depth_light: text,
    depth_standard: text,
    depth_report: text,
  }),
});
export type CauseWords = z.infer<typeof causeWords>;

/** `templates/team/words.yml`: sentences of the team, by part and name. */
export const teamWords = z.record(z.string(), z.record(z.string(), text));
export type TeamWords = z.infer<typeof teamWords>;
