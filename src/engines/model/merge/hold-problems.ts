import type { EvidenceItem, Finding } from '../../../contract/method-result.ts';
import type { Severity } from '../../../contract/primitives.ts';
import type { Problem } from '../answer/answers.ts';
import { comparable } from '../ground/comparable.ts';
import type { Sieve } from '../ground/sieve.ts';
import { clipSentence, clipTitle } from './clip.ts';

/** Problems that stand, at the place where they stand, in words of bounded length. The same problem is told once. */
export function holdProblems<P extends Problem>(problems: readonly P[], sieve: Sieve): P[] {
  const held = problems.flatMap((problem) => {
    const said = [problem.title, problem.claim, problem.recommendation];
    const ref = sieve.hold({ ref: problem.ref, quote: problem.quote, said: said.slice(0, 2) });
    if (ref === null) return [];
    const words = { title: clipTitle(problem.title), claim: clipSentence(problem.claim) };
    return [{ ...problem, ...words, ref, recommendation: clipSentence(problem.recommendation) }];
  });
  return [
    ...new Map(held.map((problem) => [`${problem.ref} ${comparable(problem.title)}`, problem])).values(),
  ];
}

/** A problem as a finding of its method. */
export function toFinding(problem: Problem, severity: Severity): Finding {
  return {
    severity,
    title: problem.title,
    evidence_ref: problem.ref,
    recommendation: problem.recommendation,
  };
}

/** A problem as a piece of evidence. */
export function toEvidence({ ref, claim }: Problem): EvidenceItem {
  return { ref, claim };
}

/** Only what is copied from one direct place can be critical: an impression of the whole or of a picture is not. */
export function isConfirmed(problem: Problem, sieve: Sieve): boolean {
  const isPicture = sieve.artefactOf(problem.ref) === 'screenshot';
  return problem.quote.trim() !== '' && sieve.isDirect(problem.ref) && !isPicture;
}

const SEVERITIES: Readonly<Record<number, Severity>> = { 1: 'low', 2: 'medium', 3: 'high', 4: 'high' };

/** Nielsen's scale as a severity of the contract; critical is never given here. */
export function severityOf(level: number): Severity {
  return SEVERITIES[level] ?? 'high';
}
