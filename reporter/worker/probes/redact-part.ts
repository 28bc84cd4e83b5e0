import type { Part } from '../../../src/contract/part.ts';
import { redactText } from '../../redact.ts';

/** Addresses and words as everywhere else: no values, no keys. */
export function redactPart({ facts, name, ...part }: Part): Part {
  const clean = (value: Part['facts'][string]) => (typeof value === 'string' ? redactText(value) : value);
  const safe = Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, clean(value)]));
  return { ...part, name: redactText(name), facts: safe };
}
