import type { Aggregate } from '../../contract/aggregation.ts';
import type { Debate } from '../../contract/debate.ts';
import type { Issue, Outcomes } from '../../contract/outcome.ts';
import type { Plan } from '../../contract/team/plan.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import type { Native } from './document-model.ts';

/** The documents of a run, and the words for what is made of them. */
export interface Facts {
  readonly aggregate: Aggregate;
  readonly outcomes: Outcomes;
  readonly debate: Debate | null;
  readonly plan: Plan;
  readonly words: TeamWords;
}

/** A file that a producer made; `name` is relative to the output folder. */
export interface Product {
  readonly name: string;
  readonly text: string;
  /** The same in the native format of a text, table or slide program, where the producer knows one. */
  readonly native?: Native;
}

/** Worst first, then by reach, then by id. */
export function byHarm({ issues }: Outcomes): Issue[] {
  const weight = ({ critical, severity }: Issue): number => (critical ? 5 : severity);
  return issues.toSorted(
    (a, b) => weight(b) - weight(a) || b.touched.length - a.touched.length || (a.id < b.id ? -1 : 1),
  );
}

/** In words of the findings: critical, high, medium, low. */
export function severityOf({ critical, severity }: Issue): 'critical' | 'high' | 'medium' | 'low' {
  if (critical || severity === 4) return 'critical';
  if (severity === 3) return 'high';
  return severity === 2 ? 'medium' : 'low';
}

/** Where an issue was first seen. */
export function firstRef({ places, touched }: Issue): string {
  return places[0]?.ref ?? touched[0] ?? '';
}

/** The task that an issue belongs to; empty where none does. */
export function taskOf(plan: Plan, issue: Issue): string {
  return plan.tasks.find(({ acceptance }) => acceptance.some((one) => one.issue === issue.id))?.id ?? '';
}
