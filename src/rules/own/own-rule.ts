import type { Evidence } from '../../contract/evidence.ts';
import type { Claims, Issue } from '../../contract/outcome.ts';
import type { RuleOption } from '../../contract/rule-settings.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import type { Moment, Observation, Walk } from '../rule.ts';
import { ofControl, ofJourney, ofScreen, ofStep } from '../subject.ts';

/** What a team's rule answers with, and what it was told in the settings. */
export interface Kit<Options> {
  readonly fail: typeof fail;
  readonly pass: typeof pass;
  readonly cannotTell: typeof cannotTell;
  readonly ofControl: typeof ofControl;
  readonly ofScreen: typeof ofScreen;
  readonly ofStep: typeof ofStep;
  readonly ofJourney: typeof ofJourney;
  readonly options: Options;
}

/** The sentences of a rule's findings (`{name}` and its values filled), and what its page may say besides. */
export interface OwnPage {
  readonly title: string;
  readonly claim: string;
  readonly passed: string;
  readonly fix: string;
  readonly unknown: string;
  readonly what?: string | undefined;
  readonly why?: string | undefined;
  readonly source?: string | undefined;
  readonly fails?: string | undefined;
  readonly passes?: string | undefined;
}

export type Options = Readonly<Record<string, RuleOption>>;

interface OwnBase<Given> {
  readonly id: string;
  readonly severity: 1 | 2 | 3 | 4;
  readonly claims: Partial<Claims>;
  readonly wcag_class?: NonNullable<Issue['wcag_class']> | undefined;
  readonly options?: Given | undefined;
  readonly page: OwnPage;
}

interface Subjects {
  readonly state: State;
  readonly step: Moment;
  readonly journey: Walk;
  readonly run: Evidence;
}
export type Scope = keyof Subjects;

/** A rule of a team: as a shipped one, with its own words, and the kit handed to its check. */
export type OwnRule<Given = Options> = {
  readonly [S in Scope]: OwnBase<Given> & {
    readonly scope: S;
    readonly check: (subject: Subjects[S], kit: Kit<Given>) => readonly Observation[];
  };
}[Scope];

/** The kit of a rule with these options. */
export function kitOf<Given>(options: Given): Kit<Given> {
  return { fail, pass, cannotTell, ofControl, ofScreen, ofStep, ofJourney, options };
}
