import type { Desk } from './desk.ts';
import type { Place } from './place.ts';

/** The folders of the bundles to judge: those of the inputs. */
export async function fetchBundles({ options }: Desk, _place: Place): Promise<readonly string[]> {
  return options.bundles;
}
