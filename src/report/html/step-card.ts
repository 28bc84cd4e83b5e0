import type { Step } from '../../contract/journey.ts';
import { fill } from '../fill.ts';
import { formatDuration } from '../format-duration.ts';
import type { LabelName, ReportWords } from '../words.ts';
import { renderError } from './error-text.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';
import { renderIcon } from './icons.ts';
import { renderFrame } from './shot.ts';
import type { Frame, Item, Repeat, StepPlan } from './step-plan.ts';

const MOST_ITEMS = 4;
const MOST_TROUBLES = 3;
const MOST_REPEATS = 14;

/** One step as a card of the filmstrip: pictures with pins, what was done, how the screen answered, what was found. */
export function renderStepCard(plan: StepPlan, words: ReportWords): Html {
  const { step, anchor } = plan;
  const title = html`<h4><span class="order">${step.order}</span>${step.title}</h4>`;
  const group = when(step.group, (name) => html`<p class="group">${name}</p>`);
  const kinds = ['card', step.status === 'failed' ? 'failed' : '', isTall(plan) ? 'tall' : ''].join(' ');
  return html`<li class="${kinds}" id="${anchor}" tabindex="-1">
<div class="frames">${renderFrames(plan, words)}</div>
<div class="about">${group}${title}${renderFacts(step, words)}${when(step.error, renderError)}${renderTroubles(step, words)}${renderItems(plan.items, words)}${renderRepeats(plan.repeats, words)}</div>
</li>
`;
}

function isTall({ frames }: StepPlan): boolean {
  const [first] = frames;
  return frames.length === 1 && first !== undefined && first.shot.height > first.shot.width;
}

/** The findings of a step: a link to the pin, where there is one, and one to the details. */
export function renderItems(items: readonly Item[], words: ReportWords): Html {
  if (items.length === 0) return NOTHING;
  const first = html`<ul class="items">${each(items.slice(0, MOST_ITEMS), (item) => renderItem(item, words))}</ul>`;
  const more = items.slice(MOST_ITEMS);
  if (more.length === 0) return first;
  const count = fill(words.labels.more_findings, { count: more.length });
  return html`${first}<details class="more"><summary>${count}</summary><ul class="items">${each(more, (item) => renderItem(item, words))}</ul></details>`;
}

function renderItem({ finding, claim, more, pin }: Item, words: ReportWords): Html {
  const { labels, severities } = words;
  const { number, severity, title } = finding;
  const others = more > 0 ? html`${fill(labels.places_here, { count: more + 1 })} ` : NOTHING;
  const seen = claim === '' ? NOTHING : html`${claim} `;
  const name = fill(labels.details_of, { number });
  return html`<li class="${severity}"><a class="to-pin" href="#${pin ?? `finding-${number}`}"><span class="chip ${severity}">${number}</span>${title}</a><span class="vh"> ${severities[severity]}</span><p>${seen}${others}<a class="to-row" href="#finding-${number}" aria-label="${name}">${labels.details}</a></p></li>`;
}

/** Findings that an earlier step has told, as numbers that lead to their marks. */
function renderRepeats(repeats: readonly Repeat[], { labels }: ReportWords): Html {
  if (repeats.length === 0) return NOTHING;
  const chips = each(
    repeats.slice(0, MOST_REPEATS),
    ({ number, severity, anchor }) =>
      html`<li><a class="chip ${severity}" href="#${anchor}"><span class="vh">${fill(labels.finding_number, { number: '' })}</span>${number}</a></li>`,
  );
  const count = repeats.length - MOST_REPEATS;
  const rest = count > 0 ? html`<li>${fill(labels.more_places, { count })}</li>` : NOTHING;
  return html`<div class="again"><span>${labels.again_here}</span><ul>${chips}${rest}</ul></div>`;
}

function renderFrames(plan: StepPlan, words: ReportWords): Html {
  const { step, frames } = plan;
  if (frames.length === 0)
    return html`<figure class="frame"><div class="shot"><div class="pic missing"><span>${words.labels.picture_none}</span></div></div></figure>`;
  return each(frames, (frame) => {
    const target = frame.moment === 'before' ? (step.target?.box ?? null) : null;
    const caption = frames.length > 1 || frame.moment === 'after' ? words.labels[frame.moment] : null;
    return renderFrame(frame, target, { label: labelOf(frame, step, words), caption, words });
  });
}

function labelOf(frame: Frame, step: Step, { labels }: ReportWords): string {
  const moment = frame.moment === 'before' ? labels.before : labels.after;
  return fill(labels.picture_of, {
    screen: frame.shot.screen,
    moment: moment.toLowerCase(),
    order: step.order,
  });
}

function renderFacts(step: Step, words: ReportWords): Html {
  const { labels, interactions, step_status, journey_status } = words;
  if (step.action === 'shown' || step.action === 'specified')
    return html`<ul class="facts"><li>${journey_status[step.action]}</li></ul>`;
  const facts = [
    html`<li class="kind">${renderIcon(step.interaction)}${interactions[step.interaction]}</li>`,
    ...(step.status === 'failed' ? [html`<li class="bad">${step_status.failed}</li>`] : []),
    ...(step.duration_ms === null
      ? []
      : [html`<li>${fill(labels.took, { duration: formatDuration(step.duration_ms) })}</li>`]),
    html`<li>${describeResponse(step, words)}</li>`,
  ];
  return html`<ul class="facts">${facts}</ul>`;
}

function describeResponse({ response }: Step, { labels, responses }: ReportWords): string {
  if (response === null) return `${fill(labels.first_response, { duration: labels.unmeasured })}`;
  if (response.kind === 'none' || response.first_change_ms === null) return responses[response.kind];
  const duration = formatDuration(response.first_change_ms);
  return `${responses[response.kind]}, ${fill(labels.first_response, { duration })}`;
}

function renderTroubles({ trouble }: Step, { labels }: ReportWords): Html {
  const errors = [...trouble.page_errors, ...trouble.console_errors];
  const requests = trouble.failed_requests.map(
    (request) => `${request.method} ${request.url} ${request.status ?? request.failure ?? ''}`,
  );
  return html`${renderTrouble(errors, labels.errors)}${renderTrouble(requests, labels.requests)}`;
}

function renderTrouble(lines: readonly string[], label: ReportWords['labels'][LabelName]): Html {
  if (lines.length === 0) return NOTHING;
  const shown = each(lines.slice(0, MOST_TROUBLES), (line) => html`<li><code>${line}</code></li>`);
  return html`<details class="trouble"><summary>${fill(label, { count: lines.length })}</summary><ul>${shown}</ul></details>`;
}
