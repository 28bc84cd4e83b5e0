import type { Expert } from '../contract/criteria.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import { fillSentence } from './sentence.ts';

/** Notes that an expert wrote no usable review in the parallel run and was asked again, alone. */
export function tellFallback(expert: Expert, { experts, log }: DebateWords): string {
  return fillSentence(log.fallback, { expert: experts[expert].name }).trim();
}

/** Notes that an expert was asked once more, and why. */
export function tellReasked(
  expert: Expert,
  reasons: readonly string[],
  { experts, log }: DebateWords,
): string {
  return fillSentence(log.reasked, { expert: experts[expert].name, reasons: reasons.join(' ') });
}

/** Notes that scores stood on references that do not exist in this run; nothing to note for none. */
export function tellUngrounded(expert: Expert, dropped: number, { experts, log }: DebateWords): string[] {
  return dropped === 0 ? [] : [fillSentence(log.ungrounded, { expert: experts[expert].name, dropped })];
}
