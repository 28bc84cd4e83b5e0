import type { Control } from '../contract/state.ts';

type Asked = Pick<Control, 'type' | 'name'>;

const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'email',
  tel: 'tel',
  password: 'current-password',
};
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\b(e-?mail)\b/i, 'email'],
  [/\b(phone|telephone|mobile)( number)?\b/i, 'tel'],
  [/\b(first|given) name\b/i, 'given-name'],
  [/\b(last|family) name|surname\b/i, 'family-name'],
  [/\b(full|your) name\b/i, 'name'],
  [/\b(street|home|billing|delivery|shipping) address\b|^address( line)?/i, 'street-address'],
  [/\b(post ?code|postal code|zip( code)?)\b/i, 'postal-code'],
  [/\b(town|city)\b/i, 'address-level2'],
  [/\bdate of birth|birthday\b/i, 'bday'],
  [/\bcard number\b/i, 'cc-number'],
  [/\b(security code|cvc|cvv)\b/i, 'cc-csc'],
];

/** The autofill name of the personal fact that a field asks for; `null` when it asks for none. */
export function findPurpose({ type, name }: Asked): string | null {
  return BY_TYPE[type ?? ''] ?? BY_WORD.find(([word]) => word.test(name))?.[1] ?? null;
}

const TOKENS = new Set(
  `on off name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3
  address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name
  cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency
  transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national
  tel-area-code tel-local tel-extension email impp home work mobile fax pager shipping billing webauthn`.split(
    /\s+/,
  ),
);

/** True when every part of an `autocomplete` value is in the HTML standard. */
export function isAutofillValue(value: string): boolean {
  return value
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((token) => TOKENS.has(token) || token.startsWith('section-'));
}
