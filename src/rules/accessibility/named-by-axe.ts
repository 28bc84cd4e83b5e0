import type { State } from '../../contract/state.ts';

/** axe's rules that would fail on a control without a name. */
const NAME_RULES = [
  ...[
    'aria-command-name',
    'aria-input-field-name',
    'aria-toggle-field-name',
    'button-name',
    'input-button-name',
  ],
  ...['label', 'link-name', 'select-name', 'summary-name', 'input-image-alt'],
];

/** True when axe ran on the screen and found every control named: then a name that we miss is there. */
export function isNamedByAxe({ axe }: Pick<State, 'axe'>): boolean {
  return (
    axe !== null && ![...axe.violations, ...axe.incomplete].some(({ rule }) => NAME_RULES.includes(rule))
  );
}
