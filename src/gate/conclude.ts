import type { Conclusion } from '../contract/conclusion.ts';
import { summarize } from './judge-criterion.ts';
import { averageOf, listReasons, type Reason } from './list-reasons.ts';
import type { RunEnd } from './run-end.ts';
import { type GateWords, say } from './words.ts';

export type { RunEnd } from './run-end.ts';

/** The word of each of the two checks, and the one of both together. */
export interface Conclusions {
  readonly whole: Conclusion;
  readonly verdict: Conclusion;
  readonly debate: Conclusion;
}

/** Decides the word of the check run. Every fault is a reason, worst first; no verdict and no debate are never a pass. */
export function conclude(run: RunEnd, words: GateWords): Conclusion {
  return concludeParts(run, words).whole;
}

/** Decides the whole and both checks: each check holds its own reasons, so that the two together say the whole. */
export function concludeParts(run: RunEnd, words: GateWords): Conclusions {
  const reasons = listReasons(run, words);
  const of = (part: Reason['part']): Reason[] =>
    reasons.filter((reason) => reason.part === part || reason.part === 'both');
  const debate = decide(of('debate'), run, words);
  return {
    whole: decide(reasons, run, words),
    verdict: decide(of('verdict'), run, words),
    debate: { ...debate, reasons: withoutAverage(debate.reasons, run, words) },
  };
}

function decide(reasons: readonly Reason[], run: RunEnd, words: GateWords): Conclusion {
  const isOld = (reason: Reason): boolean => run.base != null && reason.isOld;
  const blocking = reasons.filter((reason) => reason.weight !== 'note' && !isOld(reason));
  const hasFailed = blocking.some(({ weight }) => weight === 'failure');
  const word = hasFailed ? 'failure' : blocking.length > 0 ? 'action_required' : 'success';
  const old = reasons.filter((reason) => reason.weight !== 'note' && isOld(reason));
  const [passed, kept] = wordsOf(run, old.length > 0);
  return {
    conclusion: word !== 'success' && run.mode === 'advisory' ? 'neutral' : word,
    verdict: run.aggregate?.verdict ?? null,
    debate: run.debate === null ? null : summarize(run.debate),
    mode: run.mode,
    reasons: [
      ...(blocking.length > 0
        ? blocking.map(({ text }) => text)
        : [say(words, passed, averageOf(run.aggregate))]),
      ...old.map(({ text }) => say(words, kept, { what: text })),
      ...reasons.filter(({ weight }) => weight === 'note').map(({ text }) => text),
    ],
  };
}

/** What passes and what does not block is told beside what it was compared with. */
function wordsOf({ known }: RunEnd, isCompared: boolean): readonly [passed: string, kept: string] {
  if (known != null) return ['passed_baseline', 'not_worse_baseline'];
  return [isCompared ? 'passed_regression' : 'passed', 'not_worse'];
}

/** The debate's check speaks of criteria, not of the average. */
function withoutAverage(reasons: readonly string[], run: RunEnd, words: GateWords): string[] {
  const average = ['passed', 'passed_regression', 'passed_baseline'].map((name) =>
    say(words, name, averageOf(run.aggregate)),
  );
  return reasons.map((text) => (average.includes(text) ? say(words, 'debate_passed') : text));
}
