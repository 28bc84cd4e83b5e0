import type { Evidence } from '../../../contract/evidence.ts';
import type { Opinion } from '../../../contract/opinion.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import type { Sieve } from '../ground/sieve.ts';

/** What a merge needs beside the measured judgement and the answer. `words` are the sentences of the prompts' words.yml. */
export interface Merging {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
  readonly sieve: Sieve;
  /** The opinion by rule that the first answer was merged into; the one at hand where it is left out. */
  readonly original?: Opinion;
  readonly words: Readonly<Record<string, string>>;
}
