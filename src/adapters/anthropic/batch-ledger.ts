import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** The batches of a run, in its folder: which request went into which, by the hash of the request. */
export const BATCHES = 'batches.json';

const entry = z.strictObject({ batch: z.string(), custom_id: z.string() });
export type BatchEntry = z.infer<typeof entry>;
const ledger = z.record(z.string(), entry);

/** Remembers what was handed in, so that a run that was stopped goes on waiting instead of paying again. */
export class BatchLedger {
  readonly #path: string;
  #entries: Record<string, BatchEntry>;

  constructor(path: string) {
    this.#path = path;
    this.#entries = read(path);
  }

  find(requestHash: string): BatchEntry | null {
    return this.#entries[requestHash] ?? null;
  }

  add(entries: Readonly<Record<string, BatchEntry>>): void {
    this.#write({ ...this.#entries, ...entries });
  }

  /** A request whose batch gave no answer is handed in anew by the next run. */
  forget(requestHash: string): void {
    this.#write(Object.fromEntries(Object.entries(this.#entries).filter(([hash]) => hash !== requestHash)));
  }

  #write(entries: Record<string, BatchEntry>): void {
    this.#entries = entries;
    mkdirSync(dirname(this.#path), { recursive: true });
    const part = `${this.#path}.${process.pid}.part`;
    writeFileSync(part, `${JSON.stringify(entries, null, 2)}\n`);
    renameSync(part, this.#path);
  }
}

function read(path: string): Record<string, BatchEntry> {
  if (!existsSync(path)) return {};
  try {
    return ledger.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}
