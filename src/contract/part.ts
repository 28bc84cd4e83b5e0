import * as z from 'zod';
import { box, text } from './primitives.ts';

/** What kinds of parts the survey and the probes look at; each has facts of its own. */
export const PART_KINDS = [
  'abbreviation',
  'background',
  'bypass',
  'choice_group',
  'clipped_text',
  'colour_group',
  'contradiction',
  'deprecated',
  'duplicate_id',
  'empty_paragraph',
  'empty_submit',
  'error_text',
  'fake_heading',
  'fake_list',
  'focus_look',
  'focus_stop',
  'frame',
  'heading',
  'hover_reveal',
  'keyboard_walk',
  'language',
  'legend',
  'link',
  'link_target',
  'media',
  'media_link',
  'mouse_only',
  'moving_text',
  'orientation',
  'picture',
  'plugin',
  'preformatted',
  'reading',
  'reflow',
  'running_text',
  'secret_field',
  'setting',
  'shortcut',
  'stray_tag',
  'summary',
  'tab_stop',
  'table',
  'visual_order',
] as const;

/** One measured part of a screen: `facts` are numbers, words and yes or no; `null` where a fact was not measured. */
export const part = z.strictObject({
  kind: z.enum(PART_KINDS),
  key: text,
  name: z.string(),
  box: box.nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type Part = z.infer<typeof part>;
export type PartKind = Part['kind'];
