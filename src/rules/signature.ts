import type { Control } from '../contract/state.ts';

type Named = Pick<Control, 'key' | 'role' | 'name'>;
type Placed = Pick<Control, 'key' | 'role' | 'landmark' | 'group'>;

/** Names a control by what people call it: the same on every screen, whatever its place in the page. */
export function signByName({ key, role, name }: Named): string {
  const plain = normalise(name);
  return `${role}|${plain === '' ? normalisePath(key) : plain}`;
}

/** Names a component by where it stands: the rows of one list share it, whatever their names say. */
export function signByPlace({ key, role, landmark, group }: Placed): string {
  return [role, landmark ?? '', normalise(group ?? ''), normalisePath(key)].join('|');
}

/** Wording without what changes from run to run: numbers, ids, addresses, case and punctuation. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\b(?=[a-f-]*\d)[0-9a-f]{6,}(?:-[0-9a-f]+)*\b/g, ' ')
    .replace(/\d+/g, ' ')
    .replace(/[^\p{L}\p{N}\s$€£%+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

/** A CSS path without positions, generated numbers and what an attribute says of one entry. */
export function normalisePath(path: string): string {
  return path
    .replace(/:nth-(?:last-)?(?:child|of-type)\([^)]*\)/g, '')
    .replace(/\[(?!data-test|role|type)[^\]]*\]/g, '')
    .replace(/\d+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A route whose numbers and long ids stand for any: `/orders/17` and `/orders/18` are one screen to fix. */
export function normaliseRoute(route: string): string {
  return route.replace(/[0-9a-f]{8,}(?:-[0-9a-f]+)*|\d+/gi, ':id');
}
