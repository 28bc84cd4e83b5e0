import type { Stage1 } from '../../contract/team/stage1.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';

/** Above this number a table comes first and only the chosen decisions are asked one by one. */
export const MOST_ONE_BY_ONE = 7;

type Assumption = TeamDecisions['assumptions'][number];
type Decision = TeamDecisions['decisions'][number];

/** A fresh file of decisions: everything that stage 1 raised, nothing answered. `now` is ISO time. */
export function openGate(stage1: Stage1, now: string): TeamDecisions {
  return {
    specialist: stage1.specialist,
    gate_started: now,
    gate_completed: null,
    assumptions: (stage1.assumptions ?? []).map(({ id, title, default: value, rationale }) => ({
      id,
      title,
      default: value,
      status: 'open',
      user_override: null,
      rationale,
    })),
    decisions: stage1.decisions.map(({ id, title, options, recommended, because, risk }) => ({
      id,
      title,
      context: `Recommended: ${recommended}, because ${because}. Risk if wrong: ${risk}`,
      options: options
        .toSorted((a, b) => Number(b.letter === recommended) - Number(a.letter === recommended))
        .map(({ letter, text }) => `${letter}: ${text}${letter === recommended ? ' (recommended)' : ''}`),
      chosen: null,
      user_input: null,
    })),
  };
}

/** What must be asked next; nothing that is answered is ever named again. */
export type NextQuestion =
  | { readonly kind: 'assumptions'; readonly items: readonly Assumption[] }
  | { readonly kind: 'triage'; readonly items: readonly Decision[] }
  | { readonly kind: 'decision'; readonly item: Decision }
  | { readonly kind: 'done' };

/** `isTriaged` once the table of 8 or more was shown in this sitting. */
export function nextQuestion(file: TeamDecisions, isTriaged: boolean): NextQuestion {
  const assumptions = file.assumptions.filter(({ status }) => status === 'open');
  if (assumptions.length > 0) return { kind: 'assumptions', items: assumptions };
  const open = file.decisions.filter(({ chosen }) => chosen === null);
  if (open.length > MOST_ONE_BY_ONE && !isTriaged) return { kind: 'triage', items: open };
  const [item] = open;
  return item === undefined ? { kind: 'done' } : { kind: 'decision', item };
}

/** Accepts every assumption that is still open, in one change. */
export function acceptAssumptions(file: TeamDecisions): TeamDecisions {
  return {
    ...file,
    assumptions: file.assumptions.map((one) =>
      one.status === 'open' ? { ...one, status: 'accepted' } : one,
    ),
  };
}

/** Accepts one assumption that is still open. */
export function acceptOne(file: TeamDecisions, id: string): TeamDecisions {
  const accept = (one: Assumption): Assumption =>
    one.id === id && one.status === 'open' ? { ...one, status: 'accepted' } : one;
  return { ...file, assumptions: file.assumptions.map(accept) };
}

/** Takes one assumption out of the group; `override` null keeps the default although it was looked at. */
export function promoteAssumption(file: TeamDecisions, id: string, override: string | null): TeamDecisions {
  return {
    ...file,
    assumptions: file.assumptions.map((one) =>
      one.id === id && one.status === 'open' ? { ...one, status: 'promoted', user_override: override } : one,
    ),
  };
}

/** Notes an answer: a letter of the options, or any words of the person, which are taken as they are. */
export function decide(file: TeamDecisions, id: string, answer: string): TeamDecisions {
  return {
    ...file,
    decisions: file.decisions.map((one) => {
      if (one.id !== id || one.chosen !== null) return one;
      const letter = answer.trim().toUpperCase();
      const isOption = one.options.some((option) => option.startsWith(`${letter}: `));
      return isOption
        ? { ...one, chosen: letter, user_input: null }
        : { ...one, chosen: 'other', user_input: answer.trim() === '' ? null : answer };
    }),
  };
}

/** Gives every open decision but the named ones its recommendation. */
export function decideRest(file: TeamDecisions, toDiscuss: readonly string[]): TeamDecisions {
  const open = file.decisions.filter(({ id, chosen }) => chosen === null && !toDiscuss.includes(id));
  return open.reduce((so_far, { id, options }) => decide(so_far, id, letterOf(options[0] ?? 'A')), file);
}

function letterOf(option: string): string {
  return option.slice(0, option.indexOf(':'));
}

/** Everything answered and the file not yet closed: sets the time. */
export function closeGate(file: TeamDecisions, now: string): TeamDecisions {
  if (file.gate_completed !== null || nextQuestion(file, true).kind !== 'done') return file;
  return { ...file, gate_completed: now };
}

/** How far a gate is: answered and all. */
export function countAnswers(file: TeamDecisions): { answered: number; of: number } {
  const open =
    file.assumptions.filter(({ status }) => status === 'open').length +
    file.decisions.filter(({ chosen }) => chosen === null).length;
  const of = file.assumptions.length + file.decisions.length;
  return { answered: of - open, of };
}

/** Ids of the decisions file that stage 1 does not know, or the reverse: the two do not belong together. */
export function strayIds(stage1: Stage1, file: TeamDecisions): string[] {
  const known = [...(stage1.assumptions ?? []), ...stage1.decisions].map(({ id }) => id);
  const found = [...file.assumptions, ...file.decisions].map(({ id }) => id);
  return [...known.filter((id) => !found.includes(id)), ...found.filter((id) => !known.includes(id))];
}
