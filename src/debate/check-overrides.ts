import type { CriteriaOverrides, CriteriaPreset } from '../contract/criteria.ts';

/** What is wrong with a project's criteria file and where; `path` leads to the place, so that a reader can name its line. */
export interface OverrideFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Finds what a project's changes get wrong against the preset: unknown ids, ids and numbers used twice, the scale. */
export function checkOverrides(preset: CriteriaPreset, overrides: CriteriaOverrides): OverrideFault[] {
  return [
    ...checkKnown(preset, overrides, 'remove'),
    ...checkKnown(preset, overrides, 'change'),
    ...checkTwice(overrides),
    ...checkAdded(preset, overrides),
    ...checkThreshold(preset, overrides),
  ];
}

/** One line for people, with the line number where the caller knows it. */
export function describeFault(fault: OverrideFault, line: number | null = null): string {
  const where = fault.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `${line === null ? '' : `line ${line}: `}${where.replace(/^\./, '')}: ${fault.message}`;
}

function linesOf(preset: CriteriaPreset): { id: string; number: number }[] {
  return [...preset.criteria, ...preset.grounding];
}

function checkKnown(
  preset: CriteriaPreset,
  overrides: CriteriaOverrides,
  key: 'remove' | 'change',
): OverrideFault[] {
  const added = key === 'change' ? (overrides.add ?? []).map(({ id }) => id) : [];
  const known = [...linesOf(preset).map(({ id }) => id), ...added];
  const ids = (overrides[key] ?? []).map((one) => (typeof one === 'string' ? one : one.id));
  return ids.flatMap((id, at) =>
    known.includes(id)
      ? []
      : [
          {
            path: key === 'remove' ? [key, at] : [key, at, 'id'],
            message: `"${id}" is no criterion of the ${preset.preset} list; it has ${known.join(', ')}`,
          },
        ],
  );
}

function checkTwice(overrides: CriteriaOverrides): OverrideFault[] {
  const seen = new Map<string, string>();
  const named = [
    ...(overrides.remove ?? []).map((id, at) => ({ id, path: ['remove', at] })),
    ...(overrides.change ?? []).map(({ id }, at) => ({ id, path: ['change', at, 'id'] })),
  ];
  return named.flatMap(({ id, path }) => {
    const first = seen.get(id);
    seen.set(id, String(path[0]));
    return first === undefined ? [] : [{ path, message: `"${id}" already stands under ${first}` }];
  });
}

function checkAdded(preset: CriteriaPreset, overrides: CriteriaOverrides): OverrideFault[] {
  const ids = new Set(linesOf(preset).map(({ id }) => id));
  const numbers = new Map(linesOf(preset).map(({ id, number }) => [number, id]));
  return (overrides.add ?? []).flatMap(({ id, number }, at) => {
    const faults: OverrideFault[] = [];
    if (ids.has(id))
      faults.push({ path: ['add', at, 'id'], message: `"${id}" is taken; use change, or another id` });
    const holder = number === undefined ? undefined : numbers.get(number);
    if (holder !== undefined)
      faults.push({
        path: ['add', at, 'number'],
        message: `C${number} is "${holder}"; leave the number out`,
      });
    ids.add(id);
    if (number !== undefined) numbers.set(number, id);
    return faults;
  });
}

function checkThreshold(preset: CriteriaPreset, overrides: CriteriaOverrides): OverrideFault[] {
  const scale = overrides.scale ?? preset.scale;
  const threshold = overrides.threshold ?? preset.threshold;
  if (threshold <= scale) return [];
  const key = overrides.threshold === undefined ? 'scale' : 'threshold';
  return [{ path: [key], message: `the threshold ${threshold} lies above the scale of 1 to ${scale}` }];
}
