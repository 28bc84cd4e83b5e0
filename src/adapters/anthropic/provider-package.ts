import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../../contract/errors.ts';

/** The packages of providers that not everybody has: the project installs the one that it uses. */
const PACKAGES = { bedrock: '@anthropic-ai/bedrock-sdk', vertex: '@anthropic-ai/vertex-sdk' } as const;
export type CloudProvider = keyof typeof PACKAGES;

/** The major version that we know. */
const RANGE = '^1.1.3';

/**
 * Loads a provider's package from the project, else from beside this one. Throws InputError provider_package_missing with
 * the command that installs it, provider_package_broken where it cannot be loaded.
 */
export async function loadProviderPackage(provider: CloudProvider, project: string): Promise<object> {
  const name = PACKAGES[provider];
  const path = locate(name, [join(project, 'package.json'), import.meta.url]);
  if (path === null)
    throw new InputError(
      'provider_package_missing',
      `model.provider is ${provider} and the package ${name} is not installed.`,
      { hint: `Install it where the config lies: npm install --save-dev ${name}@${RANGE}` },
    );
  try {
    const loaded: object = await import(pathToFileURL(path).href);
    return loaded;
  } catch (cause) {
    throw new InputError('provider_package_broken', `${name} cannot be loaded: ${String(cause)}`, {
      hint: `Install it anew: npm install --save-dev ${name}@${RANGE}`,
      cause,
    });
  }
}

function locate(name: string, from: readonly string[]): string | null {
  for (const place of from) {
    try {
      return createRequire(place).resolve(name);
    } catch {
      // Looked for at the next place.
    }
  }
  return null;
}
