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

/** Notes that a review is weak and that the same expert would only say it again. */
export function tellWeak(expert: Expert, reasons: readonly string[], { experts, log }: DebateWords): string {
  return fillSentence(log.weak, { expert: experts[expert].name, reasons: reasons.join(' ') });
}

/** Notes that a review is weak even after the expert was asked once more: it stands, and people should know. */
export function tellStillWeak(
  expert: Expert,
  reasons: readonly string[],
  { experts, log }: DebateWords,
): string {
  return fillSentence(log.still_weak, { expert: experts[expert].name, reasons: reasons.join(' ') });
}

/** Notes that an expert gave nothing that a synthesis can use. */
export function tellOut(expert: Expert, reasons: readonly string[], { experts, log }: DebateWords): string {
  return fillSentence(log.out, { expert: experts[expert].name, reasons: reasons.join(' ') });
}

/** Notes that the budget of cycles is spent, so that nobody was asked. */
export function tellBudget(maxCycles: number, { log }: DebateWords): string {
  return fillSentence(log.budget, { max_cycles: maxCycles }).trim();
}

/** Notes that scores stood on references that do not exist in this run; nothing to note for none. */
export function tellUngrounded(expert: Expert, dropped: number, { experts, log }: DebateWords): string[] {
  return dropped === 0 ? [] : [fillSentence(log.ungrounded, { expert: experts[expert].name, dropped })];
}
