import { decodeBaseline, decodeStanding } from '../adapters/github/block-codec.ts';
import type { Baseline, Standing } from '../contract/standing.ts';
import { attempt, commentOf, type Desk, namesOf } from './desk.ts';

/** How far back on the base branch a result is looked for, in commits. */
const MOST_PARENTS = 10;

/** How far back on the pull request's own branch, should its comment be gone and its last push unknown. */
const MOST_COMMITS = 6;

interface Commit {
  readonly sha: string;
  readonly before: string | null;
  readonly base_sha?: string | null;
}

/**
 * What people said before: from the pull request's comment, else from the checks of the commits that are named, should
 * somebody have deleted it. `seen` says that this very commit already had its result.
 */
export interface Memory {
  readonly state: Standing | null;
  readonly seen: boolean;
}

/** The name under which decisions of one pull request, or of one commit, are kept. */
export function subjectOf(pull: number | null, sha: string): string {
  return pull === null ? `commit ${sha}` : `pull ${pull}`;
}

export async function recall(desk: Desk, place: { pull: number | null } & Commit): Promise<Memory> {
  const { pull, sha } = place;
  if (pull === null) return { state: null, seen: false };
  const comments = await attempt(desk, 'comment', () => commentOf(desk, pull).find());
  const [comment] = comments ?? [];
  if (comment !== undefined) {
    const state = decodeStanding(comment.body ?? '');
    if (state !== null && typeof state === 'object') return { state, seen: true };
  }
  const subject = subjectOf(pull, sha);
  const own = await fromCheck(desk, sha, subject);
  const seen = own !== null || comment !== undefined;
  return { state: own ?? (await fromEarlier(desk, place, subject)), seen };
}

/** From the commit that a push replaced, else from the nearest first parent with a result for this pull request. */
async function fromEarlier(
  desk: Desk,
  { sha, before, base_sha }: Commit,
  subject: string,
): Promise<Standing | null> {
  const replaced = before === null ? null : await fromCheck(desk, before, subject);
  if (replaced !== null) return replaced;
  let at: string | null = sha;
  for (let steps = 0; steps < MOST_COMMITS; steps += 1) {
    const child: string = at;
    at = await attempt(desk, 'base', () => desk.github.firstParent(child));
    if (at === null || at === base_sha) return null;
    const state = await fromCheck(desk, at, subject);
    if (state !== null) return state;
  }
  return null;
}

async function fromCheck(desk: Desk, sha: string, subject: string): Promise<Standing | null> {
  const checks = await attempt(desk, 'checks', () => desk.github.listChecks(sha, namesOf(desk).debate));
  for (const check of (checks ?? []).toSorted((a, b) => b.id - a.id)) {
    const state = decodeStanding(check.output.text ?? '');
    if (state !== null && typeof state === 'object' && state.decisions.subject === subject) return state;
  }
  return null;
}

/** The latest result of the base branch: of the commit itself, else of the nearest first parent that has one. */
export async function findBaseline(desk: Desk, from: string | null): Promise<Baseline | null> {
  let sha = from;
  for (let steps = 0; sha !== null && steps < MOST_PARENTS; steps += 1) {
    const at = sha;
    const checks = await attempt(desk, 'base', () => desk.github.listChecks(at, namesOf(desk).verdict));
    if (checks === null) return null;
    for (const check of checks.toSorted((a, b) => b.id - a.id)) {
      const base = decodeBaseline(check.output.text ?? '');
      if (base !== null && typeof base === 'object') return base;
    }
    sha = await attempt(desk, 'base', () => desk.github.firstParent(at));
  }
  return null;
}
