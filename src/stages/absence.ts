import { InputError, UxJuryError } from '../contract/errors.ts';
import type { Engine } from '../engines/engine.ts';

/**
 * Whether an error says that an expert or the judge gave nothing, which the protocol has an answer for. What a person gave
 * us wrongly is not that, and an engine that always answers alike does not fail by chance: such faults break the run.
 */
export function isAbsence(error: unknown, { isDeterministic }: Pick<Engine, 'isDeterministic'>): boolean {
  if (error instanceof InputError) return false;
  return !isDeterministic || error instanceof UxJuryError;
}
