import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GitData, type TreeFile } from '../../../src/adapters/github/git-data.ts';
import { folderOf, keepPictures, MARK } from '../../../src/adapters/github/keep-pictures.ts';
import { PictureStore } from '../../../src/adapters/github/picture-store.ts';
import { LoopbackGitHub } from '../../support/github/loopback.ts';
import { sha } from '../../support/github/world.ts';

const TODAY = '2026-02-14T10:00:00Z';
const BRANCH = 'shots-2026-02';

let github: LoopbackGitHub;
beforeEach(async () => {
  github = await new LoopbackGitHub().start();
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  expect(github.world.forced).toEqual([]);
  await github.stop();
});

function put(pull: number, run: number, open: readonly number[] = [pull]): Promise<string> {
  const { owner, repo } = github.world;
  const git = new GitData({ token: 'token-write', api_url: github.url, owner, repo });
  const store = new PictureStore(git, 'shots', { readme: 'What this is.', message: 'Pictures' });
  const picture = { path: pathOf(pull, run), bytes: Buffer.from(`picture of ${run}`) };
  return store.put([picture], async () => new Set(open), TODAY);
}

function pathOf(pull: number, run: number): string {
  return `${folderOf(pull, { id: run, attempt: 1 })}/1.png`;
}

function stored(name = BRANCH): string[] {
  return github.world.git
    .files(name)
    .map(({ path }) => path)
    .toSorted();
}

describe('the branch of pictures', { timeout: 30_000 }, () => {
  it('has no history in common with any other and says what it is', async () => {
    github.world.git.push('main', 'src/main.ts', 'code');
    const commit = await put(7, 1);
    expect(stored()).toEqual([MARK, pathOf(7, 1)]);
    expect(github.world.git.history(BRANCH)).toEqual([commit]);
    const mark = github.world.git.files(BRANCH).find(({ path }) => path === MARK);
    expect(github.world.git.blobs.get(mark?.sha ?? '')?.toString()).toContain('What this is.');
  });

  it('takes the pictures of many jobs at once; each commit holds its own, and the last one all', async () => {
    const pulls = [1, 2, 3, 4];
    const commits = await Promise.all(pulls.map((pull) => put(pull, 10 + pull, pulls)));
    for (const [index, commit] of commits.entries())
      expect(stored(commit)).toContain(pathOf(index + 1, 11 + index));
    expect(stored()).toEqual([MARK, ...pulls.map((pull) => pathOf(pull, 10 + pull))].toSorted());
    expect(github.world.git.history(BRANCH)).toHaveLength(4);
  });

  it.each([
    ['moved', 'git/update-ref', true],
    ['made', 'git/create-ref', false],
  ])('that somebody else %s in between is read again', async (_, operation, exists) => {
    if (exists) await put(8, 1, [7, 8]);
    github.plan({
      operation,
      times: 2,
      first: ({ git }) => {
        if (!git.refs.has(`heads/${BRANCH}`)) git.push(BRANCH, MARK, 'ours');
        git.push(BRANCH, pathOf(8, 100 + git.commits.size), 'theirs');
      },
    });
    const commit = await put(7, 3, [7, 8]);
    const theirs = stored().filter((path) => path.startsWith('pull-8/run-1'));
    expect(theirs.length).toBeGreaterThanOrEqual(exists ? 2 : 1);
    expect(stored(commit)).toContain(pathOf(7, 3));
    expect(github.world.git.history(BRANCH)[0]).toBe(commit);
  });

  it('that moves for ever is given up with a word', async () => {
    github.plan({
      operation: 'git/create-ref',
      times: 99,
      answer: { status: 422, body: { message: 'Reference already exists' } },
    });
    await expect(put(7, 1)).rejects.toMatchObject({ code: 'pictures_busy' });
  });

  it('that holds other things is never touched', async () => {
    const head = github.world.git.push(BRANCH, 'src/main.ts', 'code');
    await expect(put(7, 1)).rejects.toMatchObject({ code: 'pictures_branch_taken' });
    expect(github.world.git.refs.get(`heads/${BRANCH}`)).toBe(head);
  });

  it('loses closed pull requests and older runs with the next run', async () => {
    await put(7, 1);
    github.world.git.push(BRANCH, pathOf(99, 2), 'of a pull request that is closed by now');
    for (const run of [3, 4, 5]) await put(7, run);
    expect(stored()).toEqual([MARK, pathOf(7, 3), pathOf(7, 4), pathOf(7, 5)]);
  });

  it('is a new one every month, and takes the old ones of ours with it', async () => {
    const { git } = github.world;
    for (const month of ['2025-10', '2025-11', '2025-12']) git.push(`shots-${month}`, MARK, 'ours');
    git.push('shots-2025-09', 'src/main.ts', 'code');
    await put(7, 1);
    expect([...git.refs.keys()].toSorted()).toEqual(
      ['2025-09', '2025-12', '2026-02'].map((month) => `heads/shots-${month}`),
    );
  });
});

describe('what a store keeps', () => {
  const file = (pull: number, run: number, size = 10): TreeFile => ({
    path: pathOf(pull, run),
    sha: sha(`${pull} ${run}`),
    size,
  });
  const kept = (files: TreeFile[], open: number[]): string[] =>
    keepPictures(files, new Set(open), { runs_each: 2, bytes: 100 }).map(({ path }) => path);

  it('is the latest runs of open pull requests, within its bytes, the newest first', () => {
    const files = [file(7, 1), file(7, 2), file(7, 10), file(8, 3), file(9, 4, 90)];
    expect(kept(files, [7, 8])).toEqual([pathOf(7, 10), pathOf(8, 3), pathOf(7, 2)]);
    expect(kept(files, [7, 8, 9])).toEqual([pathOf(7, 10), pathOf(9, 4)]);
    expect(kept(files, [])).toEqual([]);
  });

  it('is nothing that is no picture of a run', () => {
    expect(kept([{ path: 'src/main.ts', sha: sha('x'), size: 1 }, file(7, 1)], [7])).toEqual([pathOf(7, 1)]);
  });
});
