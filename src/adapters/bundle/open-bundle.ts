import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BUNDLE_VERSION, type BundleIndex, type BundlePicture } from '../../contract/bundle.ts';
import { InputError } from '../../contract/errors.ts';
import type { Journey } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import type { OpenedBundle, StateSummary } from '../../evidence/opened-bundle.ts';
import { readDocument } from '../documents.ts';
import { LIMITS } from './limits.ts';
import { checkPicture } from './picture.ts';
import { readInside, sha256 } from './safe-file.ts';

const RERUN = 'Run the tests again with the ux-jury reporter, and give the bundle folder it names.';
const EDITED = 'A bundle is evidence: it is not edited by hand. Run the tests again.';

/** A bundle on disk, verified: every file it lists has the bytes that were written. */
export interface BundleFolder extends OpenedBundle {
  readonly folder: string;
  readonly readState: (id: string) => State;
  readonly readPicture: (id: string) => { bytes: Buffer; entry: BundlePicture } | null;
}

/**
 * Opens a bundle and checks all of it before anything is judged; its path is told from `base`.
 * Throws InputError (bundle_missing, bundle_truncated, bundle_version, bundle_edited, bundle_path, bundle_oversized,
 * bundle_file_missing, picture_invalid) or ContractError.
 */
export function openBundle(folder: string, base = process.cwd()): BundleFolder {
  const { index, digest } = readIndex(folder);
  const journeys = index.journeys.map((entry) => readListed(folder, 'journey', entry));
  const states = new Map(index.states.map((entry) => [entry.id, entry]));
  const pictures = new Map(index.pictures.map((entry) => [entry.id, entry]));
  for (const entry of index.pictures) checkPicture(readPictureBytes(folder, entry), entry);
  const readState = (id: string): State => {
    const entry = states.get(id);
    if (entry === undefined) throw unknownRef(`state ${id}`);
    return readListed(folder, 'state', entry);
  };
  const summaries = index.states.map(({ id }) => summarize(readState(id), pictures));
  checkRelations(journeys, states);
  return {
    folder,
    path: relative(base, folder) || '.',
    sha256: digest,
    index,
    journeys,
    states: summaries,
    readState,
    readPicture: (id) => {
      const entry = pictures.get(id);
      return entry === undefined ? null : { bytes: readPictureBytes(folder, entry), entry };
    },
  };
}

function readIndex(folder: string): { index: BundleIndex; digest: string } {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new InputError('bundle_missing', `There is no bundle at ${folder}.`, { hint: RERUN });
  if (!existsSync(join(folder, 'bundle.json')))
    throw new InputError(
      'bundle_missing',
      `${folder} holds no bundle.json: no bundle, or its run was stopped.`,
      {
        hint: `If the run was killed, \`npx ux-jury assemble ${folder}\` makes a bundle of what it had. ${RERUN}`,
      },
    );
  const bytes = readInside(folder, 'bundle.json', LIMITS.index_bytes);
  const raw = parseJson('bundle.json', bytes);
  checkVersion(raw);
  const digest = sha256(bytes);
  const written = readInside(folder, 'bundle.sha256', 1024).toString('utf8').trim();
  if (written !== digest)
    throw new InputError('bundle_edited', 'bundle.json is not what the reporter wrote.', { hint: EDITED });
  const index = readDocument('bundle-index', raw, RERUN);
  const count = index.journeys.length + index.states.length + index.pictures.length;
  if (count > LIMITS.files)
    throw new InputError(
      'bundle_oversized',
      `The bundle lists ${count} files; at most ${LIMITS.files} are read.`,
      {
        hint: 'Split the run into several bundles.',
      },
    );
  return { index, digest };
}

/** The version is looked at before the schema, so that a newer bundle is named as such. */
function checkVersion(raw: unknown): void {
  const version = typeof raw === 'object' && raw !== null && 'version' in raw ? raw.version : undefined;
  if (typeof version === 'number' && version > BUNDLE_VERSION)
    throw new InputError(
      'bundle_version',
      `The bundle has version ${version}; this ux-jury reads ${BUNDLE_VERSION}.`,
      {
        hint: 'Update ux-jury to the version that the tests use.',
      },
    );
}

function parseJson(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new InputError('bundle_truncated', `${path} is not whole JSON.`, { hint: RERUN, cause });
  }
}

function readListed<K extends 'journey' | 'state'>(
  folder: string,
  kind: K,
  entry: BundleIndex['states'][number],
) {
  const bytes = readInside(folder, entry.path, LIMITS.document_bytes);
  const raw = parseJson(entry.path, bytes);
  if (sha256(bytes) !== entry.sha256)
    throw new InputError('bundle_edited', `${entry.path} is not what the reporter wrote.`, { hint: EDITED });
  const document = readDocument(kind, raw, RERUN);
  if (document.id !== entry.id) throw unknownRef(`${entry.path} as ${entry.id}`);
  return document;
}

function readPictureBytes(folder: string, entry: BundlePicture): Buffer {
  return readInside(folder, entry.path, LIMITS.picture_bytes);
}

function summarize(state: State, pictures: ReadonlyMap<string, unknown>): StateSummary {
  if (state.picture !== null && !pictures.has(state.picture)) throw unknownRef(`picture ${state.picture}`);
  const { id, route, title, picture, artefact, headings, axe } = state;
  const heading = headings[0]?.text ?? null;
  return {
    id,
    route,
    title,
    picture,
    ...(artefact === undefined ? {} : { artefact }),
    heading,
    has_axe: axe !== null,
  };
}

function checkRelations(journeys: readonly Journey[], states: ReadonlyMap<string, unknown>): void {
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of [step.state_before, step.state_after, journey.end_state])
        if (state !== null && !states.has(state)) throw unknownRef(`state ${state} in journey ${journey.id}`);
}

function unknownRef(what: string): InputError {
  return new InputError('bundle_edited', `The bundle refers to ${what}, which it does not list.`, {
    hint: EDITED,
  });
}
