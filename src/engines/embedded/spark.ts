import { SPARK_LETTERS, type SparkJudgement, type SparkLetter } from '../../contract/judgement.ts';
import type { Opinion } from '../../contract/opinion.ts';
import type { Issue } from '../../contract/outcome.ts';
import { isStatic } from '../../contract/source.ts';
import { firstRef, gatherTestimony } from './testimony.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

/** The best a letter can be by rule: beauty is not measurable, recognition of the problem even less. */
const CEILING: Readonly<Record<SparkLetter, number>> = {
  simple: 5,
  purposeful: 5,
  attractive: 4,
  reliable: 5,
  known: 3,
};

/** What one issue takes from its letter, by Nielsen severity. */
const DEDUCTION: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.5, 3: 1, 4: 2 };

/** Judges the five SPARK letters from the measured checks that speak to each. */
export function evaluateSpark(view: View, words: EngineWords): Opinion {
  const letters = Object.fromEntries(
    SPARK_LETTERS.map((letter) => [letter, judgeLetter(letter, view, words)]),
  ) as SparkJudgement['letters'];
  return {
    method: 'spark',
    judgement: {
      letters,
      problem_recognition_evidence: false,
      material_avoidable_steps: view.issues.filter((issue) => issue.claims.pure.includes('avoidable')).length,
    },
    ...gatherTestimony(view, words, [say(words, 'limitations.spark')]),
  };
}

function judgeLetter(
  letter: SparkLetter,
  view: View,
  words: EngineWords,
): SparkJudgement['letters'][SparkLetter] {
  const issues = view.issues.filter((issue) => issue.claims.spark.includes(letter));
  const rules = view.rules.filter((rule) => rule.claims.spark.includes(letter));
  const passed = rules.reduce((sum, rule) => sum + rule.passed, 0);
  const refs = [...issues.map(firstRef), ...rules.flatMap((rule) => rule.passed_refs.slice(0, 1))].slice(
    0,
    5,
  );
  const ceiling = passed > 0 || issues.length > 0 ? CEILING[letter] : unmeasuredCeiling(letter, view);
  const lost = issues.reduce((sum, issue) => sum + (DEDUCTION[issue.severity] ?? 0), 0);
  return {
    score: Math.max(1, Math.floor(ceiling - lost + 0.5)),
    evidence_refs: refs.length > 0 ? refs : view.evidence.journeys.slice(0, 1).map((journey) => journey.id),
    why: reasonFor(issues, { passed, isSeen: !isStatic(view.evidence) }, words),
  };
}

/** Without a check a letter is in the middle at best; that a thing is reliable is never inferred from what stands still. */
function unmeasuredCeiling(letter: SparkLetter, { evidence }: View): number {
  return letter === 'reliable' && isStatic(evidence) ? 2 : Math.min(CEILING[letter], 3);
}

function reasonFor(
  issues: readonly Issue[],
  { passed, isSeen }: { passed: number; isSeen: boolean },
  words: EngineWords,
): string {
  const [heaviest] = issues;
  if (heaviest !== undefined)
    return say(words, 'spark.letter_found', { count: issues.length, title: heaviest.title });
  if (passed > 0) return say(words, 'spark.letter_clean', { passed });
  return say(words, isSeen ? 'spark.letter_unmeasured' : 'spark.letter_unseen');
}
