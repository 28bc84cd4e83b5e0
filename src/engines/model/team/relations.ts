import type { TeamAnswerKind, TeamAnswerOf } from '../../../contract/team/model-answers.ts';

/** The names that an answer may use. */
export interface TeamDuty {
  readonly tasks: readonly string[];
  readonly operations: readonly string[];
  readonly specialists: readonly string[];
  /** False where there is a temporary specialist already. */
  readonly may_be_temporary: boolean;
}

/** The relations of an answer that no schema can hold: one line a fault. */
export function checkTeamRelations<K extends TeamAnswerKind>(
  answer: TeamAnswerOf<K>,
  duty: TeamDuty,
): string[] {
  const given: TeamAnswerOf<TeamAnswerKind> = answer;
  switch (given.kind) {
    case 'team_exploration':
      return [
        ...given.decisions.flatMap(({ title, options, recommended }) =>
          recommended > options.length ? [`decisions: “${title}” recommends an option that it has not`] : [],
        ),
        ...(given.reroute === null ? [] : strays('reroute.task', [given.reroute.task], duty.tasks)),
      ];
    case 'team_specification':
      return [];
    case 'team_replacements':
      return strays(
        'operation',
        [...given.replacements, ...given.left_out].map(({ operation }) => operation),
        duty.operations,
      );
    case 'team_review':
    case 'team_cross_review':
      return [
        ...strays(
          'problems.operation',
          given.problems.map(({ operation }) => operation),
          duty.operations,
        ),
        ...((given.result === 'FAIL') === given.problems.length > 0
          ? []
          : ['result must be FAIL with problems and PASS without']),
      ];
    case 'team_choice':
      return [
        ...strays(
          'choices.task',
          given.choices.map(({ task }) => task),
          duty.tasks,
        ),
        ...strays(
          'choices.specialist',
          given.choices.map(({ specialist }) => specialist).filter((name) => name !== ''),
          duty.specialists,
        ),
        ...strays('temporary.tasks', given.temporary?.tasks ?? [], duty.tasks),
        ...(given.temporary === null || duty.may_be_temporary
          ? []
          : ['temporary must be null: there is a temporary specialist already']),
      ];
  }
}

function strays(path: string, given: readonly string[], known: readonly string[]): string[] {
  const strange = [...new Set(given.filter((name) => !known.includes(name)))];
  return strange.length === 0 ? [] : [`${path} names what there is not: ${strange.join(', ').slice(0, 200)}`];
}
