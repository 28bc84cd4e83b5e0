import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { workThrough } from './work-through.mjs';

/** Rules that read what a shop says to hurry, crowd or shame people. */
const RULES = ['false-urgency', 'shaming-decline'];

/**
 * Texts of shop pages, each on a page of its own as a paragraph and as a button. Certain: a rule fails. Review: it cannot
 * tell, since such a text may be true. Forced action, sneaking and obstruction do not show in one text; they are counted all the same.
 */
export async function measureDarkPatterns(lab, root, { only, lanes, tell }) {
  const file = join(root, 'dataset-half.tsv');
  if (!existsSync(file)) return null;
  const all = readTexts(readFileSync(file, 'utf8'));
  const texts = only === null ? all : all.filter(({ category }) => only.includes(category));
  const site = await serveTexts(texts);
  const rows = await workThrough(texts, lanes, async (one, at) => {
    if (at % 200 === 0) tell(`ec-darkpattern ${at} of ${texts.length}`);
    return judgeText(lab, `${site.origin}/${at}`, one);
  });
  site.close();
  return { set: 'ec-darkpattern', rows, categories: summariseCategories(rows), totals: summarise(rows) };
}

function readTexts(table) {
  const [, ...lines] = table.trim().split('\n');
  return lines
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length === 4 && cells[1].trim() !== '')
    .map(([, text, label, category]) => ({
      text,
      deceptive: label.trim() === '1',
      category: category.trim(),
    }));
}

async function serveTexts(texts) {
  const server = createServer(({ url }, response) => {
    const one = texts[Number(url.slice(1))];
    response.writeHead(one === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(one === undefined ? '' : drawPage(escapeHtml(one.text)));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function drawPage(text) {
  return `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p>${text}</p><button type="button">${text}</button></main></html>`;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function judgeText(lab, url, one) {
  try {
    const tallies = (await lab.look(url)).rules.filter(({ rule }) => RULES.includes(rule));
    const failed = tallies.filter((tally) => tally.failed > 0).map(({ rule }) => rule);
    const review = tallies.filter((tally) => tally.cannot_tell > 0).map(({ rule }) => rule);
    return { ...one, failed, review: failed.length > 0 ? [] : review, error: null };
  } catch (error) {
    return { ...one, failed: [], review: [], error: error.message };
  }
}

function summariseCategories(rows) {
  const names = [...new Set(rows.map(({ category }) => category))].sort();
  return names.map((category) => ({ category, ...count(rows.filter((row) => row.category === category)) }));
}

/** The shape that the chart draws; axe-core has no rule for any of it. */
function summarise(rows) {
  const bad = count(rows.filter(({ deceptive }) => deceptive));
  const good = count(rows.filter(({ deceptive }) => !deceptive));
  return {
    ...{ failed: bad.texts, found: bad.certain, review: bad.review, axe_found: 0 },
    ...{ clean: good.texts, false_alarms: good.certain, false_reviews: good.review, axe_false_alarms: 0 },
  };
}

function count(rows) {
  return {
    texts: rows.length,
    certain: rows.filter(({ failed }) => failed.length > 0).length,
    review: rows.filter(({ review }) => review.length > 0).length,
  };
}
