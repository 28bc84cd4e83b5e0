import type { State } from '../contract/state.ts';
import type { Moment } from './rule.ts';

type Message = State['messages'][number];

/** Messages that this step brought: none where the step before had already led to this very screen. */
export function findNewMessages({ previous, before, after }: Moment): Message[] {
  if (after !== null && previous?.state_after === after.id) return [];
  const known = new Set(before?.messages.map((message) => message.text));
  return (after?.messages ?? []).filter((message) => !known.has(message.text));
}

/** True when the screen after the step has words that the screen before did not have; `null` when not captured. */
export function hasNewWords({ before, after }: Moment): boolean | null {
  if (before === null || after === null) return null;
  const known = new Set(wordsOf(before));
  return wordsOf(after).some((text) => !known.has(text));
}

function wordsOf({ title, headings, messages, text, dialogs, controls }: State): string[] {
  return [
    title,
    ...[...headings, ...messages, ...text.blocks].map((part) => part.text),
    ...[...dialogs, ...controls].map((part) => part.name),
  ];
}
