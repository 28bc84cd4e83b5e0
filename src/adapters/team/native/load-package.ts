import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../../../contract/errors.ts';

/** The name in a requirement such as `npm:docx@^9.5.0` or `npm:write-excel-file/node`, and what installs it. */
export function parseRequirement(tool: string): { name: string; install: string } | null {
  const found = /^npm:((?:@[\w.-]+\/)?[\w.-]+)((?:\/[\w.-]+)*)(@[^\s'"`$;&|]+)?$/.exec(tool);
  if (found === null) return null;
  const [, name = '', path = '', range = ''] = found;
  return { name: `${name}${path}`, install: `npm install --save-dev ${name}${range}` };
}

/** Where a package lies: in the project, else beside this one; `null` where nobody installed it. */
export function locatePackage(name: string, project: string): string | null {
  for (const place of [join(project, 'package.json'), import.meta.url]) {
    try {
      return createRequire(place).resolve(name);
    } catch {
      // Looked for at the next place.
    }
  }
  return null;
}

/** Loads a package that not everybody has. Throws InputError tool_missing, tool_broken. */
export async function loadPackage(name: string, project: string): Promise<unknown> {
  const path = locatePackage(name, project);
  if (path === null)
    throw new InputError('tool_missing', `The package ${name} is not installed.`, {
      hint: `Install it in the project: npm install --save-dev ${name.replace(/\/.*/, '')}`,
    });
  try {
    const loaded: { default?: unknown } = await import(pathToFileURL(path).href);
    return loaded.default ?? loaded;
  } catch (cause) {
    throw new InputError('tool_broken', `The package ${name} cannot be loaded: ${String(cause)}`, {
      hint: 'Install it anew.',
      cause,
    });
  }
}
