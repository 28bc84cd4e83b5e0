import * as z from 'zod';
import { sha256 } from '../contract/primitives.ts';
import type { Run, Stage } from './run.ts';

const FILE = 'run.json';
const record = z.strictObject({
  run_id: z.string(),
  evidence: sha256,
  round: z.int().min(1),
  cycle: z.int().min(1),
  previous_contract: sha256.nullable(),
  files: z.record(z.string(), sha256.nullable()),
});
type LedgerRecord = z.infer<typeof record>;

/** `run.json`: which documents of this run stand, by hash, so that a stopped run resumes at the first that does not. */
export class Ledger {
  readonly #run: Run;
  #record: LedgerRecord;

  /** `stages` is the whole row: what belongs to another round or cycle is forgotten. */
  constructor(run: Run, stages: readonly Stage[]) {
    this.#run = run;
    const { run_id, evidence, round, cycle, previous_contract } = run;
    const last = readLedger(run.folder, run_id);
    this.#record = { run_id, evidence, round, cycle, previous_contract, files: { ...last?.files } };
    if (last?.round === round && last.cycle === cycle) return;
    for (const stage of stages.filter(({ isOfRound }) => isOfRound === true))
      for (const file of filesOf(stage, run)) delete this.#record.files[file];
  }

  /** The position of the first stage with a document that is missing or changed. */
  firstOpen(stages: readonly Stage[]): number {
    const index = stages.findIndex((stage) => !this.#stands(stage));
    return index === -1 ? stages.length : index;
  }

  /** Notes the documents that a stage left. */
  close(stage: Stage): void {
    for (const file of filesOf(stage, this.#run)) this.#record.files[file] = this.#run.folder.hashOf(file);
    this.open();
  }

  /** Notes which run this is, before anything of an older one is taken away: what it is compared with must outlive a stop. */
  open(): void {
    this.#run.folder.writeText(FILE, `${JSON.stringify(this.#record, null, 2)}\n`);
  }

  #stands(stage: Stage): boolean {
    return filesOf(stage, this.#run).every(
      (file) => this.#record.files[file] === this.#run.folder.hashOf(file),
    );
  }
}

function filesOf(stage: Stage, run: Run): readonly string[] {
  return [...stage.writes(run), ...(stage.heeds?.(run) ?? [])];
}

/** The record of an earlier run in this folder, if it is readable and (where `runId` is given) of the same evidence. */
export function readLedger(folder: Run['folder'], runId: string | null): LedgerRecord | null {
  if (!folder.has(FILE)) return null;
  const parsed = record.safeParse(parseLoose(folder.readText(FILE)));
  if (!parsed.success || (runId !== null && parsed.data.run_id !== runId)) return null;
  return parsed.data;
}

/** The contract of whatever run this folder held last; `null` where none can be read. */
export function lastContract(folder: Run['folder']): string | null {
  if (!folder.has('evidence.json')) return null;
  const parsed = z.object({ contract_hash: sha256 }).safeParse(parseLoose(folder.readText('evidence.json')));
  return parsed.success ? parsed.data.contract_hash : null;
}

/** A ledger that was cut off is no ledger: the run starts anew. */
function parseLoose(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
