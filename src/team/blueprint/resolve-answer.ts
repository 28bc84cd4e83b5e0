import type { Stage1 } from '../../contract/team/stage1.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';

/** What a question came to. `refused`: leave the finding as it is. `isOwnWords`: a person said something else. */
export type Answer =
  | { readonly kind: 'given'; readonly id: string; readonly text: string; readonly isOwnWords: boolean }
  | { readonly kind: 'refused'; readonly id: string; readonly text: string }
  | { readonly kind: 'unanswered'; readonly id: string; readonly text: string };

/** The answer to A1 or D2; without a file of decisions (Light) the default or the recommendation holds. */
export function resolveAnswer(id: string | null, stage1: Stage1, file: TeamDecisions | null): Answer {
  if (id === null) return { kind: 'given', id: '', text: '', isOwnWords: false };
  return id.startsWith('A') ? resolveAssumption(id, stage1, file) : resolveDecision(id, stage1, file);
}

function resolveAssumption(id: string, stage1: Stage1, file: TeamDecisions | null): Answer {
  const raised = stage1.assumptions?.find((one) => one.id === id);
  const settled = file?.assumptions.find((one) => one.id === id);
  if (raised === undefined || (file !== null && (settled === undefined || settled.status === 'open')))
    return { kind: 'unanswered', id, text: '' };
  const override = settled?.user_override ?? null;
  return { kind: 'given', id, text: override ?? raised.default, isOwnWords: override !== null };
}

/** The first option acts; every other one leaves things as they are. */
function resolveDecision(id: string, stage1: Stage1, file: TeamDecisions | null): Answer {
  const raised = stage1.decisions.find((one) => one.id === id);
  const settled = file?.decisions.find((one) => one.id === id);
  const chosen = file === null ? raised?.recommended : settled?.chosen;
  if (raised === undefined || chosen === undefined || chosen === null)
    return { kind: 'unanswered', id, text: '' };
  if (chosen === 'other') return { kind: 'given', id, text: settled?.user_input ?? '-', isOwnWords: true };
  const text = raised.options.find(({ letter }) => letter === chosen)?.text ?? '';
  return chosen === raised.options[0]?.letter
    ? { kind: 'given', id, text, isOwnWords: false }
    : { kind: 'refused', id, text };
}

const PLAIN: Readonly<Record<string, string>> = { "'": '’', '"': '”', '`': '’' };

/** Words of a person on their way into source: nothing in them can end a string, open a tag or start an expression. */
export function safeWords(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/['"`]/g, (quote) => PLAIN[quote] ?? '')
    .replace(/[\\<>{}$]|[\p{C}]/gu, '')
    .trim()
    .slice(0, 300);
}
