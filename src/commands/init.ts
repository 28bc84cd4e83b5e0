import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { openWords } from '../adapters/words-file.ts';
import { InputError } from '../contract/errors.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { configBeside, isWrapped, wrapConfig } from './wrap-config.ts';

const IGNORED = ['ux-jury-bundle/', 'ux-jury-results/'];

/** A file that would be written, and what is said of it. */
interface Change {
  readonly path: string;
  readonly text: string;
  readonly said: readonly string[];
  readonly added: readonly string[];
}

/** `ux-jury init [DIR]`: puts the reporter into an existing project and says what it did. Resolves with the exit code. */
export async function init(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = readArguments(args, { 'dry-run': { type: 'boolean', default: false } });
    const config = findConfig(resolve(positionals[0] ?? '.'));
    const folder = dirname(config);
    const changes = [changeConfig(config), changeIgnored(folder)].filter((change) => change !== null);
    const lines = values['dry-run'] ? preview(changes) : apply(changes);
    const told = changes.length === 0 ? [say('already', { file: basename(config) })] : lines;
    process.stdout.write(`${[...told, ...listAdvice(folder, changes)].join('\n')}\n`);
    return 0;
  } catch (error) {
    return reportError(error);
  }
}

function say(key: string, filling: Readonly<Record<string, string>> = {}): string {
  return openWords('init/words.yml', 'init')(key, filling);
}

/** The project's one Playwright config. @throws InputError when there is none, or more than one. */
function findConfig(place: string): string {
  if (existsSync(place) && statSync(place).isFile()) return place;
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => /^playwright\.config\.[cm]?[jt]s$/.test(name))
    : [];
  const [name, other] = names;
  if (name === undefined)
    throw new InputError('config_missing', `There is no playwright.config in ${place}.`, {
      hint: 'Name the folder that holds it, or start with `npm init playwright@latest`.',
    });
  if (other !== undefined)
    throw new InputError('config_ambiguous', `There are several: ${names.join(', ')}.`, {
      hint: 'Name the file: `ux-jury init playwright.config.ts`.',
    });
  return join(place, name);
}

/** Wraps the config where it is; a form that is not understood is left alone and wrapped by a file beside it. */
function changeConfig(path: string): Change | null {
  const [file, text] = [basename(path), readFileSync(path, 'utf8')];
  if (isWrapped(text)) return null;
  const wrapped = wrapConfig(text);
  if (wrapped === null) return besideConfig(path);
  const said = [
    say('wrapped', { file }),
    say('probes'),
    say('undo_wrapped', { file, before: wrapped.before }),
  ];
  return { path, text: wrapped.text, said, added: wrapped.added };
}

function besideConfig(path: string): Change | null {
  const file = `playwright.ux-jury.config${extname(path)}`;
  const own = join(dirname(path), file);
  if (existsSync(own)) return null;
  const text = configBeside(basename(path));
  const said = [say('beside', { file }), say('probes'), say('undo_beside', { file })];
  return { path: own, text, said, added: text.trimEnd().split('\n') };
}

/** Only where the project has a `.gitignore` in this folder. */
function changeIgnored(folder: string): Change | null {
  const path = join(folder, '.gitignore');
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const known = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const missing = IGNORED.filter((line) => !known.includes(line.slice(0, -1)));
  if (missing.length === 0) return null;
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  const said = [say('ignored', { file: '.gitignore', lines: missing.join(' and ') })];
  return { path, text: `${start}${missing.join('\n')}\n`, said, added: missing };
}

function apply(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, text, said, added }) => {
    writeFileSync(path, text);
    return [...said, ...added.map((line) => `  + ${line}`)];
  });
}

function preview(changes: readonly Change[]): string[] {
  const lines = changes.flatMap(({ path, added }) => [basename(path), ...added.map((line) => `  + ${line}`)]);
  return [say('dry_run'), ...lines];
}

function listAdvice(folder: string, changes: readonly Change[]): string[] {
  const version = versionOf('@playwright/test', folder);
  const beside = changes.find(({ path }) => basename(path).startsWith('playwright.ux-jury'));
  const option = beside === undefined ? '' : ` -c ${basename(beside.path)}`;
  return [
    ...(version === null ? [] : adviseVersion(version)),
    ...(versionOf('ux-jury', folder) === null ? [say('install')] : []),
    say('next', { option }),
    say('unchanged', { reporter: reporterOption(version) }),
  ];
}

function adviseVersion(version: string): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const rank = major * 1000 + minor;
  if (rank < 1060) return [say('too_old', { version })];
  return rank < 1063 ? [say('reduced', { version })] : [];
}

/** Playwright adds a reporter to those of the config since 1.63; before, the ones of the command stand alone. */
function reporterOption(version: string | null): string {
  const [major = 0, minor = 0] = (version ?? '1.63').split('.').map(Number);
  return major * 1000 + minor < 1063 ? '--reporter list,ux-jury/reporter' : '--add-reporter ux-jury/reporter';
}

/** `null` when the project cannot load the package. */
function versionOf(name: string, folder: string): string | null {
  try {
    const path = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
    return String(JSON.parse(readFileSync(path, 'utf8')).version);
  } catch {
    return null;
  }
}
