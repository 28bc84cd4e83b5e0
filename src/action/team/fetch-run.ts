import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBundle } from '../../adapters/bundle/open-bundle.ts';
import type { Artifact } from '../../adapters/github/repository.ts';
import { RunFolder } from '../../adapters/run-folder.ts';
import { unpack } from '../../adapters/zip/unpack.ts';
import { InputError } from '../../contract/errors.ts';
import { checkOrigin, download, findBundles } from '../fetch-bundles.ts';
import type { TeamBench } from './bench.ts';

const BUNDLES = /^ux-jury-bundle/;
const MOST_BUNDLES = 50;

/**
 * Brings the documents of the run behind the result into the output folder and its bundles onto this machine; resolves
 * with the bundles' folders. Nothing in them is believed: documents pass their schemas and must be those of the result,
 * bundles must have the hashes that the run noted. Throws results_missing, results_foreign or bundle_missing.
 */
export async function fetchRun(bench: TeamBench): Promise<readonly string[]> {
  const { desk, pull } = bench;
  const run = Number(pull.standing.run.id);
  const artifacts = (await desk.github.listArtifacts(run)).filter(({ expired }) => !expired);
  await fetchResults(bench, artifacts, run);
  const noted = new RunFolder(desk.options.out).read('evidence', 'evidence.json').bundles;
  const own = artifacts.filter(({ name }) => BUNDLES.test(name));
  const found = own.length > 0 ? own : await listElsewhere(bench);
  const folders = await fetchBundles(bench, found.slice(0, MOST_BUNDLES));
  const opened = folders.map((folder) => ({ folder, sha256: openBundle(folder).sha256 }));
  const chosen = noted.map((one) => opened.find(({ sha256 }) => sha256 === one.sha256)?.folder ?? null);
  if (chosen.includes(null))
    throw new InputError('bundle_missing', 'The bundles of this result are no longer among the artifacts.', {
      hint: 'Upload ux-jury-bundle in the job that runs the tests, and run it again.',
    });
  return chosen.flatMap((folder) => folder ?? []);
}

/** A fork's bundles lie in the run of its tests, which is another one than the run that judged. */
async function listElsewhere({ github, pull }: TeamBench): Promise<Artifact[]> {
  const all = await github.listArtifactsOf(pull.standing.run.sha);
  return all.filter(({ name, expired }) => !expired && BUNDLES.test(name));
}

async function fetchResults(bench: TeamBench, artifacts: readonly Artifact[], run: number): Promise<void> {
  const { desk } = bench;
  const { results, id } = desk.options;
  const wanted = `${results ?? 'ux-jury-results'}${id === '' ? '' : `-${id}`}`;
  const found = artifacts.filter(({ name }) => name === wanted).toSorted((a, b) => b.id - a.id)[0];
  if (found === undefined)
    throw new InputError('results_missing', `Run ${run} left no artifact called ${wanted}.`, {
      hint: 'The jury keeps one by itself where `results-artifact` names it; run it again.',
    });
  checkOrigin(found, { run, sha: null });
  const folder = mkdtempSync(join(bench.home, 'results-'));
  unpack(await download(desk, found.id), folder);
  const inner = readdirSync(folder).map((name) => join(folder, name));
  const home = [folder, ...inner].find((one) => existsSync(join(one, 'aggregate.json'))) ?? folder;
  mkdirSync(desk.options.out, { recursive: true });
  for (const name of readdirSync(home).filter((one) => one.endsWith('.json')))
    copyFileSync(join(home, name), join(desk.options.out, name));
  checkSame(bench);
}

/** The documents of this very result: same scores on the same evidence. */
function checkSame({ desk, pull }: TeamBench): void {
  const results = new RunFolder(desk.options.out);
  const aggregate = results.read('aggregate', 'aggregate.json');
  const { result, contract_hash } = pull.standing;
  const isSame =
    result !== null &&
    aggregate.average_score === result.average &&
    aggregate.verdict === result.verdict &&
    results.read('evidence', 'evidence.json').contract_hash === contract_hash;
  if (!isSame)
    throw new InputError('results_foreign', 'The artifact does not hold the result that stands here.', {
      hint: 'Run the jury again.',
    });
}

async function fetchBundles(bench: TeamBench, artifacts: readonly Artifact[]): Promise<string[]> {
  const folders: string[] = [];
  for (const artifact of artifacts) {
    checkOrigin(artifact, { run: artifact.workflow_run?.id ?? 0, sha: null });
    const folder = mkdtempSync(join(bench.home, 'bundle-'));
    unpack(await download(bench.desk, artifact.id), folder);
    folders.push(...findBundles(folder));
  }
  return folders;
}
