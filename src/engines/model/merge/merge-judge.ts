import type { JudgedCriterion, JudgeReport } from '../../../contract/judge.ts';
import type { CriterionAnswer, JudgeAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { holdLines } from './merge-review.ts';
import type { Merging } from './merging.ts';

/** The judge's report: a criterion can fall below by a model, and none can rise; what was not judged stays so. */
export function mergeJudge(
  measured: JudgeReport,
  {
    answer,
    expected,
    notes,
  }: { answer: JudgeAnswer; expected: ReadonlyMap<string, string>; notes: readonly string[] },
  merging: Merging,
): JudgeReport {
  const given = new Map(answer.scores.map((score) => [score.criterion, score]));
  const criteria = measured.criteria.map((one) =>
    judge(one, given.get(one.criterion), { threshold: measured.threshold, merging }),
  );
  const fallen = criteria.filter(
    (one, at) => one.status === 'below' && measured.criteria[at]?.status !== 'below',
  );
  return {
    ...measured,
    criteria,
    verdict: criteria.some(({ status }) => status === 'below') ? 'FAIL' : measured.verdict,
    failing: [
      ...measured.failing,
      ...fallen.map((one) => {
        const described = expected.get(one.criterion) ?? one.name;
        const words = given.get(one.criterion);
        return {
          criterion: one.criterion,
          evidence: one.evidence,
          expected: clip(words?.expected) ?? described,
          suggestion: clip(words?.suggestion) ?? described,
        };
      }),
    ],
    observations: [...measured.observations, ...holdLines(answer.observations, merging)],
    overall: fallen.length > 0 ? clipSentence(answer.overall) : measured.overall,
    limitations: [...measured.limitations, ...notes],
  };
}

function clip(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : clipSentence(text);
}

function judge(
  measured: JudgedCriterion,
  given: CriterionAnswer | undefined,
  { threshold, merging }: { threshold: number; merging: Merging },
): JudgedCriterion {
  if (given === undefined || (measured.score !== null && given.score > measured.score)) return measured;
  if (measured.score === null && given.score >= threshold) return measured;
  const refs = merging.sieve.holdRefs(given.refs);
  const [worst] = refs;
  if (worst === undefined || !merging.sieve.holdSentence(refs, given.evidence)) return measured;
  return {
    ...measured,
    score: given.score,
    status: given.score >= threshold ? 'met' : 'below',
    worst_ref: worst,
    evidence: clipSentence(given.evidence),
  };
}
