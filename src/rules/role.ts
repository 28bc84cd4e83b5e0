import type { Control } from '../contract/state.ts';

type Kind = Pick<Control, 'tag' | 'type' | 'role'>;

const FIELDS = 'textbox searchbox combobox listbox spinbutton slider checkbox radio switch'.split(' ');
const TEXTS = 'textbox searchbox spinbutton'.split(' ');
const BUTTON_TYPES = 'submit button reset image hidden'.split(' ');
const TICKS = 'checkbox radio switch'.split(' ');
const ACTIVE =
  'button link tab menuitem menuitemcheckbox menuitemradio checkbox radio switch option treeitem combobox'.split(
    ' ',
  );

/** Something that a person fills in or sets. */
export function isField({ tag, type, role }: Kind): boolean {
  if (FIELDS.includes(role)) return true;
  return /^(input|select|textarea)$/i.test(tag) && !BUTTON_TYPES.includes(type ?? 'text');
}

/** A field that takes typing. */
export function isTextEntry(kind: Kind): boolean {
  return isField(kind) && (TEXTS.includes(kind.role) || /^textarea$/i.test(kind.tag));
}

/** A field that is ticked, not typed in. */
export function isTick({ role }: Kind): boolean {
  return TICKS.includes(role);
}

/** A field for searching: its purpose shows without a label, by long convention. */
export function isSearch({ role, type }: Kind): boolean {
  return role === 'searchbox' || type === 'search';
}

/** A button or a link: something whose name is its only explanation. */
export function isButtonOrLink({ role }: Kind): boolean {
  return role === 'button' || role === 'link';
}

/** A role of which people expect a response when they press it. */
export function isActive({ role }: Kind): boolean {
  return ACTIVE.includes(role);
}
