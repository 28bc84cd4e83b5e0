const BAR = 360;

/** A page of its own with two bars a set: ours and axe's, out of what there was to find. */
export function drawChart(results) {
  const sets = results.map(drawSet).join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rules on ground truth</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1f2933; }
  table { border-collapse: collapse; } th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; }
  .ours { fill: #1d4ed8; } .review { fill: #93c5fd; } .axe { fill: #6b7280; } .ground { fill: #e5e7eb; }
</style>
<h1>Rules on ground truth</h1>
<p>Dark blue: named with certainty. Light blue: marked for review. Grey: axe-core, same pass.</p>
${sets}
</html>
`;
}

function drawSet({ set, totals }) {
  const all = totals.failed ?? totals.barriers;
  const alarms =
    totals.clean === undefined
      ? ''
      : `<p>False alarms on ${totals.clean} clean pages: ours ${totals.false_alarms}, axe-core ${totals.axe_false_alarms}.</p>`;
  return `<h2>${set}</h2>
<table>
<tr><th scope="row">UX Jury</th><td>${drawBar(all, [
    ['ours', totals.found],
    ['review', totals.review],
  ])}</td><td>${totals.found} of ${all}, ${totals.review} for review</td></tr>
<tr><th scope="row">axe-core</th><td>${drawBar(all, [['axe', totals.axe_found]])}</td><td>${totals.axe_found} of ${all}</td></tr>
</table>${alarms}`;
}

function drawBar(all, parts) {
  let x = 0;
  const bars = parts.map(([kind, count]) => {
    const width = all === 0 ? 0 : (count / all) * BAR;
    const bar = `<rect class="${kind}" x="${x}" width="${width}" height="18"/>`;
    x += width;
    return bar;
  });
  return `<svg width="${BAR}" height="18" aria-hidden="true"><rect class="ground" width="${BAR}" height="18"/>${bars.join('')}</svg>`;
}
