import type { Action, ActionInput, Counts } from '../../contract/action-analysis.ts';
import type { Journey } from '../../contract/journey.ts';
import { isWalked } from '../../contract/source.ts';
import { type EngineWords, say } from './words.ts';

interface Path {
  readonly journey: Journey;
  readonly steps: Action['steps'];
  readonly inputs: readonly ActionInput[];
  readonly counts: Counts;
}

/** The shortest path that the evidence defends; counts are unknown where the journey was blocked. */
export function simplifyPath(path: Path, words: EngineWords): Action['simplest_safe_path'] {
  const isKnown = path.journey.status === 'complete';
  const avoidable = path.steps.filter((step) => step.avoidable && step.interaction !== 'system_wait');
  const clicks = avoidable.reduce((sum, step) => sum + step.pointer_activations, 0);
  const derived = path.inputs.filter((input) => input.recommendation === 'derive_automatically');
  const dropped = (requirement: ActionInput['current_requirement']): number =>
    derived.filter((input) => input.current_requirement === requirement).length;
  const less = (count: number | null, by: number): number | null =>
    isKnown && count !== null ? Math.max(0, count - by) : null;
  return {
    logical_steps: less(path.counts.logical_steps, avoidable.length),
    clicks_taps: less(path.counts.clicks_taps, clicks),
    required_fields: less(path.counts.required_fields, dropped('required')),
    optional_fields: less(path.counts.optional_fields, dropped('optional')),
    changes: isWalked(path.journey)
      ? changesFor(avoidable, path.inputs, words)
      : [say(words, 'pure.change_unwalked')],
    safeguards: safeguardsFor(path, words),
  };
}

const CHANGES: Partial<Record<ActionInput['recommendation'], string>> = {
  derive_automatically: 'pure.change_required',
  make_optional: 'pure.change_required',
  prefill_known_data: 'pure.change_prefill',
  ai_draft_confirm: 'pure.change_draft',
};

function changesFor(
  avoidable: Action['steps'],
  inputs: readonly ActionInput[],
  words: EngineWords,
): string[] {
  const steps = avoidable.map((step) =>
    say(words, 'pure.change_avoidable', { order: step.order, title: step.description }),
  );
  const fields = inputs.flatMap((input) => {
    const sentence = CHANGES[input.recommendation];
    return sentence === undefined ? [] : [say(words, sentence, { name: input.name })];
  });
  const changes = [...steps, ...new Set(fields)];
  return changes.length > 0 ? changes : [say(words, 'pure.change_none')];
}

/** A dialog that stood before a step is a safeguard; it is kept even where it costs a step. */
function safeguardsFor({ journey }: Path, words: EngineWords): string[] {
  const confirmed = journey.steps
    .filter((step) => step.response?.kind === 'dialog' && step.target !== null)
    .map((step) => say(words, 'pure.safeguard_confirm', { name: step.target?.name || step.title }));
  return [...new Set(confirmed), say(words, 'pure.safeguard_errors')];
}
