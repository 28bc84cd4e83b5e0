import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CriteriaOverrides,
  type CriteriaPreset,
  criteriaOverrides,
  type Preset,
} from '../contract/criteria.ts';
import { InputError } from '../contract/errors.ts';
import { CRITERIA_FILE } from '../debate/adapt-criteria.ts';
import { checkOverrides, describeFault, type OverrideFault } from '../debate/check-overrides.ts';
import type { Settings } from '../settings.ts';
import { describeIssues, openYaml, type YamlFile } from './yaml-file.ts';

const HINT = `README.md shows what ${CRITERIA_FILE} may hold; the ids of the shipped criteria are in templates/criteria/.`;

/** The list that a project starts from, and what its settings and its criteria file change of it. */
export interface CriteriaChoice {
  readonly preset: CriteriaPreset;
  readonly overrides: CriteriaOverrides;
}

/**
 * Reads ux-jury.criteria.yml in `folder`, if there is one. What it says of scale, threshold, cycles and mode goes before
 * the settings. Throws InputError criteria_unreadable, criteria_invalid or config_invalid; each fault names its line.
 */
export function readCriteria(
  folder: string,
  { debate: { execution: _, ...base } }: Settings,
  presets: Readonly<Record<Preset, CriteriaPreset>>,
): CriteriaChoice {
  const path = join(folder, CRITERIA_FILE);
  const file = existsSync(path) ? openYaml(path, 'criteria_unreadable', HINT) : null;
  const own = file === null ? {} : accept(file);
  const overrides = { ...base, ...own };
  const preset = presets[own.preset ?? 'interaction'];
  const faults = checkOverrides(preset, overrides);
  if (faults.length > 0) throw refuse(faults, file);
  return { preset, overrides };
}

function accept(file: YamlFile): CriteriaOverrides {
  const parsed = criteriaOverrides.safeParse(file.value);
  if (parsed.success) return parsed.data;
  throw invalid('criteria_invalid', CRITERIA_FILE, describeIssues(file, parsed.error));
}

/** A fault that the criteria file does not hold is one of the settings. */
function refuse(faults: readonly OverrideFault[], file: YamlFile | null): InputError {
  const isOwn = ({ path }: OverrideFault): boolean => file?.has(path) === true;
  const [first] = faults;
  if (file === null || (first !== undefined && !isOwn(first)))
    return invalid(
      'config_invalid',
      'debate',
      faults.map((fault) => describeFault(fault)),
    );
  return invalid(
    'criteria_invalid',
    CRITERIA_FILE,
    faults.map((fault) => describeFault(fault, file.lineOf(fault.path))),
  );
}

function invalid(code: string, where: string, faults: readonly string[]): InputError {
  return new InputError(code, `${where}: ${faults.join('; ')}`, { hint: HINT });
}
