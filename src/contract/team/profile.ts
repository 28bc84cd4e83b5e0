import * as z from 'zod';
import { slug, text } from '../primitives.ts';
import { DEPTHS } from './plan.ts';

/** Models by strength: a reviewer's tier is never below its producer's. */
export const TIERS = ['haiku', 'sonnet', 'opus'] as const;
export type Tier = (typeof TIERS)[number];

const lines = z.array(text);

/** The front matter of `{name}.specialist.md`. */
export const specialistProfile = z.strictObject({
  name: slug,
  display_name: text,
  domain: text,
  description: text,
  exploration_methodology: text.default('ECD'),
  supported_depths: z.array(z.enum(DEPTHS)).min(1),
  default_depth: z.enum(DEPTHS),
  domain_tags: lines.min(1),
  research_patterns: lines.min(1),
  blueprint_sections: lines.min(1),
  default_producer: slug,
  default_output_format: text,
  review_criteria: lines.min(1),
  mandatory_reviewers: z.array(slug),
  model: z.enum(TIERS),
  reviewer_model: z.enum(TIERS),
  tools: lines,
});
export type SpecialistProfile = z.infer<typeof specialistProfile>;

/** The front matter of `{name}.producer.md`; the first output format is the default and needs no tool. */
export const producerProfile = z.strictObject({
  name: slug,
  type: z.literal('producer'),
  display_name: text,
  description: text,
  output_formats: lines.min(1),
  tooling: z.record(text, z.strictObject({ required: lines, optional: lines.default([]) })),
  model: z.enum(TIERS),
  tools: lines,
});
export type ProducerProfile = z.infer<typeof producerProfile>;

/** Where profiles lie, first found first; a temporary one belongs to one run. */
export const REGISTRY_TIERS = ['project', 'user', 'shipped', 'temporary'] as const;
export type RegistryTier = (typeof REGISTRY_TIERS)[number];

/** A profile as it was found: its front matter, where it came from, and its protocols by name. */
export interface Specialist {
  readonly profile: SpecialistProfile;
  readonly tier: RegistryTier;
  readonly path: string;
  readonly protocols: { readonly stage1: string; readonly stage2: string; readonly review: string };
}
export interface Producer {
  readonly profile: ProducerProfile;
  readonly tier: RegistryTier;
  readonly path: string;
  readonly protocols: { readonly input: string; readonly output: string; readonly self_check: string };
}
