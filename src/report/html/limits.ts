import { fill } from '../fill.ts';
import type { ReportInput } from '../input.ts';
import { collectLimits } from '../limits.ts';
import { nameMethods } from '../name-methods.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import { renderTable } from './table.ts';

const MOST_NOT_MEASURED = 100;

/** What the evidence cannot carry, per method and per measure, and whether runs may be compared. */
export function renderLimits(input: ReportInput): Html {
  const { labels, sentences, empty } = input.assets.words;
  const { statements, limitations, not_measured } = collectLimits(input);
  if (statements.length + limitations.length + not_measured.length === 0)
    return html`<p class="empty">${empty.unknown}</p>`;
  const unmeasured = not_measured.slice(0, MOST_NOT_MEASURED);
  const hidden = not_measured.length - unmeasured.length;
  const named = each(
    limitations,
    (entry) =>
      html`<tr><th scope="row">${nameMethods(entry.methods, input.assets.words)}</th><td>${entry.text}</td></tr>`,
  );
  const lost = each(
    unmeasured,
    (entry) => html`<tr><th scope="row">${entry.what}</th><td>${entry.reason}</td></tr>`,
  );
  const tables = [
    limitations.length === 0 ? NOTHING : renderPairs([labels.method, labels.limitation], named, labels.table),
    unmeasured.length === 0 ? NOTHING : renderPairs([labels.not_measured, labels.reason], lost, labels.table),
  ];
  const cut = hidden > 0 ? html`<p class="note">${fill(sentences.limits_cut, { hidden })}</p>` : NOTHING;
  return html`<ul class="statements">${each(statements, (text) => html`<li>${text}</li>`)}</ul>${tables}${cut}`;
}

function renderPairs(head: readonly [string, string], body: Html, label: string): Html {
  return renderTable({
    name: fill(label, { name: head[0] === '' ? head[1] : `${head[0]}, ${head[1]}` }),
    head,
    body,
    kind: 'rows',
  });
}
