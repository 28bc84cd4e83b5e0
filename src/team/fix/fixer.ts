import type { Issue, Outcomes } from '../../contract/outcome.ts';
import type { State } from '../../contract/state.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { narrow } from './narrow.ts';
import type { Source } from './source.ts';

/** Everything that is known when the place of a finding is looked for. */
export interface FixContext {
  readonly source: Source;
  readonly outcomes: Outcomes;
  readonly readState: (id: string) => State | null;
  readonly words: TeamWords;
}

/** A question whose answer an edit needs. Fixes with the same `key` share one question. */
export type Ask =
  | {
      readonly kind: 'assumption';
      readonly key: string;
      readonly title: string;
      readonly default: string;
      readonly rationale: string;
    }
  | {
      readonly kind: 'decision';
      readonly key: string;
      readonly title: string;
      readonly options: readonly { readonly text: string; readonly rationale: string }[];
      readonly because: string;
      readonly risk: string;
    };

/** Where a change goes and why that place is beyond doubt. `{{answer}}` in an edit is filled by the answer. */
export interface Fix {
  readonly fixer: string;
  readonly grounds: string;
  readonly ask: Ask | null;
  readonly edits: readonly Edit[];
}

/** Looks for the one place in the source that a finding can come from; `null` wherever there is a doubt. */
export type Fixer = (issue: Issue, context: FixContext) => Fix | null;

/** The smallest edit of the text at a spot; `null` where that text stands more than once in its line. */
export function editOf(
  spot: {
    readonly file: { readonly path: string; readonly lines: readonly string[] };
    readonly line: number;
  },
  find: string,
  replace: string,
): Edit | null {
  const line = spot.file.lines[spot.line - 1] ?? '';
  if (find === '' || line.split(find).length !== 2) return null;
  return { file: spot.file.path, line: spot.line, ...narrow(line, { find, replace }) };
}
