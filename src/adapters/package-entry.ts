import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import * as z from 'zod';
import { InputError } from '../contract/errors.ts';

const NAME = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const target = z.union([
  z.string(),
  z.looseObject({ import: z.string().optional(), default: z.string().optional() }),
]);
const manifest = z.looseObject({
  exports: z.union([target, z.looseObject({ '.': target })]).optional(),
  main: z.string().optional(),
});

/** The file that a package installed for a project gives to an import. Throws InputError plugin_missing. */
export function findPackageEntry(project: string, name: string): string {
  const folder = NAME.test(name) ? findFolder(project, name) : null;
  if (folder === null) throw missing(name, 'is not installed for this project');
  const { exports, main } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const path = resolve(folder, entryOf(exports) ?? main ?? 'index.js');
  if (!path.startsWith(folder + sep) || !existsSync(path)) throw missing(name, 'has no file to import');
  return path;
}

function findFolder(from: string, name: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? null : findFolder(dirname(from), name);
}

function entryOf(exports: unknown): string | undefined {
  if (typeof exports !== 'object' || exports === null)
    return typeof exports === 'string' ? exports : undefined;
  const { '.': root, import: own, default: other } = exports as Record<string, unknown>;
  return entryOf(root ?? own ?? other);
}

function missing(name: string, why: string): InputError {
  return new InputError('plugin_missing', `The package ${JSON.stringify(name)} ${why}.`, {
    hint: 'Install it beside the settings, or name a folder: `plugins: ./ux-jury-rules`.',
  });
}
