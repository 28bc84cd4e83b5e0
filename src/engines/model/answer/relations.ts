import type { Expert } from '../../../contract/criteria.ts';
import { HEURISTICS } from '../../../contract/judgement.ts';
import type { AnswerKind, AnswerOf } from './answers.ts';

/** What an answer must cover and may name. */
export interface AnswerDuty {
  readonly journeys: readonly string[];
  readonly criteria: readonly string[];
  readonly scale: number;
  readonly expert: Expert | null;
}

/** The relations of one kind of answer that no schema can hold: one line a fault. */
export function checkRelations<K extends AnswerKind>(answer: AnswerOf<K>, duty: AnswerDuty): string[] {
  const given: AnswerOf<AnswerKind> = answer;
  switch (given.kind) {
    case 'cognitive_walkthrough':
      return checkCover(
        'actions.journey',
        given.actions.map((action) => action.journey),
        duty.journeys,
      );
    case 'nielsen':
      return checkCover(
        'checked.heuristic',
        given.checked.map((one) => one.heuristic),
        HEURISTICS,
      );
    case 'review':
      return [
        ...checkExpert(given.expert, duty.expert),
        ...checkScores(given.scores, duty),
        ...checkCover(
          'journeys.journey',
          given.journeys.map((one) => one.journey),
          duty.journeys,
        ),
      ];
    case 'cross_review':
      return [
        ...checkExpert(given.expert, duty.expert),
        ...checkCover(
          'responses.criterion',
          given.responses.map((one) => one.criterion),
          duty.criteria,
        ),
        ...checkScale(
          'responses.adjusted_score',
          given.responses.map((one) => one.adjusted_score),
          duty.scale,
        ),
      ];
    case 'judge':
      return checkScores(given.scores, duty);
    default:
      return [];
  }
}

function checkScores(scores: readonly { criterion: string; score: number }[], duty: AnswerDuty): string[] {
  return [
    ...checkCover(
      'scores.criterion',
      scores.map((one) => one.criterion),
      duty.criteria,
    ),
    ...checkScale(
      'scores.score',
      scores.map((one) => one.score),
      duty.scale,
    ),
  ];
}

/** Every expected name once, no other name. */
function checkCover(path: string, given: readonly string[], expected: readonly string[]): string[] {
  const missing = expected.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !expected.includes(name));
  const doubles = given.filter((name, at) => given.indexOf(name) !== at);
  return [
    ...(missing.length > 0 ? [`${path} lacks ${missing.join(', ')}`] : []),
    ...(strange.length > 0 ? [`${path} names what was not asked: ${strange.join(', ')}`] : []),
    ...(doubles.length > 0 ? [`${path} names twice: ${doubles.join(', ')}`] : []),
  ];
}

function checkScale(path: string, scores: readonly number[], scale: number): string[] {
  return scores.some((score) => score > scale) ? [`${path} must not be above ${scale}`] : [];
}

function checkExpert(given: Expert, asked: Expert | null): string[] {
  return given === asked ? [] : [`expert must be ${String(asked)}`];
}
