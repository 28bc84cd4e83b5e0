import type { BundleIndex } from '../../src/contract/bundle.ts';
import type { Journey } from '../../src/contract/journey.ts';
import { dropRecords } from './tidy-folder.ts';
import { writeIndex } from './write-index.ts';

type Head = Omit<BundleIndex, 'format' | 'version' | 'journeys' | 'states' | 'pictures'>;

/** Writes the index over what lies in the folder; on a full disk the records make room for it. */
export function closeBundle(dir: string, head: Head): void {
  const write = () => writeIndex(dir, { format: 'ux-jury-bundle', version: 1, ...head });
  try {
    write();
  } catch {
    dropRecords(dir);
    write();
  }
}

/** How often an instrument failed, as against what no instrument could have seen. */
export function countFaults(journeys: readonly Pick<Journey, 'not_measured'>[]): number {
  const isFault = ({ reason }: { reason: string }) =>
    /instrument_error|too_slow|cannot_write|record_missing/.test(reason);
  return journeys.reduce((sum, journey) => sum + journey.not_measured.filter(isFault).length, 0);
}
