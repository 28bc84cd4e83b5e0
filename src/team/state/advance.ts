import type { TeamAssignment } from '../../contract/team/assignment.ts';
import type { BuildReport } from '../../contract/team/build-report.ts';
import type { Completeness, Conflicts } from '../../contract/team/gates.ts';
import type { TeamState } from '../../contract/team/team-state.ts';

type SpecialistState = TeamState['detail']['specialists'][number];

/** Where a team stands before anything was done. */
export function newState(runId: string): TeamState {
  return {
    schema_version: '7.0',
    run_id: runId,
    status: 'plan',
    detail: {
      started: false,
      completed: false,
      team_assignment: null,
      specialists: [],
      current_specialist: null,
      execution_phase: 1,
      conflict_check: { ran: false, passed: false, issues: [] },
      completeness_gate: { ran: false, passed: false, failures: [] },
    },
    build: { started: false, completed: false, result: null },
  };
}

export function afterPlan(state: TeamState): TeamState {
  return state.status === 'plan' ? { ...state, status: 'assemble' } : state;
}

/** The confirmed team: everything of an older one starts anew. */
export function afterAssembly(state: TeamState, assignment: TeamAssignment, path: string): TeamState {
  const specialists = assignment.execution_order
    .flatMap(({ specialists: names }) => names)
    .map(
      (name): SpecialistState => ({
        name,
        tasks: assignment.specialist_assignments.find(({ specialist }) => specialist === name)?.tasks ?? [],
        status: 'pending',
        stage: 'stage1',
        stage1_path: null,
        decisions_path: null,
        blueprint_path: null,
      }),
    );
  const fresh = newState(state.run_id);
  return { ...fresh, status: 'detail', detail: { ...fresh.detail, team_assignment: path, specialists } };
}

/** One specialist moved on. */
export function moveSpecialist(state: TeamState, name: string, change: Partial<SpecialistState>): TeamState {
  const specialists = state.detail.specialists.map((one) =>
    one.name === name ? { ...one, ...change } : one,
  );
  const current = change.status === 'completed' ? null : name;
  return { ...state, detail: { ...state.detail, started: true, specialists, current_specialist: current } };
}

/** Both gates after the last blueprint; only when both pass may a build start. */
export function afterGates(state: TeamState, conflicts: Conflicts, completeness: Completeness): TeamState {
  const open = conflicts.conflicts.filter(({ ruling }) => ruling === null);
  const isPassed = open.length === 0 && completeness.passed;
  return {
    ...state,
    status: isPassed ? 'build' : 'detail',
    detail: {
      ...state.detail,
      completed: isPassed,
      current_specialist: null,
      conflict_check: { ran: true, passed: open.length === 0, issues: open.map(({ what }) => what) },
      completeness_gate: {
        ran: true,
        passed: completeness.passed,
        failures: completeness.failures.map(
          ({ specialist, section, what }) => `${specialist}, ${section}: ${what}`,
        ),
      },
    },
  };
}

export function afterBuild(state: TeamState, report: BuildReport): TeamState {
  return { ...state, status: 'complete', build: { started: true, completed: true, result: report.status } };
}
