import { type Asked, answerAs, CALM } from '../support/stub-model.ts';

/** The values that an attacker may turn, by key; everything else of the answer stays valid. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  score: [1, 2, 3, 4, 5],
  adjusted_score: [1, 2, 3, 4, 5],
  difficulty: [1, 2, 3],
  answer: ['pass', 'partial', 'fail'],
  response: ['agree', 'disagree', 'new_concern'],
  assessment: ['Complete', 'Partial', 'Failed'],
  confidence: ['low', 'medium', 'high'],
  avoidable: [true, false],
};

/** A valid answer whose every choice is random, from a seed: the same seed gives the same answer. */
export function randomAnswer(asked: Asked, seed: number): string {
  const next = generator(seed);
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  const refs = [...asked.steps, ...asked.states, ...asked.journeys, 'journey-9999'];
  const turn = (key: string, value: unknown): unknown => {
    if (key === 'answer' && typeof value === 'object') return value;
    if (key === 'ref') return any(refs) ?? value;
    if (key === 'refs' || key === 'new_refs') return refs.filter(() => next() < 0.4);
    return CHOICES[key] === undefined ? value : any(CHOICES[key]);
  };
  return JSON.stringify(
    JSON.parse(answerAs(CALM, asked), function (this: unknown, key, value) {
      // A rating of a step keeps its reference: the same step twice is no answer.
      const isRating = typeof this === 'object' && this !== null && 'difficulty' in this;
      return isRating && key === 'ref' ? value : turn(key, value);
    }),
  );
}

function generator(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
