import type { Evidence } from '../../../contract/evidence.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import type { Sieve } from '../ground/sieve.ts';

/** What a merge needs beside the measured judgement and the answer. `words` are the sentences of the prompts' words.yml. */
export interface Merging {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
  readonly sieve: Sieve;
  /** Nothing was walked, and no answer has judged the artefacts before: see `isOpen`. */
  readonly isOpen?: boolean;
  readonly words: Readonly<Record<string, string>>;
}
