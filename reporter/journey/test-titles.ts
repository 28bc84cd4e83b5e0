import type { TestCase } from '@playwright/test/reporter';
import { redactText } from '../redact.ts';

/** Titles of a test and of the groups around it, without project and file. */
export function titlesOf(test: TestCase): readonly string[] {
  const [, , , ...path] = test.titlePath();
  return path.length === 0 ? [test.title] : path.map((part) => redactText(part));
}
