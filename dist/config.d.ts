import type { PlaywrightTestConfig } from '@playwright/test';
import type { ReporterOptions } from './reporter.js';

export type { DeclaredContext, ReporterOptions } from './reporter.js';

/**
 * Adds the reporter to a Playwright config and records every browser of its workers, so that no test has to import
 * `ux-jury/test`. What the config says stays as it is.
 */
export declare function withUxJury<C extends PlaywrightTestConfig>(config: C, options?: ReporterOptions): C;
