import type { Team } from '../../commands/team/open-team.ts';
import { readPlan } from '../../commands/team/open-team.ts';
import type { PullState } from '../../contract/team/pull-state.ts';
import { MOST_CRITERIA, type TeamStage, type TeamView } from '../../report/github/team-input.ts';
import { openConflicts } from '../../team/blueprint/find-conflicts.ts';
import { MOST_ONE_BY_ONE } from '../../team/detail/gate.ts';
import { numberQuestions, openQuestions } from '../../team/detail/number-questions.ts';
import { proposeOn, readGates } from './work.ts';

/** What the comment shows, read from the folder in which the team just worked. */
export function viewOf(team: Team, state: PullState): TeamView {
  const { assignment, matches } = proposeOn(team);
  const depths = new Map(
    assignment.specialist_assignments.flatMap(({ tasks }) =>
      tasks.map(({ task_id, depth }) => [task_id, depth] as const),
    ),
  );
  const open = openQuestions(numberQuestions(readGates(team)));
  const isTriaged = open.decisions.length > MOST_ONE_BY_ONE && state.discussed === null;
  const conflicts = listConflicts(team);
  const failures = team.folder.has('completeness.json')
    ? team.folder.read('team-completeness', 'completeness.json').failures
    : [];
  const asked = open.assumptions.length + open.decisions.length;
  const { tasks } = readPlan(team);
  return {
    stage: stageOf(state, { nobody: assignment.unmatched_tasks.length, asked, conflicts, failures, team }),
    sha: state.run.sha,
    stale: false,
    notice: null,
    tasks: tasks.map(({ id, title, depth, acceptance, dependencies }) => ({
      id,
      title,
      depth: depths.get(id) ?? depth,
      specialist: matches.find(({ task }) => task.id === id)?.specialist?.profile.name ?? null,
      criteria: acceptance.length,
      dependencies,
    })),
    criteria: tasks
      .flatMap(({ acceptance }) => acceptance)
      .slice(0, MOST_CRITERIA)
      .map(({ id, text }) => ({ id, text })),
    phases: assignment.execution_order.map(({ specialists }) => specialists),
    open,
    triage: isTriaged,
    conflicts,
    failures,
    said: state.said.map(({ by, what }) => ({ by, what })),
    built: state.built,
    proof: state.proof,
  };
}

/** What of it is kept, for a job that cannot work it out again. */
export function keepShown({ tasks, criteria, phases }: TeamView): PullState['shown'] {
  return { tasks: [...tasks], criteria: [...criteria], phases: [...phases] };
}

function stageOf(
  state: PullState,
  found: {
    nobody: number;
    asked: number;
    conflicts: readonly unknown[];
    failures: readonly unknown[];
    team: Team;
  },
): TeamStage {
  if (found.nobody > 0) return 'unmatched';
  if (state.confirmed === null) return 'confirm';
  if (found.asked > 0) return 'gate';
  if (state.built !== null) return 'built';
  if (found.conflicts.length > 0) return 'conflict';
  return found.failures.length > 0 || !found.team.folder.has('completeness.json') ? 'incomplete' : 'ready';
}

/** Conflicts that nobody ruled on, numbered for answers. */
export function listConflicts({ folder }: Team): { number: string; id: string; what: string }[] {
  if (!folder.has('blueprint-conflicts.json')) return [];
  const all = folder.read('team-conflicts', 'blueprint-conflicts.json');
  const open = openConflicts(all);
  return all.conflicts
    .map((conflict, at) => ({ number: `X${at + 1}`, conflict }))
    .filter(({ conflict }) => open.includes(conflict))
    .map(({ number, conflict: { id, what } }) => ({ number, id, what }));
}
