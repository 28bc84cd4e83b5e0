import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDocumentTypes } from './document-types.mjs';

/** Writes the published types of the entries that people import into a folder. */
export function writePublishedTypes(root, out) {
  for (const folder of ['reporter/types', 'scripts/types'].map((name) => join(root, name)))
    for (const file of readdirSync(folder)) writeFileSync(join(out, file), readFileSync(join(folder, file)));
  writeFileSync(join(out, 'documents.d.ts'), renderDocumentTypes(root));
}
