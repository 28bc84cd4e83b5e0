import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Compares with a file of goldens/ by bytes; UPDATE_GOLDENS=1 writes it instead. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`goldens/${name}`, import.meta.url);
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}
