import type { Options, OwnRule } from './rules/own/own-rule.ts';

/** `ux-jury/rules`: a rule of a team, as it is; the call is for its types. */
export function defineRule<const Given extends Options = Record<never, never>>(
  rule: OwnRule<Given>,
): OwnRule<Given> {
  return rule;
}
