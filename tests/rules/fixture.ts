import type { Observation, Rule } from '../../src/rules/rule.ts';

export const RESULTS = ['failed', 'passed', 'cannot_tell'] as const;
type Result = (typeof RESULTS)[number];

/** What a rule answered to each of its example subjects, by the answer that they must get. */
export interface Fixture {
  readonly rule: Pick<Rule, 'id'>;
  readonly answers: Readonly<Record<Result, readonly (readonly Observation[])[]>>;
}

interface Asked<Subject> extends Pick<Rule, 'id'> {
  readonly check: (subject: Subject) => readonly Observation[];
}

/** Asks a rule about subjects of its scope: at least one for each answer. */
export function fixture<Subject>(rule: Asked<Subject>, cases: Record<Result, readonly Subject[]>): Fixture {
  const ask = (subjects: readonly Subject[]): (readonly Observation[])[] =>
    subjects.map((subject) => rule.check(subject));
  return {
    rule,
    answers: { failed: ask(cases.failed), passed: ask(cases.passed), cannot_tell: ask(cases.cannot_tell) },
  };
}
