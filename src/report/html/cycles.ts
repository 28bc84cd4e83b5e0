import type { Arc } from '../../contract/arc.ts';
import type { JudgeReport } from '../../contract/judge.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';
import { renderTable } from './table.ts';

/** What the judge found, and how the cycles of this validation went. */
export function renderCycles(arc: Arc | null, judge: JudgeReport | null, words: ReportWords): Html {
  if (arc === null) return NOTHING;
  return html`${renderJudge(judge, words)}${renderHistory(arc, words)}${renderEvolution(arc, words)}`;
}

function renderJudge(judge: JudgeReport | null, { labels, sentences, judged }: ReportWords): Html {
  if (judge === null) return html`<h3>${labels.judge}</h3><p class="note">${sentences.no_judge}</p>`;
  const kind = { PASS: 'pass', FAIL: 'fail', UNEVALUABLE: 'pending' }[judge.verdict];
  const below = judge.criteria.filter(({ status }) => status === 'below' || status === 'unevaluable');
  const rows = each(
    below,
    ({ number, name, evidence }) => html`<li><b>C${number} ${name}</b>: ${evidence}</li>
`,
  );
  const list = below.length === 0 ? NOTHING : html`<ul class="named">${rows}</ul>`;
  return html`<h3>${labels.judge}</h3><p><span class="pill is-${kind}">${judged[judge.verdict]}</span> ${judge.overall}</p>${list}`;
}

function renderHistory(arc: Arc, words: ReportWords): Html {
  const { labels, next_steps: next, judged } = words;
  const used = fill(labels.cycles_used, { used: arc.used, all: arc.max_cycles });
  const table = renderTable({
    name: fill(labels.table, { name: labels.cycles }),
    head: [
      labels.cycle,
      labels.round,
      labels.build,
      labels.passing,
      labels.failing,
      labels.pending,
      labels.judge,
    ],
    body: each(
      arc.history,
      (one) =>
        html`<tr><th scope="row">${one.cycle}</th><td>${one.round}</td><td><code>${one.version}</code></td><td>${one.passing}</td><td>${one.failing}</td><td>${one.pending}</td><td>${one.judge === null ? labels.not_called : judged[one.judge]}</td></tr>
`,
    ),
    kind: 'rows',
  });
  return html`<h3>${labels.cycles}</h3><p class="note">${used} ${next[arc.next]}</p>${when(arc.history.length > 0, () => table)}`;
}

/** Only what moved, and only where there is something to compare. */
function renderEvolution(arc: Arc, { labels }: ReportWords): Html {
  const moved = arc.evolution.filter(({ trend }) => trend === 'up' || trend === 'down');
  if (moved.length === 0) return NOTHING;
  const rows = each(
    moved,
    ({ number, name, scores }) =>
      html`<li><b>C${number} ${name}</b>: ${scores.map((score) => score ?? labels.absent).join(' → ')}</li>
`,
  );
  return html`<h3>${labels.moved}</h3><ul class="named">${rows}</ul>`;
}
