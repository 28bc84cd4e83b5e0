import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleIndex } from '../../contract/bundle.ts';
import { sha256 } from '../bundle/safe-file.ts';
import type { Source } from './read-sources.ts';

/** Writes each source as a bundle of its own below `folder`, in place of what lay there; resolves with their paths. */
export function writeSources(sources: readonly Source[], folder: string): string[] {
  return sources.map((source) => {
    const path = join(folder, source.artefact);
    rmSync(path, { recursive: true, force: true });
    writeBundle(source, path);
    return path;
  });
}

function writeBundle({ index, journeys, states, pictures }: Source, folder: string): void {
  for (const name of ['journeys', 'states', 'pictures']) mkdirSync(join(folder, name), { recursive: true });
  for (const { bytes, entry } of pictures) writeFileSync(join(folder, entry.path), bytes);
  const whole: BundleIndex = {
    ...index,
    journeys: journeys.map((journey) => writeListed(folder, 'journeys', journey)),
    states: states.map((state) => writeListed(folder, 'states', state)),
    pictures: pictures.map(({ entry }) => entry),
  };
  const text = `${JSON.stringify(whole, null, 1)}\n`;
  writeFileSync(join(folder, 'bundle.json'), text);
  writeFileSync(join(folder, 'bundle.sha256'), `${sha256(text)}\n`);
}

function writeListed(folder: string, kind: string, document: { readonly id: string }) {
  const text = `${JSON.stringify(document)}\n`;
  const path = `${kind}/${document.id}.json`;
  writeFileSync(join(folder, path), text);
  return { id: document.id, path, sha256: sha256(text), bytes: Buffer.byteLength(text) };
}
