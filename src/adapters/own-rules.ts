import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../contract/errors.ts';
import { ownRule } from '../contract/own-rule.ts';
import { packageRoot } from '../paths.ts';
import type { OwnRule } from '../rules/own/own-rule.ts';
import { findPackageEntry } from './package-entry.ts';

/** Rules of a team lie here, so that the action can put the base branch's in place of a pull request's. */
export const RULES_FOLDER = 'ux-jury-rules';

const HINT = 'docs/own-rules.md shows how a rule of your own is written and where it lies.';

/** The rules that a project's plugins give, and a hash of the code that they came from. */
export interface OwnRules {
  readonly rules: readonly OwnRule[];
  readonly sha256: string;
}

/**
 * Loads the plugins that the settings name: files and folders in a folder ux-jury-rules beside them, and packages. Throws
 * InputError plugin_missing, plugin_outside, plugin_unreadable or own_rule_invalid.
 */
export async function loadOwnRules(project: string, plugins: readonly string[]): Promise<OwnRules> {
  if (plugins.length > 0) resolveOurselves();
  const hash = createHash('sha256');
  const rules: OwnRule[] = [];
  for (const plugin of plugins)
    for (const file of filesOf(project, plugin)) {
      const version = hashOf(file);
      hash.update(`${relative(project, file.path)}\0${version}\0`);
      rules.push(...(await load(file.path, version)));
    }
  return { rules, sha256: hash.digest('hex') };
}

interface PluginFile {
  readonly path: string;
  /** All code that it may read: its folder ux-jury-rules; `null` for a package, which has a version. */
  readonly folder: string | null;
}

function filesOf(project: string, plugin: string): PluginFile[] {
  const isPath = /^\.|\//.test(plugin) && !plugin.startsWith('@');
  if (!isPath) return [{ path: findPackageEntry(project, plugin), folder: null }];
  const path = resolve(project, plugin);
  const folder = rulesFolder(project, path);
  if (folder === null)
    throw refuse('plugin_outside', `${plugin} does not lie in a folder ${RULES_FOLDER} of the project.`);
  if (!existsSync(path)) throw refuse('plugin_missing', `There is no ${plugin} beside the settings.`);
  for (const file of listFiles(folder)) holdImports(file, folder);
  const isFolder = lstatSync(path).isDirectory();
  const names = isFolder ? readdirSync(path).filter((name) => /\.m?js$/.test(name)) : [''];
  if (names.length === 0) throw refuse('plugin_missing', `${plugin} holds no .mjs or .js file.`);
  return names.toSorted().map((name) => ({ path: join(path, name), folder }));
}

/** The outermost folder ux-jury-rules on the way to a path inside the project. */
function rulesFolder(project: string, path: string): string | null {
  const parts = relative(project, path).split(sep);
  const at = parts.indexOf(RULES_FOLDER);
  return at === -1 || parts[0] === '..' ? null : join(project, ...parts.slice(0, at + 1));
}

/** Every file of a folder; a link may lead anywhere and is refused. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const isLink = lstatSync(folder).isSymbolicLink();
  const entries = isLink ? [] : readdirSync(folder, { recursive: true, withFileTypes: true });
  const link = isLink ? folder : entries.find((entry) => entry.isSymbolicLink())?.name;
  if (link !== undefined) throw refuse('plugin_outside', `${basename(link)} in ${RULES_FOLDER} is a link.`);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** Code outside the folder would be the pull request's, and packages are not there in the action. */
function holdImports(file: string, folder: string): void {
  if (!/\.m?js$/.test(file)) return;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
    const isInside = name.startsWith('.') && resolve(dirname(file), name).startsWith(folder + sep);
    if (isInside || name === 'ux-jury/rules' || name.startsWith('node:')) continue;
    throw refuse(
      'plugin_outside',
      `${relative(folder, file)} imports ${JSON.stringify(name)}, which does not lie in ${RULES_FOLDER}.`,
    );
  }
}

function hashOf({ path, folder }: PluginFile): string {
  const hash = createHash('sha256');
  const files = folder === null ? listFiles(dirname(path)) : listFiles(folder);
  for (const file of files) hash.update(`${relative(dirname(path), file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

async function load(path: string, version: string): Promise<OwnRule[]> {
  const module = await importFile(path, version);
  const given = [module.default, module.rules].flat().filter((one) => one !== undefined);
  if (given.length === 0)
    throw refuse('own_rule_invalid', `${basename(path)} exports no rule, neither as default nor as rules.`);
  return given.map((one) => accept(one, path));
}

async function importFile(path: string, version: string): Promise<{ default?: unknown; rules?: unknown }> {
  try {
    return await import(`${pathToFileURL(path).href}?v=${version}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new InputError('plugin_unreadable', `${basename(path)}: ${why}`, { hint: HINT, cause });
  }
}

function accept(given: unknown, path: string): OwnRule {
  const parsed = ownRule.safeParse(given);
  if (parsed.success) return parsed.data as OwnRule;
  const id = Object(given).id;
  const faults = parsed.error.issues.map(
    ({ path: at, message }) => `${at.map(String).join('.')}: ${message}`,
  );
  throw refuse(
    'own_rule_invalid',
    `${basename(path)}: rule ${typeof id === 'string' ? id : '(no id)'}: ${faults.join('; ')}`,
  );
}

function refuse(code: string, message: string): InputError {
  return new InputError(code, message, { hint: HINT });
}

let isRegistered = false;

/** `ux-jury/rules` is this very package, also where a project has none installed, as in a job that only judges. */
function resolveOurselves(): void {
  if (isRegistered) return;
  isRegistered = true;
  const own = pathToFileURL(join(packageRoot, 'dist', 'rules.js')).href;
  const hook = `export const resolve = (name, context, next) => name === 'ux-jury/rules' ? { url: ${JSON.stringify(own)}, shortCircuit: true } : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
}
