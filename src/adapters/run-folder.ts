import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DocumentKind } from '../contract/documents.ts';
import { InputError } from '../contract/errors.ts';
import { sha256 } from './bundle/safe-file.ts';
import { type DocumentOf, readDocument } from './documents.ts';

const HINT = 'Run `ux-jury review` again without --from, or delete the output folder.';

/** The folder of one run: every file is written whole (temporary name, then rename), so a killed run leaves no half. */
export class RunFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** True where a file of that name stands. */
  has(name: string): boolean {
    return existsSync(join(this.path, name));
  }

  /** The names of what lies in a folder of the run, in order; none where there is no such folder. */
  list(name: string): string[] {
    return this.has(name) ? readdirSync(join(this.path, name)).toSorted() : [];
  }

  /** Writes text or bytes; the folder is made where it is missing. */
  writeText(name: string, text: string | Uint8Array): void {
    const target = join(this.path, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, text);
    renameSync(`${target}.part`, target);
  }

  /** Reads text. Throws InputError document_missing. */
  readText(name: string): string {
    if (!this.has(name))
      throw new InputError('document_missing', `${join(this.path, name)} is not there.`, { hint: HINT });
    return readFileSync(join(this.path, name), 'utf8');
  }

  write<K extends DocumentKind>(name: string, document: DocumentOf<K>): void {
    this.writeText(name, `${JSON.stringify(document, null, 2)}\n`);
  }

  /** Reads a document through its door. Throws InputError or ContractError. */
  read<K extends DocumentKind>(kind: K, name: string): DocumentOf<K> {
    return readDocument(kind, this.readJson(name), HINT);
  }

  /** Reads JSON of no published kind. Throws InputError document_truncated. */
  readJson(name: string): unknown {
    const text = this.readText(name);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new InputError('document_truncated', `${join(this.path, name)} is not whole JSON.`, {
        hint: HINT,
        cause,
      });
    }
  }

  /** The SHA-256 of a file's text, or null where it is missing. */
  hashOf(name: string): string | null {
    return this.has(name) ? sha256(readFileSync(join(this.path, name))) : null;
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }
}
