import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isButtonOrLink } from '../role.ts';
import type { Observation, StateRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { ACCEPT, DECLINE } from '../words.ts';

/** A "no" of less than this part of the "yes" is made to be overlooked. */
const FAIR_SHARE = 0.4;

/** Agreeing is a large button and refusing a small one beside it: the design decides for the person. */
export const lopsidedChoice: StateRule = {
  id: 'lopsided-choice',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({ spark: ['purposeful'], nielsen: ['H4'], walkthrough: [2], criteria: ['journey-clarity'] }),
  check: (state) => listChoices(state).flatMap(judge),
};

/** Buttons that stand together: in one dialog, or in one named group. */
function listChoices(state: State): Control[][] {
  const buttons = state.controls.filter(isButtonOrLink);
  const inDialogs = state.dialogs.map(({ controls }) => buttons.filter(({ key }) => controls.includes(key)));
  const groups = new Set(buttons.flatMap(({ group }) => (group === null ? [] : [group])));
  return [...inDialogs, ...[...groups].map((name) => buttons.filter(({ group }) => group === name))];
}

function judge(choice: Control[]): Observation[] {
  const yes = choice.filter(({ name }) => ACCEPT.test(name) && !DECLINE.test(name));
  const no = choice.filter(({ name }) => DECLINE.test(name));
  const [decline] = no;
  if (yes.length === 0 || decline === undefined) return [];
  const [accepted, refused] = [largest(yes), largest(no)];
  if (accepted === null || refused === null) return [cannotTell(ofControl(decline))];
  const values = { share: Math.round((100 * refused) / accepted) };
  if (refused >= accepted * FAIR_SHARE) return [pass(ofControl(decline), { values })];
  return [fail(ofControl(decline), { cause: signByName(decline), values })];
}

function largest(controls: readonly Control[]): number | null {
  const areas = controls.flatMap(({ box }) => (box === null ? [] : [box.width * box.height]));
  return areas.length === 0 ? null : Math.max(...areas);
}
