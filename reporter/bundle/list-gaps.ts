import type { FullConfig, Suite } from '@playwright/test/reporter';
import type { BundleIndex } from '../../src/contract/bundle.ts';

interface Seen {
  readonly config: FullConfig;
  readonly suite: Suite;
  readonly isMerge: boolean;
  readonly faults: readonly string[];
  readonly pageless: ReadonlySet<string>;
  readonly ended: ReadonlySet<string>;
  readonly shards: number;
}

/** What the run as a whole could not see. */
export function listNotMeasured(run: Seen): BundleIndex['not_measured'] {
  const notes = run.faults.map((fault) => ({
    what: fault.split(':')[0] ?? 'capture',
    reason: 'capture_fault',
  }));
  if (run.pageless.size > 0)
    notes.push({ what: `${run.pageless.size} tests that use no page`, reason: 'not_interactive' });
  if (isBefore163(run.config.version))
    notes.push({ what: 'parameters of calls: read from their titles', reason: 'playwright_before_1.63' });
  return notes;
}

function isBefore163(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 1 && minor < 63;
}

/** What keeps the run from being whole: tests without an end, and shards that the merge was not given. */
export function listGaps(run: Seen, errors: number): BundleIndex['not_measured'] {
  const missing = run.suite.allTests().filter((test) => !run.ended.has(test.id)).length;
  const absent = run.isMerge ? run.shards - countReports(run.config) : 0;
  return [
    ...(missing > 0 ? [{ what: `${missing} tests that did not run`, reason: 'run_ended_early' }] : []),
    ...(errors > 0 ? [{ what: `${errors} errors outside of any test`, reason: 'run_broke' }] : []),
    ...(absent > 0 ? [{ what: `${absent} of ${run.shards} shards`, reason: 'report_missing' }] : []),
  ];
}

/** Merged reports list every project once a report. */
function countReports({ projects }: FullConfig): number {
  return Math.max(0, ...projects.map(({ name }) => projects.filter((one) => one.name === name).length));
}
