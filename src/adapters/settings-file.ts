import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { InputError } from '../contract/errors.ts';
import { type Settings, settings } from '../settings.ts';

const NAMES = ['ux-jury.config.json', 'ux-jury.config.yml', 'ux-jury.config.yaml'];
const HINT = 'README.md lists the settings; every one may be left out.';

/**
 * Reads the project's settings: the named file, else the first of ux-jury.config.{json,yml,yaml} in `folder`, else the
 * defaults. Throws InputError config_missing, config_unreadable or config_invalid, with the line where one is known.
 */
export function readSettings(folder: string, named: string | null): Settings {
  const path =
    named ?? NAMES.map((name) => join(folder, name)).find((candidate) => existsSync(candidate)) ?? null;
  if (path === null) return settings.parse({});
  if (!existsSync(path))
    throw new InputError('config_missing', `There is no config at ${path}.`, { hint: HINT });
  const document = parseDocument(readFileSync(path, 'utf8'));
  const [fault] = document.errors;
  if (fault !== undefined)
    throw new InputError('config_unreadable', `${path}: ${fault.message}`, { hint: HINT, cause: fault });
  const parsed = settings.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new InputError('config_invalid', `${path}: ${faults.join('; ')}`, { hint: HINT });
}
