import { UxJuryError } from '../../contract/errors.ts';

/**
 * An evaluator, expert or judge gave no usable judgement: nothing is scored and the run fails closed. `code` says which
 * of the known states it is.
 */
export class AbsentError extends UxJuryError {
  override readonly name = 'AbsentError';
  readonly who: string;

  constructor(who: string, state: { code: string; what: string; hint: string; cause?: unknown }) {
    super(state.code, `${who} gave no judgement: ${state.what}`, { hint: state.hint, cause: state.cause });
    this.who = who;
  }
}
