import { SPARK_LETTERS, type SparkJudgement, type SparkLetter } from '../../../contract/judgement.ts';
import type { SparkAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { STATIC_LETTERS } from './limit-to-source.ts';
import type { Merging } from './merging.ts';

type Letter = SparkJudgement['letters'][SparkLetter];

/** A letter is the lower of what was measured and what the model says with evidence; both caps stay as measured. */
export function mergeSpark(measured: SparkJudgement, answer: SparkAnswer, merging: Merging): SparkJudgement {
  const letters = Object.fromEntries(
    SPARK_LETTERS.map((name) => {
      const most = Math.max(measured.letters[name].score, merging.isOpen ? STATIC_LETTERS[name] : 0);
      return [name, mergeLetter(measured.letters[name], { given: answer.letters[name], most }, merging)];
    }),
  ) as SparkJudgement['letters'];
  const avoidable = merging.sieve
    .holdRefs(answer.avoidable_steps)
    .filter((ref) => merging.sieve.isDirect(ref));
  return {
    letters,
    problem_recognition_evidence: measured.problem_recognition_evidence,
    material_avoidable_steps: Math.max(measured.material_avoidable_steps, avoidable.length),
  };
}

function mergeLetter(
  measured: Letter,
  { given, most }: { given: SparkAnswer['letters'][SparkLetter]; most: number },
  { sieve, isOpen = false }: Merging,
): Letter {
  const refs = sieve.holdRefs(given.refs);
  if ((given.score > most && !isOpen) || refs.length === 0 || !sieve.holdSentence(refs, given.why))
    return measured;
  return {
    score: Math.min(given.score, most),
    evidence_refs: [...new Set([...refs, ...measured.evidence_refs])].slice(0, 8),
    why: clipSentence(given.why),
  };
}
