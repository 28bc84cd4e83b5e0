import type { State } from '../../contract/state.ts';
import { fieldWithoutPurpose } from '../forms/field-without-purpose.ts';
import { unlabelledField } from '../forms/unlabelled-field.ts';
import { missingTitle } from '../navigation/missing-title.ts';
import type { StateRule } from '../rule.ts';
import { imageWithoutText } from './image-without-text.ts';
import { missingLanguage } from './missing-language.ts';
import { unnamedControl } from './unnamed-control.ts';

/** axe's rules whose fault one of our own rules words better. */
const OWN: Readonly<Record<string, StateRule>> = {
  'autocomplete-valid': fieldWithoutPurpose,
  'button-name': unnamedControl,
  'document-title': missingTitle,
  'html-has-lang': missingLanguage,
  'image-alt': imageWithoutText,
  'input-button-name': unnamedControl,
  'input-image-alt': unnamedControl,
  label: unlabelledField,
  'link-name': unnamedControl,
  'select-name': unlabelledField,
};

/** Target size is always ours: axe falls silent where text stands beside a target. */
const ALWAYS_OWN = 'target-size';

/** True when the same fault on the same screen is reported by a rule of our own, so that it is not counted twice. */
export function isSaidByOwnRule(axeRule: string, state: State): boolean {
  if (axeRule === ALWAYS_OWN) return true;
  const answers = OWN[axeRule]?.check(state) ?? [];
  return answers.some(({ result, claims }) => result === 'failed' && claims?.wcag?.length !== 0);
}
