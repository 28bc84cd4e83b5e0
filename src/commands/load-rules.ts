import { loadOwnRules, type OwnRules } from '../adapters/own-rules.ts';
import { openSettings, projectFolder } from '../adapters/settings-file.ts';
import { readTexts } from '../adapters/texts.ts';
import { catalogue } from '../rules/catalogue.ts';
import type { Rule } from '../rules/rule.ts';
import { type OpenedRules, openRules } from './open-rules.ts';

/** The rules that the settings of a project give, with what they were made from. */
export interface LoadedRules {
  readonly rules: OpenedRules;
  readonly own: OwnRules;
  readonly catalogue: readonly Rule[];
}

/** Reads a project's settings and its own rules. Throws InputError. */
export async function loadRules(folder: string, config: string | null): Promise<LoadedRules> {
  const file = openSettings(folder, config);
  const own = await loadOwnRules(projectFolder(folder, config), file.settings.plugins);
  return { rules: openRules(file, own, readTexts().rulePages), own, catalogue };
}
