// Generates README.md's tables from action.yml and docs/rules.md from the catalogue; with --check it fails on drift.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { markdownTable } from 'markdown-table';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');
const stale = [
  ...settle('README.md', withTables(read('README.md'))),
  ...settle('docs/rules.md', await rulesPage()),
];
for (const file of stale) console.error(`${file}: stale`);
if (stale.length > 0) {
  console.error('Run `npm run docs` and commit the result with its source.');
  process.exitCode = 1;
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function settle(file, text) {
  const path = join(root, file);
  if (existsSync(path) && read(file) === text) return [];
  if (isCheck) return [file];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return [];
}

function withTables(readme) {
  const { inputs, outputs } = parse(read('action.yml'));
  const inputTable = markdownTable([
    ['Input', 'What it is', 'Default'],
    ...Object.entries(inputs).map(([name, { description, default: value }]) => [
      `\`${name}\``,
      description,
      value === '' ? '' : `\`${value}\``,
    ]),
  ]);
  const outputTable = markdownTable([
    ['Output', 'What it is'],
    ...Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, description]),
  ]);
  return replaceBetween(replaceBetween(readme, 'inputs', inputTable), 'outputs', outputTable);
}

function replaceBetween(text, name, content) {
  const pattern = new RegExp(`(<!-- ${name}:begin -->\\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!pattern.test(text)) throw new Error(`README.md has no place for ${name}.`);
  return text.replace(pattern, (_, begin, end) => `${begin}${content}\n${end}`);
}

async function rulesPage() {
  const catalogue = await loadCatalogue();
  const rows = catalogue.map((rule) => {
    const page = `templates/rules/${rule.id}.md`;
    const { title } = parse(/^---\n([\s\S]*?)\n---\n/.exec(read(page))[1]);
    const { spark, nielsen, walkthrough, pure, wcag } = rule.claims;
    return [
      `[${rule.id}](../${page})`,
      title,
      rule.scope,
      String(rule.severity),
      [
        ...nielsen,
        ...walkthrough.map((question) => `Q${question}`),
        ...spark,
        ...pure,
        ...summarize(wcag),
      ].join(', '),
    ];
  });
  const table = markdownTable([['Rule', 'What it names', 'Looks at', 'Severity', 'Speaks to'], ...rows]);
  return `# The rules\n\n${catalogue.length} rules; severity 1 cosmetic to 4 catastrophe. Generated from the catalogue by \`npm run docs\`.\n\n${table}\n`;
}

function summarize(criteria) {
  return criteria.length > 3
    ? [`WCAG: ${criteria.length} criteria`]
    : criteria.map((criterion) => `WCAG ${criterion}`);
}

async function loadCatalogue() {
  const outfile = join(root, 'node_modules/.cache/ux-jury/catalogue.mjs');
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [join(root, 'src/rules/catalogue.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  const module = await import(`${pathToFileURL(outfile).href}?t=${Date.now()}`);
  return module.catalogue;
}
