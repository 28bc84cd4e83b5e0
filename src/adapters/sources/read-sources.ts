import { basename } from 'node:path';
import { InputError } from '../../contract/errors.ts';
import type { Journey } from '../../contract/journey.ts';
import type { Artefact } from '../../contract/source.ts';
import type { State } from '../../contract/state.ts';
import { sha256 } from '../bundle/safe-file.ts';
import { openWords } from '../words-file.ts';
import { SOURCE_LIMITS } from './limits.ts';
import { type GivenPicture, listPictures, type PictureFolder } from './list-pictures.ts';
import { type Brief, readBrief } from './read-brief.ts';
import { readText } from './read-text.ts';
import { type Frame, nameOfFile, slugs, toIndex, toJourney, toState } from './source-document.ts';
import { splitSpec } from './split-spec.ts';

/** What a person gives beside bundles, as absolute paths. */
export interface SourcePaths {
  readonly screenshots: string | null;
  readonly spec: string | null;
  readonly brief: string | null;
}

/** A source as the documents of a bundle, in memory: everything was read and checked, and nothing was written. */
export interface Source {
  readonly artefact: Artefact;
  readonly index: ReturnType<typeof toIndex>;
  readonly journeys: readonly Journey[];
  readonly states: readonly State[];
  readonly pictures: readonly GivenPicture[];
}

/** Reads pictures, a specification and their brief. Throws InputError; see the readers for the codes. */
export function readSources({ screenshots, spec, brief: path }: SourcePaths): Source[] {
  if (path !== null && screenshots === null && spec === null)
    throw new InputError('usage', '--brief says what pictures or a specification are of.', {
      hint: 'Give --screenshots DIR or --spec FILE with it.',
    });
  const brief = path === null ? null : readBrief(path);
  return [
    ...(screenshots === null ? [] : [readScreenshots(screenshots, brief)]),
    ...(spec === null ? [] : [readSpec(spec, brief)]),
  ];
}

function frameOf(artefact: Artefact, path: string, brief: Brief | null): Frame {
  const unknown = openWords('sources.yml', 'common')('unknown');
  return { artefact, name: basename(path), brief, words: openWords('sources.yml', artefact), unknown };
}

function readScreenshots(root: string, brief: Brief | null): Source {
  const frame = frameOf('screenshot', root, brief);
  const folders = listPictures(root);
  refuseStrangers(folders, brief);
  const slug = slugs();
  const read = folders.map((held) => {
    const { folder, pictures } = held;
    const own = brief?.journeys?.[folder] ?? {};
    const states = pictures.map((picture) => toScreen(picture, titleOf(picture, folder, brief), frame));
    const title = folder === '' ? (brief?.goal ?? nameOfFile(root)) : nameOfFile(folder);
    const id = `shown-${slug(folder === '' ? basename(root) : folder)}`;
    return {
      states,
      journey: toJourney({ id, title, file: folder || basename(root), aims: own }, states, frame),
    };
  });
  const pictures = folders.flatMap((held) => held.pictures);
  const distinct = [...new Map(pictures.map((picture) => [picture.entry.id, picture])).values()];
  const index = toIndex(frame);
  const viewports = distinctSizes(distinct);
  return {
    artefact: 'screenshot',
    index: { ...index, environment: { ...index.environment, viewports } },
    journeys: read.map(({ journey }) => journey),
    states: read.flatMap(({ states }) => states),
    pictures: distinct,
  };
}

function distinctSizes(pictures: readonly GivenPicture[]): { width: number; height: number }[] {
  const sizes = pictures.map(
    ({ entry: { width, height } }) => [`${width}x${height}`, { width, height }] as const,
  );
  return [...new Map(sizes).values()];
}

function toScreen({ path, entry }: GivenPicture, title: string, frame: Frame): State {
  const { width, height } = entry;
  const id = sha256(JSON.stringify(['screenshot', path, entry.id, title])).slice(0, 16);
  return toState({ id, route: path, title, viewport: { width, height }, picture: entry.id }, frame);
}

/** A brief names a picture by its whole path, or by its name inside its folder. */
function titleOf({ path }: GivenPicture, folder: string, brief: Brief | null): string {
  const name = basename(path);
  const own = brief?.journeys?.[folder]?.screens ?? {};
  return own[name] ?? brief?.screens?.[path] ?? brief?.screens?.[name] ?? nameOfFile(path);
}

/** A title for a picture that is not there is a slip of the pen, and the picture that was meant has no title. */
function refuseStrangers(folders: readonly PictureFolder[], brief: Brief | null): void {
  const paths = folders.flatMap(({ pictures }) => pictures.map(({ path }) => path));
  const known = new Set([...paths, ...paths.map((path) => basename(path))]);
  const named = [
    ...Object.keys(brief?.screens ?? {}).filter((name) => !known.has(name)),
    ...Object.entries(brief?.journeys ?? {}).flatMap(([folder, { screens = {} }]) =>
      folders.some((held) => held.folder === folder)
        ? Object.keys(screens).flatMap((name) =>
            paths.includes(folder === '' ? name : `${folder}/${name}`) ? [] : [`${folder}/${name}`],
          )
        : [folder],
    ),
  ];
  if (named.length === 0) return;
  throw new InputError(
    'brief_stranger',
    `The brief names what is not among the pictures: ${named.join(', ')}.`,
    {
      hint: 'Name files and folders as they are called; their names are told from the folder of the screenshots.',
    },
  );
}

function readSpec(path: string, brief: Brief | null): Source {
  const frame = frameOf('spec', path, brief);
  const text = readText(path, { code: 'spec', name: 'specification', most: SOURCE_LIMITS.spec_bytes });
  const name = openWords('sources.yml', 'common');
  const sections = splitSpec(text, {
    title: nameOfFile(path),
    nameOfPart: (title, number) => name('part', { title, number: String(number) }),
  });
  if (sections.length === 0)
    throw new InputError('spec_empty', `${path} holds headings and no text.`, {
      hint: 'Write the specification first.',
    });
  if (sections.length > SOURCE_LIMITS.sections)
    throw new InputError(
      'spec_oversized',
      `${path} has ${sections.length} sections; at most ${SOURCE_LIMITS.sections} are read.`,
      { hint: 'Give the part that matters for this review as a file of its own.' },
    );
  const states = sections.map(({ title, level, blocks }, index) =>
    toState(
      {
        id: sha256(JSON.stringify(['spec', index, title, blocks])).slice(0, 16),
        route: `${basename(path)}#${index + 1}`,
        title,
        viewport: { width: 0, height: 0 },
        picture: null,
        headings: [{ level, text: title, box: null }],
        blocks: blocks.map((block) => ({ text: block, tag: 'p', box: null, font_px: 0 })),
      },
      frame,
    ),
  );
  const id = `specified-${slugs()(basename(path))}`;
  const title = sections[0]?.title ?? nameOfFile(path);
  const journey = toJourney({ id, title, file: basename(path), aims: {} }, states, frame);
  return { artefact: 'spec', index: toIndex(frame), journeys: [journey], states, pictures: [] };
}
