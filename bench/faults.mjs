// `npm run bench:faults [-- --apps=ID,ID --kinds=ID,ID --twins=ID,ID --lanes=2 --out=FOLDER --again=FOLDER]`: usability faults put into real pages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPS } from './faults/apps.mjs';
import { calibrate } from './faults/calibrate.mjs';
import { CLEAN, KINDS, PROBED, TWINS } from './faults/cases.mjs';
import { drawChart } from './faults/chart.mjs';
import { readKnownFaults } from './faults/known-faults.mjs';
import { printResults } from './faults/print.mjs';
import { makeProject } from './faults/project.mjs';
import { scoreCase, scoreTwin } from './faults/score-case.mjs';
import { sumUp } from './faults/totals.mjs';
import { walkApp } from './faults/walk-app.mjs';

const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const PROBE_SECONDS = 45;
const chosen = (all, name) => all.filter(({ id }) => option(name)?.split(',').includes(id) ?? true);
const out = option('out') ?? fileURLToPath(new URL('../test-results/bench-faults/', import.meta.url));
const [apps, kinds, twins] = [chosen(APPS, 'apps'), chosen(KINDS, 'kinds'), chosen(TWINS, 'twins')];
const lanes = Number(option('lanes') ?? 2);
const isReal = readKnownFaults();
const results = { kinds: [], twins: [], calibration: [] };

/** One app: the cases that walking shows, then those that only probes show, each beside a clean walk of its own. */
async function measureApp(app, site) {
  const isLeftOut = (issue) => isReal(app.id, issue) !== null;
  const base = { project, site: site.origin, app: app.id, lanes, isLeftOut };
  const plain = kinds.filter(({ id }) => !PROBED.has(id));
  const ids = [CLEAN, ...twins, ...plain].map(({ id }) => id);
  const walked = await walkApp({ ...base, ids, probes: 0 });
  take(walked, plain);
  const probed = kinds.filter(({ id }) => PROBED.has(id));
  if (probed.length === 0) return;
  const more = [CLEAN, ...probed].map(({ id }) => id);
  take(await walkApp({ ...base, ids: more, probes: PROBE_SECONDS * more.length }), probed);
}

function take({ cases, methods }, shown) {
  const [clean] = cases;
  for (const run of cases) {
    const kind = shown.find(({ id }) => id === run.id);
    if (kind !== undefined) results.kinds.push(scoreCase(kind, run, clean));
    if (run.id.startsWith('twin-')) results.twins.push(scoreTwin(run, { clean, isReal }));
    for (const { broken } of run.told)
      if (broken !== undefined) console.log(`${run.app}, ${run.id}: the mutation itself broke: ${broken}`);
  }
  results.calibration.push(calibrate(clean, { without: methods, isReal }));
}

const project = await makeProject(option('again'));
for (const app of apps) {
  const began = Date.now();
  const site = await app.start().catch((error) => {
    console.log(`${app.id} cannot be had here, so nothing was measured of it: ${error.message}`);
    return null;
  });
  if (site === null) continue;
  await measureApp(app, site);
  await site.close();
  process.stderr.write(`${app.id}: ${Math.round((Date.now() - began) / 1000)} s\n`);
}
if (results.kinds.length > 0) {
  const all = { ...results, totals: sumUp(results) };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'results.json'), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(out, 'chart.html'), drawChart(all));
  printResults(all);
  console.log(
    `Details: ${join(out, 'results.json')}; chart: ${join(out, 'chart.html')}; walks, to be judged again with --again=: ${project}`,
  );
}
