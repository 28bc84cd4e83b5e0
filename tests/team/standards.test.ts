import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { packageRoot } from '../../src/paths.ts';
import { writeData } from '../../src/team/producers/write-data.ts';
import { facts, HOSTILE } from './report-facts.ts';

const standards = join(packageRoot, 'tests/fixtures/standards');

/** The schema is written in draft 04, whose `id` is the only word in it that ajv no longer takes. */
function readSarifSchema(): object {
  const {
    id: _id,
    $schema: _draft,
    ...schema
  } = JSON.parse(readFileSync(join(standards, 'sarif-schema-2.1.0.json'), 'utf8'));
  return schema;
}

function write(ending: string, title: string): string {
  const file = writeData(facts(title), 'f.json').find(({ name }) => name === `f.${ending}`);
  return file?.text ?? '';
}

describe.each([
  ['plain', 'Plain'],
  ['hostile', HOSTILE],
])('data of %s findings', (_what, title) => {
  it('is SARIF by the schema of OASIS', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(readSarifSchema());
    const sarif = JSON.parse(write('sarif', title));
    expect(validate(sarif), JSON.stringify(validate.errors)).toBe(true);
    expect(sarif.runs[0].results).toHaveLength(2);
    delete sarif.runs[0].results[0].message;
    expect(validate(sarif)).toBe(false);
  });

  it('is JUnit by the schema that Jenkins reads by', async () => {
    const schema = readFileSync(join(standards, 'junit-10.xsd'), 'utf8');
    const check = (contents: string) =>
      validateXML({ xml: [{ fileName: 'f.xml', contents }], schema: [schema] });
    const junit = write('junit.xml', title);
    expect((await check(junit)).errors).toEqual([]);
    expect((await check(junit.replace(' errors="0"', ''))).valid).toBe(false);
  });
});
