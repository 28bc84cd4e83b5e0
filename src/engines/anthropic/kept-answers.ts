import type { AnswerKind } from '../model/answer/answers.ts';
import type { KeptAnswer } from '../model/carry/kept-answer.ts';
import type { ModelChoice, Role } from '../model/request.ts';

/** Where a kept answer lies: by everything of its question but the evidence, and by its sample. */
export interface KeptPlace {
  readonly key: string;
  readonly kind: AnswerKind;
  readonly sample: number;
}

/** What was taken from a kept answer: how many judgements, and whether they stand `instead` of a request. */
export interface Taken {
  readonly role: Role;
  readonly choice: ModelChoice;
  readonly judgements: number;
  readonly instead: boolean;
}

/** A record as it was found. */
export interface FoundAnswer {
  readonly place: KeptPlace;
  readonly kept: KeptAnswer;
}

/** Answers of earlier runs, by their evidence: what did not change is not asked again. */
export interface KeptAnswers {
  readonly find: (place: KeptPlace) => readonly FoundAnswer[];
  readonly keep: (found: FoundAnswer) => void;
  /** Told what a run took, so that it is counted and a recording holds it. */
  readonly take: (found: FoundAnswer, taken: Taken) => void;
}
