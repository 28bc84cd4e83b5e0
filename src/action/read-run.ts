import { sha256 } from '../adapters/bundle/safe-file.ts';
import type { DocumentOf } from '../adapters/documents.ts';
import { RunFolder } from '../adapters/run-folder.ts';
import type { DocumentKind } from '../contract/documents.ts';
import type { RunDocuments } from '../gate/describe-standing.ts';
import { ARC, JUDGE } from '../stages/judge.ts';

/** The documents of the run in a folder, as far as it got. */
export function readRun(out: string): RunDocuments {
  const folder = new RunFolder(out);
  const read = <K extends DocumentKind>(kind: K, name: string): DocumentOf<K> | null =>
    folder.has(name) ? folder.read(kind, name) : null;
  const arc = read('arc', ARC);
  return {
    aggregate: read('aggregate', 'aggregate.json'),
    debate: read('debate', 'debate.json'),
    evidence: read('evidence', 'evidence.json'),
    outcomes: read('outcomes', 'outcomes.json'),
    judge: read('judge-report', JUDGE)?.verdict ?? null,
    questions: read('questions', 'questions.json')?.questions ?? [],
    spent: arc?.next === 'budget_spent' ? arc.max_cycles : null,
    hash: sha256,
  };
}
