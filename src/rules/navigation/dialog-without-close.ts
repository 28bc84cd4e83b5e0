import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { isWayOut } from '../way-out.ts';
import { ACKNOWLEDGE } from '../words.ts';
import { wordsApply } from '../words-apply.ts';

/** A modal dialog can only be obeyed: it has no close, no cancel, no second choice. */
export const dialogWithoutClose: StateRule = {
  id: 'dialog-without-close',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    nielsen: ['H3'],
    walkthrough: [2],
    pure: ['difficulty'],
    criteria: ['no-dead-ends', 'back-navigation'],
  }),
  check: (state) => state.dialogs.filter(({ modal }) => modal).map((dialog) => inspect(dialog, state)),
};

function inspect({ name, controls }: State['dialogs'][number], state: State): Observation {
  const subject = { key: null, name, box: null };
  const usable = state.controls.filter(({ key, disabled }) => controls.includes(key) && !disabled);
  const choices = usable.filter(({ role }) => role === 'button' || role === 'link');
  if (choices.length > 1 || choices.some((choice) => isExit(choice.name))) return pass(subject);
  if (choices.length === 1 && !wordsApply(state)) return cannotTell(subject);
  return fail(subject, { cause: normalise(name), severity: choices.length === 0 ? 3 : 2 });
}

function isExit(name: string): boolean {
  return isWayOut(name) || ACKNOWLEDGE.test(name);
}
