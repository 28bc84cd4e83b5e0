import type { Arc } from '../../contract/arc.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import type { Debate } from '../../contract/debate.ts';
import type { Answer, Assumption, Decision, Waiver } from '../../contract/decisions.ts';
import type { Baseline, Standing, StandingFinding } from '../../contract/standing.ts';
import type { ReportWords } from '../words.ts';

/** The shape of `templates/github/words.yml`; beside it the report's own words, the help, and what a branch of pictures is. */
export interface GithubWords {
  readonly comment: Readonly<Record<string, string>>;
  readonly check: Readonly<Record<string, string>>;
  readonly annotation: Readonly<Record<string, string>>;
  readonly reply: Readonly<Record<string, string>>;
  readonly log: Readonly<Record<string, string>>;
  readonly help: string;
  readonly pictures: string;
  readonly report: ReportWords;
}

/** An open question as it is shown; the first option is the recommended one. */
export interface OpenQuestion {
  readonly id: string;
  readonly title: string;
  readonly context: string;
  readonly options: Decision['options'];
  readonly why: string;
  readonly previous: Answer | null;
}

export interface ShownWaiver {
  readonly finding: StandingFinding;
  readonly waiver: Waiver;
  readonly state: 'waived' | 'expired' | 'spread';
}

type Named = Pick<Arc['evolution'][number], 'criterion' | 'number' | 'name'>;

/**
 * How the debate went over the rounds of a pull request. `next` is `opened` where the next run begins a new validation;
 * `left` counts the cycles that are left, `is_spent` where none is and something falls short. `last` is the last round that was held, where nobody was asked in this one.
 */
export interface ShownRounds {
  readonly place: {
    readonly round: number;
    readonly cycle: number;
    readonly max_cycles: number | null;
  } | null;
  readonly next: Arc['next'] | 'opened' | null;
  readonly left: number | null;
  readonly is_spent: boolean;
  readonly stalled: boolean;
  readonly history: readonly Pick<Arc['history'][number], 'round' | 'cycle' | 'passing' | 'judge'>[];
  readonly evolution: Arc['evolution'];
  readonly change: {
    readonly since: number;
    readonly converged: readonly Named[];
    readonly diverged: readonly Named[];
    readonly ruled: readonly (Named & { readonly score: number; readonly author: string })[];
    readonly moved: readonly (Named & { readonly from: number; readonly to: number })[];
  } | null;
  readonly last: { readonly sha: string; readonly debate: Debate } | null;
}

/**
 * Everything that the comment and the checks say. `standing.debate` has the rulings applied. `marker` and `block` are
 * ours and stand as they are; `base` is `null` where nothing may be compared.
 */
export interface GithubReport {
  readonly standing: Standing;
  readonly conclusions: {
    readonly whole: Conclusion;
    readonly verdict: Conclusion;
    readonly debate: Conclusion;
  };
  readonly base: Baseline | null;
  readonly open: readonly OpenQuestion[];
  readonly assumed: readonly OpenQuestion[];
  readonly settled: readonly (Assumption | Decision)[];
  readonly waivers: readonly ShownWaiver[];
  readonly rounds: ShownRounds | null;
  /** `store` is the repository's own address, under which its branches' files lie. */
  readonly links: {
    readonly run: string | null;
    readonly artifact: string | null;
    readonly store?: string | undefined;
  };
  readonly marker: string;
  readonly block: string;
  readonly words: GithubWords;
}
