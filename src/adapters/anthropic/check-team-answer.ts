import { ContractError } from '../../contract/errors.ts';
import type { TeamAnswerKind } from '../../contract/team/model-answers.ts';
import { readDocument } from '../documents.ts';

const KINDS = {
  team_exploration: 'team-exploration',
  team_specification: 'team-specification',
  team_replacements: 'team-replacements',
  team_review: 'team-review',
  team_cross_review: 'team-cross-review',
  team_choice: 'team-choice',
} as const satisfies Record<TeamAnswerKind, string>;

/** An answer at the door of its published schema: one line a fault, by path. */
export function checkTeamAnswer(kind: TeamAnswerKind, value: unknown): readonly string[] {
  try {
    readDocument(KINDS[kind], value, '');
    return [];
  } catch (error) {
    if (error instanceof ContractError) return error.issues;
    throw error;
  }
}
