import type { Aggregate } from '../../contract/aggregation.ts';
import { groupCriticalFailures } from '../critical-failures.ts';
import { type Finding, findNumber } from '../findings.ts';
import { nameMethods } from '../name-methods.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html } from './html.ts';
import type { PagePlan } from './page-plan.ts';
import { renderRef } from './reference.ts';

/** What the fixes need to point at their findings. */
export interface Pointers {
  readonly findings: readonly Finding[];
  readonly plan: PagePlan;
}

/** The three fixes as cards: what to do first, then why and where. */
export function renderFixes(aggregate: Aggregate | null, pointers: Pointers, words: ReportWords): Html {
  if (aggregate === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const fixes = aggregate.top_fixes;
  if (fixes.length === 0) return html`<p class="empty">${words.empty.fixes}</p>`;
  return html`<ol class="fixes">${each(fixes, (fix) => renderFix(fix, pointers, words))}</ol>`;
}

function renderFix(fix: Aggregate['top_fixes'][number], pointers: Pointers, words: ReportWords): Html {
  const { labels, severities, methods } = words;
  const number = findNumber(pointers.findings, fix);
  const [link] = number === null ? [] : (pointers.plan.links.get(number) ?? []);
  const ref = html`<code>${fix.evidence_ref}</code>`;
  const where = link === undefined ? ref : html`<a href="#${link.anchor}">${ref}</a>`;
  return html`<li class="${fix.severity}"><p class="by"><span class="word ${fix.severity}">${severities[fix.severity]}</span> ${methods[fix.method]}</p><h3>${fix.title}</h3><p>${fix.recommendation}</p><p class="where">${labels.evidence}: ${where}</p></li>`;
}

/** What alone makes the verdict fail, or the word None; a failure's leading reference becomes a link. */
export function renderCriticalFailures(
  aggregate: Aggregate | null,
  plan: PagePlan,
  words: ReportWords,
): Html {
  if (aggregate === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const failures = groupCriticalFailures(aggregate);
  if (failures.length === 0) return html`<p class="empty">${words.empty.critical}</p>`;
  return html`<ul class="critical-failures">${each(failures, ({ methods, failure }) => {
    const names = nameMethods(methods, words);
    return html`<li>${renderFailure(failure, plan)}<p>${words.labels.said_by} ${names}</p></li>`;
  })}</ul>`;
}

function renderFailure(failure: string, plan: PagePlan): Html {
  const [, ref = '', rest = ''] = /^([a-z0-9/-]{1,120}): (.+)$/s.exec(failure) ?? [];
  if (ref === '' || plan.anchorOfRef(ref) === null) return html`<b>${failure}</b>`;
  return html`<b>${rest}</b> ${renderRef(ref, plan)}`;
}
