import type { NotMeasured } from '../contract/primitives.ts';

/** True unless the document says that this was not measured. */
export function isMeasured(document: { not_measured: readonly NotMeasured[] }, what: string): boolean {
  return !document.not_measured.some((note) => note.what.toLowerCase().includes(what));
}
