import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';
import type { JobResult } from '../support/github/job.ts';
import { denied } from '../support/github/routes.ts';
import { APP, commitApp, evaluateAndKeep, readMade, SPEECHLESS, teamBody } from './team-talk.ts';

const ON = { 'team-branch': 'true' };
const WRITES = ['git/create-tree', 'git/create-commit', 'git/create-ref', 'git/update-ref'];
const GERMAN = APP['app/index.html'].replace('<html>', '<html lang="de">');

let main: string;
let talk: Conversation;
let head: string;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(async () => {
  talk = await new Conversation(main).begin();
  head = commitApp(talk);
});
afterEach(async () => {
  expect(talk.github.violations).toEqual([]);
  expect(talk.world.forced).toEqual([]);
  await talk.end();
});

const say = (...lines: string[]) => talk.say('maya', lines.join('\n'), { with: ON });
const git = () => talk.world.git;
const branch = (): string => `ux-jury/pull-7-${head.slice(0, 7)}`;
const tip = (): string | undefined => git().refs.get(`heads/${branch()}`);
const textOf = (name: string): string | undefined => git().text(name, 'app/index.html');
const reply = (): string => talk.world.replies().at(-1)?.body ?? '';

/** A team whose every question is answered: the pages are German. */
async function answerAll(run: number): Promise<void> {
  await evaluateAndKeep(talk, { plan: SPEECHLESS, run, action: 'opened' });
  await say('/ux plan');
  await say('/ux depth T2 Standard', '/ux team accept');
  await say('/ux team promote A1: de', '/ux team decide D1 A');
  expect(teamBody(talk)).toContain('ready to build');
}

/** The job of `/ux fix`, with what it left on disk. */
async function fix(): Promise<JobResult> {
  const comment = talk.world.comment(7, 'maya', '/ux fix');
  return talk.job('issue_comment', talk.commentEvent(comment, 'created', 'maya'), {
    with: ON,
    workspace: talk.workspace(null),
  });
}

describe('the branch of a build', { timeout: 900_000 }, () => {
  it('holds the head with exactly the changed lines, and goes on only from a commit of ours', async () => {
    await answerAll(501);
    await fix();
    const first = tip() ?? '';
    expect([...git().refs.keys()]).toEqual([`heads/${branch()}`]);
    expect(git().commits.get(first)).toMatchObject({
      parents: [head],
      message: 'fix(ux): changes by the UX Jury team for pull request 7',
    });
    const without = (name: string) =>
      git()
        .files(name)
        .filter(({ path }) => path !== 'app/index.html');
    expect(without(first)).toEqual(without(head));
    expect(without(first).map(({ path, mode }) => [path, mode])).toEqual([
      ['logo.png', undefined],
      ['run.sh', '100755'],
    ]);
    expect(textOf(first)).toBe(GERMAN);
    expect(teamBody(talk)).toContain(`Branch ${branch()} holds all of them on top of ${head.slice(0, 7)}.`);

    await say('/ux fix');
    expect(reply()).toContain('was built already');
    expect(tip()).toBe(first);

    await say('/ux team assign T1 copywriter', '/ux depth T2 Light');
    await say('/ux team accept');
    expect(teamBody(talk)).toContain('ready to build');
    await say('/ux fix');
    const second = tip() ?? '';
    expect(git().commits.get(second)?.parents).toEqual([first]);
    expect(textOf(second)).toBe(GERMAN.replace('"de"', '"en"'));
    expect(without(second)).toEqual(without(head));

    const theirs = git().push(branch(), 'note.txt', 'by hand');
    await say('/ux depth T2 Standard');
    await say('/ux fix');
    expect(tip()).toBe(theirs);
    expect(teamBody(talk)).toContain(
      `Branch ${branch()} was left alone: it holds a commit that this team did not`,
    );
  });

  it('that somebody else made stays as it is, whenever they made it; once it is gone it is made', async () => {
    await answerAll(601);
    talk.github.plan({
      operation: 'git/create-ref',
      first: (world) => world.git.push(branch(), 'note.txt', 'by hand'),
    });
    const { status, out } = await fix();
    expect(status).toBe(0);
    expect(
      git()
        .files(branch())
        .map(({ path }) => path),
    ).toEqual(['note.txt']);
    expect(teamBody(talk)).toContain('was left alone');
    expect(readMade(out, 'output/changes.patch')).toContain('+<html lang="de">');

    const theirs = tip();
    await say('/ux fix');
    expect(tip()).toBe(theirs);
    git().refs.delete(`heads/${branch()}`);
    talk.github.plan({ operation: 'git/create-ref', answer: { status: 502 }, done: true });
    await say('/ux fix');
    expect(textOf(branch())).toBe(GERMAN);
    expect(teamBody(talk)).toContain('holds all of them');
    expect(talk.world.reviews).toHaveLength(0);
  });

  it('that the token may not write is said, with the patch in the artifact; later it may be asked for again', async () => {
    await answerAll(701);
    talk.github.plan({ operation: 'git/create-tree', answer: denied() });
    talk.github.plan({ operation: 'git/create-ref', answer: denied() });
    const { status, log, out } = await fix();
    expect(status, log).toBe(0);
    expect(git().refs.size).toBe(0);
    expect(teamBody(talk)).toMatch(
      /was not written: the token may not \(Resource not accessible.*contents: write/,
    );
    expect(log).not.toContain('::warning');
    expect(readMade(out, 'output/changes.patch')).toContain('+<html lang="de">');
    const [kept] = talk.github.artifacts.uploads.filter(({ zip }) => zip?.includes('output/changes.patch'));
    expect(kept?.run).toMatch(/^run-\d+$/);
    expect(teamBody(talk)).toContain(`/actions/runs/${kept?.run.replace('run-', '')}`);
    await say('/ux fix');
    expect(teamBody(talk)).toContain('was not written');
    await say('/ux fix');
    expect(textOf(branch())).toBe(GERMAN);
    expect(teamBody(talk)).not.toContain('was not written');
  });

  it('is never made for a fork', async () => {
    talk.pull.head.repo = 987;
    await answerAll(801);
    await fix();
    expect(WRITES.map((operation) => talk.github.count(operation))).toEqual([0, 0, 0, 0]);
    expect(git().refs.size).toBe(0);
    expect(teamBody(talk)).toContain('A pull request from a fork gets no branch');
    expect(teamBody(talk)).toContain('1 changed line is not in this pull request');
  });

  it('is not made of a file that git has other bytes of than the archive', async () => {
    head = commitApp(talk, { 'app/index.html': APP['app/index.html'].replaceAll('\n', '\r\n') });
    await answerAll(901);
    await fix();
    expect(WRITES.map((operation) => talk.github.count(operation))).toEqual([0, 0, 0, 0]);
    expect(teamBody(talk)).toContain('in git app/index.html is not what the team read in the archive');
  });
});
