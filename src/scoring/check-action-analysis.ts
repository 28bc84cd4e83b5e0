import type { Action, ActionAnalysis, ActionInput } from '../contract/action-analysis.ts';
import { checkCounts } from './check-counts.ts';

/** Checks the relations between the parts of an action analysis: one line a fault, its path and the rule it breaks. */
export function checkActionAnalysis(analysis: ActionAnalysis): string[] {
  const { screens, actions } = analysis;
  return [
    ...checkUnique(screens, 'screens'),
    ...checkUnique(actions, 'actions'),
    ...checkListing(analysis),
    ...actions.flatMap((action, index) => checkAction(action, `actions[${index}]`, analysis)),
  ];
}

function checkUnique(items: readonly { id: string }[], path: string): string[] {
  return items.flatMap(({ id }, index) =>
    items.findIndex((other) => other.id === id) === index
      ? []
      : [`${path}[${index}].id is used twice: ${id}`],
  );
}

/** Every listed action exists, every action is listed. */
function checkListing({ screens, actions }: ActionAnalysis): string[] {
  const known = new Set(actions.map(({ id }) => id));
  const listed = new Set(screens.flatMap((screen) => screen.important_action_ids));
  const strangers = screens.flatMap((screen, at) =>
    screen.important_action_ids.flatMap((id, index) =>
      known.has(id) ? [] : [`screens[${at}].important_action_ids[${index}] names no listed action: ${id}`],
    ),
  );
  const unlisted = actions.flatMap(({ id }, index) =>
    listed.has(id) ? [] : [`actions[${index}] must be listed on at least one screen: ${id}`],
  );
  return [...strangers, ...unlisted];
}

function checkAction(action: Action, path: string, { screens }: ActionAnalysis): string[] {
  const known = new Set(screens.map(({ id }) => id));
  const steps = action.steps.flatMap(({ order, screen_id }, index) => [
    ...(order === index + 1 ? [] : [`${path}.steps[${index}].order must be ${index + 1}`]),
    ...(known.has(screen_id)
      ? []
      : [`${path}.steps[${index}].screen_id names no listed screen: ${screen_id}`]),
  ]);
  const inputs = action.inputs.flatMap((input, index) => checkDraft(input, `${path}.inputs[${index}]`));
  return [...steps, ...inputs, ...checkCounts(action, `${path}.current_counts`)];
}

/** What a model drafts, a person confirms; where much is at stake, no model drafts. */
function checkDraft(input: ActionInput, path: string): string[] {
  if (input.recommendation !== 'ai_draft_confirm') return [];
  return [
    ...(input.confirmation_required ? [] : [`${path}.confirmation_required must be true for an AI draft`]),
    ...(input.sensitive_or_consequential
      ? [`${path}.sensitive_or_consequential must be false for an AI draft`]
      : []),
  ];
}
