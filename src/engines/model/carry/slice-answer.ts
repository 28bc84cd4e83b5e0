import type { AnswerKind, AnswerOf } from '../answer/answers.ts';

export type AnyAnswer = AnswerOf<AnswerKind>;

/** Says of a reference whether it still is what it was when an answer was given. */
export type Stands = (ref: string) => boolean;

/** A judgement over the whole: a letter or a criterion, with what it rests on. */
export interface WholeJudgement {
  readonly of: string;
  readonly score: number;
  readonly refs: readonly string[];
  readonly said: string;
}

/** What of an answer still stands, how many judgements that is, and the judgements over the whole that fell just now. */
export interface Slice {
  readonly answer: AnyAnswer;
  readonly judgements: number;
  readonly fallen: readonly WholeJudgement[];
}

/** Since when: `stood` says what an answer held of when it was last used, `stands` what holds now. */
export interface Since {
  readonly stood: Stands;
  readonly stands: Stands;
}

/**
 * The part of an earlier answer whose every reference still is what it was. A judgement over the whole stands with all of
 * its references or falls. Answers to a review stand only as a whole.
 */
export function sliceAnswer(answer: AnyAnswer, { stood, stands }: Since): Slice {
  const isFallen = ({ refs }: WholeJudgement): boolean => refs.every(stood) && !refs.every(stands);
  const { slice, judgements } = cut(answer, stands);
  return { answer: slice, judgements, fallen: wholesOf(answer).filter(isFallen) };
}

/** An answer of which nothing fell. */
export function keepAnswer(answer: AnyAnswer): Slice {
  const { judgements } = cut(answer, () => true);
  const isWhole = answer.kind === 'cross_review';
  return { answer, judgements: isWhole ? answer.responses.length : judgements, fallen: [] };
}

/** The judgements over the whole that an answer gives with references. */
export function wholesOf(answer: AnyAnswer): WholeJudgement[] {
  if (answer.kind === 'spark')
    return Object.entries(answer.letters).flatMap(([of, { score, refs, why: said }]) =>
      refs.length === 0 ? [] : [{ of, score, refs, said }],
    );
  if (answer.kind !== 'review' && answer.kind !== 'judge') return [];
  return answer.scores.map(({ criterion: of, score, refs, evidence: said }) => ({ of, score, refs, said }));
}

function cut(answer: AnyAnswer, stands: Stands): { slice: AnyAnswer; judgements: number } {
  const at = <T extends { readonly ref: string }>(items: readonly T[]): T[] =>
    items.filter(({ ref }) => stands(ref));
  const facts = at(answer.facts);
  switch (answer.kind) {
    case 'spark': {
      const problems = at(answer.problems);
      const avoidable_steps = answer.avoidable_steps.filter(stands);
      const slice = {
        ...answer,
        facts,
        problems,
        avoidable_steps,
        letters: cutLetters(answer.letters, stands),
      };
      return { slice, judgements: problems.length + wholesOf(slice).length };
    }
    case 'nielsen': {
      const violations = at(answer.violations);
      return { slice: { ...answer, facts, violations }, judgements: violations.length };
    }
    case 'cognitive_walkthrough': {
      const actions = answer.actions.filter(({ journey }) => stands(journey));
      const problems = at(answer.problems);
      const slice = { ...answer, facts, actions, problems };
      return { slice, judgements: problems.length + actions.length * QUESTIONS };
    }
    case 'pure': {
      const steps = at(answer.steps);
      return { slice: { ...answer, facts, steps }, judgements: steps.length };
    }
    case 'wcag_2_2_aa': {
      const issues = at(answer.issues);
      return { slice: { ...answer, facts, issues }, judgements: issues.length };
    }
    case 'review': {
      const scores = answer.scores.filter(({ refs }) => refs.every(stands));
      const journeys = answer.journeys.filter(({ journey }) => stands(journey));
      const highlights = at(answer.highlights);
      const slice = { ...answer, facts, scores, journeys, highlights, observations: UNSAID };
      return { slice, judgements: scores.length + journeys.length };
    }
    case 'judge': {
      const scores = answer.scores.filter(({ refs }) => refs.every(stands));
      const slice = { ...answer, facts, scores, observations: at(answer.observations) };
      return { slice, judgements: scores.length };
    }
    case 'cross_review':
      return { slice: { ...answer, facts: [], responses: [], new_concerns: [] }, judgements: 0 };
  }
}

/** The walkthrough asks so many questions of each journey. */
const QUESTIONS = 4;

/** What an expert saw of the whole has no place of its own. */
const UNSAID = { navigation: '', interaction: '', journeys: '', visual: '', missing: '' };

type Letters = AnswerOf<'spark'>['letters'];

/** A letter without references says nothing: the measured one stands. */
function cutLetters(letters: Letters, stands: Stands): Letters {
  const keep = (letter: Letters['simple']): Letters['simple'] =>
    letter.refs.every(stands) ? letter : { ...letter, refs: [] };
  return {
    simple: keep(letters.simple),
    purposeful: keep(letters.purposeful),
    attractive: keep(letters.attractive),
    reliable: keep(letters.reliable),
    known: keep(letters.known),
  };
}
