import { escapeJson } from './escape.ts';
import { fill } from './fill.ts';
import { collectFindings } from './findings.ts';
import { renderActions } from './html/actions.ts';
import { renderCycles } from './html/cycles.ts';
import { renderDebate } from './html/debate.ts';
import { renderFindings } from './html/findings-table.ts';
import { renderCriticalFailures, renderFixes } from './html/fixes.ts';
import { renderGallery } from './html/gallery.ts';
import { renderHero } from './html/hero.ts';
import { type Html, html, NOTHING } from './html/html.ts';
import { renderJourneys } from './html/journeys.ts';
import { renderLimits } from './html/limits.ts';
import { renderMasthead } from './html/masthead.ts';
import { type PagePlan, planPage } from './html/page-plan.ts';
import { openPictureBook, type PictureBook } from './html/picture-book.ts';
import type { ReportInput } from './input.ts';
import { formatVerdictLine } from './verdict-line.ts';
import type { NavName } from './words.ts';

/** The whole report as one HTML file that asks the network for nothing and runs no script but its own. */
export function renderHtmlReport(input: ReportInput): string {
  const book = openPictureBook(input);
  const body = renderBody(input, book);
  return html`<!doctype html>
<html lang="en">
<head>
${renderHead(input)}
<style>
${{ html: `${input.assets.style.trim()}\n${book.style()}` }}
</style>
</head>
<body>
${body}
<script>${{ html: input.assets.script }}</script>
</body>
</html>
`.html;
}

function renderHead({ aggregate, evidence, assets }: ReportInput): Html {
  const { words, script_sha256 } = assets;
  const verdict = formatVerdictLine(aggregate, words);
  const target = (aggregate ?? evidence)?.context.target ?? words.product;
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${script_sha256}'; base-uri 'none'; form-action 'none'`;
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: policy.replace(/"/g, '') }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${fill(words.title, { verdict, target })}</title>`;
}

function renderBody(input: ReportInput, book: PictureBook): Html {
  const { aggregate, debate, evidence, assets } = input;
  const { words } = assets;
  const findings = collectFindings(input);
  const plan = planPage(evidence?.journeys ?? [], findings, book);
  const titles = words.sections;
  const unknown = html`<p class="empty">${words.empty.unknown}</p>`;
  return html`${renderMasthead(input, findings.length)}<main id="main" tabindex="-1" data-enlarge="${words.labels.enlarge}" data-close="${words.labels.close}">
${renderHero(input)}
${renderSection('fixes', titles.fixes, renderFixes(aggregate, { findings, plan }, words))}
${renderSection('critical', titles.critical, renderCriticalFailures(aggregate, plan, words))}
${renderSection('journeys', titles.journeys, evidence === null ? unknown : renderJourneys(plan, words))}${renderScreens(input, plan, book)}
${renderSection('findings', titles.findings, input.outcomes === null && aggregate === null ? unknown : renderFindings(findings, plan, words))}
${renderSection('debate', titles.debate, html`${renderDebate(debate, plan, words)}${renderCycles(input.arc ?? null, input.judge ?? null, words)}`)}
${renderSection('actions', titles.actions, renderActions(aggregate?.action_analysis ?? null, plan, words))}
${renderSection('limits', titles.limits, renderLimits(input))}
${renderSection('json', titles.json, renderJson(input))}
</main>
<footer><p><b>${words.integrity}</b> ${words.integrity_more}</p></footer>`;
}

/** Left out where no screen was seen. */
function renderScreens({ evidence, assets }: ReportInput, plan: PagePlan, book: PictureBook): Html {
  if (evidence === null || evidence.screens.length === 0) return NOTHING;
  const { words } = assets;
  const gallery = renderGallery({ evidence, plan, book }, words);
  return html`
${renderSection('screens', words.sections.screens, gallery)}`;
}

function renderSection(name: NavName, title: string, content: Html): Html {
  return html`<section id="${name}" class="section" aria-labelledby="${name}-title"><h2 id="${name}-title">${title}</h2>
${content}</section>`;
}

function renderJson({ aggregate, assets }: ReportInput): Html {
  const { empty, sections } = assets.words;
  if (aggregate === null) return html`<p class="empty">${empty.scores}</p>`;
  return html`<details class="json"><summary>${sections.json}</summary><pre tabindex="0">${{ html: escapeJson(aggregate) }}</pre></details>`;
}
