import * as core from '@actions/core';
import { messageOf, statusOf } from '../adapters/github/client.ts';
import { GitData } from '../adapters/github/git-data.ts';
import { folderOf } from '../adapters/github/keep-pictures.ts';
import { PictureStore } from '../adapters/github/picture-store.ts';
import type { StandingPictures } from '../contract/standing.ts';
import { escapeLog } from '../report/escape.ts';
import { sentence } from '../report/github/blocks.ts';
import { type PickedPicture, pickPictures } from '../report/github/pick-pictures.ts';
import type { ReportInput } from '../report/input.ts';
import { type Desk, tell } from './desk.ts';
import type { Place } from './place.ts';

const MOST_BYTES = 1024 * 1024;
const PICTURE = /^data:image\/(jpeg|png);base64,(.+)$/;

interface Named {
  readonly ref: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Puts the pictures of a result on the branch store, where the workflow asks for that and the comment is to show them.
 * A fork's pictures are a stranger's, so they are not stored. Whatever goes wrong is one warning, never the run's end.
 */
export async function storePictures(
  desk: Desk,
  place: Place,
  input: ReportInput | undefined,
): Promise<{ pictures?: StandingPictures }> {
  const { pull } = place;
  const branch = desk.options.pictures;
  if (branch === null || input === undefined || pull === null || !place.comments) return {};
  if (place.fork) {
    tell(desk, 'pictures_fork');
    return {};
  }
  const named = pickPictures(input).flatMap(nameOne);
  if (named.length === 0) return {};
  try {
    return { pictures: await put(desk, { pull, branch }, named) };
  } catch (error) {
    warn(desk, error);
    return {};
  }
}

async function put(
  desk: Desk,
  { pull, branch }: { pull: number; branch: string },
  named: readonly Named[],
): Promise<StandingPictures> {
  const { runner, options, words } = desk;
  const [owner = '', repo = ''] = runner.repository.split('/');
  const git = new GitData({ token: options.token ?? '', api_url: runner.api_url, owner, repo });
  const text = { readme: words.pictures, message: sentence(words.comment, 'pictures_commit', { pull }) };
  const folder = folderOf(pull, { id: runner.run_id, attempt: runner.run_attempt });
  const inline = !(await git.isPrivate());
  const commit = await new PictureStore(git, branch, text).put(
    named.map(({ name, bytes }) => ({ path: `${folder}/${name}`, bytes })),
    async () => new Set([pull, ...(await desk.github.listOpenPulls()).map(({ number }) => number)]),
    desk.started,
  );
  return { commit, folder, inline, items: named.map(({ ref, name }) => ({ ref, name })) };
}

function nameOne({ ref, data_uri }: PickedPicture, index: number): Named[] {
  const [, type, packed = ''] = PICTURE.exec(data_uri) ?? [];
  const bytes = Buffer.from(packed, 'base64');
  if (type === undefined || bytes.length > MOST_BYTES) return [];
  return [{ ref, name: `${index + 1}.${type === 'png' ? 'png' : 'jpg'}`, bytes }];
}

/** A token that may write nothing at all is told of once, at the end, with all that it may not. */
function warn(desk: Desk, error: unknown): void {
  const isDenied = [401, 403, 404].includes(statusOf(error) ?? 0);
  if (isDenied && desk.denied.size > 0) {
    desk.denied.add('pictures');
    return;
  }
  const why = isDenied ? sentence(desk.words.log, 'pictures_denied') : messageOf(error);
  core.warning(escapeLog(sentence(desk.words.log, 'pictures_failed', { why }), 1_000));
}
