import { type ParseArgsConfig, parseArgs } from 'node:util';
import { InputError } from '../contract/errors.ts';

/** Options and positionals of a command. Throws InputError usage for an option that is not known or has no value. */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new InputError('usage', what, { hint: 'See `ux-jury --help`.', cause });
  }
}
