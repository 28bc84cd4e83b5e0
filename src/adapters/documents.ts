import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type * as z from 'zod';
import type { DOCUMENTS, DocumentKind } from '../contract/documents.ts';
import { ContractError } from '../contract/errors.ts';
import { packageRoot } from '../paths.ts';

export type DocumentOf<K extends DocumentKind> = z.infer<(typeof DOCUMENTS)[K]>;

const MOST_ISSUES = 20;
const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

/**
 * The door: checks a parsed value against the published JSON schema of its kind and gives it its type.
 * Throws ContractError with every fault, by path.
 */
export function readDocument<K extends DocumentKind>(kind: K, raw: unknown, hint: string): DocumentOf<K> {
  const validate = validatorOf(kind);
  if (validate(raw)) return raw;
  const issues = (validate.errors ?? []).slice(0, MOST_ISSUES).map(describe);
  throw new ContractError(kind, issues, hint);
}

function validatorOf<K extends DocumentKind>(kind: K): ValidateFunction<DocumentOf<K>> {
  const known = ajv.getSchema<DocumentOf<K>>(schemaId(kind));
  if (known !== undefined) return known;
  const schema = JSON.parse(readFileSync(join(packageRoot, 'schemas', `${kind}.json`), 'utf8'));
  return ajv.compile<DocumentOf<K>>(schema);
}

/** The `$id` that scripts/schemas.mjs writes into each schema. */
export function schemaId(kind: DocumentKind): string {
  return `urn:ux-jury:schema:${kind}`;
}

function describe(error: ErrorObject): string {
  const path = error.instancePath
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');
  const extra = 'additionalProperty' in error.params ? ` (${String(error.params.additionalProperty)})` : '';
  return `${path === '' ? 'the document' : path} ${error.message ?? 'is invalid'}${extra}`;
}
