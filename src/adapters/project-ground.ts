import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import { GROUNDING, type Grounding, type ProjectFacts } from '../contract/criteria.ts';
import { InputError } from '../contract/errors.ts';
import type { Settings } from '../settings.ts';
import { sha256 } from './bundle/safe-file.ts';

/** What the project gives to compare with, and a hash of all of it: other briefs or pictures make another run. */
export interface ProjectGround {
  readonly facts: ProjectFacts;
  readonly hash: string;
}

/** More pictures of one kind are not looked for. */
const MOST_PICTURES = 500;

/** More pictures than this are named by their folder. */
const MOST_NAMED = 8;
const MOST_BYTES = 32 * 1024 * 1024;
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

/**
 * Finds the briefs and the pictures that the settings name; paths count from `folder` and stay inside it.
 * Throws InputError brief_missing or grounding_missing.
 */
export function readProjectGround(folder: string, settings: Settings): ProjectGround {
  const briefs = [settings.style_brief, settings.animation_brief].map((brief) => readBrief(folder, brief));
  const found = GROUNDING.map((kind) => findPictures(folder, kind, settings.grounding[kind] ?? []));
  const [references, designs, brand] = found.map(({ count, sources }) => ({ count, sources }));
  const none = { count: 0, sources: [] };
  return {
    facts: {
      style_brief: briefs[0] !== null,
      animation_brief: briefs[1] !== null,
      grounding: { references: references ?? none, designs: designs ?? none, brand: brand ?? none },
    },
    hash: sha256(JSON.stringify([briefs, found.map(({ hashes }) => hashes)])),
  };
}

/** The hash of a brief's text, `''` where the settings only say that there is one, `null` for none. */
function readBrief(folder: string, brief: boolean | string): string | null {
  if (typeof brief === 'boolean') return brief ? '' : null;
  const path = inside(folder, brief);
  if (existsSync(path) && lstatSync(path).isFile()) return sha256(readFileSync(path));
  throw new InputError('brief_missing', `The settings name the brief ${brief}, and no such file is there.`, {
    hint: 'Correct the path; it counts from the folder of the settings.',
  });
}

interface Pictures {
  readonly count: number;
  readonly sources: string[];
  readonly hashes: readonly string[];
}

function findPictures(folder: string, kind: Grounding, paths: readonly string[]): Pictures {
  const found = paths.map((path) => {
    const root = inside(folder, path);
    if (!existsSync(root) || !lstatSync(root).isDirectory())
      throw new InputError(
        'grounding_missing',
        `The settings name ${path} for ${kind}, and no such folder is there.`,
        {
          hint: 'Correct the path; it counts from the folder of the settings and holds pictures.',
        },
      );
    return { path, files: listPictures(root) };
  });
  const files = [...new Set(found.flatMap((one) => one.files))].slice(0, MOST_PICTURES);
  const named =
    files.length <= MOST_NAMED
      ? files.map((file) => relative(folder, file))
      : found.map(({ path, files: { length } }) => `${path} (${length})`);
  return { count: files.length, sources: named, hashes: files.map((file) => sha256(readFileSync(file))) };
}

/** Pictures below a folder, in the order of their names; links are not followed, files that are no picture do not count. */
function listPictures(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => PICTURE.test(name))
    .toSorted()
    .map((name) => join(root, name))
    .filter(isPicture)
    .slice(0, MOST_PICTURES);
}

function isPicture(file: string): boolean {
  const stat = lstatSync(file);
  if (!stat.isFile() || stat.size > MOST_BYTES) return false;
  try {
    return imageSize(readFileSync(file)).width > 0;
  } catch {
    return false;
  }
}

function inside(folder: string, path: string): string {
  const full = resolve(folder, path);
  if (!relative(folder, full).startsWith('..')) return full;
  throw new InputError('config_invalid', `The settings name ${path}, which lies outside the project.`, {
    hint: 'Name files and folders below the folder of the settings.',
  });
}
