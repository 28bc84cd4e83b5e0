import { UxJuryError } from '../../contract/errors.ts';
import type { AnswerKind, AnswerOf } from '../model/answer/answers.ts';
import { sentSchema } from '../model/answer/model-schema.ts';
import { type AnswerDuty, checkRelations } from '../model/answer/relations.ts';
import { fillTemplate } from '../model/prompt/fill-template.ts';
import type { ModelRequest, Role } from '../model/request.ts';
import type { Brief } from './brief.ts';
import { consult } from './consult.ts';
import type { ModelParts } from './parts.ts';

/** One question to one role: its own text over the shared evidence, and what the answer must be. */
export interface Question<K extends AnswerKind> {
  readonly id: string;
  readonly role: Role;
  readonly kind: K;
  readonly text: string;
  readonly sample: number;
  readonly duty: AnswerDuty;
}

/** Builds the whole request of a question; the same evidence and question give the same bytes. */
export function buildRequest<K extends AnswerKind>(
  question: Question<K>,
  brief: Brief,
  parts: Pick<ModelParts, 'texts' | 'choose' | 'schema'>,
): ModelRequest {
  const { id, role, kind, sample } = question;
  const isText = parts.schema === 'text';
  return {
    id: sample === 1 ? id : `${id}-sample-${sample}`,
    role,
    sample,
    choice: parts.choose(role),
    system: parts.texts.system,
    shared: brief.blocks,
    question: isText ? `${question.text}\n\n${writeSchema(kind, parts.texts.schema)}` : question.text,
    schema: isText ? {} : sentSchema(parts.schema === 'own' ? kind : null),
    repair: null,
  };
}

function writeSchema(kind: AnswerKind, template: string): string {
  return fillTemplate(template, { schema: JSON.stringify(sentSchema(kind)) });
}

/** Puts a question and resolves with an answer that our schema and our relations accept. Throws AbsentError, BudgetReached. */
export function putQuestion<K extends AnswerKind>(
  question: Question<K>,
  brief: Brief,
  parts: ModelParts,
): Promise<AnswerOf<K>> {
  const { kind, duty } = question;
  const check = {
    kind,
    nonce: brief.nonce,
    checkSchema: parts.checkSchema,
    relations: (answer: AnswerOf<K>) => checkRelations<K>(answer, duty),
  };
  return consult(buildRequest(question, brief, parts), check, parts.exchange);
}

/** A fault of ours: the engine was given what it never asked for. */
export function misplaced(who: string): UxJuryError {
  return new UxJuryError('answer_misplaced', `${who} was given an answer of another kind.`, {
    hint: 'Report this fault.',
  });
}
