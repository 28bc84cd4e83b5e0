// Builds dist/ (cli, action, reporter, fixture) and THIRD_PARTY_NOTICES.md; with --check it fails where they differ.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { writePublishedTypes } from './published-types.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');
const out = isCheck ? mkdtempSync(join(tmpdir(), 'ux-jury-dist-')) : join(root, 'dist');

const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
const COMMON = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  chunkNames: 'chunk-[hash]',
  external: ['@playwright/test', 'playwright', 'playwright-core', 'axe-core'],
};

if (!isCheck) rmSync(out, { recursive: true, force: true });
const results = [
  await build({
    ...COMMON,
    entryPoints: { cli: 'src/cli.ts', main: 'src/main.ts' },
    outdir: out,
    banner: { js: REQUIRE },
  }),
  await build({
    ...COMMON,
    entryPoints: { reporter: 'reporter/reporter.ts', test: 'reporter/test.ts', config: 'reporter/config.ts' },
    outdir: out,
  }),
  await build({ ...COMMON, entryPoints: { rules: 'src/define-rule.ts' }, outdir: out, splitting: false }),
  await build({
    ...COMMON,
    entryPoints: { test: 'reporter/test.ts', config: 'reporter/config.ts' },
    outdir: out,
    format: 'cjs',
    splitting: false,
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href;" },
  }),
];
writePublishedTypes(root, out);
const notices = noticesFor(results.flatMap((result) => Object.keys(result.metafile.inputs)));

if (isCheck) {
  const problems = [
    ...compareFolders(out, join(root, 'dist')),
    ...compareFile('THIRD_PARTY_NOTICES.md', notices),
  ];
  rmSync(out, { recursive: true, force: true });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Run `npm run build` and commit the result with its source.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), notices);
}

function noticesFor(inputs) {
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== null));
  const packages = [...folders].map(describePackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = packages.map(
    ({ name, version, licence, text }) =>
      `## ${name} ${version} (${licence})\n\n\`\`\`text\n${text}\n\`\`\`\n`,
  );
  return `# Third-party notices\n\nThe files in dist/ contain these packages.\n\n${parts.join('\n')}`;
}

function packageFolder(input) {
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
  return match === null ? null : match[1];
}

function describePackage(folder) {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((entry) => /^licen[cs]e/i.test(entry));
  const text =
    file === undefined ? `Licensed under ${license}.` : readFileSync(join(path, file), 'utf8').trim();
  return { name, version, licence: license, text };
}

function compareFolders(fresh, committed) {
  const names = new Set([...list(fresh), ...list(committed)]);
  return [...names]
    .sort()
    .flatMap((name) =>
      same(join(fresh, name), join(committed, name)) ? [] : [`dist/${name} differs from a fresh build`],
    );
}

function compareFile(name, text) {
  const path = join(root, name);
  return existsSync(path) && readFileSync(path, 'utf8') === text
    ? []
    : [`${name} differs from a fresh build`];
}

function list(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function same(a, b) {
  return existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));
}
