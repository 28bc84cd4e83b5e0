import type { Assumption, Decision, Decisions } from '../contract/decisions.ts';
import type { Question } from './question.ts';

type Entry = Assumption | Decision;

/**
 * The decisions with the questions of a new result: what was answered on the same evidence stays answered and is never
 * asked again; on other evidence it is asked anew with the old answer beside it. Answers to what is no longer asked stay.
 */
export function askQuestions(
  previous: Decisions | null,
  questions: readonly Question[],
  frame: { subject: string; at: string },
): Decisions {
  const old = new Map(entriesOf(previous).map((entry) => [entry.subject, entry]));
  const asked = new Set(questions.map(({ subject }) => subject));
  const isKept = (entry: Entry): boolean =>
    !asked.has(entry.subject) && (entry.answer !== null || entry.previous !== null);
  const next = {
    subject: frame.subject,
    gate_started: previous?.gate_started ?? frame.at,
    assumptions: [
      ...questions
        .filter(({ blocking }) => !blocking)
        .map((question) => assume(question, old.get(question.subject), frame.at)),
      ...(previous?.assumptions ?? []).filter(isKept),
    ],
    decisions: [
      ...questions
        .filter(({ blocking }) => blocking)
        .map((question) => decide(question, old.get(question.subject), frame.at)),
      ...(previous?.decisions ?? []).filter(isKept),
    ],
    waivers: previous?.waivers ?? [],
    ...(previous?.validations === undefined ? {} : { validations: previous.validations }),
  };
  const isOpen = entriesOf({ ...next, gate_completed: null }).some(
    ({ subject, answer }) => asked.has(subject) && answer === null,
  );
  return { ...next, gate_completed: isOpen ? null : (previous?.gate_completed ?? frame.at) };
}

/** Every assumption and decision. */
export function entriesOf(decisions: Decisions | null): Entry[] {
  return decisions === null ? [] : [...decisions.decisions, ...decisions.assumptions];
}

function assume(question: Question, old: Entry | undefined, at: string): Assumption {
  const kept = carry(question, old, at);
  const { answer } = kept;
  const [first] = question.options;
  const fallback = String(first?.score ?? first?.letter ?? '');
  const isDefault = answer !== null && answer.value === fallback;
  return {
    ...kept,
    default: fallback,
    rationale: question.why,
    status: answer === null ? 'open' : isDefault ? 'accepted' : 'promoted',
    user_override: answer === null || isDefault ? null : answer.value,
  };
}

function decide(question: Question, old: Entry | undefined, at: string): Decision {
  const kept = carry(question, old, at);
  const chosen = question.options.find(({ score, letter }) =>
    score === null ? kept.answer?.value === letter : score === kept.answer?.score,
  );
  return {
    ...kept,
    context: question.context,
    options: question.options,
    chosen: kept.answer === null ? null : (chosen?.letter ?? 'other'),
    user_input: kept.answer === null || chosen !== undefined ? null : kept.answer.value,
  };
}

function carry(question: Question, old: Entry | undefined, at: string) {
  const { id, subject, title, evidence } = question;
  const base = { id, subject, title, evidence };
  if (old?.evidence === evidence)
    return { ...base, asked_at: old.asked_at, answer: old.answer, previous: old.previous };
  if (old?.previous?.evidence === evidence)
    return { ...base, asked_at: at, answer: old.previous, previous: old.answer };
  return { ...base, asked_at: at, answer: null, previous: old?.answer ?? old?.previous ?? null };
}
