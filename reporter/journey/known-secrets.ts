import type { JoinedStep } from './join-calls.ts';
import { paramOf } from './step-params.ts';

/** What the test typed into secret fields, to be looked for in every text that leaves the run. Kept in memory only. */
export function listSecrets(steps: readonly JoinedStep[]): string[] {
  return steps.filter(isSecret).flatMap((step) => {
    const typed = paramOf(step, 'value') ?? paramOf(step, 'text') ?? '';
    return isTelling(typed) ? [typed] : [];
  });
}

/** The field said so; where no field was seen, its locator has to. */
function isSecret(step: JoinedStep): boolean {
  if (step.kind.interaction !== 'field_entry') return false;
  if (step.act !== null) return step.act.secret;
  return /pass|secret|token|otp|pin\b|cvv|cvc|card/i.test(paramOf(step, 'locator') ?? '');
}

/** Plain words are not looked for: they would be found everywhere, in "password" for instance. */
function isTelling(typed: string): boolean {
  return typed.length >= 6 && /[^\p{L}\s]/u.test(typed);
}
