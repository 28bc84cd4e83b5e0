import type { Action, ActionAnalysis, ActionStep, Counts } from '../../contract/action-analysis.ts';
import { describeInput } from '../describe-input.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import { renderIcon } from './icons.ts';
import type { PagePlan } from './page-plan.ts';
import { renderRef } from './reference.ts';

const MOST_ACTIONS = 60;
const COUNTS = ['logical_steps', 'clicks_taps', 'required_fields', 'optional_fields'] as const;

/** Every screen with its actions; an action is told once, at the first screen that lists it. */
export function renderActions(analysis: ActionAnalysis | null, plan: PagePlan, words: ReportWords): Html {
  if (analysis === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const actions = new Map(analysis.actions.map((action) => [action.id, action]));
  const told = new Set<string>();
  const parts: Html[] = [];
  for (const screen of analysis.screens) {
    if (told.size >= MOST_ACTIONS) break;
    const listed = [...new Set(screen.important_action_ids)].flatMap((id) => actions.get(id) ?? []);
    const own = each(listed, (action) =>
      told.has(action.id) ? renderAgain(action, words) : renderAction(action, words),
    );
    for (const action of listed) told.add(action.id);
    parts.push(html`<article class="screen"><header><h3>${screen.purpose}</h3>${renderRef(screen.evidence_ref, plan)}</header>${own}</article>
`);
  }
  const hidden = actions.size - told.size;
  const cut =
    hidden > 0 ? html`<p class="note">${fill(words.sentences.actions_cut, { hidden })}</p>` : NOTHING;
  return html`${parts}${cut}`;
}

function renderAgain(action: Action, { labels }: ReportWords): Html {
  return html`<p class="again">${fill(labels.listed_above, { action: action.label })}</p>`;
}

function renderAction(action: Action, words: ReportWords): Html {
  const kind = `${words.importances[action.importance]}, ${words.evidence_statuses[action.evidence_status]}`;
  const steps = each(action.steps, (step) => renderStep(step, words));
  return html`<details class="action"><summary><b>${action.label}</b> <span>${kind}</span>${renderSaving(action, words)}</summary><p>${words.labels.outcome}: ${action.outcome}</p><div class="loop"><ol>${steps}</ol>${renderPath(action, words)}</div></details>`;
}

/** Steps now and on the simplest safe path, where both are known: `7 → 5 steps`. */
function renderSaving(action: Action, { labels }: ReportWords): Html {
  const now = action.current_counts.logical_steps;
  const then = action.simplest_safe_path.logical_steps;
  if (now === null) return NOTHING;
  const count = then === null || then === now ? String(now) : `${now} → ${then}`;
  return html` <span class="saving">${fill(labels.steps_count, { count })}</span>`;
}

function renderStep(step: ActionStep, words: ReportWords): Html {
  const { labels, interactions } = words;
  const avoidable = step.avoidable ? html` <span class="pill">${labels.avoidable}</span>` : NOTHING;
  return html`<li class="difficulty-${step.difficulty}">${renderIcon(step.interaction)}<span class="vh">${interactions[step.interaction]}: </span>${step.description} <small>${fill(labels.difficulty, { difficulty: step.difficulty })}</small>${avoidable}</li>`;
}

function renderPath(action: Action, words: ReportWords): Html {
  const { labels } = words;
  const path = action.simplest_safe_path;
  const inputs = each(
    action.inputs,
    (input) => html`<li><b>${input.name}</b>: ${describeInput(input, words)}</li>`,
  );
  const list = (name: string, items: readonly string[]): Html =>
    html`<h4>${name}</h4><ul>${each(items, (item) => html`<li>${item}</li>`)}</ul>`;
  return html`<div class="path">${renderCounts(action, words)}${list(labels.changes, path.changes)}${list(labels.safeguards, path.safeguards)}${action.inputs.length > 0 ? html`<h4>${labels.inputs}</h4><ul>${inputs}</ul>` : NOTHING}</div>`;
}

function renderCounts(action: Action, { labels }: ReportWords): Html {
  const row = (key: (typeof COUNTS)[number]): Html => {
    const show = (counts: Counts): string => String(counts[key] ?? labels.unknown);
    return html`<tr><th scope="row">${labels[key]}</th><td>${show(action.current_counts)}</td><td>${show(action.simplest_safe_path)}</td></tr>`;
  };
  return html`<table class="counts"><thead><tr><td></td><th scope="col">${labels.now}</th><th scope="col">${labels.simplest}</th></tr></thead><tbody>${each(COUNTS, row)}</tbody></table>`;
}
