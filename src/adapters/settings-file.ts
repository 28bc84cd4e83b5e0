import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../contract/errors.ts';
import { type Settings, settings } from '../settings.ts';
import { describeIssues, openYaml } from './yaml-file.ts';

const NAMES = ['ux-jury.config.json', 'ux-jury.config.yml', 'ux-jury.config.yaml'];
const HINT = 'README.md lists the settings; every one may be left out.';

/** A project's settings with where they were read; `path` is `null` for the defaults. */
export interface SettingsFile {
  readonly settings: Settings;
  readonly path: string | null;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Reads the project's settings: the named file, else the first of ux-jury.config.{json,yml,yaml} in `folder`, else the
 * defaults. Throws InputError config_missing, config_unreadable or config_invalid, with the line.
 */
export function openSettings(folder: string, named: string | null): SettingsFile {
  const path =
    named ?? NAMES.map((name) => join(folder, name)).find((candidate) => existsSync(candidate)) ?? null;
  if (path === null) return { settings: settings.parse({}), path, lineOf: () => 1 };
  if (!existsSync(path))
    throw new InputError('config_missing', `There is no config at ${path}.`, { hint: HINT });
  const file = openYaml(path, 'config_unreadable', HINT);
  const parsed = settings.safeParse(file.value);
  if (parsed.success) return { settings: parsed.data, path, lineOf: file.lineOf };
  throw new InputError('config_invalid', `${path}: ${describeIssues(file, parsed.error).join('; ')}`, {
    hint: HINT,
  });
}

/** The settings alone, as `openSettings` reads them. */
export function readSettings(folder: string, named: string | null): Settings {
  return openSettings(folder, named).settings;
}

/** The folder that paths in the settings count from, and where the criteria file lies: beside the settings. */
export function projectFolder(folder: string, named: string | null): string {
  return named === null ? folder : dirname(named);
}
