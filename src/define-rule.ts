import type { Options, OwnRule } from './rules/own/own-rule.ts';

export { cannotTell, fail, pass } from './rules/answer.ts';
export { ofControl, ofJourney, ofScreen, ofStep } from './rules/subject.ts';

/** `ux-jury/rules`: a rule of a team, as it is; the call is for its types. */
export function defineRule<const Given extends Options = Record<never, never>>(
  rule: OwnRule<Given>,
): OwnRule<Given> {
  return rule;
}
