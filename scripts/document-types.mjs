// Turns the generated JSON schemas of documents into TypeScript types, for the entries that people import.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents that a rule of a team reads or speaks of. */
const DOCUMENTS = { Evidence: 'evidence', Journey: 'journey', Outcomes: 'outcomes', State: 'state' };

/** The text of a `.d.ts` with one exported type a document. */
export function renderDocumentTypes(root) {
  const types = Object.entries(DOCUMENTS).map(([name, file]) => {
    const schema = JSON.parse(readFileSync(join(root, 'schemas', `${file}.json`), 'utf8'));
    return `export type ${name} = ${typeOf(schema)};\n`;
  });
  return `// Generated from schemas/ by scripts/build.mjs.\n${types.join('\n')}`;
}

function typeOf(schema) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map(typeOf).join(' | ');
  const kinds = [schema.type ?? 'unknown'].flat();
  return kinds.map((kind) => plainType(kind, schema)).join(' | ');
}

function plainType(kind, schema) {
  switch (kind) {
    case 'integer':
      return 'number';
    case 'array':
      return `Array<${typeOf(schema.items ?? {})}>`;
    case 'object':
      return schema.properties === undefined ? recordType(schema) : objectType(schema);
    default:
      return kind;
  }
}

function recordType({ additionalProperties: values }) {
  return `Record<string, ${typeof values === 'object' ? typeOf(values) : 'unknown'}>`;
}

function objectType({ properties, required = [], additionalProperties: more }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const rest = more === false ? [] : ['[key: string]: unknown;'];
  return `{ ${[...fields, ...rest].join(' ')} }`;
}
