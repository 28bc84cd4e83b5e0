import * as z from 'zod';

/** `ux-jury.config.{json,yml}`: everything a team may set; every key may be left out. */
export const settings = z.strictObject({
  engine: z.enum(['embedded']).default('embedded'),
  mode: z.enum(['gate', 'advisory']).default('gate'),
  debate: z
    .strictObject({
      mode: z.enum(['divergence', 'standard']).default('divergence'),
      scale: z.int().min(2).max(10).default(5),
      threshold: z.int().min(1).default(4),
      max_cycles: z.int().min(1).default(3),
    })
    .refine((debate) => debate.threshold <= debate.scale, {
      error: 'threshold must not be above scale',
      path: ['threshold'],
    })
    .prefault({}),
});
export type Settings = z.infer<typeof settings>;
