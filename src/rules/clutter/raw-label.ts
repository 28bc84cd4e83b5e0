import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import type { StateRule } from '../rule.ts';
import { ofControl } from '../subject.ts';

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
      return isRaw ? fail(ofControl(control), { cause: name }) : pass(ofControl(control));
    }),
};
