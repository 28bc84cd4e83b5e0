import type { Engine } from '../engine.ts';
import type { AnswerKind } from '../model/answer/answers.ts';
import type { ModelChoice, Role } from '../model/request.ts';
import type { BriefParts } from './brief.ts';
import type { Exchange } from './exchange.ts';
import type { KeptAnswers } from './kept-answers.ts';

/**
 * What a model engine is made of. `measured` is the engine whose judgement is the ceiling; `untrue` are limitations of it
 * that do not hold once a model has looked; `samples` is how often is asked where an answer decides.
 */
export interface ModelParts extends BriefParts {
  readonly measured: Engine;
  readonly exchange: Exchange;
  /** Answers of earlier runs; `null` where none are kept. */
  readonly kept: KeptAnswers | null;
  readonly checkSchema: (kind: AnswerKind, value: unknown) => readonly string[];
  readonly choose: (role: Role) => ModelChoice;
  readonly samples: number;
  /**
   * `shared`: one schema for all roles, so that they share a prefix; `own`: the schema of each role's answer alone;
   * `text`: that one written into the question, for an API that takes none.
   */
  readonly schema: 'shared' | 'own' | 'text';
  readonly untrue: readonly string[];
}
