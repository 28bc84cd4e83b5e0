import { METHOD_IDS, type MethodId } from '../contract/primitives.ts';
import type { ReportWords } from './words.ts';

/** The names of some methods in one line; all five have one name. */
export function nameMethods(methods: readonly MethodId[], words: ReportWords): string {
  if (methods.length === METHOD_IDS.length) return words.labels.every_method;
  return methods.map((method) => words.methods[method]).join(', ');
}
