import type { Control, State } from '../../contract/state.ts';
import { findScreen, isPartOfPage } from '../address.ts';
import { groupBy } from '../group-by.ts';

/** A link of a bar that people go about by, and the screen it leads to. */
export interface BarLink {
  readonly bar: string;
  readonly place: string;
  readonly name: string;
}

const MARKED = ['navigation', 'banner', 'contentinfo'];
const LEAST_PLACES = 3;
/** In CSS pixels: a column of links is so narrow, a row of them so low; what is larger on both sides is content. */
const COLUMN_PX = 400;
const ROW_PX = 120;

/**
 * The links of bars, in the page's order: those in landmarks, by landmark, and those that stand in one named box outside
 * of all landmarks, in the shape of a bar, and lead to three parts of the site or more.
 */
export function listBarLinks(state: State): BarLink[] {
  const links = state.controls.filter(({ role, href }) => role === 'link' && href !== null);
  const unmarked = groupBy(
    links.filter(({ landmark, href }) => landmark === null && !isPartOfPage(href ?? '')),
    ({ key }) => /^#[\w-]+/.exec(key)?.[0] ?? '',
  );
  const bars = new Set(
    [...unmarked].filter(([box, all]) => box !== '' && isBar(all, state)).map(([box]) => box),
  );
  return links.flatMap((link) => {
    const box = /^#[\w-]+/.exec(link.key)?.[0] ?? '';
    const marked = MARKED.find((landmark) => landmark === link.landmark);
    const bar = marked ?? (unmarked.get(box)?.includes(link) === true && bars.has(box) ? box : undefined);
    const place = findScreen(link.href ?? '', state.url);
    return bar === undefined || place === null ? [] : [{ bar, place, name: link.name }];
  });
}

function isBar(links: readonly Control[], state: State): boolean {
  const boxes = links.flatMap(({ box }) => (box === null ? [] : [box]));
  if (boxes.length === 0) return false;
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map(({ x }) => x));
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - Math.min(...boxes.map(({ y }) => y));
  const parts = new Set(links.flatMap(({ href }) => partOfSite(href ?? '', state.url)));
  return (width <= COLUMN_PX || height <= ROW_PX) && parts.size >= LEAST_PLACES;
}

/** Entries of one kind share the first part of their address; the places of a bar do not. */
function partOfSite(href: string, base: string): string[] {
  const place = findScreen(href, base);
  if (place === null || new URL(place).origin !== new URL(base).origin) return [];
  const { pathname, hash } = new URL(place);
  return [`${pathname}${hash}`.split(/[/#!]+/)[1] ?? ''];
}
