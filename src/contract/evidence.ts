import * as z from 'zod';
import { testContext } from './aggregation.ts';
import { journey } from './journey.ts';
import { count, notMeasured, sha256, slug, text } from './primitives.ts';

/** What a screen is, in short: enough to name it, count its fields and show its picture. */
export const screen = z.strictObject({
  id: slug,
  route: text,
  title: z.string(),
  heading: z.string().nullable(),
  picture: sha256.nullable(),
  visits: count,
  first_ref: text,
});
export type Screen = z.infer<typeof screen>;

/**
 * `evidence.json`: what the jury is shown. Journeys are whole; states stay in the bundle and are read one at a time.
 * A bundle's path is told from the folder that `evidence.json` lies in.
 * `contract_hash` covers target, tasks, user, viewport, data label, environment and what a project changed in the rules:
 * equal hashes are comparable.
 */
export const evidence = z.strictObject({
  run_id: text,
  context: testContext,
  contract_hash: sha256,
  interactive_test_completed: z.boolean(),
  comparable_to_previous: z.boolean(),
  bundles: z.array(z.strictObject({ path: text, sha256 })).min(1),
  journeys: z.array(journey).min(1),
  screens: z.array(screen),
  coverage: z.strictObject({
    journeys: count,
    complete: count,
    partial: count,
    failed: count,
    abandoned: count,
    skipped: count,
    /** Shown in pictures or specified in a text, and walked by no test; absent where there is none. */
    unwalked: count.optional(),
    flaky: count,
    steps: count,
    states: count,
    /** Known by a picture alone, so that no rule could look at them; absent where there is none. */
    states_unmeasured: count.optional(),
    states_with_axe: count,
    states_with_picture: count,
    capture_faults: count,
  }),
  not_measured: z.array(notMeasured),
});
export type Evidence = z.infer<typeof evidence>;
