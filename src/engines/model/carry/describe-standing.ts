import { cleanPageText } from '../prompt/clean-page-text.ts';
import { compact } from '../prompt/describe-state.ts';
import { type AnyAnswer, type Slice, type WholeJudgement, wholesOf } from './slice-answer.ts';

const MOST = 60;
type Line = Record<string, unknown>;

/**
 * The judgements that stand, in short: what an evaluator must know of the part that it is not shown again. Those over the
 * whole that rested in part on what changed come last, to be given anew.
 */
export function describeStanding(slices: readonly Slice[]): Line[] {
  const standing = slices.flatMap(({ answer }) => [...linesOf(answer), ...wholesOf(answer).map(wholeLine)]);
  const fallen = slices.flatMap((slice) => slice.fallen);
  return [...standing.slice(0, MOST), ...fallen.map((one) => ({ ...wholeLine(one), give_anew: true }))];
}

function linesOf(answer: AnyAnswer): Line[] {
  switch (answer.kind) {
    case 'spark':
    case 'cognitive_walkthrough':
      return answer.problems.map(({ ref, title, severity }) => line({ at: [ref], severity, said: title }));
    case 'nielsen':
      return answer.violations.map((one) =>
        line({ heuristic: one.heuristic, at: [one.ref], said: one.title }),
      );
    case 'pure':
      return answer.steps
        .filter(({ difficulty, avoidable }) => difficulty > 1 || avoidable)
        .map(({ ref, difficulty, why }) => line({ at: [ref], difficulty, said: why }));
    case 'wcag_2_2_aa':
      return answer.issues.map((one) => line({ criterion: one.criterion, at: [one.ref], said: one.title }));
    default:
      return [];
  }
}

function wholeLine({ of, score, refs, said }: WholeJudgement): Line {
  return line({ of, score, at: refs, said });
}

function line(facts: { readonly said: string } & Line): Line {
  return compact({ ...facts, said: cleanPageText(facts.said, 160) });
}
