import { existsSync, readFileSync, statSync } from 'node:fs';
import { InputError } from '../contract/errors.ts';
import type { Known } from '../gate/compare-known.ts';
import { sha256 } from './bundle/safe-file.ts';
import { readDocument } from './documents.ts';
import { RunFolder } from './run-folder.ts';

const HINT = 'Give the results folder of an earlier `ux-jury review`, or an outcomes.json of one.';

/** What a baseline knows, the contract that it was judged under where that is known, and a hash of it all. */
export interface BaselineFile {
  readonly known: Known;
  readonly contract_hash: string | null;
  readonly sha256: string;
}

/** Reads a results folder, or the outcomes of one run. Throws InputError baseline_missing or ContractError. */
export function readBaseline(path: string): BaselineFile {
  if (!existsSync(path)) throw missing(path);
  if (!statSync(path).isDirectory()) {
    const text = readFileSync(path, 'utf8');
    const { issues } = readDocument('outcomes', parse(text, path), HINT);
    return { known: { issues, end: null }, contract_hash: null, sha256: sha256(text) };
  }
  const folder = new RunFolder(path);
  if (!['outcomes.json', 'evidence.json', 'aggregate.json'].every((name) => folder.has(name)))
    throw missing(path);
  const { issues } = folder.read('outcomes', 'outcomes.json');
  const end = {
    aggregate: folder.read('aggregate', 'aggregate.json'),
    debate: folder.has('debate.json') ? folder.read('debate', 'debate.json') : null,
    judge: folder.has('judge.json') ? folder.read('judge-report', 'judge.json').verdict : null,
    mode: 'gate' as const,
    absent: [],
    broken: null,
  };
  const { contract_hash } = folder.read('evidence', 'evidence.json');
  return {
    known: { issues, end },
    contract_hash,
    sha256: sha256(JSON.stringify([issues, end, contract_hash])),
  };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError('baseline_unreadable', `${path} is not whole JSON.`, { hint: HINT, cause });
  }
}

function missing(path: string): InputError {
  return new InputError('baseline_missing', `There is no result of a run at ${path}.`, { hint: HINT });
}
