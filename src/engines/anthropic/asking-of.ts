import type { Outcomes } from '../../contract/outcome.ts';
import { narrowOutcomes } from '../model/carry/scope.ts';
import type { Asking } from '../model/prompt/ask.ts';
import type { PromptTexts } from '../model/prompt/prompt-texts.ts';
import type { Brief } from './brief.ts';

/** What a question over a brief is written with: of what rules measured, only what lies in the brief's scope. */
export function askingOf({
  outcomes,
  brief,
  texts,
  standing,
  again = [],
}: {
  outcomes: Outcomes;
  brief: Brief;
  texts: PromptTexts;
  standing: Asking['standing'];
  again?: readonly string[];
}): Asking {
  const { nonce, conceal, scope } = brief;
  return {
    texts,
    nonce,
    conceal,
    outcomes: narrowOutcomes(outcomes, scope),
    standing: scope.isWhole ? null : standing,
    again,
  };
}
