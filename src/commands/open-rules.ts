import type { OwnRules } from '../adapters/own-rules.ts';
import type { SettingsFile } from '../adapters/settings-file.ts';
import { InputError } from '../contract/errors.ts';
import { catalogue } from '../rules/catalogue.ts';
import { configureRules, type RuleSet } from '../rules/configure-rules.ts';
import type { RulePage } from '../rules/rule.ts';

/** The rules in force. `identity` tells the project's changes apart, code of its own rules included; `null`: none. */
export interface OpenedRules extends RuleSet {
  readonly identity: string | null;
}

/** Applies the settings of a project to the catalogue. Throws InputError config_invalid or own_rule_invalid. */
export function openRules(
  { settings, path, lineOf }: SettingsFile,
  own: OwnRules,
  pages: ReadonlyMap<string, RulePage>,
): OpenedRules {
  refuseTaken(own.rules.map(({ id }) => id));
  const { set, faults } = configureRules({ catalogue, pages, own: own.rules, settings: settings.rules });
  if (faults.length > 0) {
    const lines = faults.map((fault) => `line ${lineOf(fault.path)}: ${fault.path.join('.')}: ${fault.why}`);
    throw new InputError('config_invalid', `${path ?? 'the settings'}: ${lines.join('; ')}`, {
      hint: '`ux-jury rules` lists the rules; docs/own-rules.md says what may be set.',
    });
  }
  return { ...set, identity: set.project === null ? null : identify(set, own.sha256, settings.rules) };
}

function identify({ project }: RuleSet, code: string, settings: SettingsFile['settings']['rules']) {
  const own = project?.own ?? [];
  const told = own.length === 0 ? {} : settings;
  return JSON.stringify({ ...project, off: project?.off.map(({ rule }) => rule), code, told });
}

function refuseTaken(ids: readonly string[]): void {
  const known = catalogue.map(({ id }) => id);
  const taken = ids.find((id, index) => known.includes(id) || ids.indexOf(id) !== index);
  if (taken === undefined) return;
  throw new InputError('own_rule_invalid', `There is a rule ${taken} already.`, {
    hint: 'Give your rule an id of its own, for example with the name of your team before it.',
  });
}
