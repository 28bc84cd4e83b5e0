import { ACCESS } from './kinds/access.mjs';
import { CONSISTENCY } from './kinds/consistency.mjs';
import { CONTROL } from './kinds/control.mjs';
import { ERRORS } from './kinds/errors.mjs';
import { FEEDBACK } from './kinds/feedback.mjs';
import { FORMS } from './kinds/forms.mjs';
import { HONESTY } from './kinds/honesty.mjs';
import { VISUAL } from './kinds/visual.mjs';
import { TWINS } from './twins.mjs';

/** Every kind of fault, by area. */
export const KINDS = [FEEDBACK, ERRORS, CONTROL, FORMS, HONESTY, CONSISTENCY, VISUAL, ACCESS].flat();

/** What only a page of our own shows, under keys, narrow windows and large text. */
export const PROBED = new Set([
  'keyboard-trap',
  'focus-leads-away',
  'choice-leads-away',
  'no-reflow',
  'focus-outline-removed',
  'text-cut-off',
  'empty-form-silent',
]);

/** The page as it is. */
export const CLEAN = { id: 'clean', what: 'The page as it is.', inject: null };

/** A fault, a harmless twin, or the page as it is. */
export function findCase(id) {
  const found = [CLEAN, ...KINDS, ...TWINS].find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no case ${id}.`);
  return found;
}

export { TWINS };
