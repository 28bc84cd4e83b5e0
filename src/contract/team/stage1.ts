import * as z from 'zod';
import { count, text } from '../primitives.ts';

/** One change of one line: `find` stands exactly once in line `line` (from 1) of `file`. */
export const edit = z.strictObject({ file: text, line: z.int().min(1), find: text, replace: z.string() });
export type Edit = z.infer<typeof edit>;

/**
 * A fact that research established about one issue: the place in the source, or why there is none. `asks` names the
 * assumption or decision whose answer fills `{{answer}}` in the edits; `grounds` says why the place is beyond doubt.
 */
export const sourceFinding = z.strictObject({
  id: z.string().regex(/^F[1-9]\d*$/),
  task: text,
  issue: text,
  fixer: text,
  grounds: text,
  asks: z.string().nullable(),
  edits: z.array(edit),
  /** The file that the finding comes from, where a place is known and the edits are still to be written. */
  file: text.optional(),
});
export type SourceFinding = z.infer<typeof sourceFinding>;

export const stage1Assumption = z.strictObject({
  id: z.string().regex(/^A[1-9]\d*$/),
  title: text,
  default: text,
  rationale: text,
});
export const stage1Option = z.strictObject({ letter: z.string().regex(/^[A-Z]$/), text, rationale: text });
export const stage1Decision = z.strictObject({
  id: z.string().regex(/^D[1-9]\d*$/),
  title: text,
  options: z.array(stage1Option).min(2),
  recommended: z.string().regex(/^[A-Z]$/),
  because: text,
  risk: text,
});
export type Stage1Assumption = z.infer<typeof stage1Assumption>;
export type Stage1Decision = z.infer<typeof stage1Decision>;

/** What a specialist's exploration says; on disk it is `scratch/{specialist}-stage1.md`. */
export const stage1 = z.strictObject({
  specialist: text,
  searched: z.strictObject({ files: count, root: text }),
  findings: z.array(sourceFinding),
  facts: z.array(text),
  elements: z.array(text),
  connections: z.array(text),
  dynamics: z.array(text),
  /** `null` where the file holds no Assumptions section: the gate then has no first phase. */
  assumptions: z.array(stage1Assumption).nullable(),
  decisions: z.array(stage1Decision),
  risks: z.array(text),
  approach: text,
  reroute: z.strictObject({ task: text, domain: text, reason: text }).nullable(),
});
export type Stage1 = z.infer<typeof stage1>;
