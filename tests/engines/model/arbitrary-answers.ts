import fc from 'fast-check';
import { HEURISTICS, WCAG_CLASSES } from '../../../src/contract/judgement.ts';
import type { MethodId } from '../../../src/contract/primitives.ts';
import { WCAG_CRITERIA } from '../../../src/contract/wcag-criteria.ts';
import type { AnswerOf } from '../../../src/engines/model/answer/answers.ts';

const REFS = [
  'journey-0000',
  'journey-0001',
  'journey-0000/step-01',
  'journey-0001/step-02',
  'journey-9999',
  'nowhere',
];
const words = fc.constantFrom(
  'Plain words.',
  'It says “Continue 1” here.',
  'It says “Never there” here.',
  'It took 4711 ms.',
  'Settled after 90 ms.',
);
const ref = fc.constantFrom(...REFS);
const quote = fc.constantFrom('', 'Continue 1', 'Page 1', 'Not on any page');
const fact = fc.record({ ref, quote, claim: words });
const severity = fc.integer({ min: 1, max: 4 });
const problem = { ref, quote, claim: words, title: words, recommendation: words };
const common = {
  facts: fc.array(fact, { minLength: 1, maxLength: 4 }),
  confidence: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
  injection_suspected: fc.boolean(),
};
const letter = fc.record({
  score: fc.integer({ min: 1, max: 5 }),
  refs: fc.array(ref, { maxLength: 3 }),
  why: words,
});
const question = fc.record({
  answer: fc.constantFrom('pass' as const, 'partial' as const, 'fail' as const),
  ref,
  quote,
  why: words,
});
const problems = fc.array(fc.record({ ...problem, severity }), { maxLength: 4 });

/** Any valid answer of a method, honest or not. */
export const ARBITRARY: { readonly [M in MethodId]: fc.Arbitrary<AnswerOf<M>> } = {
  spark: fc.record({
    kind: fc.constant('spark' as const),
    ...common,
    letters: fc.record({
      simple: letter,
      purposeful: letter,
      attractive: letter,
      reliable: letter,
      known: letter,
    }),
    avoidable_steps: fc.array(ref, { maxLength: 3 }),
    problems,
  }),
  nielsen: fc.record({
    kind: fc.constant('nielsen' as const),
    ...common,
    checked: fc.constant(HEURISTICS.map((heuristic) => ({ heuristic, note: 'Looked.' }))),
    violations: fc.array(
      fc.record({ ...problem, severity, heuristic: fc.constantFrom(...HEURISTICS), core_task: fc.boolean() }),
      { maxLength: 6 },
    ),
  }),
  cognitive_walkthrough: fc.record({
    kind: fc.constant('cognitive_walkthrough' as const),
    ...common,
    actions: fc.tuple(
      ...['journey-0000', 'journey-0001'].map((journey) =>
        fc.record({
          journey: fc.constant(journey),
          right_effect: question,
          action_noticed: question,
          action_associated: question,
          progress_seen: question,
        }),
      ),
    ),
    problems,
  }),
  pure: fc.record({
    kind: fc.constant('pure' as const),
    ...common,
    steps: fc.array(
      fc.record({ ref, difficulty: fc.integer({ min: 1, max: 3 }), avoidable: fc.boolean(), why: words }),
      { minLength: 1, maxLength: 6 },
    ),
    purposes: fc.array(fc.record({ screen_id: fc.constantFrom('page-0', 'page-1'), purpose: words }), {
      maxLength: 2,
    }),
  }),
  wcag_2_2_aa: fc.record({
    kind: fc.constant('wcag_2_2_aa' as const),
    ...common,
    issues: fc.array(
      fc.record({
        ...problem,
        criterion: fc.constantFrom('9.9.9', ...WCAG_CRITERIA.map((one) => one.criterion)),
        class: fc.constantFrom(...WCAG_CLASSES),
      }),
      { maxLength: 6 },
    ),
  }),
};
