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

/** How near an answer stands to its counterpart, in CSS pixels. */
const BESIDE_PX = 120;

/** Buttons that stand together: in one dialog, in one named group, or side by side without either. */
function listChoices(state: State): Control[][] {
  const buttons = state.controls.filter(isButtonOrLink);
  const inDialogs = state.dialogs.map(({ controls }) => buttons.filter(({ key }) => controls.includes(key)));
  const groups = new Set(buttons.flatMap(({ group }) => (group === null ? [] : [group])));
  const inGroups = [...groups].map((name) => buttons.filter(({ group }) => group === name));
  const held = new Set([...inDialogs, ...inGroups].flat());
  return [...inDialogs, ...inGroups, ...pairUp(buttons.filter((button) => !held.has(button)))];
}

/** Each refusal with the agreements that stand beside it. */
function pairUp(buttons: readonly Control[]): Control[][] {
  return buttons
    .filter(({ name }) => DECLINE.test(name))
    .map((no) => [no, ...buttons.filter((yes) => yes !== no && areBeside(no, yes))]);
}

function areBeside({ box: one }: Control, { box: two }: Control): boolean {
  if (one === null || two === null) return false;
  const across = Math.max(one.x, two.x) - Math.min(one.x + one.width, two.x + two.width);
  const down = Math.max(one.y, two.y) - Math.min(one.y + one.height, two.y + two.height);
  return across <= BESIDE_PX && down <= BESIDE_PX;
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
