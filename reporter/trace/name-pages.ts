import type { Trace } from './trace-model.ts';

/** Names of pages as the live capture gives them: `main`, then `popup-1` or `page-2` as they come. */
export function namePages({ events }: Pick<Trace, 'events'>): Map<string, string> {
  const names = new Map<string, string>();
  for (const { page, opener } of events.filter(({ kind }) => kind === 'page').sort((a, b) => a.at - b.at)) {
    const popups = [...names.values()].filter((name) => name.startsWith('popup-')).length;
    const own = names.size - popups;
    names.set(page, opener !== null ? `popup-${popups + 1}` : own === 0 ? 'main' : `page-${own + 1}`);
  }
  return names;
}
