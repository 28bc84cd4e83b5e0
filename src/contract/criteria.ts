import * as z from 'zod';
import { count, slug, text } from './primitives.ts';
import { ARTEFACTS } from './source.ts';

/** One line that experts score. `number` is what people write: C4. */
export const criterion = z.strictObject({
  id: slug,
  number: z.int().min(1),
  group: text,
  name: text,
  description: text,
});
export type Criterion = z.infer<typeof criterion>;

export const GROUNDING = ['references', 'designs', 'brand'] as const;
export type Grounding = (typeof GROUNDING)[number];

const assets = z.strictObject({ count, sources: z.array(text) });

/** The pictures and guidelines that reviewers were given to compare with, by kind. */
export const visualGrounding = z.strictObject({ references: assets, designs: assets, brand: assets });
export type VisualGrounding = z.infer<typeof visualGrounding>;

/** The criteria list of a run with its scale (1..scale), the score each criterion must reach, and what to compare with. */
export const criteriaSet = z.strictObject({
  scale: z.int().min(2).max(10),
  threshold: z.int().min(1),
  max_cycles: z.int().min(1),
  mode: z.enum(['divergence', 'standard']),
  criteria: z.array(criterion).min(1),
  dropped: z.array(z.strictObject({ id: slug, reason: text })),
  grounding: visualGrounding,
});
export type CriteriaSet = z.infer<typeof criteriaSet>;

/** What a criterion asks of the project before it can be scored at all. */
export const NEEDS = ['style_brief', 'journeys', 'several_viewports', 'animation_brief'] as const;
export type Need = (typeof NEEDS)[number];

/** The lists that ship. */
export const PRESETS = ['interaction', 'visual'] as const;
export type Preset = (typeof PRESETS)[number];

/** `templates/criteria/*.yml`: a shipped list. `grounding` lines join when the project gives such assets. */
export const criteriaPreset = z.strictObject({
  preset: z.enum(PRESETS),
  scale: z.int().min(2).max(10),
  threshold: z.int().min(1),
  max_cycles: z.int().min(1),
  mode: z.enum(['divergence', 'standard']),
  criteria: z
    .array(
      z.strictObject({
        ...criterion.shape,
        needs: z.enum(NEEDS).nullable(),
        /** What can show it where nothing is walked; without it, it takes a walk. */
        shown_by: z.array(z.enum(ARTEFACTS)).optional(),
      }),
    )
    .min(1),
  grounding: z.array(z.strictObject({ ...criterion.shape, asset: z.enum(GROUNDING) })),
  drop_reasons: z.strictObject({
    style_brief: text,
    journeys: text,
    several_viewports: text,
    animation_brief: text,
    unwalked: text,
    removed: text,
  }),
});
export type CriteriaPreset = z.infer<typeof criteriaPreset>;

/** A project's `ux-jury.criteria.yml`: what it changes of the preset. */
export const criteriaOverrides = z.strictObject({
  preset: z.enum(PRESETS).optional(),
  scale: z.int().min(2).max(10).optional(),
  threshold: z.int().min(1).optional(),
  max_cycles: z.int().min(1).optional(),
  mode: z.enum(['divergence', 'standard']).optional(),
  add: z.array(z.strictObject({ ...criterion.shape, number: criterion.shape.number.optional() })).optional(),
  remove: z.array(slug).optional(),
  change: z
    .array(
      z.strictObject({
        id: slug,
        group: text.optional(),
        name: text.optional(),
        description: text.optional(),
      }),
    )
    .optional(),
});
export type CriteriaOverrides = z.infer<typeof criteriaOverrides>;

/** What a project gives its reviewers to compare with. */
export const projectFacts = z.strictObject({
  style_brief: z.boolean(),
  animation_brief: z.boolean(),
  grounding: visualGrounding,
});
export type ProjectFacts = z.infer<typeof projectFacts>;

/** What the run knows about the project when it adapts the criteria. */
export const criteriaFacts = z.strictObject({
  ...projectFacts.shape,
  journeys: count,
  several_viewports: z.boolean(),
  /** The artefacts of a run in which nothing was walked; `null` where something was. */
  only_artefacts: z.array(z.enum(ARTEFACTS)).nullable().optional(),
});
export type CriteriaFacts = z.infer<typeof criteriaFacts>;

export const EXPERTS = ['strategist', 'ux_specialist'] as const;
export type Expert = (typeof EXPERTS)[number];

export const journeyAssessment = z.strictObject({
  journey: slug,
  title: text,
  steps: count,
  completed: count,
  assessment: z.enum(['Complete', 'Partial', 'Failed']),
  issues: z.string(),
  screenshots: z.array(text),
});
export type JourneyAssessment = z.infer<typeof journeyAssessment>;
