import { readFileSync } from 'node:fs';
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js';

/** Any JSON: what `JSON.parse` gives. */
export type Json = ReturnType<typeof JSON.parse>;

/** GitHub's own description of its API, in part; see tests/fixtures/README.md. */
const description = fixNullable(
  JSON.parse(readFileSync(new URL('../../fixtures/github-openapi-subset.json', import.meta.url), 'utf8')),
);

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: object;
}

/** One operation, with its path as a pattern whose groups are the parameters in order. */
export interface Operation {
  readonly key: string;
  readonly id: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: { readonly schema: object; readonly required: boolean } | null;
  readonly answers: Readonly<Record<string, object | null>>;
}

export const operations: readonly Operation[] = Object.entries<Record<string, Json>>(
  description.paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
);

const ajv = new Ajv2019({ strict: false, validateFormats: false, coerceTypes: false, allErrors: true });
ajv.addSchema(description, 'github');
const coercing = new Ajv2019({ strict: false, validateFormats: false, coerceTypes: true, allErrors: true });
coercing.addSchema(description, 'github');
const compiled = new Map<string, ValidateFunction>();

/** Faults of a request by GitHub's description; parameters that it does not know are faults too. */
export function checkRequest(
  operation: Operation,
  request: { path: Record<string, string>; query: Record<string, string>; body: unknown },
): string[] {
  const faults = ['path', 'query'].flatMap((where) => {
    const known = operation.parameters.filter((parameter) => parameter.in === where);
    const schema = {
      type: 'object',
      properties: Object.fromEntries(known.map(({ name, schema }) => [name, point(schema)])),
      required: known.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    const given = where === 'path' ? request.path : request.query;
    return check({ engine: coercing, key: `${operation.key} ${where}`, schema }, { ...given });
  });
  if (operation.body === null)
    return request.body === undefined ? faults : [...faults, 'body: none is taken'];
  if (request.body === undefined) return operation.body.required ? [...faults, 'body: is missing'] : faults;
  return [
    ...faults,
    ...check(
      { engine: ajv, key: `${operation.key} body`, schema: close(operation.body.schema) },
      request.body,
    ),
  ];
}

/** Faults of an answer by GitHub's description. */
export function checkAnswer(operation: Operation, status: number, body: unknown): string[] {
  if (!(status in operation.answers)) return [`answer: no status ${status}`];
  const schema = operation.answers[status];
  if (schema == null) return [];
  return check({ engine: ajv, key: `${operation.key} ${status}`, schema: point(schema) }, body);
}

/** One of GitHub's own examples, as a start for an object of its kind. */
export function example(name: string): Json {
  const value = description.components.examples[name]?.value;
  if (value === undefined) throw new Error(`No example ${name}.`);
  return structuredClone(value);
}

function check(
  { engine, key, schema }: { engine: Ajv2019; key: string; schema: object },
  value: unknown,
): string[] {
  const validate = compiled.get(key) ?? engine.compile(schema);
  compiled.set(key, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${key}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function readOperation(path: string, method: string, operation: Json): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const greedy = new Set(['path', 'ref']);
  const pattern = path.replace(/\{(\w+)\}/g, (_, name) => (greedy.has(name) ? '(.+)' : '([^/]+)'));
  const body = operation.requestBody?.content?.['application/json']?.schema ?? null;
  return {
    key: `${method.toUpperCase()} ${path}`,
    id: operation.operationId,
    pattern: new RegExp(`^${method.toUpperCase()} ${pattern}$`),
    names,
    parameters: (operation.parameters ?? []).map((parameter: Json) =>
      parameter.$ref === undefined
        ? parameter
        : description.components.parameters[parameter.$ref.split('/').at(-1)],
    ),
    body: body === null ? null : { schema: body, required: operation.requestBody.required === true },
    answers: Object.fromEntries(
      Object.entries<Json>(operation.responses).map(([status, response]) => {
        const full =
          response.$ref === undefined
            ? response
            : description.components.responses[response.$ref.split('/').at(-1)];
        return [status, full?.content?.['application/json']?.schema ?? null];
      }),
    ),
  };
}

/** GitHub's request objects are open in the description, so that a typo would pass: they are closed here. */
function close(schema: Json): object {
  const closed = point(schema);
  return {
    ...closed,
    unevaluatedProperties: false,
    ...(closed.properties ? { properties: closeInner(closed.properties) } : {}),
  };
}

function closeInner(properties: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      if (schema.type === 'object' && schema.properties) return [name, close(schema)];
      if (schema.type === 'array' && schema.items?.properties)
        return [name, { ...schema, items: close(schema.items) }];
      return [name, schema];
    }),
  );
}

/** References lead into the whole description. */
function point(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(point);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `github${value}` : point(value),
    ]),
  );
}

/** OpenAPI 3.0 says `nullable`, JSON schema does not know it. */
function fixNullable(node: Json): Json {
  if (Array.isArray(node)) return node.map(fixNullable);
  if (typeof node !== 'object' || node === null) return node;
  const fixed: Json = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'example' || key === 'examples' ? value : fixNullable(value),
    ]),
  );
  if (fixed.nullable !== true) return fixed;
  const { nullable: _, ...schema } = fixed;
  if (Array.isArray(schema.enum))
    return {
      ...schema,
      enum: [...schema.enum, null],
      ...(schema.type ? { type: [schema.type, 'null'] } : {}),
    };
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
}
