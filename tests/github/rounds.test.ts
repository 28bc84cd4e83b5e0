import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Arc } from '../../src/contract/arc.ts';
import { BROKEN, DEAD, FINE, SILENT } from '../stages/plans.ts';
import { ageBlock } from '../support/github/age-block.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';
import type { JobResult } from '../support/github/job.ts';
import { DEAD_ELSEWHERE } from './plans.ts';

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

/** A push with a build of that plan, evaluated. */
function push(plan: typeof FINE): Promise<JobResult> {
  talk.push();
  return talk.evaluate(plan);
}

function arcOf({ out, log }: JobResult): Arc {
  expect(readdirSync(out), log).toContain('arc.json');
  return JSON.parse(readFileSync(join(out, 'arc.json'), 'utf8'));
}

function placeOf(result: JobResult): string {
  const last = arcOf(result).history.at(-1);
  return `round ${last?.round} cycle ${last?.cycle}`;
}

/** The debate's check on the head. */
function check(): { title: string; summary: string } {
  const output = talk.world.check('UX Jury / debate', talk.pull.head.sha)?.output;
  return { title: String(output?.title), summary: String(output?.summary) };
}

describe('a push is a round', { timeout: 600_000 }, () => {
  it('from the first disagreement over a ruling to the judge, and then a new validation', async () => {
    expect(placeOf(await talk.evaluate(DEAD, 'opened'))).toBe('round 1 cycle 1');
    expect(talk.body).toContain('Round 1, cycle 1 of 3. 2 cycles are left. A ruling decides how it goes on.');
    await talk.say('maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    expect(talk.body).toContain('The next push is the next cycle.');

    const second = await push(DEAD_ELSEWHERE);
    expect(arcOf(second)).toMatchObject({
      used: 2,
      remaining: 1,
      history: [{ round: 1 }, { round: 2, cycle: 2 }],
      ruled: [{ cycle: 1, score: 2, author: 'maya', reasoning: 'it confuses people' }],
    });
    expect(check().title).toContain('Round 2, cycle 2 of 3.');
    expect(talk.body).toMatch(/\| Criterion +\| Round 1 \(cycle 1\) \| Round 2 \(cycle 2\) \|/);

    const third = await push(FINE);
    expect(placeOf(third)).toBe('round 3 cycle 3');
    expect(arcOf(third)).toMatchObject({ next: 'done', history: [{}, {}, { judge: 'PASS' }] });
    expect(talk.body).toMatch(/Since round 2: .*the experts met on C5 Clickable elements respond/);
    expect(talk.body).toContain('the next push opens a new one');
    const report = readFileSync(join(third.out, 'final-report.md'), 'utf8');
    expect(report).toContain('it confuses people');
    expect(report).toMatch(/\| C5 \| .* \| 2 → 2 → \d \| up \|/);

    const fourth = await push(DEAD);
    expect(placeOf(fourth)).toBe('round 4 cycle 1');
    expect(arcOf(fourth)).toMatchObject({ used: 1, remaining: 2 });
    expect(talk.body).toMatch(/Since round 3: .*newly apart on C5/);
    expect(check().summary).toContain('Round 4, cycle 1 of 3.');
  });

  it('a run again of the same commit, or of the same evidence, is none', async () => {
    await talk.evaluate(BROKEN, 'opened');
    expect(placeOf(await push(SILENT))).toBe('round 2 cycle 2');
    expect(placeOf(await talk.evaluate(DEAD, 'labeled'))).toBe('round 2 cycle 2');
    expect(placeOf(await push(DEAD))).toBe('round 2 cycle 2');
    expect(placeOf(await push(BROKEN))).toBe('round 3 cycle 3');
  });

  it('an older commit that is run again takes nothing back, and the merge queue opens no round', async () => {
    await talk.evaluate(BROKEN, 'opened');
    const old = talk.pullEvent('synchronize');
    await push(SILENT);
    const body = talk.body;
    const again = await talk.job('pull_request', old, { workspace: talk.workspace(BROKEN) });
    expect(placeOf(again)).toBe('round 1 cycle 1');
    expect(talk.body).toBe(body);
    const sha = 'c'.repeat(40);
    const head_ref = `refs/heads/gh-readonly-queue/main/pr-7-${sha}`;
    const merge_group = { head_sha: sha, head_ref, base_sha: talk.pull.base.sha };
    const queue = { action: 'checks_requested', merge_group };
    const queued = await talk.job('merge_group', queue, { workspace: talk.workspace(FINE) });
    expect(placeOf(queued)).toBe('round 2 cycle 2');
    expect(placeOf(await push(FINE))).toBe('round 3 cycle 3');
  });

  it('goes on where somebody deleted the comment, and after a run that broke', async () => {
    await talk.evaluate(BROKEN, 'opened');
    talk.world.comments.length = 0;
    const before = talk.pull.head.sha;
    talk.push();
    const event = talk.pullEvent('synchronize', before);
    await talk.job('pull_request', event, { workspace: talk.workspace(null) });
    expect(talk.body).toContain('NO VERDICT');
    expect(placeOf(await talk.evaluate(SILENT, 'labeled'))).toBe('round 2 cycle 2');
    talk.world.comments.length = 0;
    const parent = talk.pull.head.sha;
    talk.push();
    talk.world.parents.set(talk.pull.head.sha, parent);
    const unnamed = await talk.evaluate(BROKEN);
    expect(arcOf(unnamed).history).toMatchObject([{ round: 1 }, { round: 2 }, { round: 3, cycle: 3 }]);
  });
});

describe('a comment from before rounds were kept', { timeout: 600_000 }, () => {
  it('is no loss: what it shows is the first round, and people’s words hold', async () => {
    await talk.evaluate(DEAD, 'opened');
    await talk.say('maya', `/ux rule ${DISPUTED} 2 because it confuses people`);
    const [comment] = talk.world.living();
    if (comment === undefined) throw new Error('There is no comment.');
    comment.body = ageBlock(comment.body);
    await talk.say('maya', '/ux status');
    expect(talk.world.replies().at(-1)?.body).toContain('Round 1.');
    expect(talk.body).toContain('it confuses people');
    comment.body = ageBlock(comment.body);
    const next = await push(FINE);
    expect(arcOf(next)).toMatchObject({
      used: 2,
      history: [
        { round: 1, cycle: 1 },
        { round: 2, cycle: 2 },
      ],
      ruled: [{ score: 2, author: 'maya' }],
    });
  });
});

describe('the budget of cycles', { timeout: 600_000 }, () => {
  beforeEach(() => {
    talk.criteria = 'max_cycles: 2\nremove: [state-changes-visible]\n';
  });

  it('is kept, and only who may decide opens a new validation', async () => {
    await talk.evaluate(BROKEN, 'opened');
    await push(SILENT);
    expect(talk.body).toContain('No cycle is left. Something still falls short');
    const spent = await push(FINE);
    expect(spent.status).toBe(3);
    expect(arcOf(spent)).toMatchObject({ next: 'budget_spent', remaining: 0, used: 2 });
    expect(readdirSync(join(spent.out, 'reviews'))).toEqual(['log.json']);
    expect(talk.conclusions()).toEqual(['success', 'action_required']);
    expect(talk.body).toContain('Round 3: all 2 cycles of this validation were used before it.');
    expect(talk.body).toContain('What stands is round 2');
    expect(talk.body).toContain('ux-jury:do validate');

    const stranger = await talk.say('mallory', '/ux validate because I want to');
    expect(talk.reactions(stranger)).toEqual(['confused']);
    expect(talk.world.replies().at(-1)?.body).toContain('Only people with write access');
    expect(talk.world.reruns).toEqual([]);

    await talk.say('maya', '/ux validate because the plan changed');
    expect(talk.world.reruns).toHaveLength(1);
    expect(talk.world.replies().at(-1)?.body).toContain('A new validation is open after round 2');
    expect(talk.body).toContain('A new validation is open: the next run is its cycle 1.');
    expect(talk.body).toContain('the plan changed');
    expect(talk.body).not.toContain('ux-jury:do validate');
    await talk.say('maya', '/ux status');
    expect(talk.world.replies().at(-1)?.body).toContain('the next run is its cycle 1');

    const anew = await talk.evaluate(FINE, 'labeled');
    expect(placeOf(anew)).toBe('round 3 cycle 1');
    expect(anew.status, anew.log).toBe(0);
    expect(placeOf(await talk.evaluate(FINE, 'labeled'))).toBe('round 3 cycle 1');
    expect(talk.body).toContain('A new validation after round 2, by maya');
  });

  it('may be opened anew by a box, on a commit that had its round; a push then goes on from there', async () => {
    talk.criteria = 'max_cycles: 1\n';
    await talk.evaluate(BROKEN, 'opened');
    talk.world.mayRerun = false;
    await talk.tick('maya', 'validate');
    expect(talk.world.replies().at(-1)?.body).toContain('could not be started again by itself');
    talk.criteria = 'max_cycles: 2\n';
    expect(placeOf(await talk.evaluate(BROKEN, 'labeled'))).toBe('round 2 cycle 1');
    expect(talk.body).toContain('Since round 1: nothing moved.');
    expect(placeOf(await push(SILENT))).toBe('round 3 cycle 2');
  });

  it('needs a round before it can be opened anew', async () => {
    await talk.job('pull_request', talk.pullEvent('opened'), { workspace: talk.workspace(null) });
    await talk.say('maya', '/ux validate');
    expect(talk.world.replies().at(-1)?.body).toContain('No round has been held');
    expect(talk.world.reruns).toEqual([]);
  });
});
