import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleIndex, BundlePicture } from '../../src/contract/bundle.ts';
import { readJpegSize } from './jpeg-size.ts';
import { readPngSize } from './png-size.ts';
import { sha256Of, writeWhole } from './write-file.ts';

type Listed = Pick<BundleIndex, 'journeys' | 'states' | 'pictures'>;

/** Lists what lies in the bundle, writes `bundle.json` and, beside it, its own hash. */
export function writeIndex(dir: string, head: Omit<BundleIndex, keyof Listed>): void {
  const { not_measured, capture_faults, ...start } = head;
  const index: BundleIndex = { ...start, ...listFiles(dir), capture_faults, not_measured };
  const text = `${JSON.stringify(index, null, 2)}\n`;
  writeWhole(join(dir, 'bundle.json'), text);
  writeWhole(join(dir, 'bundle.sha256'), `${sha256Of(text)}\n`);
}

function listFiles(dir: string): Listed {
  const pictures = ['.jpg', '.png']
    .flatMap((ending) => filesIn(dir, 'pictures', ending))
    .flatMap((name) => listPicture(dir, name));
  return { journeys: listDocuments(dir, 'journeys'), states: listDocuments(dir, 'states'), pictures };
}

function listDocuments(dir: string, folder: 'journeys' | 'states'): BundleIndex['journeys'] {
  return filesIn(dir, folder, '.json').map((name) => {
    const bytes = readFileSync(join(dir, folder, name));
    return {
      id: name.replace(/\.json$/, ''),
      path: `${folder}/${name}`,
      sha256: sha256Of(bytes),
      bytes: bytes.length,
    };
  });
}

function listPicture(dir: string, name: string): BundlePicture[] {
  const bytes = readFileSync(join(dir, 'pictures', name));
  const size = readJpegSize(bytes) ?? readPngSize(bytes);
  if (size === null) return [];
  return [{ id: name.replace(/\.(jpg|png)$/, ''), path: `pictures/${name}`, bytes: bytes.length, ...size }];
}

function filesIn(dir: string, folder: string, ending: string): string[] {
  return readdirSync(join(dir, folder))
    .filter((name) => name.endsWith(ending))
    .sort();
}
