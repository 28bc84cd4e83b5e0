import { WCAG_CRITERIA } from '../../contract/wcag-criteria.ts';
import type { Facts, Product } from './facts.ts';

/** The producers' own check, run again by the builder: what is wrong with a written file; empty when it holds all. */
export function checkProduct({ name, text }: Product, { outcomes }: Facts): string[] {
  if (text.trim() === '') return [`${name} is empty.`];
  const ids = outcomes.issues.map(({ id }) => id);
  if (name.startsWith('accessibility-report')) {
    const missing = WCAG_CRITERIA.filter(({ criterion }) => !text.includes(`| ${criterion} `));
    return [
      ...missing.map(({ criterion }) => `${name} says nothing of ${criterion}.`),
      ...(/\b(fully |partially )?(conforms|conformant|compliant)\b/i.test(text)
        ? [`${name} claims conformance.`]
        : []),
    ];
  }
  if (name.endsWith('.csv') || name.endsWith('.json') || name === 'ux-review.md')
    return ids.filter((id) => !text.includes(id)).map((id) => `${name} leaves out ${id}.`);
  return [];
}
