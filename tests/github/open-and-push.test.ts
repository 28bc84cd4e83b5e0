import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROKEN, DEAD, FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
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

describe('a pull request', { timeout: 300_000 }, () => {
  it('is opened: two checks on its head, one comment, outputs and a summary', async () => {
    const { status, outputs, summary, log } = await talk.evaluate(FINE, 'opened');
    expect(status, log).toBe(0);
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.world.checks.map(({ status, changes }) => [status, changes])).toEqual([
      ['completed', 1],
      ['completed', 1],
    ]);
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.body).toContain('— PASS');
    expect(talk.body).toContain('New baseline');
    expect(outputs).toMatchObject({ conclusion: 'success', verdict: 'pass', debate: 'pass' });
    expect(summary).toContain('— PASS');
  });

  it('gets another result for another commit in the same comment, among hundreds of others', async () => {
    for (let index = 0; index < 140; index += 1) talk.world.comment(PULL, 'chatty', `Number ${index}`);
    const opened = await talk.evaluate(FINE, 'opened');
    expect(opened.status, opened.log).toBe(0);
    const [first] = talk.world.living();
    const before = talk.pull.head.sha;
    talk.push();
    const { status, log } = await talk.evaluate(STOPPED);
    expect(status, log).toBe(1);
    expect(talk.world.living().map(({ id }) => id)).toEqual([first?.id]);
    expect(talk.body).toContain('— FAIL');
    expect(talk.body).toContain(`For commit ${talk.pull.head.sha.slice(0, 7)}`);
    expect(talk.conclusions()[0]).toBe('failure');
    expect(talk.world.conclusions(before)).toEqual(['success', 'success']);
    expect(talk.world.check('UX Jury / verdict', talk.pull.head.sha)?.annotations[0]).toMatchObject({
      path: 'journeys/shop.spec.ts',
      annotation_level: 'failure',
    });
  });

  it('waits for a person where the experts disagree, and says how to answer', async () => {
    const { status, outputs, log } = await talk.evaluate(DEAD, 'opened');
    expect({ status, word: outputs.conclusion }, log).toEqual({ status: 3, word: 'action_required' });
    expect(talk.conclusions()[1]).toBe('action_required');
    expect(talk.body).toMatch(/- \[ \] \*\*2\*\* \(recommended\): .*<!-- ux-jury:do rule C\d+ 2 -->/);
    expect(talk.body).toContain('/ux rule C4 3 because');
  });

  it('is not shown the result of an older commit that comes late', async () => {
    const late = talk.start('pull_request', talk.pullEvent('opened'), { workspace: talk.workspace(BROKEN) });
    const old = talk.pull.head.sha;
    talk.push();
    await talk.evaluate(FINE);
    const body = talk.body;
    const { status } = await late.done;
    expect(status).toBe(1);
    expect(talk.world.conclusions(old)[0]).toBe('failure');
    expect(talk.body).toContain('— PASS');
    expect(talk.body).toBe(body);
  });

  it('has one comment when two jobs meet', async () => {
    const [a, b] = [
      talk.evaluate(FINE, 'opened', { with: { output: 'a' } }),
      talk.evaluate(FINE, 'labeled', { with: { output: 'b' } }),
    ];
    const results = await Promise.all([a, b]);
    expect(results.map(({ status }) => status)).toEqual([0, 0]);
    expect(talk.world.living()).toHaveLength(1);
  });

  it('has one comment when another job creates its own in between', async () => {
    const body = '<!-- ux-jury:comment default -->\nAnother job was faster.';
    talk.github.plan({
      operation: 'issues/create-comment',
      first: (world) => world.comment(PULL, 'github-actions[bot]', body),
    });
    await talk.evaluate(FINE, 'opened');
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.body).toContain('— PASS');
  });

  it('does not get its comment again where somebody deleted it, until the next push', async () => {
    await talk.evaluate(FINE, 'opened');
    talk.world.comments.length = 0;
    const { log } = await talk.evaluate(FINE, 'labeled');
    expect(talk.world.living()).toHaveLength(0);
    expect(log).toContain('Somebody deleted the comment');
    talk.push();
    await talk.evaluate(FINE);
    expect(talk.world.living()).toHaveLength(1);
  });

  it('takes no notice of a comment that only looks like ours', async () => {
    const forged = talk.world.comment(PULL, 'mallory', '<!-- ux-jury:comment default -->\nforged');
    await talk.evaluate(FINE, 'opened');
    expect(forged.body).toContain('forged');
    expect(talk.world.living()).toHaveLength(1);
  });

  it('is told plainly that a run broke, and the checks are completed', async () => {
    const { status, outputs, summary, log } = await talk.job('pull_request', talk.pullEvent('opened'), {
      workspace: talk.workspace(null),
    });
    expect({ status, word: outputs.conclusion }, log).toEqual({ status: 2, word: 'failure' });
    expect(talk.conclusions()).toEqual(['failure', 'failure']);
    expect(talk.body).toContain('NO VERDICT');
    expect(talk.body).toContain('There is no bundle at');
    expect(summary).toContain('NO VERDICT');
  });
});
