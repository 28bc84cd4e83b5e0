import type { Action } from '../contract/action-analysis.ts';

type Counted = Record<'logical_steps' | 'clicks_taps' | 'required_fields' | 'optional_fields', number>;
const KEYS = ['logical_steps', 'clicks_taps', 'required_fields', 'optional_fields'] as const;

const MEANING: Readonly<Record<keyof Counted, string>> = {
  logical_steps: 'the number of steps that are not a system_wait',
  clicks_taps: 'the sum of pointer_activations',
  required_fields: 'the number of required inputs',
  optional_fields: 'the number of optional inputs',
};

/** Holds an action's counts to its steps and inputs; the contract compares them only when all four are known. */
export function checkCounts(action: Action, path: string): string[] {
  const given = action.current_counts;
  const unknown = KEYS.filter((key) => given[key] === null);
  if (unknown.length > 0)
    return mustBeKnown(action)
      ? unknown.map((key) => `${path}.${key} must be known for an observed or specified action`)
      : [];
  const counted = countAction(action);
  return KEYS.filter((key) => given[key] !== counted[key]).map(
    (key) => `${path}.${key} must equal ${MEANING[key]}, ${counted[key]}`,
  );
}

function mustBeKnown({ evidence_status }: Action): boolean {
  return evidence_status === 'observed' || evidence_status === 'specified';
}

function countAction({ steps, inputs }: Action): Counted {
  const required = inputs.filter((input) => input.current_requirement === 'required').length;
  return {
    logical_steps: steps.filter((step) => step.interaction !== 'system_wait').length,
    clicks_taps: steps.reduce((sum, step) => sum + step.pointer_activations, 0),
    required_fields: required,
    optional_fields: inputs.length - required,
  };
}
