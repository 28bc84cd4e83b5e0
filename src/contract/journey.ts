import * as z from 'zod';
import {
  box,
  count,
  INTERACTIONS,
  milliseconds,
  notMeasured,
  slug,
  source,
  text,
  viewport,
} from './primitives.ts';

/** Where an accessible name came from, strongest first. */
export const NAME_SOURCES = [
  'aria-labelledby',
  'aria-label',
  'label',
  'alt',
  'content',
  'value',
  'title',
  'placeholder',
  'none',
] as const;
export const nameSource = z.enum(NAME_SOURCES);

/** The element a step acted on, as it was just before the action. `null` means not measured. */
export const stepTarget = z.strictObject({
  key: text,
  tag: text,
  type: z.string().nullable(),
  role: text,
  name: z.string(),
  name_source: nameSource,
  box: box.nullable(),
  in_view: z.boolean().nullable(),
  obscured: z.boolean().nullable(),
  disabled: z.boolean(),
  required: z.boolean(),
  autocomplete: z.string().nullable(),
  described_by: z.string().nullable(),
  test_id: z.string().nullable(),
  href: z.string().nullable(),
});
export type StepTarget = z.infer<typeof stepTarget>;

/** What the screen did after the action. Times count from the action's first event. */
export const stepResponse = z.strictObject({
  kind: z.enum(['none', 'content', 'navigation', 'popup', 'dialog', 'download', 'value', 'focus']),
  first_change_ms: milliseconds.nullable(),
  settled_ms: milliseconds.nullable(),
  layout_shift: z.number().min(0).nullable(),
  focus_moved: z.boolean().nullable(),
  busy_indicator: z.boolean().nullable(),
  announced: z.string().nullable(),
});
export type StepResponse = z.infer<typeof stepResponse>;

/** What was typed or chosen: its kind and whether the field kept it, never its content. */
export const stepInput = z.strictObject({
  kind: z.enum(['text', 'choice', 'file', 'toggle']),
  length: count.nullable(),
  kept: z.boolean().nullable(),
});

export const stepTrouble = z.strictObject({
  console_errors: z.array(z.string()),
  page_errors: z.array(z.string()),
  failed_requests: z.array(
    z.strictObject({
      url: text,
      method: text,
      status: count.nullable(),
      failure: z.string().nullable(),
      resource: text,
    }),
  ),
  dialogs: z.array(z.strictObject({ type: text, message: z.string() })),
});
export type StepTrouble = z.infer<typeof stepTrouble>;

/** One user step: consecutive `order` from 1; one text field is one `field_entry` however many keys. */
export const step = z.strictObject({
  order: z.int().min(1),
  title: text,
  group: z.string().nullable(),
  action: text,
  interaction: z.enum(INTERACTIONS),
  status: z.enum(['ok', 'failed']),
  error: z.string().nullable(),
  target: stepTarget.nullable(),
  input: stepInput.nullable(),
  pointer_activations: count,
  key_presses: count,
  started_ms: milliseconds,
  duration_ms: milliseconds.nullable(),
  response: stepResponse.nullable(),
  trouble: stepTrouble,
  page: text,
  state_before: slug.nullable(),
  state_after: slug.nullable(),
  source: source.nullable(),
});
export type Step = z.infer<typeof step>;

/** An `expect` of the test: never a user step. `after_step` 0 means before the first step. */
export const assertion = z.strictObject({
  after_step: count,
  title: text,
  status: z.enum(['ok', 'failed']),
  error: z.string().nullable(),
  source: source.nullable(),
});
export type Assertion = z.infer<typeof assertion>;

/** `journeys/<id>.json`: one test, its deciding attempt. */
export const journey = z.strictObject({
  id: slug,
  title: text,
  project: z.string(),
  source,
  tags: z.array(text),
  goal: text,
  target_user: z.string().nullable(),
  expected_end_state: z.string().nullable(),
  /** `shown` in pictures and `specified` in a text: no test walked it. */
  status: z.enum(['complete', 'partial', 'failed', 'abandoned', 'skipped', 'shown', 'specified']),
  outcome: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  attempts: count,
  duration_ms: milliseconds,
  error: z.string().nullable(),
  browser: text,
  viewport: viewport.nullable(),
  steps: z.array(step),
  assertions: z.array(assertion),
  end_state: slug.nullable(),
  not_measured: z.array(notMeasured),
});
export type Journey = z.infer<typeof journey>;
