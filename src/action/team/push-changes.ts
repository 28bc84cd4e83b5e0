import * as core from '@actions/core';
import { isUncertain, messageOf, statusOf } from '../../adapters/github/client.ts';
import type { BranchPushed } from '../../adapters/team/team-branch.ts';
import type { PullBranch, PullState } from '../../contract/team/pull-state.ts';
import { escapeLog } from '../../report/escape.ts';
import { fill } from '../../team/fill.ts';
import type { Replacement } from '../../team/state/suggest-lines.ts';
import type { TeamBench } from './bench.ts';

const DENIED: readonly (number | null)[] = [401, 403, 404];

/**
 * Puts all changes on a branch of their own, where the workflow asks for one, and tells what became of it; `null` where
 * none was asked for. A fork's head is not ours to build on. That it fails is told, and the patch holds everything.
 */
export async function pushChanges(
  bench: TeamBench,
  state: PullState,
  changes: readonly Replacement[],
): Promise<PullBranch | null> {
  const { desk, branch, pull, words } = bench;
  if (!desk.options.team_branch || changes.length === 0) return null;
  const name = `ux-jury/pull-${pull.number}-${pull.head.sha.slice(0, 7)}`;
  if (pull.head.isFork) return { name, commit: null, fate: 'fork', why: '' };
  const ours = [...bench.pushed, ...(state.pushed?.name === name ? [state.pushed.commit] : [])];
  const message = fill(words.branch_message ?? '', { pull: pull.number });
  try {
    const pushed = await branch.push({ name, head: pull.head.sha, message, changes, ours });
    if (pushed.fate === 'pushed') bench.pushed.push(pushed.commit);
    return describe(name, pushed);
  } catch (error) {
    if (statusOf(error) === null && !isUncertain(error)) throw error;
    core.info(escapeLog(messageOf(error)));
    const fate = DENIED.includes(statusOf(error)) ? 'denied' : 'refused';
    return { name, commit: null, fate, why: messageOf(error).slice(0, 300) };
  }
}

function describe(name: string, pushed: BranchPushed): PullBranch {
  const { fate } = pushed;
  const commit = pushed.fate === 'pushed' ? pushed.commit : null;
  return { name, commit, fate, why: pushed.fate === 'changed' ? pushed.file : '' };
}
