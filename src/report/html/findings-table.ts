import { METHOD_IDS, SEVERITIES } from '../../contract/primitives.ts';
import { parseRef } from '../../contract/ref.ts';
import { fill } from '../fill.ts';
import type { Finding } from '../findings.ts';
import { nameMethods } from '../name-methods.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import type { PagePlan } from './page-plan.ts';
import { renderTable } from './table.ts';

const MOST_FINDINGS = 500;

/** All findings, worst first; the script adds filters by method and severity. */
export function renderFindings(findings: readonly Finding[], plan: PagePlan, words: ReportWords): Html {
  const { labels, sections, sentences, empty } = words;
  if (findings.length === 0) return html`<p class="empty">${empty.findings}</p>`;
  const shown = findings.slice(0, MOST_FINDINGS);
  const hidden = findings.length - shown.length;
  const cut = hidden > 0 ? html`<p class="note">${fill(sentences.findings_cut, { hidden })}</p>` : NOTHING;
  const table = renderTable({
    name: fill(labels.table, { name: sections.findings }),
    head: ['#', labels.severity, labels.finding, labels.said_by, labels.where],
    body: each(shown, (finding) => renderRow(finding, plan, words)),
    kind: 'findings',
  });
  return html`${renderFilters(shown, words)}${table}${cut}`;
}

function renderFilters(findings: readonly Finding[], { labels, methods, severities }: ReportWords): Html {
  const usedMethods = METHOD_IDS.filter((id) => findings.some((finding) => finding.methods.includes(id)));
  const usedSeverities = SEVERITIES.filter((id) => findings.some((finding) => finding.severity === id));
  const all = findings.length;
  return html`<div class="filters" id="filters" hidden data-shown="${labels.shown}">
<label>${labels.method} <select id="by-method"><option value="">${labels.all_methods}</option>${each(usedMethods, (id) => html`<option value="${id}">${methods[id]}</option>`)}</select></label>
<label>${labels.severity} <select id="by-severity"><option value="">${labels.all_severities}</option>${each(usedSeverities, (id) => html`<option value="${id}">${severities[id]}</option>`)}</select></label>
<p id="shown" role="status">${fill(labels.shown, { shown: all, all })}</p></div>
`;
}

function renderRow(finding: Finding, plan: PagePlan, words: ReportWords): Html {
  const { number, severity, title, claim, recommendation, methods } = finding;
  const said = nameMethods(methods, words);
  const seen = claim === null ? NOTHING : html`<p>${claim}</p>`;
  return html`<tr id="finding-${number}" tabindex="-1" data-severity="${severity}" data-methods="${methods.join(' ')}"><td><span class="chip ${severity}">${number}</span></td><td class="severity"><span class="word ${severity}">${words.severities[severity]}</span></td><th scope="row"><strong>${title}</strong>${seen}<p class="todo"><b>${words.labels.todo}:</b> ${recommendation}</p></th><td>${said}</td><td>${renderPlaces(finding, plan, words)}</td></tr>
`;
}

/** Places by the journey's title, which people know; the exact reference is the link's title. */
function renderPlaces(finding: Finding, plan: PagePlan, words: ReportWords): Html {
  const { labels } = words;
  const links = plan.links.get(finding.number) ?? [];
  const unseen = links.length > 0 ? [] : finding.places.slice(0, 1);
  const more = finding.places.length - links.length - unseen.length;
  const rest = more > 0 ? html`<li>${fill(labels.more_places, { count: more })}</li>` : NOTHING;
  const seen = each(
    links,
    ({ ref, anchor }) => html`<li><a href="#${anchor}" title="${ref}">${nameRef(ref, plan, words)}</a></li>`,
  );
  return html`<ul class="places">${seen}${each(unseen, ({ ref }) => html`<li><code>${ref}</code></li>`)}${rest}</ul>`;
}

/** A reference by the journey's title and the step, as people know it. */
export function nameRef(ref: string, plan: PagePlan, { labels }: ReportWords): string {
  const known = parseRef(ref);
  if (known === null || known.kind === 'state') return ref;
  const title = plan.titleOf(known.journey) ?? known.journey;
  return known.kind === 'journey' ? title : fill(labels.step_of, { title, order: known.step });
}
