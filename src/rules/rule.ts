import type { Evidence } from '../contract/evidence.ts';
import type { Journey, Step } from '../contract/journey.ts';
import type { Claims, Issue } from '../contract/outcome.ts';
import type { Box } from '../contract/primitives.ts';
import type { State } from '../contract/state.ts';

/** Where in a run something was seen; rules of state and step scope need not say it. */
export interface Spot {
  readonly journey: string;
  readonly step: number | null;
  readonly state: string | null;
}

/**
 * One answer of a rule about one subject. `values` fill the sentences of the rule's page. `cause` names what would be
 * fixed once (a component, a route): observations with the same rule and cause become one issue. Default: the key.
 * `claims` replaces the named lists of the rule's own claims.
 */
export interface Observation {
  readonly result: 'failed' | 'passed' | 'cannot_tell';
  readonly key: string | null;
  readonly name: string;
  readonly box: Box | null;
  readonly at?: Spot;
  readonly cause?: string;
  readonly severity?: 1 | 2 | 3 | 4;
  readonly critical?: boolean;
  readonly wcag_class?: Issue['wcag_class'];
  readonly claims?: Partial<Claims>;
  /** A team's rule broke off here: what it said, instead of an answer. */
  readonly broke?: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A step with the screens around it; a state is `null` where none was captured. */
export interface Moment {
  readonly journey: Journey;
  readonly step: Step;
  readonly previous: Step | null;
  readonly before: State | null;
  readonly after: State | null;
}

/** A whole journey; `read` fetches a state it passed through, so that a long journey is never held whole. */
export interface Walk {
  readonly journey: Journey;
  readonly read: (state: string | null) => State | null;
}

interface RuleBase {
  readonly id: string;
  readonly claims: Claims;
  /** 1 cosmetic, 2 minor, 3 major, 4 catastrophe (Nielsen's scale); an observation may carry its own. */
  readonly severity: 1 | 2 | 3 | 4;
  /** The project graded it: its severity holds for every observation that is not critical. */
  readonly regraded?: boolean;
  readonly wcag_class: Issue['wcag_class'];
}
export interface StateRule extends RuleBase {
  readonly scope: 'state';
  readonly check: (state: State) => readonly Observation[];
}
export interface StepRule extends RuleBase {
  readonly scope: 'step';
  readonly check: (moment: Moment) => readonly Observation[];
}
export interface JourneyRule extends RuleBase {
  readonly scope: 'journey';
  readonly check: (walk: Walk) => readonly Observation[];
}
export interface RunRule extends RuleBase {
  readonly scope: 'run';
  readonly check: (evidence: Evidence) => readonly Observation[];
}

/** Turns facts into answers; no opinion beyond its declared severity, no text, no I/O. */
export type Rule = StateRule | StepRule | JourneyRule | RunRule;

/**
 * The words of a rule, read from `templates/rules/<id>.md`. `claim` and `passed` are sentences about one subject with
 * `{placeholders}`; `fix` says what to do; `unknown` why the rule could not tell.
 */
export interface RulePage {
  readonly id: string;
  readonly title: string;
  readonly claim: string;
  readonly passed: string;
  readonly fix: string;
  readonly unknown: string;
}
