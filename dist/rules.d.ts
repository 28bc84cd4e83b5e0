import type { Evidence, Journey, Outcomes, State } from './documents.js';

export type { Evidence, Journey, Outcomes, State } from './documents.js';
export type Step = Journey['steps'][number];
export type Control = State['controls'][number];
export type Box = NonNullable<Control['box']>;
export type Claims = Outcomes['issues'][number]['claims'];

/** What an answer is about: a control, a message, a screen, a journey. */
export interface Subject {
  readonly key: string | null;
  readonly name: string;
  readonly box: Box | null;
}

/** Where in a run something was seen; rules of scope state and step need not say it. */
export interface Spot {
  readonly journey: string;
  readonly step: number | null;
  readonly state: string | null;
}

/**
 * What may be said besides. `values` fill the placeholders of the page's sentences. `cause` names what would be fixed once
 * (a component, a route): answers of one rule with one cause become one finding; without it, the subject's key.
 * `critical` only for what blocks or breaks the task: it fails the run.
 */
export interface Detail {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly at?: Spot;
  readonly cause?: string;
  readonly severity?: 1 | 2 | 3 | 4;
  readonly critical?: boolean;
  readonly wcag_class?: 'minor' | 'serious' | 'critical' | null;
}

export interface Answer extends Subject, Detail {
  readonly result: 'failed' | 'passed' | 'cannot_tell';
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a check answers with; `options` are the rule's own, as the settings changed them. */
export interface Kit<Given> {
  readonly fail: (subject: Subject, detail?: Detail) => Answer;
  readonly pass: (subject: Subject, detail?: Detail) => Answer;
  readonly cannotTell: (subject: Subject, detail?: Detail) => Answer;
  readonly ofControl: (control: Pick<Control, 'key' | 'role' | 'name' | 'box'>) => Subject;
  readonly ofScreen: (state: State) => Subject;
  readonly ofStep: (step: Step) => Subject;
  readonly ofJourney: (journey: Journey) => Subject;
  readonly options: Given;
}

/** Sentences with `{name}` and the answers' values filled in; the rest is what `ux-jury rules ID` shows. */
export interface Page {
  readonly title: string;
  readonly claim: string;
  readonly passed: string;
  readonly fix: string;
  readonly unknown: string;
  readonly what?: string;
  readonly why?: string;
  readonly source?: string;
  readonly fails?: string;
  readonly passes?: string;
}

/** A step with the screens around it; a screen is `null` where none was captured. */
export interface Moment {
  readonly journey: Journey;
  readonly step: Step;
  readonly previous: Step | null;
  readonly before: State | null;
  readonly after: State | null;
}

/** A whole journey; `read` gives a screen that it passed through. */
export interface Walk {
  readonly journey: Journey;
  readonly read: (state: string | null) => State | null;
}

export type Options = Readonly<Record<string, string | number | boolean | string[]>>;

interface Subjects {
  readonly state: State;
  readonly step: Moment;
  readonly journey: Walk;
  readonly run: Evidence;
}

/**
 * A rule of a team. `severity`: 1 cosmetic, 2 minor, 3 major, 4 catastrophe. `claims` says whom it speaks to: SPARK
 * letters, Nielsen's heuristics H1-H10, walkthrough questions 1-4, PURE, WCAG 2.2 criteria, criteria of the debate.
 */
export type OwnRule<Given = Options> = {
  readonly [S in keyof Subjects]: {
    readonly id: string;
    readonly scope: S;
    readonly severity: 1 | 2 | 3 | 4;
    readonly claims: Partial<Claims>;
    readonly wcag_class?: 'minor' | 'serious' | 'critical';
    readonly options?: Given;
    readonly page: Page;
    readonly check: (subject: Subjects[S], kit: Kit<Given>) => readonly Answer[];
  };
}[keyof Subjects];

/** A rule of a team, as it is; the call is for its types. */
export function defineRule<const Given extends Options = Record<never, never>>(
  rule: OwnRule<Given>,
): OwnRule<Given>;
