import type { Journey } from '../../contract/journey.ts';
import { artefactOf } from '../../contract/source.ts';
import { fill } from '../fill.ts';
import { formatDuration } from '../format-duration.ts';
import type { ReportWords } from '../words.ts';
import { renderError } from './error-text.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';
import type { PagePlan, RowPlan, StripPlan } from './page-plan.ts';
import { renderFrame } from './shot.ts';
import { renderItems, renderStepCard } from './step-card.ts';
import { renderTable } from './table.ts';

const MOST_NUMBERS = 8;

/** The journeys as filmstrips; beyond the page's limit, as rows. */
export function renderJourneys(plan: PagePlan, words: ReportWords): Html {
  const { sentences, empty } = words;
  const { strips, rows } = plan;
  if (strips.length === 0) return html`<p class="empty">${empty.journeys}</p>`;
  const all = strips.length + rows.length;
  const note =
    rows.length === 0
      ? NOTHING
      : html`<p class="note">${fill(sentences.strips, { shown: strips.length, all })}</p>`;
  return html`${note}${each(strips, (strip) => renderStrip(strip, words))}${renderRows(rows, words)}`;
}

function renderStrip(strip: StripPlan, words: ReportWords): Html {
  const { journey, anchor } = strip;
  const name = fill(words.labels.strip, { title: journey.title });
  const steps = each(strip.steps, (step) => renderStepCard(step, words));
  const whole =
    strip.items.length === 0
      ? NOTHING
      : html`<div class="whole"><h4>${words.labels.whole_journey}</h4>${renderItems(strip.items, words)}</div>`;
  const none = strip.steps.length > 0 ? NOTHING : html`<p class="empty">${words.empty.steps}</p>`;
  return html`<article class="journey" id="${anchor}" tabindex="-1" aria-labelledby="${anchor}-title">
<header><h3 id="${anchor}-title">${journey.title}</h3>${renderStatus(journey, words)}${renderFacts(journey, words)}</header>
${when(journey.error, renderError)}${whole}${none}<div class="strip" role="region" tabindex="0" aria-label="${name}"><ol>
${steps}${renderEnd(strip, words)}</ol></div>
</article>
`;
}

function renderStatus(journey: Journey, words: ReportWords): Html {
  const flaky =
    journey.outcome === 'flaky' ? html`<span class="pill flaky">${words.labels.flaky}</span>` : NOTHING;
  return html`<span class="pill is-${journey.status}">${words.journey_status[journey.status]}</span>${flaky}`;
}

function renderFacts(journey: Journey, words: ReportWords): Html {
  const { labels } = words;
  const { viewport } = journey;
  const facts = [
    journey.goal === journey.title ? '' : journey.goal,
    fill(labels.steps_count, { count: journey.steps.length }),
    ...factsOfKind(journey, words),
    journey.project,
    viewport === null ? '' : `${viewport.width} × ${viewport.height}`,
    journey.attempts > 1 ? fill(labels.attempts, { count: journey.attempts }) : '',
  ].filter((fact) => fact !== '');
  return html`<ul class="facts">${each(facts, (fact) => html`<li>${fact}</li>`)}</ul>`;
}

/** How long a walk took; of what nobody walked, the end that was expected. */
function factsOfKind(journey: Journey, { labels }: ReportWords): string[] {
  if (artefactOf(journey) === null) return [formatDuration(journey.duration_ms)];
  const { expected_end_state } = journey;
  return expected_end_state === null ? [] : [`${labels.expected_end}: ${expected_end_state}`];
}

/** The last card: where the journey ended, and how the test's own checks went. */
function renderEnd({ journey, end }: StripPlan, words: ReportWords): Html {
  const { labels } = words;
  const isTall = end !== null && end.shot.height > end.shot.width;
  const held = journey.assertions.filter((assertion) => assertion.status === 'ok').length;
  const picture =
    end === null
      ? NOTHING
      : renderFrame(end, null, {
          label: fill(labels.picture_end, { screen: end.shot.screen }),
          caption: null,
          words,
        });
  if (artefactOf(journey) !== null || (journey.steps.length === 0 && end === null)) return NOTHING;
  const expected = when(journey.expected_end_state, (text) => html`<p>${labels.expected_end}: ${text}</p>`);
  return html`<li class="${isTall ? 'card end tall' : 'card end'}"><div class="frames">${picture}</div><div class="about"><h4>${labels.end}</h4>${expected}<p>${fill(labels.checks, { held, all: journey.assertions.length })}</p></div></li>
`;
}

function renderRows(rows: readonly RowPlan[], words: ReportWords): Html {
  if (rows.length === 0) return NOTHING;
  const { labels, sections } = words;
  const head = [labels.journey, labels.status, labels.steps, labels.duration, labels.finding];
  return renderTable({
    name: fill(labels.table, { name: sections.journeys }),
    head,
    body: each(rows, (row) => renderRow(row, words)),
    kind: 'rows',
  });
}

function renderRow({ journey, anchor, numbers }: RowPlan, words: ReportWords): Html {
  const links = each(
    numbers.slice(0, MOST_NUMBERS),
    (number) => html`<a href="#finding-${number}">${number}</a> `,
  );
  const more = numbers.length - MOST_NUMBERS;
  const rest = more > 0 ? html`${fill(words.labels.more_places, { count: more })}` : NOTHING;
  return html`<tr id="${anchor}" tabindex="-1"><th scope="row">${journey.title}</th><td>${words.journey_status[journey.status]}</td><td>${journey.steps.length}</td><td>${formatDuration(journey.duration_ms)}</td><td>${links}${rest}</td></tr>
`;
}
