import type { LaunchOptions } from '@playwright/test';
import type { DeclaredContext } from '../src/contract/bundle.ts';

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
   * narrow window, large and spaced text, choices. A number gives the run so many seconds for it; `true` gives it a tenth of
   * the time that the tests took, five seconds at least and thirty at most. Default false.
   */
  readonly probes?: boolean | number;
  /** CSS selectors to cover in every picture, beside passwords, card fields and `[data-ux-mask]`. */
  readonly mask?: readonly string[];
  /** Whether tests that do not use our fixture are read from Playwright's own traces and screenshots. Default true. */
  readonly traces?: boolean;
  /** How to start the browser that draws traces again. Default: as the project does; a merge of reports is not told that. */
  readonly launchOptions?: LaunchOptions;
}

/** What a worker must know; it travels in the environment, which workers inherit. */
export interface WorkerSettings {
  readonly dir: string;
  readonly axe: boolean;
  readonly survey: boolean;
  /** Seconds that probes may take in all; 0: there are none. */
  readonly probes: number;
  /** The part of its own time so far that a worker may add for them; `null`: no part, only the seconds count. */
  readonly probe_share: number | null;
  /** When the run has to end (epoch ms); `null` when nobody says so. */
  readonly ends_at: number | null;
  readonly mask: readonly string[];
  /** Whether pictures and states are attached too, so that a blob report carries them to the merge. */
  readonly travels: boolean;
  /** What the run says of itself, for a merge that is told nothing. */
  readonly declared: Declared;
}

export interface Declared {
  readonly build_identity: string;
  readonly context: DeclaredContext;
}

const MOST_SECONDS = 30;
const SHARE = 0.1;

/** What the option stands for: a number is a budget; `true` grows with the suite, so that no suite pays much for it. */
export function limitProbes(
  given: ReporterOptions['probes'],
): Pick<WorkerSettings, 'probes' | 'probe_share'> {
  if (typeof given === 'number') return { probes: Math.max(0, given), probe_share: null };
  return given === true ? { probes: MOST_SECONDS, probe_share: SHARE } : { probes: 0, probe_share: null };
}

const DIR = 'UX_JURY_CAPTURE_DIR';
const SETTINGS = 'UX_JURY_CAPTURE_OPTIONS';

/** Hands the settings to workers that are started later. */
export function publishSettings(settings: WorkerSettings): void {
  process.env[DIR] = settings.dir;
  const { dir: _, ...rest } = settings;
  process.env[SETTINGS] = JSON.stringify(rest);
}

/** The settings that a reporter of this same package published; `null` without a reporter or while someone debugs by hand. */
export function readSettings(): WorkerSettings | null {
  const dir = process.env[DIR];
  if (dir === undefined || dir === '' || process.env.PWDEBUG) return null;
  const given = parseObject(process.env[SETTINGS] ?? '{}');
  const mask: readonly unknown[] = Array.isArray(given.mask) ? given.mask : [];
  return {
    dir,
    axe: given.axe !== false,
    survey: given.survey !== false,
    probes: typeof given.probes === 'number' ? given.probes : 0,
    probe_share: typeof given.probe_share === 'number' ? given.probe_share : null,
    ends_at: typeof given.ends_at === 'number' ? given.ends_at : null,
    mask: mask.filter((selector) => typeof selector === 'string'),
    travels: given.travels === true,
    declared: given.declared as Declared,
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
