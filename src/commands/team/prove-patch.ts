import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleFolder, openBundle } from '../../adapters/bundle/open-bundle.ts';
import { RunFolder } from '../../adapters/run-folder.ts';
import { walkPatched } from '../../adapters/team/scratch-worktree.ts';
import type { Debate } from '../../contract/debate.ts';
import type { Proof } from '../../contract/team/build-report.ts';
import { compareRuns, type RunFacts } from '../../team/build/compare-runs.ts';
import { fill } from '../../team/fill.ts';
import { reviewBundles } from '../review-bundles.ts';
import { bundlePaths, pinCommit, type Team } from './open-team.ts';

/** A proof, and the run behind it where there was one. */
export interface Proven {
  readonly proof: Proof;
  readonly after: RunFacts | null;
  readonly debate: Debate | null;
}

const MOST_PICTURES = 8;

/** Builder verification: the patch in a scratch worktree, the journeys walked again, both runs compared. */
export async function provePatch(
  team: Team,
  patch: string,
  try_: { named: readonly string[]; cycle: number },
): Promise<Proven> {
  const { settings, request, words, folder } = team;
  if (request.deferred !== undefined) return unproven(request.deferred);
  if (settings.walk === null) return unproven(words.review?.walk_missing ?? '-');
  request.say(`Cycle ${try_.cycle}: walking the journeys over the patched source …`);
  const home = join(folder.path, 'verify', `cycle-${try_.cycle}`);
  const asked = {
    project: request.project,
    commit: pinCommit(team),
    patch,
    command: settings.walk,
    bundle: settings.bundle,
  };
  return walkPatched(asked, async (walk) => {
    if (walk.bundle === null) return unproven(fill(words.review?.walk_failed ?? '', { what: walk.why }));
    cpSync(walk.bundle, join(home, 'bundle'), { recursive: true });
    await reviewBundles({
      bundles: [join(home, 'bundle')],
      out: join(home, 'results'),
      config: null,
      folder: request.project,
      mode: null,
      from: null,
      progress: () => undefined,
    });
    return compare(team, home, try_.named);
  });
}

function unproven(why: string): Proven {
  const proof: Proof = {
    walked: false,
    why_not: why,
    proven: [],
    still_failing: [],
    new_issues: [],
    before: null,
    after: null,
    pictures: [],
  };
  return { proof, after: null, debate: null };
}

/** Reads the documents of a run. */
export function readRun(results: RunFolder): RunFacts {
  return {
    aggregate: results.read('aggregate', 'aggregate.json'),
    outcomes: results.read('outcomes', 'outcomes.json'),
    evidence: results.read('evidence', 'evidence.json'),
  };
}

function compare(team: Team, home: string, named: readonly string[]): Proven {
  const results = new RunFolder(join(home, 'results'));
  const [before, after] = [readRun(team.results), readRun(results)];
  const compared = compareRuns(before, after, named);
  const refs = compared.proven.flatMap(
    (id) => before.outcomes.issues.find((issue) => issue.id === id)?.places[0]?.ref ?? [],
  );
  const old = bundlePaths(team)
    .filter(existsSync)
    .map((path) => openBundle(path));
  const fresh = [openBundle(join(home, 'bundle'))];
  const pictures = [...new Set(refs)].slice(0, MOST_PICTURES).map((ref) => ({
    ref,
    before: pictureAt(ref, old),
    after: pictureAt(ref, fresh),
  }));
  return {
    proof: { ...compared, pictures },
    after,
    debate: results.has('debate.json') ? results.read('debate', 'debate.json') : null,
  };
}

/** The file of the picture behind a step. */
export function pictureAt(ref: string, bundles: readonly BundleFolder[]): string | null {
  const [, id, order] = /^(.+)\/step-(\d+)$/.exec(ref) ?? [];
  for (const bundle of bundles) {
    const step = bundle.journeys
      .find((journey) => journey.id === id)
      ?.steps.find((one) => one.order === Number(order));
    const state = step?.state_after ?? step?.state_before ?? null;
    const picture = state === null ? null : bundle.readState(state).picture;
    const found = picture === null ? null : bundle.readPicture(picture);
    if (found !== null) return join(bundle.folder, found.entry.path);
  }
  return null;
}
