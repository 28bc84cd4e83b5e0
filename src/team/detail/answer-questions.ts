import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import { acceptOne, closeGate, decide, promoteAssumption } from './gate.ts';
import { numberQuestions, openQuestions } from './number-questions.ts';

/** What a person says to one question, by its number in the team. */
export type TeamAnswer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'promote'; readonly words: string | null }
  | { readonly kind: 'choose'; readonly choice: string; readonly words: string | null };

/** What came of it: the gates as they are now, or why not (`say` names a sentence of the replies). */
export type Taken =
  | { readonly ok: true; readonly gates: readonly TeamDecisions[] }
  | { readonly ok: false; readonly say: string; readonly values: Readonly<Record<string, string>> };

/** Takes one answer to one open question. An answered one is never asked, and never changed, again. */
export function answerQuestion(
  gates: readonly TeamDecisions[],
  { number, answer, now }: { number: string; answer: TeamAnswer; now: string },
): Taken {
  const all = numberQuestions(gates);
  const question = [...all.assumptions, ...all.decisions].find((one) => one.number === number);
  if (question === undefined || !isOpen(gates, number)) return refuseClosed(gates, number);
  const isAssumption = number.startsWith('A');
  if (answer.kind === 'promote' && !isAssumption) return no('team_no_assumption', { id: number });
  if (answer.kind === 'choose' && isAssumption) return no('team_no_decision', { id: number });
  if (answer.kind === 'choose' && answer.choice !== 'other') {
    const letters = 'options' in question ? question.options.map((option) => option.charAt(0)) : [];
    if (!letters.includes(answer.choice))
      return no('team_no_option', { id: number, letters: letters.join(', ') });
  }
  return {
    ok: true,
    gates: gates.map((gate) =>
      gate.specialist === question.specialist ? closeGate(apply(gate, question.id, answer), now) : gate,
    ),
  };
}

function apply(gate: TeamDecisions, id: string, answer: TeamAnswer): TeamDecisions {
  if (answer.kind === 'promote') return promoteAssumption(gate, id, answer.words);
  if (answer.kind === 'choose')
    return decide(gate, id, answer.choice === 'other' ? (answer.words ?? '-') : answer.choice);
  const recommended = gate.decisions.find((one) => one.id === id)?.options[0]?.charAt(0);
  return recommended === undefined ? acceptOne(gate, id) : decide(gate, id, recommended);
}

function isOpen(gates: readonly TeamDecisions[], number: string): boolean {
  const { assumptions, decisions } = openQuestions(numberQuestions(gates));
  return [...assumptions, ...decisions].some((one) => one.number === number);
}

function refuseClosed(gates: readonly TeamDecisions[], id: string): Taken {
  const { assumptions, decisions } = openQuestions(numberQuestions(gates));
  const open = [...assumptions, ...decisions].map(({ number }) => number).join(', ');
  return no(open === '' ? 'team_nothing_open' : 'team_no_question', { id, open });
}

function no(say: string, values: Readonly<Record<string, string>>): Taken {
  return { ok: false, say, values };
}
