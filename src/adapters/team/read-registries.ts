import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../contract/errors.ts';
import type { Producer, RegistryTier, Specialist } from '../../contract/team/profile.ts';
import { packageRoot } from '../../paths.ts';
import { resolveTiers } from '../../team/registry/resolve-tiers.ts';
import { readProducer, readSpecialist } from './read-profile.ts';

/** Where profiles are looked for. `shipped` may be replaced, so that a test sees an empty world. */
export interface RegistryPlaces {
  readonly project: string;
  readonly home: string;
  readonly shipped?: string;
  /** The folder of a run that may hold a specialist of its own. */
  readonly run?: string;
}

export interface Registries {
  readonly specialists: readonly Specialist[];
  readonly producers: readonly Producer[];
}

/** Reads both registries over their tiers. Throws InputError registry_empty or profile_invalid. */
export function readRegistries(places: RegistryPlaces): Registries {
  const shipped = places.shipped ?? join(packageRoot, 'templates', 'team');
  const roots: readonly (readonly [RegistryTier, string])[] = [
    ['project', join(places.project, '.claude')],
    ['user', join(places.home, '.claude')],
    ['shipped', shipped],
    ...(places.run === undefined ? [] : [['temporary', places.run] as const]),
  ];
  const specialists = roots.flatMap(([tier, root]) =>
    list(join(root, 'specialists'), '.specialist.md').map((path) => readSpecialist(path, tier)),
  );
  const producers = roots.flatMap(([tier, root]) =>
    list(join(root, 'producers'), '.producer.md').map((path) => readProducer(path, tier)),
  );
  if (specialists.length === 0) throw empty('specialist', roots);
  if (producers.length === 0) throw empty('producer', roots);
  return { specialists: resolveTiers(specialists), producers: resolveTiers(producers) };
}

function list(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name));
}

function empty(kind: string, roots: readonly (readonly [string, string])[]): InputError {
  const places = roots.map(([, root]) => join(root, `${kind}s`)).join(', ');
  return new InputError('registry_empty', `No ${kind} profile was found in ${places}.`, {
    hint: `Put a {name}.${kind}.md there, or install the package again: the shipped ones are missing.`,
  });
}
