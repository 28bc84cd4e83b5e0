import { InputError } from '../../contract/errors.ts';
import type { Library } from '../../engines/model/prompt/pack-evidence.ts';
import type { BundleFolder } from '../bundle/open-bundle.ts';

/** Finds states and pictures in whichever bundle holds them. */
export function openLibrary(bundles: readonly BundleFolder[]): Library {
  const holders = new Map(
    bundles.flatMap((bundle) => bundle.index.states.map(({ id }) => [id, bundle] as const)),
  );
  const pictures = new Map(
    bundles.flatMap(({ index }) => index.pictures.map((entry) => [entry.id, entry] as const)),
  );
  return {
    readState: (id) => {
      const holder = holders.get(id);
      if (holder !== undefined) return holder.readState(id);
      throw new InputError('bundle_missing', `No bundle of this run holds state ${id}.`, {
        hint: 'Give the bundles that evidence.json names.',
      });
    },
    findPicture: (id) => {
      const entry = pictures.get(id);
      if (entry === undefined) return null;
      const media_type = entry.path.endsWith('.png') ? ('image/png' as const) : ('image/jpeg' as const);
      return { id, width: entry.width, height: entry.height, media_type };
    },
  };
}

/** The bytes of a picture of the run. Throws InputError where no bundle holds it. */
export function pictureReader(bundles: readonly BundleFolder[]): (id: string) => Buffer {
  return (id) => {
    for (const bundle of bundles) {
      const found = bundle.readPicture(id);
      if (found !== null) return found.bytes;
    }
    throw new InputError('bundle_missing', `No bundle of this run holds picture ${id}.`, {
      hint: 'Give the bundles that evidence.json names.',
    });
  };
}
