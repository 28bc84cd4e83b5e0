import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD, FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';
import { STOPPED } from './plans.ts';

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
  await talk.end();
});

const limited = (headers: Record<string, string>, status = 403) => ({
  status,
  headers,
  body: { message: 'You have exceeded a secondary rate limit.' },
});
const fault = { status: 502, body: { message: 'Bad Gateway' } };

describe('GitHub in trouble', { timeout: 300_000 }, () => {
  it('limits us: 429, a secondary limit and a spent budget are waited out', async () => {
    const reset = String(Math.floor(Date.now() / 1000) - 1);
    talk.github.plan({ operation: 'checks/create', answer: limited({ 'retry-after': '1' }, 429) });
    talk.github.plan({ operation: 'issues/create-comment', answer: limited({ 'retry-after': '1' }) });
    talk.github.plan({
      operation: 'checks/update',
      answer: limited({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }),
    });
    const { status, log } = await talk.evaluate(FINE, 'opened');
    expect(status, log).toBe(0);
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.world.living()).toHaveLength(1);
  });

  it('loses answers: nothing is made twice', async () => {
    talk.github.plan({ operation: 'checks/create', answer: fault, done: true });
    talk.github.plan({ operation: 'issues/create-comment', answer: fault, done: true });
    talk.github.plan({ operation: 'issues/list-comments', answer: fault });
    talk.github.plan({ operation: 'checks/update', answer: { ...fault, status: 503 } });
    const { status, log } = await talk.evaluate(FINE, 'opened');
    expect(status, log).toBe(0);
    expect(talk.world.checks).toHaveLength(2);
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.conclusions()).toEqual(['success', 'success']);
  });

  it('finds the comment too long: it is sent again, shorter, and whole', async () => {
    talk.world.commentLimit = 4_000;
    const { status, log } = await talk.evaluate(DEAD, 'opened');
    expect(status, log).toBe(3);
    expect(talk.body.length).toBeLessThanOrEqual(4_000);
    expect(talk.body).toContain('Shortened to fit');
    expect(talk.body).toContain('ux-jury:do rule');
    expect(talk.body.split('<details>').length).toBe(talk.body.split('</details>').length);
  });

  it('gives a token that may only read: summary, one warning, and the verdict still counts', async () => {
    const { status, log, summary, outputs } = await talk.evaluate(STOPPED, 'opened', { token: 'token-read' });
    expect(status).toBe(1);
    expect(log.match(/::warning::/g)).toHaveLength(1);
    expect(log).toContain('may not write here (checks, comment)');
    expect(summary).toContain('— FAIL');
    expect(outputs.conclusion).toBe('failure');
    expect(talk.world.comments).toEqual([]);
  });

  it('loses the commit: the job goes on without checks', async () => {
    const gone = { status: 422, body: { message: `No commit found for SHA: ${talk.pull.head.sha}` } };
    talk.github.plan({ operation: 'checks/create', answer: gone, times: 2 });
    const { status, log } = await talk.evaluate(FINE, 'opened');
    expect(status, log).toBe(0);
    expect(log).toContain('force-pushed');
  });

  it('stays down: the job fails with what happened, and is never green', async () => {
    talk.github.plan({ operation: 'checks/update', answer: fault, times: 99 });
    const { status, log, outputs } = await talk.evaluate(FINE, 'opened');
    expect(status, log).toBe(2);
    expect(outputs.conclusion).toBe('failure');
  });
});
