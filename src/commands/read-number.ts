import { InputError } from '../contract/errors.ts';

/** A whole number from 1 on that a flag gives; `null` when it is not given. Throws InputError usage. */
export function readNumber(flag: string, given: string | undefined): number | null {
  if (given === undefined) return null;
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new InputError('usage', `${flag} is ${JSON.stringify(given)}.`, {
    hint: 'Give a whole number from 1 on.',
  });
}
