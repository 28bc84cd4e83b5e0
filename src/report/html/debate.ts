import { EXPERTS } from '../../contract/criteria.ts';
import type { CriterionOutcome, Debate } from '../../contract/debate.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';
import type { PagePlan } from './page-plan.ts';
import { renderRef } from './reference.ts';
import { renderTable } from './table.ts';

/** Every criterion with both experts' scores on one scale, and their reasons in a fold. */
export function renderDebate(debate: Debate | null, plan: PagePlan, words: ReportWords): Html {
  const { labels, sections, sentences, empty } = words;
  if (debate === null) return html`<p class="empty">${empty.debate}</p>`;
  const { round, cycle, scale, threshold } = debate;
  const crossed = debate.cross_reviewed ? sentences.blind : sentences.not_crossed;
  const table = renderTable({
    name: fill(labels.table, { name: sections.debate }),
    head: [
      labels.criterion,
      fill(labels.scale, { scale, threshold }),
      labels.combined,
      labels.status,
      labels.category,
    ],
    body: each(
      debate.criteria,
      (outcome) => html`${renderCriterion(outcome, debate, words)}${renderReasons(outcome, plan, words)}`,
    ),
    kind: 'criteria',
  });
  return html`<p class="note">${fill(sentences.round, { round, cycle })} ${crossed}</p>${table}${renderJourneys(debate, words)}`;
}

function renderCriterion(outcome: CriterionOutcome, debate: Debate, words: ReportWords): Html {
  const { number, name, combined, status, category } = outcome;
  const state = status.toLowerCase();
  return html`<tr id="criterion-${number}" tabindex="-1" class="is-${state}"><th scope="row"><span class="number">C${number}</span> ${name}</th><td>${renderScale(outcome, debate, words)}</td><td class="combined">${combined}</td><td><span class="pill is-${state}">${words.criterion_status[status]}</span></td><td>${words.categories[category]}</td></tr>
`;
}

/** Both scores in words and as marks on the scale; the marks repeat the words. */
function renderScale(outcome: CriterionOutcome, { scale, threshold }: Debate, words: ReportWords): Html {
  const steps = Array.from({ length: scale }, (_, index) => index + 1);
  const marks = each(steps, (step) => {
    const at = EXPERTS.filter((expert) => outcome[expert]?.adjusted === step);
    return html`<i class="${step >= threshold ? 'enough' : ''}">${each(at, (expert) => html`<b class="${expert}"></b>`)}</i>`;
  });
  return html`<div class="positions"><span class="scale" aria-hidden="true">${marks}</span><ul class="said">${each(EXPERTS, (expert) => html`<li class="${expert}">${words.experts[expert]} ${formatPosition(outcome[expert], words)}</li>`)}</ul></div>`;
}

function formatPosition(position: CriterionOutcome['strategist'], { labels }: ReportWords): string {
  if (position === null) return labels.absent;
  if (position.score === position.adjusted) return String(position.score);
  return fill(labels.adjusted, { from: position.score, to: position.adjusted });
}

function renderReasons(outcome: CriterionOutcome, plan: PagePlan, words: ReportWords): Html {
  const { labels } = words;
  const said = each(EXPERTS, (expert) =>
    renderReason(outcome[expert], words.experts[expert], { plan, words }),
  );
  const tradeOff = when(outcome.trade_off, (text) => html`<dt>${labels.trade_off}</dt><dd>${text}</dd>`);
  const ruling = when(
    outcome.resolution,
    ({ author, reasoning, score }) =>
      html`<dt>${fill(labels.resolution, { author })}: ${score}</dt><dd>${reasoning}</dd>`,
  );
  return html`<tr class="why"><td colspan="5"><details${{ html: outcome.status === 'PASS' ? '' : ' open' }}><summary>${labels.reasons_of}<span class="vh"> C${outcome.number}</span></summary><dl>${said}${tradeOff}${ruling}</dl></details></td></tr>
`;
}

function renderReason(
  position: CriterionOutcome['strategist'],
  name: string,
  { plan, words }: { plan: PagePlan; words: ReportWords },
): Html {
  if (position === null) return NOTHING;
  const refs = each(position.evidence_refs, (ref) => html` ${renderRef(ref, plan)}`);
  return html`<dt>${name} ${formatPosition(position, words)}</dt><dd>${position.reasoning}${refs}</dd>`;
}

/** Only journeys on which the experts differ, or which one of them saw fail. */
function renderJourneys(debate: Debate, words: ReportWords): Html {
  const { labels, experts, assessments } = words;
  const shown = debate.journeys.filter((entry) => entry.agreed === false || entry.issues.trim() !== '');
  if (shown.length === 0) return NOTHING;
  const nameOf = (value: keyof typeof assessments | null): string =>
    value === null ? labels.absent : assessments[value];
  return html`<h3>${labels.journeys_agreed}</h3>${renderTable({
    name: fill(labels.table, { name: labels.journeys_agreed }),
    head: [labels.journey, experts.strategist, experts.ux_specialist, labels.seen],
    body: each(
      shown.slice(0, 100),
      (entry) =>
        html`<tr><th scope="row">${entry.title}</th><td>${nameOf(entry.strategist)}</td><td>${nameOf(entry.ux_specialist)}</td><td>${entry.issues}</td></tr>`,
    ),
    kind: 'rows',
  })}`;
}
