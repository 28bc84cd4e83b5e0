import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { workThrough } from './work-through.mjs';

const MAP = JSON.parse(readFileSync(new URL('./barrier-map.json', import.meta.url), 'utf8'));

/**
 * The barriers of the UK Government's audit of tools, a page each. A barrier is found when a failed outcome of a rule
 * that barrier-map.json ties to the barrier's wording lies inside the page's example; a page that only links to its example is followed.
 */
export async function measureAlphagov(lab, root, { only, lanes, tell }) {
  if (!existsSync(join(root, 'barriers.json'))) return null;
  const all = JSON.parse(readFileSync(join(root, 'barriers.json'), 'utf8'));
  const barriers = only === null ? all : all.filter(({ file }) => only.some((word) => file.includes(word)));
  const site = await serve(root);
  const rows = await workThrough(barriers, lanes, async (one, at) => {
    if (at % 20 === 0) tell(`alphagov ${at} of ${barriers.length}`);
    return judgeBarrier(lab, site.origin, { ...one, path: examplePath(root, one.file) });
  });
  site.close();
  return { set: 'alphagov', rows, totals: summarise(rows) };
}

/** The page itself, or the example page when the page's only content is one link to it. */
function examplePath(root, file) {
  const html = readFileSync(join(root, file), 'utf8');
  const [, main = ''] = /<main>([\s\S]*?)<\/main>/.exec(html) ?? [];
  const [, link] =
    /^\s*(?:<p>)?\s*<a href="\.\.\/(example-pages\/[^"]+)">[^<]*<\/a>\s*(?:<\/p>)?\s*$/.exec(main) ?? [];
  return link ?? file;
}

async function judgeBarrier(lab, origin, { category, barrier, path, file }) {
  const entry = MAP.find(({ barriers }) => barriers.some((one) => isSame(one, barrier)));
  const base = { category, barrier, file, followed: path !== file };
  const url = `${origin}/${path.split('/').map(encodeURIComponent).join('/')}`;
  try {
    const { outcomes, axe, extra } = await lab.measure(url, readMain);
    const isInside = (place) => entry?.page === true || isInExample(place, extra);
    const issues = outcomes.issues.filter((issue) => issue.places.some(isInside));
    const ours = issues.filter((issue) => isOurs(entry, issue, axe));
    const theirs = axe.violations.filter(
      ({ id, targets }) =>
        entry?.axe.includes(id) && targets.some((key) => entry.page || extra.inside.includes(key)),
    );
    const review = outcomes.rules.filter(
      (tally) => tally.cannot_tell > 0 && isOurs(entry, { rule: tally.rule, claim: '' }, axe),
    );
    return {
      ...base,
      mapped: entry !== undefined,
      found: ours.length > 0,
      ours: ours.map(({ rule }) => rule),
      review: ours.length > 0 ? [] : review.map(({ rule }) => rule),
      axe: theirs.map(({ id }) => id),
      others: issues.filter((issue) => !ours.includes(issue)).map(({ rule }) => rule),
      error: null,
    };
  } catch (error) {
    const none = { mapped: entry !== undefined, found: false, ours: [], review: [], axe: [], others: [] };
    return { ...base, ...none, error: error.message };
  }
}

function isSame(one, barrier) {
  const plain = (text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9:]+/g, ' ')
      .trim();
  return plain(one) === plain(barrier);
}

/** A rule that speaks for several of axe's is tied to one of them by its words. */
function isOurs(entry, { rule, claim }, { violations }) {
  if (entry === undefined) return false;
  if (entry.rules.includes(rule)) return true;
  const tied = entry.rules.flatMap((one) => (one.startsWith(`${rule}:`) ? [one.split(':')[1]] : []));
  return violations.some(({ id, help }) => tied.includes(id) && claim.includes(help));
}

/** Runs in the page: the example's box, and which of the given selectors lie in it. */
function readMain(keys) {
  const main = document.querySelector('main') ?? document.body;
  const { left, top, width, height } = main.getBoundingClientRect();
  const inside = keys.filter((key) => {
    try {
      return main.contains(document.querySelector(key));
    } catch {
      return false;
    }
  });
  return { inside, box: { x: left + scrollX, y: top + scrollY, width, height } };
}

function isInExample({ key, box }, { inside, box: main }) {
  if (key !== null && inside.includes(key)) return true;
  if (box === null) return false;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= main.x && y >= main.y - 1 && x <= main.x + main.width && y <= main.y + main.height + 1;
}

function summarise(rows) {
  return {
    barriers: rows.length,
    found: rows.filter(({ found }) => found).length,
    review: rows.filter(({ found, review }) => !found && review.length > 0).length,
    axe_found: rows.filter(({ axe }) => axe.length > 0).length,
    unmapped: rows.filter(({ mapped }) => !mapped).length,
    errors: rows.filter(({ error }) => error !== null).length,
  };
}
