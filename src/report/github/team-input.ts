import type { PullBuild, PullProof, PullState } from '../../contract/team/pull-state.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';

type Numbered<T> = T & { readonly number: string; readonly specialist: string };

export const TEAM_STAGES = [
  'confirm',
  'unmatched',
  'gate',
  'conflict',
  'incomplete',
  'ready',
  'built',
] as const;
export type TeamStage = (typeof TEAM_STAGES)[number];

/** The most criteria that a comment names; the plan of the artifact has all. */
export const MOST_CRITERIA = 60;

/** Everything that the team's comment says, as facts; nothing of it is escaped yet. */
export interface TeamView {
  readonly stage: TeamStage;
  readonly sha: string;
  readonly stale: boolean;
  /** What is to be said of the hidden part, should somebody have changed it by hand. */
  readonly notice: 'restored' | 'anew' | null;
  readonly tasks: PullState['shown']['tasks'];
  /** The first criteria of all tasks. */
  readonly criteria: PullState['shown']['criteria'];
  readonly phases: PullState['shown']['phases'];
  readonly open: {
    readonly assumptions: readonly Numbered<TeamDecisions['assumptions'][number]>[];
    readonly decisions: readonly Numbered<TeamDecisions['decisions'][number]>[];
  };
  /** True where so many decisions are open that a table comes first. */
  readonly triage: boolean;
  readonly conflicts: readonly { readonly number: string; readonly what: string }[];
  readonly failures: readonly {
    readonly specialist: string;
    readonly section: string;
    readonly what: string;
  }[];
  readonly said: readonly { readonly by: string; readonly what: string }[];
  readonly built: PullBuild | null;
  readonly proof: PullProof | null;
}

/** The sentences of `templates/github/team.yml`. */
export type TeamPullWords = Readonly<Record<string, string>>;
