import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findCase } from './cases.mjs';
import { serveMutated } from './serve-mutated.mjs';

/**
 * Walks an app's journeys once for every case and judges each case by itself: what was changed, walked and said. `methods`
 * are those of the clean app without the issues that `isLeftOut` names. `probes`: the seconds that probes may take.
 */
export async function walkApp({ project, site, app, ids, probes, lanes, isLeftOut }) {
  const home = join(project, 'runs', probes > 0 ? `${app}-probed` : app);
  mkdirSync(home, { recursive: true });
  const bundle = join(home, 'bundle');
  const told = join(home, 'told.jsonl');
  if (!existsSync(join(bundle, 'bundle.json')))
    await walk({
      project,
      site,
      ids,
      env: { BUNDLE: bundle, JOURNEY: app, TOLD: told, PROBES: probes, LANES: lanes },
    });
  if (!existsSync(join(bundle, 'bundle.json'))) throw new Error(`${app}: no bundle was written`);
  const facts = existsSync(told)
    ? readFileSync(told, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const judge = await openJudge(project, { bundle, home });
  const cases = [];
  for (const id of ids) {
    const judged = await judge(id);
    const changed = facts.filter((fact) => fact.case === id);
    if (judged === null) process.stderr.write(`${app}, ${id}: not walked\n`);
    else cases.push({ app, id, told: changed, ...judged });
  }
  if (cases[0]?.id !== 'clean') throw new Error(`${app}: the clean walk is missing`);
  const { methods } = await judge('clean', isLeftOut);
  return { cases, methods };
}

/** Every case through a door of its own. */
async function walk({ project, site, ids, env }) {
  const doors = [];
  for (const id of ids) doors.push([id, await serveMutated(site, findCase(id))]);
  const SITES = JSON.stringify(Object.fromEntries(doors.map(([id, { origin }]) => [id, origin])));
  const args = ['node_modules/@playwright/test/cli.js', 'test'];
  const output = await runNode(args, { cwd: project, env: { ...process.env, ...stringify(env), SITES } });
  for (const [, door] of doors) door.close();
  if (/^Error:|No tests found/m.test(output)) process.stderr.write(output.slice(-2000));
}

function stringify(env) {
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]));
}

/** The stages of a review, held in memory, over the journeys of one case. */
async function openJudge(project, { bundle, home }) {
  const { openRun, ...stages } = await import(
    pathToFileURL(join(project, 'node_modules/ux-jury/dist/review.js')).href
  );
  const whole = openRun({
    ...{ bundles: [bundle], out: join(home, 'out'), config: null, folder: home, mode: null, from: null },
    progress: () => undefined,
  });
  return async (id, isLeftOut = () => false) => {
    const [all] = whole.bundles;
    const journeys = all.journeys.filter(
      ({ tags, status }) => tags.includes(`@${id}`) && status !== 'skipped',
    );
    if (journeys.length === 0) return null;
    const papers = new Map();
    const folder = {
      has: (name) => papers.has(name),
      read: (_, name) => structuredClone(papers.get(name)),
      write: (name, paper) => papers.set(name, paper),
    };
    const seen = new Set(
      journeys.flatMap(({ steps, end_state }) => [
        end_state,
        ...steps.flatMap((step) => [step.state_before, step.state_after]),
      ]),
    );
    const states = all.states.filter((state) => seen.has(state.id));
    const run = { ...whole, folder, bundles: [{ ...all, journeys, states }] };
    for (const name of ['collect', 'observe']) await stages[name].perform(run);
    const { issues } = papers.get('outcomes.json');
    papers.get('outcomes.json').issues = issues.filter((issue) => !isLeftOut(issue));
    for (const name of ['evaluate', 'aggregate']) await stages[name].perform(run);
    const methods = [...papers].filter(([name]) => name.startsWith('methods/')).map(([, paper]) => paper);
    return {
      journeys,
      states: states.map(({ id }) => {
        const { url, not_measured } = all.readState(id);
        return { id, url, not_measured };
      }),
      issues: papers.get('outcomes.json').issues,
      rules: papers.get('outcomes.json').rules,
      methods: Object.fromEntries(methods.map((result) => [result.method, result])),
      aggregate: papers.get('aggregate.json'),
    };
  };
}

function runNode(args, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.on('close', () => resolve(output));
  });
}
