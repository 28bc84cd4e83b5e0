import * as z from 'zod';
import { EXPERTS, GROUNDING } from './contract/criteria.ts';
import { count, METHOD_IDS, relativePath, text } from './contract/primitives.ts';
import { EXECUTIONS } from './contract/review.ts';
import { ruleSettings } from './contract/rule-settings.ts';
import { EFFORTS, PROVIDERS, TEAM_ROLES } from './engines/model/request.ts';

/** A text of the project: where it lies, beside the settings, or only whether there is one. */
const brief = z
  .union([z.boolean(), text], { error: 'must be true, false or the path of a file' })
  .default(false);
const folders = z.union([text.transform((one) => [one]), z.array(text)], {
  error: 'must be the path of a folder, or a list of paths',
});
const plugins = z.union([text.transform((one) => [one]), z.array(text)], {
  error: 'must be the path of a folder or file, the name of a package, or a list of them',
});

const effort = z.enum(EFFORTS).nullable();
const dollars = z.number().min(0);

/**
 * Who is asked and what that may cost. `effort: null` sends none, for models that know none; `samples` is how often is
 * asked where an answer decides. The key and the address of the API come from the environment, never from here: a
 * config that a pull request changes must not send a key anywhere.
 */
const model = z.strictObject({
  provider: z.enum(PROVIDERS).default('anthropic'),
  name: text.default('claude-sonnet-5-5'),
  effort: effort.default('medium'),
  max_tokens: z.int().min(1000).max(64_000).default(16_000),
  roles: z
    .partialRecord(
      z.enum([...METHOD_IDS, ...EXPERTS, 'judge', ...TEAM_ROLES]),
      z.strictObject({ name: text.optional(), effort: effort.optional() }),
    )
    .prefault({}),
  budget: z
    .strictObject({ tokens: count.nullable().default(2_000_000), usd: dollars.nullable().default(3) })
    .prefault({}),
  samples: z.int().min(1).max(7).default(3),
  parallel: z.int().min(1).max(16).default(4),
  schema: z.enum(['shared', 'own', 'text']).default('shared'),
  batch: z.boolean().default(false),
  batch_poll_s: z.number().min(0.01).max(600).default(30),
  batch_wait_h: z.number().min(0.0001).max(24).default(24),
  stream: z.boolean().default(true),
  timeout_s: z.int().min(1).max(3600).default(300),
  idle_s: z.int().min(1).max(600).default(60),
  cache: z.union([relativePath, z.literal(false)]).default('.ux-jury-cache'),
  recording: relativePath.default('ux-jury-recording'),
  prices: z
    .record(
      text,
      z.strictObject({ input: dollars, output: dollars, cache_write: dollars, cache_read: dollars }),
    )
    .prefault({}),
});
export type ModelSettings = z.infer<typeof model>;

/** `ux-jury.config.{json,yml}`: everything a team may set; every key may be left out. */
export const settings = z.strictObject({
  engine: z.enum(['embedded', 'anthropic', 'auto', 'record', 'replay']).default('embedded'),
  model: model.prefault({}),
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
  /** What the project changes in the catalogue of rules, and where rules of its own come from. */
  rules: ruleSettings.prefault({}),
  plugins: plugins.prefault([]),
});
export type Settings = z.infer<typeof settings>;
