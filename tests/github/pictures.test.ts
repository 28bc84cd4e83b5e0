import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MARK } from '../../src/adapters/github/keep-pictures.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';
import { denied } from '../support/github/routes.ts';
import { STOPPED, STOPPED_TWICE } from './plans.ts';

const ON = { with: { 'pictures-branch': 'shots' } };
const IMAGE =
  /\[!\[[^\]]+\]\(https:\/\/github\.com\/acme\/shop\/raw\/([0-9a-f]{40})\/(\S+?)\)\]\(https:\/\/github\.com\/acme\/shop\/blob\/\1\/\2\)/g;

let main: string;
let talk: Conversation;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(async () => {
  talk = await new Conversation(main).begin();
});
afterEach(async () => {
  expect(talk.github.violations).toEqual([]);
  expect(talk.world.forced).toEqual([]);
  await talk.end();
});

/** The pictures that a text shows inline, each proved to lie in the commit that its address names. */
function shownIn(text: string): string[] {
  return [...text.matchAll(IMAGE)].map(([, commit = '', path = '']) => {
    expect(talk.world.git.files(commit).map((file) => file.path)).toContain(path);
    return path;
  });
}

/** The one branch that there is, of whichever month. */
function branch(): string {
  const [ref = '', ...others] = talk.world.git.refs.keys();
  expect(others).toEqual([]);
  expect(ref).toMatch(/^heads\/shots-\d{4}-\d\d$/);
  return ref.replace('heads/', '');
}

function stored(): string[] {
  return talk.world.git.files(branch()).map(({ path }) => path);
}

describe('pictures on a branch', { timeout: 240_000 }, () => {
  it('stand in the comment under the fixes and failures they show, and stay there through an answer', async () => {
    const { log } = await talk.evaluate(STOPPED, 'opened', ON);
    const shown = shownIn(talk.body);
    expect(shown.length, log).toBeGreaterThan(0);
    expect(new Set(shown).size).toBe(shown.length);
    expect(stored().toSorted()).toEqual([MARK, ...shown].toSorted());
    expect(talk.world.git.history(branch())).toHaveLength(1);
    const picture = talk.world.git.files(branch()).find(({ path }) => path !== MARK);
    const bytes = talk.world.git.blobs.get(picture?.sha ?? '');
    expect(bytes?.subarray(1, 4).toString()).toBe('PNG');
    await talk.say('maya', '/ux status');
    expect(shownIn(talk.body)).toEqual(shown);
    const check = talk.world.check('UX Jury / verdict', talk.pull.head.sha);
    expect(shownIn(check?.output.summary ?? '').length).toBeGreaterThan(0);
  });

  it('of two jobs at once are all there, and every comment shows its own', async () => {
    const other = talk.world.openPull(8, 'other');
    const event = { action: 'opened', pull_request: talk.world.showPull(other) };
    await Promise.all([
      talk.evaluate(STOPPED, 'opened', ON),
      talk.job('pull_request', event, { ...ON, workspace: talk.workspace(STOPPED_TWICE) }),
    ]);
    const [first, second] = [talk.body, talk.world.living(8)[0]?.body ?? ''].map(shownIn);
    expect(first?.length).toBeGreaterThan(0);
    expect(second?.length).toBeGreaterThan(0);
    expect(stored().toSorted()).toEqual([MARK, ...(first ?? []), ...(second ?? [])].toSorted());
    expect(talk.world.git.history(branch())).toHaveLength(2);
  });

  it('of a fork are not stored', async () => {
    talk.pull.head.repo = 987;
    const { log } = await talk.evaluate(STOPPED, 'opened', ON);
    expect(log).toContain('pictures of a fork are not stored');
    expect(talk.world.git.refs.size).toBe(0);
    expect(talk.world.living()).toHaveLength(1);
  });

  it('of a private repository are links, and the comment says why', async () => {
    talk.world.isPrivate = true;
    await talk.evaluate(STOPPED, 'opened', ON);
    expect(talk.body).not.toContain('![');
    expect(talk.body).toContain('in a private repository GitHub shows no stored picture');
    expect(talk.body).toMatch(
      /\[The screen at [^\]]+\]\(https:\/\/github\.com\/acme\/shop\/blob\/[0-9a-f]{40}\/pull-7\//,
    );
  });

  it('that the token may not store are one warning; the result is published all the same', async () => {
    talk.github.plan({ operation: 'git/create-blob', answer: denied(), times: 99 });
    const { status, log } = await talk.evaluate(STOPPED, 'opened', ON);
    expect(status).toBe(1);
    expect(log.match(/::warning::/g)).toHaveLength(1);
    expect(log).toContain('contents: write');
    expect(talk.conclusions()).toEqual(['failure', 'failure']);
    expect(talk.body).not.toContain('![');
  });

  it('are no second warning where the token may write nothing at all', async () => {
    const { status, log } = await talk.evaluate(STOPPED, 'opened', { ...ON, token: 'token-read' });
    expect(status).toBe(1);
    expect(log.match(/::warning::/g)).toHaveLength(1);
    expect(log).toContain('may not write here (checks, pictures, comment)');
    expect(talk.world.git.refs.size).toBe(0);
  });

  it('are asked for by a name that can be a branch', async () => {
    const { status, log } = await talk.evaluate(STOPPED, 'opened', {
      with: { 'pictures-branch': '../main' },
    });
    expect({ status, told: log.includes('[pictures_branch_invalid]') }).toEqual({ status: 2, told: true });
  });
});
