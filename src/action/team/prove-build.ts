import { readPullWords } from '../../adapters/team/read-pull-words.ts';
import { readTeamWords } from '../../adapters/team/read-words.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import type { RunDocuments } from '../../gate/describe-standing.ts';
import type { TeamView } from '../../report/github/team-input.ts';
import { makePlan } from '../../team/plan/make-plan.ts';
import { verifyBuild } from '../../team/state/verify-build.ts';
import { attempt, type Desk, runUrl } from '../desk.ts';
import { findTeamComment, writeTeamComment } from './team-comment.ts';
import { basisOf } from './work.ts';

/** A review that was just published: of which commit, on which pull request. */
export interface Reviewed {
  readonly pull: number;
  readonly sha: string;
  readonly documents: RunDocuments;
}

/**
 * After a review: holds a build of the team against it, and says where the plan's evidence is no longer this one. Without
 * a comment of the team nothing happens; what goes wrong here never breaks a verdict.
 */
export async function proveBuild(desk: Desk, { pull, sha, documents }: Reviewed): Promise<void> {
  const { aggregate, outcomes, evidence, debate } = documents;
  if (aggregate === null || outcomes === null || evidence === null) return;
  const found = await attempt(desk, 'comment', () => findTeamComment(desk, pull));
  const state = found?.state ?? null;
  if (found === null || state === null || typeof state !== 'object' || state.run.sha === sha) return;
  const { causes } = readTeamWords();
  const plan = makePlan({ aggregate, outcomes, debate, words: causes, changed: [] });
  const run = { sha, url: runUrl(desk.runner) };
  const { built } = state;
  const isStale = basisOf(plan) !== state.basis;
  if (built === null && !isStale) return;
  const proof = built === null ? null : verifyBuild(built, { aggregate, outcomes, evidence }, run);
  const view = viewFrom({ ...state, proof }, isStale);
  await attempt(desk, 'comment', () =>
    writeTeamComment(desk, pull, { found, state: { ...state, proof }, view, words: readPullWords() }),
  );
}

/** What the state itself can show; its questions belong to the commit before, so they are not asked again here. */
export function viewFrom(state: PullState, stale: boolean): TeamView {
  return {
    stage: state.built === null ? 'confirm' : 'built',
    sha: state.run.sha,
    stale,
    notice: null,
    tasks: state.shown.tasks,
    criteria: state.shown.criteria,
    phases: state.shown.phases,
    open: { assumptions: [], decisions: [] },
    triage: false,
    conflicts: [],
    failures: [],
    said: state.said.map(({ by, what }) => ({ by, what })),
    built: state.built,
    proof: state.proof,
  };
}
