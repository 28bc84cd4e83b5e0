import type { Criterion, Expert } from '../../../contract/criteria.ts';
import type { Heuristic } from '../../../contract/judgement.ts';
import type { Claims } from '../../../contract/outcome.ts';

/**
 * What an expert looks at. A problem of a criterion in `focus` weighs in full; any other is seen in passing and weighs
 * one grade less. Criteria in nobody's focus are everybody's. Only checks that speak to its heuristics or walkthrough
 * questions serve an expert as counter-evidence.
 */
export interface Perspective {
  readonly focus: ReadonlySet<string>;
  readonly heuristics: ReadonlySet<Heuristic>;
  readonly questions: ReadonlySet<number>;
}

export const PERSPECTIVES: Readonly<Record<Expert, Perspective>> = {
  strategist: {
    focus: new Set([
      'screen-reachability',
      'navigation-consistency',
      'journey-completability',
      'error-states',
      'style-brief',
      'reference-alignment',
      'design-fidelity',
      'brand-compliance',
    ]),
    heuristics: new Set<Heuristic>(['H2', 'H6', 'H7', 'H10']),
    questions: new Set([1, 2]),
  },
  ux_specialist: {
    focus: new Set([
      'back-navigation',
      'no-dead-ends',
      'clickable-response',
      'forms-functional',
      'state-changes-visible',
      'transition-smoothness',
      'animation',
      'journey-clarity',
      'error-states',
      'component-consistency',
      'responsive',
      'no-js-errors',
      'no-broken-assets',
    ]),
    heuristics: new Set<Heuristic>(['H1', 'H3', 'H4', 'H5', 'H9']),
    questions: new Set([3, 4]),
  },
};

/** Whether a criterion is one of those that this expert answers for. */
export function isFocus(expert: Expert, criterion: Criterion['id']): boolean {
  const other = PERSPECTIVES[expert === 'strategist' ? 'ux_specialist' : 'strategist'];
  return PERSPECTIVES[expert].focus.has(criterion) || !other.focus.has(criterion);
}

/** Whether a rule speaks the language of this expert's methods. */
export function isSpokenTo(expert: Expert, claims: Claims): boolean {
  const { heuristics, questions } = PERSPECTIVES[expert];
  return (
    claims.nielsen.some((one) => heuristics.has(one)) || claims.walkthrough.some((one) => questions.has(one))
  );
}
