import { SPARK_LETTERS, type SparkJudgement, type SparkLetter } from '../../../contract/judgement.ts';
import type { SparkAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { isOpen, STATIC_LETTERS } from './limit-to-source.ts';
import type { Merging } from './merging.ts';

type Letter = SparkJudgement['letters'][SparkLetter];

/** A letter is the lower of what was measured and what the model says with evidence; both caps stay as measured. */
export function mergeSpark(measured: SparkJudgement, answer: SparkAnswer, merging: Merging): SparkJudgement {
  const letters = Object.fromEntries(
    SPARK_LETTERS.map((name) => {
      const letter = measured.letters[name];
      const isLetterOpen = isUnjudged(name, letter, merging);
      const most = Math.max(letter.score, isLetterOpen ? STATIC_LETTERS[name] : 0);
      const given = answer.letters[name];
      const score = isLetterOpen ? Math.min(given.score, most) : given.score;
      return [name, mergeLetter(letter, { ...given, score }, { most, merging })];
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

/** Whether no model has judged this letter yet, of which nothing could be measured. */
function isUnjudged(name: SparkLetter, letter: Letter, { original }: Merging): boolean {
  return original?.method === 'spark' && isOpen(original) && original.judgement.letters[name] === letter;
}

function mergeLetter(
  measured: Letter,
  given: SparkAnswer['letters'][SparkLetter],
  { most, merging: { sieve } }: { most: number; merging: Merging },
): Letter {
  const refs = sieve.holdRefs(given.refs);
  if (given.score > most || refs.length === 0 || !sieve.holdSentence(refs, given.why)) return measured;
  return {
    score: given.score,
    evidence_refs: [...new Set([...refs, ...measured.evidence_refs])].slice(0, 8),
    why: clipSentence(given.why),
  };
}
