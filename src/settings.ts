import * as z from 'zod';
import { GROUNDING } from './contract/criteria.ts';
import { text } from './contract/primitives.ts';
import { EXECUTIONS } from './contract/review.ts';

/** A text of the project: where it lies, beside the settings, or only whether there is one. */
const brief = z
  .union([z.boolean(), text], { error: 'must be true, false or the path of a file' })
  .default(false);
const folders = z.union([text.transform((one) => [one]), z.array(text)], {
  error: 'must be the path of a folder, or a list of paths',
});

/** `ux-jury.config.{json,yml}`: everything a team may set; every key may be left out. */
export const settings = z.strictObject({
  engine: z.enum(['embedded']).default('embedded'),
  mode: z.enum(['gate', 'advisory']).default('gate'),
  debate: z
    .strictObject({
      execution: z.enum(EXECUTIONS).default('parallel'),
      mode: z.enum(['divergence', 'standard']).optional(),
      scale: z.int().min(2).max(10).optional(),
      threshold: z.int().min(1).optional(),
      max_cycles: z.int().min(1).optional(),
    })
    .prefault({}),
  style_brief: brief,
  animation_brief: brief,
  grounding: z.partialRecord(z.enum(GROUNDING), folders).prefault({}),
});
export type Settings = z.infer<typeof settings>;
