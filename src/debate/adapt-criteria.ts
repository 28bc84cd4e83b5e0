import type {
  CriteriaFacts,
  CriteriaOverrides,
  CriteriaPreset,
  CriteriaSet,
  Criterion,
  Need,
} from '../contract/criteria.ts';
import { ContractError } from '../contract/errors.ts';
import { checkOverrides, describeFault } from './check-overrides.ts';

/** The project's own criteria file, by the name that people know. */
export const CRITERIA_FILE = 'ux-jury.criteria.yml';

/**
 * Fits a preset to a project: drops what it gives no ground to score, joins a line for each kind of visual grounding,
 * then applies the project's changes. Numbers never move. Throws `invalid_document` with one line per fault.
 */
export function adaptCriteria(
  preset: CriteriaPreset,
  facts: CriteriaFacts,
  overrides: CriteriaOverrides = {},
): CriteriaSet {
  const faults = checkOverrides(preset, overrides);
  if (faults.length > 0) throw refuse(faults.map((fault) => describeFault(fault)));
  const dropped = [...dropUnfounded(preset, facts), ...dropRemoved(preset, overrides)];
  const isDropped = new Set(dropped.map(({ id }) => id));
  const shipped = [
    ...preset.criteria,
    ...preset.grounding.filter(({ asset }) => facts.grounding[asset].count > 0),
  ];
  const criteria = [...shipped, ...numberAdded(preset, overrides)]
    .filter(({ id }) => !isDropped.has(id))
    .map((line) => applyChange(line, overrides))
    .sort((a, b) => a.number - b.number);
  if (criteria.length === 0) throw refuse(['remove: no criterion is left to score']);
  return { ...scaleOf(preset, overrides), criteria, dropped, grounding: facts.grounding };
}

function refuse(faults: string[]): ContractError {
  return new ContractError(CRITERIA_FILE, faults, `Correct ${CRITERIA_FILE} on the base branch.`);
}

type Dropped = CriteriaSet['dropped'][number];

function dropUnfounded(preset: CriteriaPreset, facts: CriteriaFacts): Dropped[] {
  const isMet: Record<Need, boolean> = {
    style_brief: facts.style_brief,
    journeys: facts.journeys > 0,
    several_viewports: facts.several_viewports,
    animation_brief: facts.animation_brief,
  };
  const only = facts.only_artefacts ?? null;
  return preset.criteria.flatMap(({ id, needs, shown_by = [] }) => {
    if (needs !== null && !isMet[needs]) return [{ id, reason: preset.drop_reasons[needs] }];
    const isShown = only === null || only.some((artefact) => shown_by.includes(artefact));
    return isShown ? [] : [{ id, reason: preset.drop_reasons.unwalked }];
  });
}

function dropRemoved(preset: CriteriaPreset, overrides: CriteriaOverrides): Dropped[] {
  return (overrides.remove ?? []).map((id) => ({ id, reason: preset.drop_reasons.removed }));
}

/** An added line takes the number it asks for, else the next after the preset's and all that were asked for. */
function numberAdded(preset: CriteriaPreset, overrides: CriteriaOverrides): Criterion[] {
  const added = overrides.add ?? [];
  const taken = [...preset.criteria, ...preset.grounding, ...added].map(({ number }) => number ?? 0);
  let next = Math.max(...taken) + 1;
  return added.map((line) => {
    const number = line.number ?? next;
    if (line.number === undefined) next += 1;
    return { ...line, number };
  });
}

function applyChange(line: Criterion, overrides: CriteriaOverrides): Criterion {
  const change = overrides.change?.find(({ id }) => id === line.id);
  return {
    id: line.id,
    number: line.number,
    group: change?.group ?? line.group,
    name: change?.name ?? line.name,
    description: change?.description ?? line.description,
  };
}

function scaleOf(
  preset: CriteriaPreset,
  overrides: CriteriaOverrides,
): Pick<CriteriaSet, 'scale' | 'threshold' | 'max_cycles' | 'mode'> {
  return {
    scale: overrides.scale ?? preset.scale,
    threshold: overrides.threshold ?? preset.threshold,
    max_cycles: overrides.max_cycles ?? preset.max_cycles,
    mode: overrides.mode ?? preset.mode,
  };
}
