import { groupBy, mark } from './print.mjs';

const COLOURS = {
  found: '#1d4ed8',
  '(step)': '#93c5fd',
  '(named)': '#dbeafe',
  missed: '#b45309',
  'too slow': '#e5e7eb',
  '-': '#f3f4f6',
};
const SIGNS = { found: '✓', '(step)': '½', '(named)': '·', missed: '✗', 'too slow': '?', '-': '' };
const CELL = { width: 96, height: 22 };

/** A page of its own: one square for every kind and app, and what clean apps score. */
export function drawChart({ kinds, calibration, totals }) {
  const apps = [...new Set(kinds.map(({ app }) => app))];
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Faults put into real pages</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1f2933; }
  table { border-collapse: collapse; } th, td { text-align: left; padding: 0.2rem 1rem 0.2rem 0; }
  text { font: 13px system-ui, sans-serif; fill: #1f2933; } .area { font-weight: 600; } .on { fill: #fff; text-anchor: middle; }
  .dark { fill: #1f2933; text-anchor: middle; }
</style>
<h1>Faults put into real pages</h1>
<p>${totals.found} of ${totals.cases} faults found in walks that were captured whole: named by a rule of the kind, at the right step, in every method that the kind belongs to.
${totals.kinds_found_everywhere} of ${totals.kinds_that_apply} kinds are found in every app they apply to.
${totals.too_slow} further walks were not captured whole, since the machine was too slow, and are not counted; in ${totals.too_slow_and_found} of them the fault was found all the same.</p>
<p>✓ found; ½ at the right place, not in every method; · named elsewhere; ✗ missed; ? the machine was too slow to capture it; empty: does not apply.</p>
${drawGrid(kinds, apps)}
<h2>Clean apps</h2>
<p>${totals.clean_states_with_alarm} of ${totals.clean_states} clean screens have a finding of medium or above that is no real fault;
${totals.twins_with_alarm} of ${totals.twins} harmless changes.</p>
${drawCalibration(calibration)}
</html>
`;
}

function drawGrid(kinds, apps) {
  const left = 210;
  let y = 24;
  const head = apps.map((app, at) => `<text x="${left + at * CELL.width + 4}" y="16">${app}</text>`);
  const rows = groupBy(kinds, 'area').flatMap(([area, ofArea]) => {
    y += 24;
    const title = `<text class="area" x="0" y="${y - 6}">${area}</text>`;
    return [
      title,
      ...groupBy(ofArea, 'kind').map(([kind, cells]) => {
        const at = y;
        y += CELL.height;
        return `<text x="12" y="${at + 15}">${kind}</text>${cells.map((cell) => drawCell(cell, { x: left + apps.indexOf(cell.app) * CELL.width, y: at })).join('')}`;
      }),
    ];
  });
  return `<svg width="${left + apps.length * CELL.width}" height="${y + 8}" role="img" aria-label="Kinds of fault by app">${head.join('')}${rows.join('\n')}</svg>`;
}

function drawCell(cell, { x, y }) {
  const what = mark(cell);
  const tone = what === 'found' || what === 'missed' ? 'on' : 'dark';
  return `<rect x="${x}" y="${y}" width="${CELL.width - 3}" height="${CELL.height - 3}" fill="${COLOURS[what]}"/><text class="${tone}" x="${x + CELL.width / 2 - 2}" y="${y + 14}">${SIGNS[what]}</text>`;
}

function drawCalibration(calibration) {
  const methods = Object.keys(calibration[0]?.scores ?? {});
  const rows = calibration.map(
    ({ app, verdict, scores, without_real_faults }) =>
      `<tr><th scope="row">${app}</th><td>${verdict}</td>${methods.map((id) => `<td>${scores[id]} (${without_real_faults[id]})</td>`).join('')}</tr>`,
  );
  return `<table><tr><th>App</th><th>Verdict</th>${methods.map((id) => `<th>${id}</th>`).join('')}</tr>${rows.join('')}</table>
<p>In brackets: without the faults that the app really has.</p>`;
}
