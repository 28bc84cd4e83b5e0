import type { Recorded, Trace } from './trace-model.ts';

const DEEPEST = 500;

/** What secret fields held at any time, to be looked for in every text that leaves the run. Kept in memory only. */
export function listTraceSecrets({ snapshots }: Pick<Trace, 'snapshots'>): string[] {
  const found = new Set<string>();
  for (const { html } of snapshots) visit(html, found, 0);
  return [...found];
}

function visit(node: Recorded | unknown, found: Set<string>, depth: number): void {
  if (!Array.isArray(node) || typeof node[0] !== 'string' || depth > DEEPEST) return;
  const [name, attributes, ...children] = node;
  if (/^(input|textarea)$/i.test(name)) addValue(attributes, found);
  for (const child of children) visit(child, found, depth + 1);
}

function addValue(attributes: unknown, found: Set<string>): void {
  if (typeof attributes !== 'object' || attributes === null) return;
  const read = (name: string) => String(Reflect.get(attributes, name) ?? '');
  const isSecret =
    read('type').toLowerCase() === 'password' ||
    /(^|\s)(cc-\S*|one-time-code|current-password|new-password)(\s|$)/.test(read('autocomplete'));
  const value = read('__playwright_value_');
  if (isSecret && value.length >= 6 && /[^\p{L}\s]/u.test(value)) found.add(value);
}
