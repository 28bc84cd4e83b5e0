import type { ActionInput } from '../../contract/action-analysis.ts';
import type { Journey, Step, StepTarget } from '../../contract/journey.ts';
import { type EngineWords, say } from './words.ts';

/** Identity, authentication, payment and one-time codes: never drafted, never derived (WHATWG autofill tokens). */
const SENSITIVE_TOKENS = /^(current-password|new-password|one-time-code|cc-|username$)/;
const KNOWN_TOKENS =
  /^(name|given-name|family-name|email|tel|street-address|address-|postal-code|country|organization|bday|language)/;
const LONG_TEXT_TAG = 'textarea';

/** Lists the fields a journey filled in, once each, with what could be done about each. */
export function adviseInputs(journey: Journey, words: EngineWords): ActionInput[] {
  const seen = new Map<string, ActionInput>();
  for (const step of journey.steps) {
    const target = fieldOf(step);
    if (target === null) continue;
    const key = `${step.state_before ?? ''} ${target.key}`;
    if (!seen.has(key)) seen.set(key, advise(target, wasAsked(target, seen), words));
  }
  return [...seen.values()];
}

function fieldOf(step: Step): StepTarget | null {
  const isField = step.interaction === 'field_entry' || step.interaction === 'selection';
  return isField && step.input !== null ? step.target : null;
}

function wasAsked(target: StepTarget, seen: ReadonlyMap<string, ActionInput>): boolean {
  const name = nameOf(target).toLowerCase();
  return [...seen.values()].some((input) => input.name.toLowerCase() === name);
}

function nameOf(target: StepTarget): string {
  return target.name.trim() === '' ? target.key : target.name;
}

function advise(target: StepTarget, isAskedAgain: boolean, words: EngineWords): ActionInput {
  const choice = chooseAdvice(target, isAskedAgain);
  return {
    name: nameOf(target),
    current_requirement: target.required ? 'required' : 'optional',
    recommendation: choice.recommendation,
    confirmation_required: choice.recommendation === 'ai_draft_confirm',
    sensitive_or_consequential: choice.rationale === 'sensitive',
    rationale: say(words, `pure.rationale_${choice.rationale}`, { autocomplete: target.autocomplete ?? '' }),
  };
}

interface Advice {
  readonly recommendation: ActionInput['recommendation'];
  readonly rationale: 'sensitive' | 'prefill' | 'again' | 'draft' | 'keep';
}

function chooseAdvice(target: StepTarget, isAskedAgain: boolean): Advice {
  const token = target.autocomplete ?? '';
  if (target.type === 'password' || SENSITIVE_TOKENS.test(token))
    return { recommendation: 'keep_user_required', rationale: 'sensitive' };
  if (isAskedAgain) return { recommendation: 'derive_automatically', rationale: 'again' };
  if (KNOWN_TOKENS.test(token)) return { recommendation: 'prefill_known_data', rationale: 'prefill' };
  if (target.tag === LONG_TEXT_TAG) return { recommendation: 'ai_draft_confirm', rationale: 'draft' };
  return { recommendation: 'keep_user_required', rationale: 'keep' };
}
