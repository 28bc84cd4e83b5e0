import { createHash } from 'node:crypto';
import type { TestCase } from '@playwright/test/reporter';
import { readSource } from './step-source.ts';
import { titlesOf } from './test-titles.ts';

/**
 * A readable name for every test, unique and the same from run to run. Tests that are one but for the run's own tags, as
 * in merged reports of two environments, are told apart by these.
 */
export function nameJourneys(
  tests: readonly TestCase[],
  rootOf: (test: TestCase) => string,
): ReadonlyMap<string, string> {
  const named = tests.map((test) => ({ test, id: journeyId(test, rootOf(test), []) }));
  const counts = new Map<string, number>();
  for (const { id } of named) counts.set(id, (counts.get(id) ?? 0) + 1);
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const { test, id } of named) {
    let name = counts.get(id) === 1 ? id : journeyId(test, rootOf(test), test.tags);
    for (let twin = 2; taken.has(name); twin += 1)
      name = journeyId(test, rootOf(test), [...test.tags, `${twin}`]);
    names.set(test.id, name);
    taken.add(name);
  }
  return names;
}

function journeyId(test: TestCase, rootDir: string, apart: readonly string[]): string {
  const project = test.parent.project()?.name ?? '';
  const file = readSource(test.location, rootDir)?.file ?? '';
  const key = JSON.stringify([project, file, test.titlePath().slice(3), test.repeatEachIndex, ...apart]);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  const slug = [...titlesOf(test), project]
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return slug === '' ? `journey-${hash}` : `${slug}-${hash}`;
}
