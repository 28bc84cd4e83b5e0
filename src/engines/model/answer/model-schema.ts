import * as z from 'zod';
import { ANSWERS, type AnswerKind } from './answers.ts';

type Schema = Record<string, unknown>;

/** Keywords that the API's own schema feature does not know; our own check holds them afterwards. */
const UNSUPPORTED = new Set([
  '$schema',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'default',
]);

/** The strict schema of one kind of answer, with bounds: what is checked after the answer came. */
export function answerSchema(kind: AnswerKind): Schema {
  return z.toJSONSchema(ANSWERS[kind]);
}

/**
 * The schema that is sent, by default one for every role: another schema would be another hidden system prompt, and no
 * prefix would be shared between the evaluators. Bounds are taken out, small integers stand as literals.
 */
export function sentSchema(only: AnswerKind | null = null): Schema {
  const answers = only === null ? Object.values(ANSWERS) : [ANSWERS[only]];
  return wrapSchemas(answers);
}

/** The schema that is sent for one of these answers. */
export function wrapSchemas(answers: readonly z.ZodType[]): Schema {
  const kinds = answers.map((schema) => loosen(z.toJSONSchema(schema)));
  return {
    type: 'object',
    properties: { answer: kinds.length === 1 ? kinds[0] : { anyOf: kinds } },
    required: ['answer'],
    additionalProperties: false,
  };
}

const MOST_LITERALS = 10;

function loosen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(loosen);
  if (!isSchema(value)) return value;
  const { minimum, maximum } = value;
  if (value.type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number')
    return literals(minimum, maximum);
  const kept = Object.entries(value).filter(([key]) => !UNSUPPORTED.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key === 'oneOf' ? 'anyOf' : key, loosen(inner)]));
}

function literals(minimum: number, maximum: number): Schema {
  const count = maximum - minimum + 1;
  if (count > MOST_LITERALS) return { type: 'integer' };
  return { type: 'integer', enum: Array.from({ length: count }, (_, at) => minimum + at) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
