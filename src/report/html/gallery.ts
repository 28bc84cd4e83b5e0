import type { Evidence, Screen } from '../../contract/evidence.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { nameRef } from './findings-table.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import type { PagePlan } from './page-plan.ts';
import type { PictureBook, Shot } from './picture-book.ts';
import { renderFrame } from './shot.ts';

/** A page with more tiles than this is slow to open; the rest are named. */
const MOST_TILES = 60;
const MOST_NAMED = 200;

/** What a gallery is made from: what was seen, where the page shows it, and its pictures. */
export interface Showing {
  readonly evidence: Pick<Evidence, 'screens' | 'journeys'>;
  readonly plan: PagePlan;
  readonly book: PictureBook;
}

/** One screen of the product: a route under one title, however many states it was seen in. */
interface Tile {
  readonly screen: Screen;
  readonly states: number;
  readonly visits: number;
  readonly shot: Shot | null;
}

/** Every screen that was seen, by route, and the journeys that led there; a picture that is missing is listed. */
export function renderGallery({ evidence, plan, book }: Showing, words: ReportWords): Html {
  const tiles = collectTiles(evidence.screens, book);
  const pictured = tiles.filter(({ shot }) => shot?.class_name != null);
  const shown = new Set(pictured.slice(0, MOST_TILES));
  const named = tiles.filter((tile) => !shown.has(tile)).slice(0, MOST_NAMED);
  const list = each([...shown], (tile) => renderTile(tile, plan, words));
  const grid = shown.size === 0 ? NOTHING : html`<ul class="gallery">${list}</ul>`;
  return html`${grid}${renderNamed(named, plan, words)}${renderPaths(evidence.journeys, plan, words)}`;
}

function collectTiles(screens: readonly Screen[], book: PictureBook): Tile[] {
  const groups = new Map<string, Screen[]>();
  for (const screen of screens) {
    const key = JSON.stringify([screen.route, nameOf(screen)]);
    groups.set(key, [...(groups.get(key) ?? []), screen]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [screen] = group.toSorted((a, b) => rank(b) - rank(a));
      if (screen === undefined) return [];
      const visits = group.reduce((sum, one) => sum + one.visits, 0);
      return [{ screen, states: group.length, visits, shot: book.find(screen.id) }];
    })
    .toSorted((a, b) => compareRoutes(a.screen.route, b.screen.route));
}

/** By letter, and numbers by their size: 2 stands before 10. */
function compareRoutes(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function sortKey(route: string): string {
  return route.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

/** A state with a picture stands for its screen, the one that was seen most. */
function rank({ picture, visits }: Screen): number {
  return (picture === null ? 0 : 1_000_000) + visits;
}

function nameOf({ title, heading, route }: Screen): string {
  return [title, heading ?? ''].find((name) => name.trim() !== '') ?? route;
}

function renderTile(tile: Tile, plan: PagePlan, words: ReportWords): Html {
  const { screen, shot } = tile;
  if (shot === null) return NOTHING;
  const label = fill(words.labels.picture_screen, { screen: nameOf(screen) });
  const frame = renderFrame({ moment: 'end', shot, marks: [] }, null, { label, caption: null, words });
  return html`<li class="tile">${frame}<div><b>${nameOf(screen)}</b> <code>${screen.route}</code><p>${describe(tile, words)} ${renderPlace(screen.first_ref, plan, words)}</p></div></li>
`;
}

/** A place by the journey's title and the step, linked to where the page shows it. */
function renderPlace(ref: string, plan: PagePlan, words: ReportWords): Html {
  const anchor = plan.anchorOfRef(ref);
  const name = nameRef(ref, plan, words);
  return anchor === null ? html`${name}` : html`<a href="#${anchor}" title="${ref}">${name}</a>`;
}

function describe({ states, visits }: Tile, { labels }: ReportWords): string {
  return fill(labels.screen_seen, { visits, states });
}

/** Screens whose picture was not taken, or not embedded to keep the page small. */
function renderNamed(tiles: readonly Tile[], plan: PagePlan, words: ReportWords): Html {
  if (tiles.length === 0) return NOTHING;
  const { labels } = words;
  const rows = each(tiles, ({ screen, shot }) => {
    const path = shot?.path ?? null;
    const why = path === null ? labels.picture_none : labels.picture_missing;
    const file = path === null ? NOTHING : html` <code>${path}</code>`;
    return html`<li><b>${nameOf(screen)}</b> <code>${screen.route}</code> ${renderPlace(screen.first_ref, plan, words)}: ${why}${file}</li>
`;
  });
  return html`<h3>${labels.screens_named}</h3><ul class="named">${rows}</ul>`;
}

/** The journeys are shown whole in a section of their own; here they are only pointed at. */
function renderPaths(
  journeys: Showing['evidence']['journeys'],
  plan: PagePlan,
  { labels, journey_status: statuses }: ReportWords,
): Html {
  const rows = each(journeys.slice(0, MOST_NAMED), ({ id, title, status, steps }) => {
    const anchor = plan.anchorOfRef(id);
    const name = anchor === null ? html`${title}` : html`<a href="#${anchor}">${title}</a>`;
    return html`<li>${name}: ${statuses[status]}, ${fill(labels.steps_count, { count: steps.length })}</li>
`;
  });
  return html`<h3>${labels.paths}</h3><ul class="named">${rows}</ul>`;
}
