// `npm run bench:rules [-- --set=act --only=ID,ID --out=FOLDER]`: our rules beside axe-core on ground truth of others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureAct } from './rules/act.mjs';
import { measureAlphagov } from './rules/alphagov.mjs';
import { drawChart } from './rules/chart.mjs';
import { measureDarkPatterns } from './rules/ec-darkpattern.mjs';
import { openLab } from './rules/measure.mjs';
import { printResults } from './rules/print.mjs';

const SETS = { alphagov: measureAlphagov, act: measureAct, 'ec-darkpattern': measureDarkPatterns };
const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const data = option('data') ?? fileURLToPath(new URL('../../shared/bench/', import.meta.url));
const out = option('out') ?? fileURLToPath(new URL('../test-results/bench-rules/', import.meta.url));
const how = {
  only: option('only')?.split(',') ?? null,
  lanes: Number(option('lanes') ?? 2),
  tell: (words) => process.stderr.write(`${words}\n`),
};

const lab = await openLab();
const results = [];
for (const [name, measure] of Object.entries(SETS)) {
  if (option('set') !== null && option('set') !== name) continue;
  const result = await measure(lab, join(data, name), how);
  if (result === null)
    console.log(`The data set ${name} is not at ${join(data, name)}: nothing was measured of it.`);
  else results.push(result);
}
await lab.close();
if (results.length > 0) {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(join(out, 'chart.html'), drawChart(results));
  printResults(results);
  console.log(`Details: ${join(out, 'results.json')}; chart: ${join(out, 'chart.html')}`);
}
