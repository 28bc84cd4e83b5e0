import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('./goldens/', import.meta.url));

/** Compares a folder of files byte for byte with its golden; `UPDATE_GOLDENS=1` writes the golden anew. */
export function expectGolden(name: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, name);
  if (process.env.UPDATE_GOLDENS === '1') {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  expect(names).toEqual(Object.keys(files).sort());
  for (const file of names) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(files[file]);
}
