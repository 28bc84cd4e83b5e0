import { resolve } from 'node:path';
import { readSources, type Source } from '../adapters/sources/read-sources.ts';

/** What may be judged beside bundles, or in their place. */
export const SOURCE_OPTIONS = {
  screenshots: { type: 'string' },
  spec: { type: 'string' },
  brief: { type: 'string' },
} as const;

/** Reads what those options name; nothing is written. Throws InputError. */
export function openSources(values: {
  readonly screenshots?: string | undefined;
  readonly spec?: string | undefined;
  readonly brief?: string | undefined;
}): Source[] {
  const at = (path: string | undefined): string | null => (path === undefined ? null : resolve(path));
  return readSources({
    screenshots: at(values.screenshots),
    spec: at(values.spec),
    brief: at(values.brief),
  });
}
