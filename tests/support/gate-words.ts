import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { GateWords } from '../../src/gate/words.ts';

/** The shipped words of the gate. */
export const gateWords: GateWords = parse(
  readFileSync(new URL('../../templates/gate/words.yml', import.meta.url), 'utf8'),
);
