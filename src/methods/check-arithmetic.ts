import type { MethodResult } from '../contract/method-result.ts';
import type { Calculated } from './calculated.ts';
import { recalculate } from './recalculate.ts';

/** `if_carried` for results from elsewhere, `required` inside the pipeline. */
export type NativeInputs = 'if_carried' | 'required';

/**
 * Recomputes a result from its native inputs (`recalculate` says what those are) and names every difference, one line
 * each, paths relative to the result. Results without native inputs pass under `if_carried` and fail under `required`,
 * which also holds the shown arithmetic and the critical failure that the judgement demands.
 */
export function checkArithmetic(result: MethodResult, natives: NativeInputs = 'if_carried'): string[] {
  const [first, ...others] = recalculate(result);
  if (first === undefined)
    return natives === 'required' ? ['methodology_data must carry the native inputs of the method'] : [];
  const expected = [first, ...others].find(({ score }) => score === result.score) ?? first;
  return [
    ...checkScore(result, [first, ...others]),
    ...(natives === 'required'
      ? [...checkWorkings(result, expected.workings), ...checkCritical(result, expected)]
      : checkWorkings(result, pick(expected.workings, 'measures'))),
  ];
}

function checkScore(result: MethodResult, allowed: readonly Calculated[]): string[] {
  const scores = [...new Set(allowed.map(({ score }) => score))];
  return scores.includes(result.score)
    ? []
    : [`score must be ${scores.join(' or ')} by its methodology_data, not ${result.score}`];
}

function checkWorkings({ methodology_data }: MethodResult, workings: Record<string, unknown>): string[] {
  const given = flatten(methodology_data, 'methodology_data');
  return [...flatten(workings, 'methodology_data')]
    .filter(([path, value]) => !isNear(given.get(path), value))
    .map(([path, value]) => `${path} must be ${value}`);
}

function checkCritical(result: MethodResult, { isCritical }: Calculated): string[] {
  return isCritical && result.critical_failures.length === 0
    ? ['critical_failures must name the critical failure that methodology_data records']
    : [];
}

/** A mean written to two decimals is the same mean; all other workings are multiples of a quarter. */
const ROUNDING = 0.005001;

function isNear(given: number | undefined, expected: number): boolean {
  return given !== undefined && Math.abs(given - expected) <= ROUNDING;
}

function pick(record: Record<string, unknown>, key: string): Record<string, unknown> {
  return key in record ? { [key]: record[key] } : {};
}

/** The numbers of a record by path, two levels deep: `methodology_data.measures.total`. */
function flatten(record: Record<string, unknown>, path: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'number') numbers.set(`${path}.${key}`, value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [inner, number] of Object.entries(value))
      if (typeof number === 'number') numbers.set(`${path}.${key}.${inner}`, number);
  }
  return numbers;
}
