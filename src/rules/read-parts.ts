import type { Part, PartKind } from '../contract/part.ts';
import type { State } from '../contract/state.ts';
import { cannotTell, fail, pass } from './answer.ts';
import type { Observation } from './rule.ts';
import { normalisePath } from './signature.ts';
import { callPlace, ofScreen } from './subject.ts';

/** What a rule says of one part: `skip` when it does not apply to it. */
export type PartAnswer = 'pass' | 'skip' | 'unsure' | Partial<Omit<Observation, 'key' | 'name' | 'box'>>;

interface Source {
  readonly kind: PartKind;
  readonly from?: 'survey' | 'probes';
  /** The kind is measured only where something is amiss: a screen without it is free of the fault. */
  readonly absence?: 'passes';
}

/**
 * Asks about each part of a kind that was measured on the screen. A screen whose measurement failed cannot tell; one that
 * was captured before there was such a measurement has nothing to answer.
 */
export function readParts(
  state: State,
  { kind, from = 'survey', absence }: Source,
  judge: (part: Part) => PartAnswer,
): Observation[] {
  const parts = state[from];
  if (parts === undefined) return [];
  if (parts === null) return [cannotTell(ofScreen(state))];
  const answers = parts
    .filter((part) => part.kind === kind)
    .flatMap((part) => toObservation(part, judge(part)));
  return answers.length === 0 && absence === 'passes' ? [pass(ofScreen(state))] : answers;
}

function toObservation(part: Part, answer: PartAnswer): Observation[] {
  const subject = {
    key: part.key,
    name: part.name.trim() === '' ? callPlace(part.key) : part.name,
    box: part.box,
  };
  if (answer === 'skip') return [];
  if (answer === 'pass') return [pass(subject)];
  if (answer === 'unsure') return [cannotTell(subject)];
  if (answer.result === 'passed') return [pass(subject, answer)];
  return [fail(subject, { cause: normalisePath(part.key), ...answer })];
}

/** A fact that is a number; `fallback` where it was not measured. */
export function numberOf({ facts }: Part, name: string, fallback = 0): number {
  const value = facts[name];
  return typeof value === 'number' ? value : fallback;
}

/** A fact that is words; empty where it was not measured. */
export function wordsOf({ facts }: Part, name: string): string {
  const value = facts[name];
  return typeof value === 'string' ? value : '';
}

/** True only when the fact was measured and is true. */
export function isTrue({ facts }: Part, name: string): boolean {
  return facts[name] === true;
}
