import type { Box } from '../contract/primitives.ts';
import type { Observation } from './rule.ts';

/** What an answer is about: a control, a message, a screen, a journey. */
export interface Subject {
  readonly key: string | null;
  readonly name: string;
  readonly box: Box | null;
}

type Detail = Partial<Omit<Observation, 'result' | 'key' | 'name' | 'box'>>;

/** The subject shows the fault: a measured fact. */
export function fail(subject: Subject, detail: Detail = {}): Observation {
  return answer('failed', subject, detail);
}

/** The subject was measured and is free of the fault. */
export function pass(subject: Subject, detail: Detail = {}): Observation {
  return answer('passed', subject, detail);
}

/** The subject may have the fault: what would decide it was not measured. */
export function cannotTell(subject: Subject, detail: Detail = {}): Observation {
  return answer('cannot_tell', subject, detail);
}

function answer(result: Observation['result'], subject: Subject, detail: Detail): Observation {
  const { key, name, box } = subject;
  return { values: {}, ...detail, result, key, name, box };
}
