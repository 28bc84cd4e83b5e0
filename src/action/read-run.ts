import { sha256 } from '../adapters/bundle/safe-file.ts';
import type { DocumentOf } from '../adapters/documents.ts';
import { RunFolder } from '../adapters/run-folder.ts';
import type { DocumentKind } from '../contract/documents.ts';
import type { JudgeReport } from '../contract/judge.ts';
import type { StandingJudged, StandingPlace } from '../contract/standing.ts';
import type { RunDocuments } from '../gate/describe-standing.ts';
import { ARC, JUDGE } from '../stages/judge.ts';
import { readLedger } from '../stages/ledger.ts';

/** The documents of the run in a folder, as far as it got. */
export function readRun(out: string): RunDocuments {
  const folder = new RunFolder(out);
  const read = <K extends DocumentKind>(kind: K, name: string): DocumentOf<K> | null =>
    folder.has(name) ? folder.read(kind, name) : null;
  const arc = read('arc', ARC);
  const report = read('judge-report', JUDGE);
  return {
    aggregate: read('aggregate', 'aggregate.json'),
    debate: read('debate', 'debate.json'),
    evidence: read('evidence', 'evidence.json'),
    outcomes: read('outcomes', 'outcomes.json'),
    judge: report?.verdict ?? null,
    judged: report === null ? null : slimJudge(report),
    place: placeOf(folder),
    questions: read('questions', 'questions.json')?.questions ?? [],
    spent: arc?.next === 'budget_spent' ? arc.max_cycles : null,
    hash: sha256,
  };
}

/** Where the run stood, by what it noted itself. */
function placeOf(folder: RunFolder): StandingPlace | null {
  const ledger = readLedger(folder, null);
  if (ledger === null || !folder.has('criteria.json')) return null;
  const { round, cycle, evidence } = ledger;
  const { max_cycles } = folder.read('criteria', 'criteria.json');
  const { context } = folder.read('evidence', 'evidence.json');
  return { round, cycle, max_cycles, evidence, version: context.build_identity };
}

function slimJudge({ mode, criteria }: JudgeReport): StandingJudged {
  return { mode, criteria: criteria.map(({ criterion, score, status }) => ({ criterion, score, status })) };
}
