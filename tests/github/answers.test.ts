import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD, FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
import { DEAD_ELSEWHERE, STOPPED, UNFINISHED } from './plans.ts';

const DISPUTED = 'C5';
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

describe('a ruling', { timeout: 300_000 }, () => {
  it('counts: reaction, comment and checks at once, and nobody of the jury is asked', async () => {
    await talk.evaluate(DEAD, 'opened');
    const comment = await talk.say('maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    expect(talk.reactions(comment)).toEqual(['+1']);
    expect(talk.conclusions()).toEqual(['success', 'failure']);
    expect(talk.body).toContain('it confuses people');
    expect(talk.body).not.toContain('ux-jury:do rule');
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.world.replies()).toEqual([]);
    expect(talk.world.checks).toHaveLength(2);
  });

  it('is carried over a push while its evidence stands, and the report knows it', async () => {
    await talk.evaluate(DEAD, 'opened');
    await talk.say('maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    talk.push();
    const { status, outputs, out, log } = await talk.evaluate(DEAD);
    expect({ status, word: outputs.conclusion }, log).toEqual({ status: 1, word: 'failure' });
    expect(talk.body).toContain('it confuses people');
    expect(talk.body).toContain('Nothing waits for a person');
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain('it confuses people');
    const decisions = JSON.parse(readFileSync(join(out, 'decisions.json'), 'utf8'));
    expect(decisions.decisions[0]).toMatchObject({ id: DISPUTED, chosen: 'A', answer: { author: 'maya' } });
    expect(decisions.gate_completed).not.toBeNull();
  });

  it('is void where the evidence changed: asked anew, with the old one beside it', async () => {
    await talk.evaluate(DEAD, 'opened');
    await talk.say('maya', `/ux rule ${DISPUTED} 4 because it is fine`);
    talk.push();
    const { outputs } = await talk.evaluate(DEAD_ELSEWHERE);
    expect(outputs.conclusion).toBe('action_required');
    expect(talk.body).toContain('Asked anew, since the evidence changed. The earlier answer was 4, by maya');
    talk.push();
    await talk.evaluate(DEAD);
    expect(talk.body).toContain(`${DISPUTED} Clickable elements respond: 4, by maya`);
  });

  it('may take a side, or the recommended answer, or a box', async () => {
    await talk.evaluate(DEAD, 'opened');
    const { log } = await talk.tick('maya', `rule ${DISPUTED} 2`);
    expect(talk.conclusions(), log).toEqual(['success', 'failure']);
    expect(talk.body).toContain('Ticked in the comment');
    await talk.say('maya', `/ux rule ${DISPUTED} side with strategist because he is right`);
    expect(talk.body).toContain(`${DISPUTED} Clickable elements respond: 4, by maya`);
  });

  it('is refused to a stranger, with one clear reply however often they ask', async () => {
    await talk.evaluate(DEAD, 'opened');
    const before = talk.body;
    const first = await talk.say('mallory', `/ux rule ${DISPUTED} 5 because I say so`);
    await talk.say('mallory', `/ux rule ${DISPUTED} 4`);
    talk.world.permissions.set('triager', 'triage');
    await talk.say('triager', '/ux accept');
    expect(talk.reactions(first)).toEqual(['confused']);
    expect(talk.world.replies().map(({ body }) => body)).toEqual([
      expect.stringContaining('Only people with write access'),
      expect.stringContaining('Only people with write access'),
    ]);
    expect(talk.body).toBe(before);
    expect(talk.conclusions()[1]).toBe('action_required');
  });

  it('has no effect from a bot, a quote, a fence, an edited comment, an issue or a closed pull request', async () => {
    await talk.evaluate(DEAD, 'opened');
    const before = talk.body;
    const count = talk.world.comments.length;
    talk.world.permissions.set('helper[bot]', 'admin');
    await talk.say('helper[bot]', `/ux rule ${DISPUTED} 5`);
    await talk.say('maya', `> /ux rule ${DISPUTED} 5`);
    await talk.say('maya', `\`\`\`\n/ux rule ${DISPUTED} 5\n\`\`\``);
    await talk.say('maya', `/ux rule ${DISPUTED} 5`, { action: 'edited' });
    const edited = talk.world.comment(PULL, 'maya', `/ux rule ${DISPUTED} 5`);
    edited.updated_at = '2030-01-01T00:00:00Z';
    await talk.job('issue_comment', talk.commentEvent(edited, 'created', 'maya'));
    await talk.job('issue_comment', {
      ...talk.commentEvent(edited, 'created', 'maya'),
      issue: { number: PULL, state: 'open' },
    });
    talk.pull.state = 'closed';
    await talk.say('maya', `/ux rule ${DISPUTED} 5`);
    expect(talk.body).toBe(before);
    expect(talk.world.comments).toHaveLength(count + 6);
    expect(talk.world.reactions).toEqual([]);
  });

  it('is refused with a reason where it does not fit', async () => {
    await talk.evaluate(DEAD, 'opened');
    const body = [
      '/ux rule C1 5',
      `/ux rule ${DISPUTED} 9`,
      '/ux waive F-none-12345678 because x',
      '/ux dance',
    ];
    const comment = await talk.say('maya', body.join('\n'));
    expect(talk.reactions(comment)).toEqual(['confused']);
    const [reply, ...others] = talk.world.replies();
    expect(others).toEqual([]);
    for (const part of ['no open question C1', 'from 1 to 5', 'no finding', 'no command I know'])
      expect(reply?.body).toContain(part);
    expect(reply?.body).not.toMatch(/(^|\s)@maya/);
  });

  it('is refused where it was written before the evidence changed', async () => {
    await talk.evaluate(DEAD, 'opened');
    const comment = talk.world.comment(PULL, 'maya', `/ux rule ${DISPUTED} 5 because fine`);
    await new Promise((wait) => setTimeout(wait, 1_100));
    talk.push();
    await talk.evaluate(DEAD_ELSEWHERE);
    await talk.job('issue_comment', talk.commentEvent(comment, 'created', 'maya'));
    expect(talk.world.replies()[0]?.body).toContain('changed after you wrote');
    expect(talk.conclusions()[1]).toBe('action_required');
  });

  it('outlives the comment that somebody deleted, and a forged state', async () => {
    await talk.evaluate(DEAD, 'opened');
    await talk.say('maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    const [comment] = talk.world.living();
    const before = comment?.body ?? '';
    if (comment !== undefined) {
      comment.body = before.replace(/<!-- ux-jury:state.*-->/, '');
      await talk.job('issue_comment', talk.editEvent(comment, before, 'maya'));
    }
    expect(talk.body).toContain('it confuses people');
    expect(talk.body).toContain('ux-jury:state');
    talk.world.comments.length = 0;
    const old = talk.pull.head.sha;
    talk.push();
    await talk.job('pull_request', talk.pullEvent('synchronize', old), { workspace: talk.workspace(DEAD) });
    expect(talk.body).toContain('it confuses people');
  });
});

describe('other commands', { timeout: 300_000 }, () => {
  it('waive a critical failure, which then blocks no more, and the waiver holds on the next push', async () => {
    await talk.evaluate(STOPPED, 'opened');
    expect(talk.conclusions()[0]).toBe('failure');
    const ids = [...new Set([...talk.body.matchAll(/`(F-[\w-]+)` \| critical/g)].map(([, id]) => id))];
    expect(ids.length).toBeGreaterThan(0);
    await talk.say('maya', ids.map((id) => `/ux waive ${id} because known and planned`).join('\n'));
    expect(talk.body).toContain('waived by maya until further notice: known and planned');
    expect(talk.body).toContain('waived by a person');
    talk.push();
    await talk.evaluate(STOPPED);
    expect(talk.body).toContain('waived by maya');
  });

  it('accept an incomplete run as it is', async () => {
    await talk.evaluate(UNFINISHED, 'opened');
    expect(talk.conclusions()[0]).toBe('action_required');
    await talk.say('maya', '/ux decide D1 B because the rest is behind a flag');
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.body).toContain('accepted the run as it is');
  });

  it('start the run again, help, and say what stands', async () => {
    await talk.evaluate(FINE, 'opened', { run: 4711 });
    const rerun = await talk.say('maya', '/ux rerun');
    expect(talk.world.reruns).toEqual([4711]);
    expect(talk.reactions(rerun)).toEqual(['+1']);
    await talk.say('mallory', '/ux help');
    await talk.say('mallory', '/ux help');
    expect(talk.world.replies().filter(({ body }) => body.includes('| Command |'))).toHaveLength(1);
    talk.world.comments.length = 0;
    await talk.say('maya', '/ux status');
    expect(talk.world.living()).toHaveLength(1);
    talk.world.mayRerun = false;
    await talk.say('maya', '/ux rerun');
    expect(talk.world.replies().at(-1)?.body).toContain('actions: write');
  });

  it('meet a run in between: neither loses its word', async () => {
    await talk.evaluate(DEAD, 'opened');
    talk.push();
    const comment = talk.world.comment(PULL, 'maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    await Promise.all([
      talk.evaluate(DEAD),
      talk.job('issue_comment', talk.commentEvent(comment, 'created', 'maya')),
    ]);
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.body).toContain('it confuses people');
    expect(talk.body).toContain(`For commit ${talk.pull.head.sha.slice(0, 7)}`);
  });
});
