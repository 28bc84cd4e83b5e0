import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The package's own root: right from src/ and, since bundles lie one level deep, from dist/. */
export const packageRoot = fileURLToPath(new URL('../', import.meta.url));

/** The version of this package. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  return String(version);
}
