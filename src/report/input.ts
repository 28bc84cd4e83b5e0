import type { Aggregate } from '../contract/aggregation.ts';
import type { Arc } from '../contract/arc.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import type { Debate } from '../contract/debate.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { JudgeReport } from '../contract/judge.ts';
import type { Outcomes } from '../contract/outcome.ts';
import type { State } from '../contract/state.ts';
import type { ReportWords } from './words.ts';

/** A picture to show; `data_uri` is `null` when it was left out to keep the report small, `path` is where it lies. */
export interface ReportPicture {
  readonly data_uri: string | null;
  readonly path: string | null;
  readonly width: number;
  readonly height: number;
}

/** What the report needs of a state; a whole `State` fits. */
export type ReportState = Pick<State, 'id' | 'viewport' | 'picture' | 'title' | 'route' | 'scroll'> &
  Partial<Pick<State, 'not_measured'>>;

/**
 * The files of `templates/report`, as text. `script_sha256` is the base64 SHA-256 of `script`, so that the page's
 * content security policy runs that script and no other.
 */
export interface ReportAssets {
  readonly words: ReportWords;
  readonly style: string;
  readonly script: string;
  readonly script_sha256: string;
}

/** Where the reports lie, for the texts that point at them. */
export interface ReportLocations {
  readonly html_path: string | null;
  readonly artifact_url: string | null;
}

/**
 * Everything a report says. `aggregate` and `evidence` are `null` when the run broke before them, `debate` when none
 * was held; `judge` and `arc` are not there where nobody called a judge or kept count. `pictures` is keyed by picture id (`State.picture`) or by state id.
 */
export interface ReportInput {
  readonly conclusion: Conclusion;
  readonly aggregate: Aggregate | null;
  readonly debate: Debate | null;
  readonly judge?: JudgeReport | null;
  readonly arc?: Arc | null;
  readonly evidence: Evidence | null;
  readonly outcomes: Outcomes | null;
  readonly states: ReadonlyMap<string, ReportState>;
  readonly pictures: ReadonlyMap<string, ReportPicture>;
  readonly locations: ReportLocations;
  readonly assets: ReportAssets;
}
