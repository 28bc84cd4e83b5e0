import type { Page } from '@playwright/test';
import type { AttemptLog } from './attempt-log.ts';

const names = new WeakMap<AttemptLog, Map<Page, string>>();

/** A page's name in its attempt: `main`, then `popup-1` or `page-2` as they come. */
export function nameOfPage(log: AttemptLog, page: Page, isPopup: boolean): string {
  const known = names.get(log) ?? new Map<Page, string>();
  names.set(log, known);
  const name = known.get(page) ?? nextName([...known.values()], isPopup);
  known.set(page, name);
  return name;
}

function nextName(taken: readonly string[], isPopup: boolean): string {
  if (isPopup) return `popup-${taken.filter((name) => name.startsWith('popup-')).length + 1}`;
  const own = taken.filter((name) => !name.startsWith('popup-')).length;
  return own === 0 ? 'main' : `page-${own + 1}`;
}
