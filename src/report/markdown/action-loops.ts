import type { Action, ActionAnalysis, ActionStep, Counts } from '../../contract/action-analysis.ts';
import { describeInput } from '../describe-input.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { bullets, joinInline, type Markdown, type MarkdownValue, md, ref, table } from './md.ts';

/** More would bury what a reader came for; the rest stands in the JSON. */
const MOST_ACTIONS = 60;

/** Every screen's purpose with its actions: steps, counts and the simplest safe path. An action is told once. */
export function renderActionLoops(analysis: ActionAnalysis | null, words: ReportWords): Markdown[] {
  const title = md`## ${words.sections.actions}`;
  if (analysis === null) return [title, md`${words.empty.unknown}`];
  const actions = new Map(analysis.actions.map((action) => [action.id, action]));
  const told = new Set<string>();
  const blocks: Markdown[] = [title];
  for (const screen of analysis.screens) {
    if (told.size >= MOST_ACTIONS) break;
    blocks.push(md`### ${screen.purpose} (${ref(screen.evidence_ref)})`);
    for (const id of new Set(screen.important_action_ids)) {
      const action = actions.get(id);
      if (action === undefined) continue;
      blocks.push(...(told.has(id) ? [renderAgain(action, words)] : renderAction(action, words)));
      told.add(id);
    }
  }
  const hidden = actions.size - told.size;
  return hidden > 0 ? [...blocks, md`${fill(words.sentences.actions_cut, { hidden })}`] : blocks;
}

function renderAgain(action: Action, words: ReportWords): Markdown {
  return bullets([fill(words.labels.listed_above, { action: action.label })]);
}

function renderAction(action: Action, words: ReportWords): Markdown[] {
  const { labels } = words;
  const kind = `${words.importances[action.importance]}, ${words.evidence_statuses[action.evidence_status]}`;
  const path = action.simplest_safe_path;
  return [
    md`#### ${action.label} (${kind})`,
    md`${labels.outcome}: ${action.outcome}`,
    {
      markdown: action.steps.map((step) => `${step.order}. ${describeStep(step, words).markdown}`).join('\n'),
    },
    renderCounts(action, words),
    bullets([
      ...action.inputs.map(
        (input) => md`${labels.inputs}: **${input.name}**: ${describeInput(input, words)}`,
      ),
      ...path.changes.map((change) => md`${labels.changes}: ${change}`),
      ...path.safeguards.map((safeguard) => md`${labels.safeguards}: ${safeguard}`),
    ]),
  ];
}

function describeStep(step: ActionStep, words: ReportWords): Markdown {
  const { labels } = words;
  const parts: MarkdownValue[] = [
    step.description,
    words.interactions[step.interaction].toLowerCase(),
    ...(step.pointer_activations > 0 ? [fill(labels.activations, { count: step.pointer_activations })] : []),
    fill(labels.difficulty, { difficulty: step.difficulty }),
  ];
  return joinInline(step.avoidable ? [...parts, md`**${labels.avoidable}**`] : parts, ' · ');
}

function renderCounts(action: Action, words: ReportWords): Markdown {
  const { labels } = words;
  const row = (name: string, counts: Counts): MarkdownValue[] => [
    name,
    ...COUNTS.map((key) => counts[key] ?? labels.unknown),
  ];
  return table(
    ['', ...COUNTS.map((key) => labels[key])],
    [row(labels.now, action.current_counts), row(labels.simplest, action.simplest_safe_path)],
    'lrrrr',
  );
}

const COUNTS = ['logical_steps', 'clicks_taps', 'required_fields', 'optional_fields'] as const;
