import type { Pull } from '../adapters/github/repository.ts';
import { attempt, type Desk } from './desk.ts';

/** A pull request as it is now; `null` where the token may not read it. */
export async function readPull(desk: Desk, number: number): Promise<Pull | null> {
  return attempt(desk, 'pull request', () => desk.github.getPull(number));
}
