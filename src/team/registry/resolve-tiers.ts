import type { RegistryTier } from '../../contract/team/profile.ts';

interface Named {
  readonly profile: { readonly name: string };
  readonly tier: RegistryTier;
}

const RANK: Readonly<Record<RegistryTier, number>> = { project: 0, user: 1, shipped: 2, temporary: 3 };

/** One profile a name: the project's before the user's before the shipped one; in order of name. */
export function resolveTiers<P extends Named>(found: readonly P[]): P[] {
  const first = new Map<string, P>();
  for (const profile of found.toSorted((a, b) => RANK[a.tier] - RANK[b.tier]))
    if (!first.has(profile.profile.name)) first.set(profile.profile.name, profile);
  return [...first.values()].toSorted((a, b) => (a.profile.name < b.profile.name ? -1 : 1));
}
