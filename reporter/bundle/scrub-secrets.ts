import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-file.ts';

/** Takes known secrets out of every text of a document; names of fields and numbers stay. */
export function scrubSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), value);
  if (Array.isArray(value)) return value.map((one) => scrubSecrets(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubSecrets(one, secrets)]));
}

/** The same for what workers wrote before it was known that it was secret. */
export function scrubFolder(folder: string, secrets: readonly string[]): void {
  if (secrets.length === 0) return;
  for (const name of readdirSync(folder).filter((one) => /\.jsonl?$/.test(one)))
    scrubFile(join(folder, name), secrets);
}

/** A file that is not there is left so. */
export function scrubFile(path: string, secrets: readonly string[]): void {
  if (secrets.length === 0 || !existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  if (!secrets.some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))) return;
  const lines = text.split('\n').map((line) => scrubLine(line, secrets));
  writeWhole(path, lines.join('\n'));
}

/** A line that a killed worker left half written is dropped. */
function scrubLine(line: string, secrets: readonly string[]): string {
  if (line === '') return '';
  try {
    return JSON.stringify(scrubSecrets(JSON.parse(line), secrets));
  } catch {
    return '';
  }
}
