import type { Evidence } from '../../../contract/evidence.ts';
import type { Outcomes } from '../../../contract/outcome.ts';
import type { Sieve } from '../ground/sieve.ts';

/** What a merge needs beside the measured judgement and the answer. `words` are the sentences of the prompts' words.yml. */
export interface Merging {
  readonly evidence: Evidence;
  readonly outcomes: Outcomes;
  readonly sieve: Sieve;
  readonly words: Readonly<Record<string, string>>;
}
