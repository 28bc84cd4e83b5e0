import * as z from 'zod';
import { nameSource } from './journey.ts';
import { part } from './part.ts';
import { box, count, notMeasured, sha256, slug, text, viewport } from './primitives.ts';
import { ARTEFACTS } from './source.ts';

/**
 * One thing a person can operate. `key` names it inside its state (a test id, an id, or a short CSS path) and is
 * the same on every visit; `value` is the kind of its content, never the content.
 */
export const control = z.strictObject({
  key: text,
  tag: text,
  type: z.string().nullable(),
  role: text,
  name: z.string(),
  name_source: nameSource,
  visible_label: z.boolean(),
  box: box.nullable(),
  in_view: z.boolean(),
  obscured: z.boolean().nullable(),
  focusable: z.boolean(),
  disabled: z.boolean(),
  required: z.boolean(),
  invalid: z.boolean(),
  value: z.enum(['empty', 'filled', 'checked', 'unchecked', 'none']),
  autocomplete: z.string().nullable(),
  described_by: z.string().nullable(),
  placeholder: z.string().nullable(),
  test_id: z.string().nullable(),
  href: z.string().nullable(),
  expanded: z.boolean().nullable(),
  current: z.string().nullable(),
  inline: z.boolean(),
  landmark: z.string().nullable(),
  group: z.string().nullable(),
  native: z.boolean(),
});
export type Control = z.infer<typeof control>;

export const image = z.strictObject({
  key: text,
  alt: z.string().nullable(),
  decorative: z.boolean(),
  broken: z.boolean(),
  box: box.nullable(),
});

/** Text that tells a person how things stand: a live region, an alert, or an error beside a field. */
export const message = z.strictObject({
  role: z.enum(['alert', 'status', 'log', 'text']),
  text: text,
  box: box.nullable(),
  for: z.string().nullable(),
  error: z.boolean(),
});

export const axeResult = z.strictObject({
  rule: text,
  impact: z.enum(['minor', 'moderate', 'serious', 'critical']).nullable(),
  help: text,
  help_url: z.string(),
  tags: z.array(text),
  nodes: z.array(z.strictObject({ target: text, box: box.nullable(), summary: z.string() })),
});
export type AxeResult = z.infer<typeof axeResult>;

/**
 * `states/<id>.json`: what one distinct screen was. `id` is the hash of its structure, route and viewport, so that
 * the same screen is measured once. Fields that are `null` were not measured; `not_measured` says why.
 */
export const state = z.strictObject({
  id: slug,
  url: text,
  route: text,
  title: z.string(),
  lang: z.string().nullable(),
  viewport,
  /** How far the page was scrolled when measured: boxes count from the page's top left, the picture from here. */
  scroll: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  picture: sha256.nullable(),
  /** What the screen was read from, where no browser showed it: then nothing below was measured. */
  artefact: z.enum(ARTEFACTS).optional(),
  headings: z.array(z.strictObject({ level: count, text: z.string(), box: box.nullable() })),
  landmarks: z.array(z.strictObject({ role: text, name: z.string() })),
  dialogs: z.array(z.strictObject({ name: z.string(), modal: z.boolean(), controls: z.array(text) })),
  controls: z.array(control),
  images: z.array(image),
  messages: z.array(message),
  text: z.strictObject({
    words: count,
    blocks: z.array(z.strictObject({ text: text, tag: text, box: box.nullable(), font_px: z.number() })),
  }),
  layout: z.strictObject({
    document_width: count,
    document_height: count,
    nodes: count,
    font_sizes: count,
    font_families: count,
    text_colours: count,
  }),
  axe: z
    .strictObject({
      version: text,
      violations: z.array(axeResult),
      incomplete: z.array(axeResult),
      passes: z.array(text),
    })
    .nullable(),
  /** What the document's structure and style say of its parts; `null` or absent: not surveyed. */
  survey: z.array(part).nullable().optional(),
  /** What a page of its own did under keys, narrow windows and large text; `null` or absent: not probed. */
  probes: z.array(part).nullable().optional(),
  not_measured: z.array(notMeasured),
});
export type State = z.infer<typeof state>;
