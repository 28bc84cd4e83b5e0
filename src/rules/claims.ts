import type { Claims } from '../contract/outcome.ts';

/** Completes a rule's claims: a list that is not named is empty. */
export function claims(named: Partial<Claims>): Claims {
  return { spark: [], nielsen: [], walkthrough: [], pure: [], wcag: [], criteria: [], ...named };
}
