import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { RULES_FOLDER } from '../adapters/own-rules.ts';
import { sentence } from '../report/github/blocks.ts';
import { attempt, type Desk } from './desk.ts';
import type { Place } from './place.ts';

const SETTINGS = /(?:^|\/)ux-jury\.(?:config\.(?:json|ya?ml|js|ts)|criteria\.ya?ml)$/;
/** Where settings lie by themselves; one of them may be missing only because the pull request took it away. */
const USUAL = ['ux-jury.config.json', 'ux-jury.config.yml', 'ux-jury.config.yaml', 'ux-jury.criteria.yml'];
const RULES = new RegExp(`(?:^|/)${RULES_FOLDER}(?:/|$)`);

/** A file that was moved counts at both of its places. */
interface ChangedFile {
  readonly filename: string;
  readonly previous_filename?: string | undefined;
}

/**
 * Settings, criteria and the team's own rules are the base branch's: where a pull request changes them, the base's files
 * lie in the workspace while `work` runs, and the changed ones are put back. Where nobody could say what it changes,
 * all of them count as changed. `work` is told what to say of it, or `null`.
 * Throws where a rule of the base cannot be read: without it the run would say less than it should.
 */
export async function withBaseSettings<T>(
  desk: Desk,
  { files, base_sha, pull }: Place,
  work: (changed: string | null) => Promise<T>,
): Promise<T> {
  const named = nameOf(desk);
  const candidates = files === null ? listPresent(desk, named) : namesOf(files);
  const changed = [...new Set(candidates)].filter(
    (name) => SETTINGS.test(name) || RULES.test(name) || name === named,
  );
  if (changed.length === 0 || pull === null || base_sha === null) return work(null);
  const kept = new Map<string, string | null>();
  try {
    for (const name of changed) {
      const path = join(desk.environment.workspace, name);
      const read = (): Promise<string | null> => desk.github.readText(name, base_sha);
      const base = RULES.test(name) ? await read() : await attempt(desk, 'settings of the base branch', read);
      kept.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
      put(path, base);
    }
    const why = files === null ? 'config_unknown' : 'config_changed';
    return await work(sentence(desk.words.log, why, { files: changed.join(', ') }));
  } finally {
    for (const [path, text] of kept) put(path, text);
  }
}

/** The settings file that the workflow names, as GitHub would name it. */
function nameOf({ options, environment }: Desk): string | null {
  return options.config === null ? null : slashed(relative(environment.workspace, options.config));
}

/** What the workspace holds where settings and rules may lie: its own folder and its folder of rules. */
function listPresent({ environment: { workspace } }: Desk, named: string | null): string[] {
  const rules = join(workspace, RULES_FOLDER);
  const own = existsSync(rules) ? readdirSync(rules, { recursive: true, encoding: 'utf8' }) : [];
  const inside = own
    .filter((name) => /\.[cm]?[jt]s$/.test(name))
    .map((name) => `${RULES_FOLDER}/${slashed(name)}`);
  return [...USUAL, ...readdirSync(workspace), ...inside, ...(named === null ? [] : [named])];
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

function namesOf(files: readonly ChangedFile[]): string[] {
  return [
    ...new Set(
      files.flatMap(({ filename, previous_filename: old }) =>
        old === undefined ? [filename] : [filename, old],
      ),
    ),
  ];
}

function put(path: string, text: string | null): void {
  if (text === null) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
