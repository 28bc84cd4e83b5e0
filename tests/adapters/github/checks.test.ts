import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CheckRun } from '../../../src/adapters/github/checks.ts';
import { Repository } from '../../../src/adapters/github/repository.ts';
import type { Annotation } from '../../../src/report/github/annotations.ts';
import { LoopbackGitHub } from '../../support/github/loopback.ts';
import { sha } from '../../support/github/world.ts';

const NAME = 'UX Jury / verdict';
const COMMIT = sha('head');
const OUTPUT = { title: 'One line', summary: 'What matters.', text: 'Details.' };
const lost = { status: 502, body: { message: 'Bad Gateway' } };

let github: LoopbackGitHub;
let check: CheckRun;
beforeEach(async () => {
  github = await new LoopbackGitHub().start();
  const { owner, repo } = github.world;
  const repository = new Repository({ token: 'token-write', api_url: github.url, owner, repo });
  check = await CheckRun.open(repository, { name: NAME, sha: COMMIT, id: '1/1', url: null, output: OUTPUT });
});
afterEach(async () => {
  expect(github.violations).toEqual([]);
  await github.stop();
});

function make(count: number): Annotation[] {
  return Array.from({ length: count }, (_, index) => ({
    path: 'journeys/shop.spec.ts',
    start_line: index + 1,
    end_line: index + 1,
    annotation_level: 'warning',
    title: `Finding ${index + 1}`,
    message: 'What to do.',
  }));
}

function close(annotations: readonly Annotation[], render = () => OUTPUT): Promise<number> {
  return check.close({ conclusion: 'failure', render, annotations });
}

function lines(): number[] {
  return github.world.check(NAME, COMMIT)?.annotations.map(({ start_line }) => start_line) ?? [];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('a check that closes', { timeout: 30_000 }, () => {
  it.each([
    [0, 1],
    [1, 2],
    [50, 2],
    [51, 3],
    [120, 4],
    [150, 4],
  ])('with %i annotations takes %i requests and shows each once, in order', async (count, requests) => {
    expect(await close(make(count))).toBe(0);
    expect(github.count('checks/update')).toBe(requests);
    expect(lines()).toEqual(upTo(count));
    expect(github.world.check(NAME, COMMIT)?.conclusion).toBe('failure');
    expect(github.world.check(NAME, COMMIT)?.output.text).toBe(OUTPUT.text);
  });

  it.each([
    ['lost', true],
    ['a fault', false],
  ])('shows no annotation twice and none too few where every first answer is %s', async (_, done) => {
    for (const skip of [1, 2, 3]) github.plan({ operation: 'checks/update', skip, answer: lost, done });
    expect(await close(make(120))).toBe(0);
    expect(lines()).toEqual(upTo(120));
  });

  it('is closed though GitHub refuses its annotations, and says how many are left', async () => {
    const refused = { status: 422, body: { message: 'Invalid request. annotations.0 is not valid.' } };
    github.plan({ operation: 'checks/update', skip: 2, answer: refused });
    expect(await close(make(120))).toBe(70);
    expect(lines()).toEqual(upTo(50));
    expect(github.world.check(NAME, COMMIT)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  it('asks for shorter texts until GitHub takes them, and adds the annotations after', async () => {
    const tooLong = {
      status: 422,
      body: { message: 'Only 65535 characters are allowed; 70000 were supplied.' },
    };
    github.plan({ operation: 'checks/update', times: 2, answer: tooLong });
    const asked: number[] = [];
    const render = (most: number) => {
      asked.push(most);
      return OUTPUT;
    };
    expect(await check.close({ conclusion: 'success', render, annotations: make(2) })).toBe(0);
    expect(asked).toEqual([65_000, 39_000, 23_400]);
    expect(lines()).toEqual([1, 2]);
  });
});
