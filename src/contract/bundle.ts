import * as z from 'zod';
import {
  count,
  milliseconds,
  notMeasured,
  relativePath,
  sha256,
  slug,
  text,
  viewport,
} from './primitives.ts';

export const BUNDLE_VERSION = 1;

/** A journey or state file of the bundle, with the hash of its bytes. */
export const bundleFile = z.strictObject({ id: slug, path: relativePath, sha256, bytes: count });

/** A picture; its name is the SHA-256 of its bytes, so equal pictures are stored once. */
export const bundlePicture = z.strictObject({
  id: sha256,
  path: relativePath,
  bytes: count,
  width: count,
  height: count,
});
export type BundlePicture = z.infer<typeof bundlePicture>;

/** What the team says of itself in the reporter's options; frozen before anything is judged. */
export const declaredContext = z.strictObject({
  target: text,
  test_brief: text,
  target_user: text,
  data_label: text,
  constraints: z.array(text),
});
export type DeclaredContext = z.infer<typeof declaredContext>;

/**
 * `bundle.json`, the index of a capture bundle. Its own SHA-256 stands beside it in `bundle.sha256`
 * (hex, one line), so that a hand-edited index is noticed.
 */
export const bundleIndex = z.strictObject({
  format: z.literal('ux-jury-bundle'),
  version: z.literal(BUNDLE_VERSION),
  producer: z.strictObject({ name: text, version: text, playwright: text }),
  build_identity: text,
  context: declaredContext,
  environment: z.strictObject({
    platform: text,
    browsers: z.array(text),
    viewports: z.array(viewport),
  }),
  run: z.strictObject({
    status: z.enum(['passed', 'failed', 'timedout', 'interrupted']),
    started_at: text,
    duration_ms: milliseconds,
    complete: z.boolean(),
  }),
  journeys: z.array(bundleFile),
  states: z.array(bundleFile),
  pictures: z.array(bundlePicture),
  capture_faults: count,
  not_measured: z.array(notMeasured),
});
export type BundleIndex = z.infer<typeof bundleIndex>;
