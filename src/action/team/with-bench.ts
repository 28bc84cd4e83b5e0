import { rmSync } from 'node:fs';
import type { Pull } from '../../adapters/github/repository.ts';
import type { Desk } from '../desk.ts';
import { recall } from '../recall.ts';
import { openBench, type TeamBench } from './bench.ts';
import { type Ground, layGround } from './ground.ts';

/**
 * Does work on the pull request's result with everything that it rests on brought here; `null` where no result stands.
 * Throws what `layGround` throws. What was brought is taken away afterwards.
 */
export async function withBench<T>(
  desk: Desk,
  pull: Pull,
  work: (bench: TeamBench, ground: Ground) => Promise<T>,
): Promise<T | null> {
  const { state: standing } = await recall(desk, {
    pull: pull.number,
    sha: pull.head.sha,
    before: null,
    base_sha: pull.base.sha,
  });
  if (standing === null || standing.result === null) return null;
  const bench = openBench(desk, {
    number: pull.number,
    head: { sha: pull.head.sha, isFork: pull.head.repo?.id !== pull.base.repo.id },
    base_sha: pull.base.sha,
    standing,
  });
  try {
    return await work(bench, await layGround(bench));
  } finally {
    rmSync(bench.home, { recursive: true, force: true });
  }
}
