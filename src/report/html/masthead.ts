import { METHOD_IDS } from '../../contract/primitives.ts';
import type { ReportInput } from '../input.ts';
import type { NavName } from '../words.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';
import { renderBench } from './icons.ts';

const LINKS: readonly NavName[] = [
  'verdict',
  'fixes',
  'critical',
  'journeys',
  'screens',
  'findings',
  'debate',
  'actions',
  'limits',
  'json',
];

/** The mark, what was judged, and the links that stay in view. */
export function renderMasthead(input: ReportInput, findings: number): Html {
  const { aggregate, evidence, assets } = input;
  const { labels, product, nav } = assets.words;
  const counts: Partial<Record<NavName, number | undefined>> = {
    critical: aggregate?.critical_failures.length,
    journeys: evidence?.journeys.length,
    findings: aggregate === null && input.outcomes === null ? undefined : findings,
  };
  const links = LINKS.filter((name) => name !== 'screens' || (evidence?.screens.length ?? 0) > 0);
  const context = aggregate?.context ?? evidence?.context;
  const scores = METHOD_IDS.map((id) => aggregate?.method_scores[id] ?? null);
  const facts =
    context === undefined
      ? NOTHING
      : html`<dl>${each(
          [
            [labels.target, context.target],
            [labels.build, context.build_identity],
            [labels.user, context.target_user],
            [labels.run, aggregate?.run_id ?? evidence?.run_id ?? ''],
          ] as const,
          ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
        )}</dl>`;
  return html`<a class="skip" href="#main">${labels.skip}</a>
<header class="masthead"><p class="brand">${renderBench(scores, aggregate?.threshold ?? 8)}<b>${product}</b></p>${facts}</header>
<nav class="links" aria-label="${labels.nav}"><ul>${each(links, (name) => html`<li><a href="#${name}">${nav[name]}${when(counts[name], (count) => html` <small>${count}</small>`)}</a></li>`)}</ul></nav>
`;
}
