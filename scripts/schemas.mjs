// Generates schemas/*.json from the zod contract; with --check it only compares and fails on drift.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');

const schemas = await generate();
const problems = isCheck ? compare(schemas) : write(schemas);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Run `npm run schemas` and commit the result.');
  process.exitCode = 1;
}

async function generate() {
  const outfile = join(root, 'node_modules/.cache/ux-jury/contract.mjs');
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    stdin: {
      contents: "export { DOCUMENTS } from './src/contract/documents.ts'; export * as z from 'zod';",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  const { DOCUMENTS, z } = await import(`${pathToFileURL(outfile).href}?t=${Date.now()}`);
  return Object.entries(DOCUMENTS).map(([kind, schema]) => {
    const { $schema, ...body } = z.toJSONSchema(schema, { target: 'draft-2020-12' });
    const document = { $schema, $id: `urn:ux-jury:schema:${kind}`, title: kind, ...body };
    return { file: `${kind}.json`, text: `${JSON.stringify(document, null, 2)}\n` };
  });
}

function write(files) {
  const folder = join(root, 'schemas');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  return [];
}

function compare(files) {
  const folder = join(root, 'schemas');
  const wanted = new Set(files.map(({ file }) => file));
  const strays = readdirSync(folder).filter((file) => !wanted.has(file));
  const stale = files.filter(({ file, text }) => !same(join(folder, file), text)).map(({ file }) => file);
  return [
    ...strays.map((file) => `schemas/${file}: no such document`),
    ...stale.map((file) => `schemas/${file}: stale`),
  ];
}

function same(path, text) {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
}
