import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSourceArchive } from '../../adapters/team/read-source.ts';
import type { TeamPlaces } from '../../commands/team/open-team.ts';
import { readAddedLines } from '../../report/github/changed-lines.ts';
import { attempt } from '../desk.ts';
import { fetchZip } from '../fetch-bundles.ts';
import type { TeamBench } from './bench.ts';
import { fetchRun } from './fetch-run.ts';

/** The files of the pull request as GitHub lists them. */
export type PullFiles = readonly { readonly filename: string; readonly patch?: string | undefined }[];

/** What the team works on: the run's documents lie in the output folder, the base branch's settings in `project`. */
export interface Ground {
  readonly places: TeamPlaces;
  readonly project: string;
  readonly files: PullFiles;
}

const PROFILES = [
  ['.claude/specialists', '.specialist.md'],
  ['.claude/producers', '.producer.md'],
] as const;

/**
 * Brings everything onto this machine as data: documents and bundles of the run, the app's files of that very commit as
 * an archive (nothing of it is ever executed), settings and profiles of the base branch.
 */
export async function layGround(bench: TeamBench): Promise<Ground> {
  const { desk, github, pull } = bench;
  const { sha } = pull.standing.run;
  const bundles = await fetchRun(bench);
  const zip = await fetchZip(await github.archiveUrl(sha));
  const files = (await attempt(desk, 'files', () => desk.github.listFiles(pull.number))) ?? [];
  return {
    places: {
      commit: sha,
      bundles,
      readSource: (root) => readSourceArchive(zip, root),
      changed: joinLines(readAddedLines(files)),
    },
    project: await bringSettings(bench),
    files,
  };
}

function joinLines(added: readonly { file: string; text: string }[]): { path: string; text: string }[] {
  const lines = new Map<string, string[]>();
  for (const { file, text } of added) lines.set(file, [...(lines.get(file) ?? []), text]);
  return [...lines].map(([path, texts]) => ({ path, text: texts.join('\n') }));
}

/** `ux-jury.team.yml` and the project's own profiles, from the base branch: a pull request cannot bring its own judges. */
async function bringSettings({ desk, github, pull, home }: TeamBench): Promise<string> {
  const project = join(home, 'project');
  const bring = async (path: string): Promise<void> => {
    const text = await desk.github.readText(path, pull.base_sha);
    if (text === null) return;
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  mkdirSync(project, { recursive: true });
  await bring('ux-jury.team.yml');
  for (const [folder, ending] of PROFILES) {
    const names = await github.listFolder(folder, pull.base_sha);
    for (const name of names.filter((one) => one.endsWith(ending) && /^[\w.-]+$/.test(one)))
      await bring(`${folder}/${name}`);
  }
  return project;
}
