import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { AnswerKind } from '../../engines/model/answer/answers.ts';
import { answerSchema } from '../../engines/model/answer/model-schema.ts';

const MOST_FAULTS = 12;
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

/** Our own check of an answer's shape, bounds included: one line a fault, by path. */
export function checkAnswerSchema(kind: AnswerKind, value: unknown): string[] {
  const id = `urn:ux-jury:answer:${kind}`;
  const validate = ajv.getSchema(id) ?? ajv.compile({ $id: id, ...answerSchema(kind) });
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, MOST_FAULTS).map(describe);
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const path = instancePath
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');
  const allowed = 'allowedValue' in params ? ` ${JSON.stringify(params.allowedValue)}` : '';
  const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${path === '' ? 'the answer' : path} ${message ?? 'is invalid'}${allowed}${extra}`;
}
