import type { LaunchOptions } from '@playwright/test';
import type { Reporter } from '@playwright/test/reporter';

/** What the team says of itself; frozen before anything is judged. */
export interface DeclaredContext {
  /** What is tested, for people: a URL or a name. */
  target: string;
  /** What this run should show. */
  test_brief: string;
  /** For whom the product is. */
  target_user: string;
  /** Names the test data: runs on other data are not comparable. */
  data_label: string;
  /** Limits that the jury should know. */
  constraints: string[];
}

/** Options of `ux-jury/reporter` in `playwright.config`. */
export interface ReporterOptions {
  /** Folder of the bundle, relative to the config's folder. Default `ux-jury-bundle`. */
  readonly outputDir?: string;
  /** What the team says of itself: target, brief, user, data, constraints. */
  readonly context?: Partial<DeclaredContext>;
  /** What was tested. Default: `GITHUB_SHA`, else git's HEAD. */
  readonly buildIdentity?: string;
  /** Whether axe-core runs on every distinct screen. Default true. */
  readonly axe?: boolean;
  /** Whether the structure, style and listeners of every distinct screen are surveyed. Default true. */
  readonly survey?: boolean;
  /**
   * Whether each distinct screen that its address leads to again is probed once the tests of a worker have ended: keyboard,
   * narrow window, large and spaced text, choices. `true` gives the run 30 seconds for it, a number so many. Default false.
   */
  readonly probes?: boolean | number;
  /** CSS selectors to cover in every picture, beside passwords, card fields and `[data-ux-mask]`. */
  readonly mask?: readonly string[];
  /** Whether tests that do not use our fixture are read from Playwright's own traces and screenshots. Default true. */
  readonly traces?: boolean;
  /** How to start the browser that draws traces again. Default: as the project does; a merge of reports is not told that. */
  readonly launchOptions?: LaunchOptions;
}

/** Writes a run's journeys as a capture bundle; it never fails the run. */
export default class UxJuryReporter implements Reporter {
  constructor(options?: ReporterOptions);
  printsToStdio(): boolean;
}
