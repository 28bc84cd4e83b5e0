import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { ofControl } from '../subject.ts';

/** So many links of that form are an index of a program's parts, and no slip. */
const MANY = 5;
const SNAKE = /^[a-z0-9]+(_[a-z0-9]+)+[:*]?$/i;
const CAMEL = /^[a-z]{3,}([A-Z][a-z]+)+[:*]?$/;

/** A control is called by the name it has in the program: `user_name`, `customerId`. */
export const rawLabel: StateRule = {
  id: 'raw-label',
  scope: 'state',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['simple'],
    nielsen: ['H2'],
    walkthrough: [3],
    pure: ['difficulty'],
    criteria: ['journey-clarity'],
  }),
  check: (state) =>
    state.controls.map((control) => {
      const name = control.name.trim();
      if (name === '') return cannotTell(ofControl(control));
      const isRaw = SNAKE.test(name) || CAMEL.test(name);
      if (!isRaw) return pass(ofControl(control));
      return isSubject(control, state)
        ? cannotTell(ofControl(control))
        : fail(ofControl(control), { cause: name });
    }),
};

/** Pages about programs link to what they describe: then the name of the program is the name that its readers know. */
function isSubject({ role }: Control, { controls }: State): boolean {
  if (role !== 'link') return false;
  const links = controls.filter((control) => control.role === 'link');
  const raw = links.filter(({ name }) => SNAKE.test(name.trim()) || CAMEL.test(name.trim()));
  return raw.length >= MANY;
}
