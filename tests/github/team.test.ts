import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
import { now, type WorldComment } from '../support/github/world.ts';
import { APP, evaluateAndKeep, readMade, SPEECHLESS, showApp, teamBody, teamComments } from './team-talk.ts';

let main: string;
let talk: Conversation;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(async () => {
  talk = await new Conversation(main).begin();
  const patch =
    '@@ -1,3 +1,3 @@\n <!doctype html>\n-<html lang="de">\n+<html>\n <head><title>Shop</title></head>';
  talk.pull.files = [{ filename: 'app/index.html', patch }];
});
afterEach(async () => {
  expect(talk.github.violations).toEqual([]);
  await talk.end();
});

const say = (...lines: string[]): Promise<WorldComment> => talk.say('maya', lines.join('\n'));
const reply = (): string => talk.world.replies().at(-1)?.body ?? '';

describe('the team on a pull request', { timeout: 900_000 }, () => {
  it('goes from the verdict to suggested changes, and the next push proves them', async () => {
    await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 501, action: 'opened' });
    await say('/ux team accept');
    expect(reply()).toContain('no plan on this pull request');

    const planned = await say('/ux plan');
    expect(talk.reactions(planned)).toEqual(['+1']);
    expect(teamBody(talk)).toContain('waits for a yes');
    expect(teamBody(talk)).toContain('| T2 | Give every page its frame | Light | frontend-component |');
    const first = teamBody(talk);
    const count = talk.world.comments.length;
    await say('/ux plan');
    expect(teamBody(talk)).toBe(first);
    expect(talk.world.comments).toHaveLength(count + 1);

    await say('/ux depth T2 Standard', '/ux team accept');
    expect(teamBody(talk)).toContain('2 questions wait for an answer');
    expect(teamBody(talk)).toContain('A1 Language of the pages: en.');
    expect(teamBody(talk)).toMatch(/- \[ \] A: .*\(recommended\).* <!-- ux-jury:do team decide D1 A -->/);
    expect(teamBody(talk)).toContain('| T2 | Give every page its frame | Standard |');

    await say('/ux fix', '/ux team promote D1', '/ux team decide D1 Z', '/ux team decide D9 A');
    for (const part of ['cannot build yet', 'D1 is a decision', 'no such option', 'no open question D9'])
      expect(reply()).toContain(part);

    await say('/ux team promote A1: de', '/ux team decide D1 A');
    expect(teamBody(talk)).toContain('ready to build');
    const answered = await say('/ux team decide D1 B');
    expect(talk.reactions(answered)).toEqual(['confused']);
    expect(teamBody(talk)).toContain('ready to build');

    const workspace = talk.workspace(null);
    await talk.say('maya', '/ux fix', { workspace });
    const [review, ...others] = talk.world.reviews;
    expect(others).toEqual([]);
    expect(review?.commit).toBe(talk.pull.head.sha);
    expect(review?.comments).toMatchObject([{ path: 'app/index.html', line: 2, side: 'RIGHT' }]);
    expect(review?.comments[0]?.body).toContain('```suggestion\n<html lang="de">\n```');
    const patch = readMade(`${workspace}/ux-jury-results`, 'output/changes.patch');
    expect(patch).toContain('-<html>\n+<html lang="de">');
    expect(teamBody(talk)).toContain('Not walked again here');
    expect(teamBody(talk)).toMatch(/\| T2 \| .* \| PARTIAL \|/);
    await say('/ux fix');
    expect(talk.world.reviews).toHaveLength(1);
    expect(reply()).toContain('was built already');

    talk.push();
    await evaluateAndKeep(talk, { plan: DEAD, run: 502 });
    expect(teamBody(talk)).toMatch(/\| T2 \| .* \| verified \|/);
    expect(teamBody(talk)).toContain('T2: 1 finding gone, 0 still there, 0 not looked for again');
    expect(teamBody(talk)).not.toMatch(/\| T1 \| .* \| verified \|/);
    await say('/ux team accept');
    expect(reply()).toContain('evidence changed since the plan');
    expect(teamComments(talk)).toHaveLength(1);
  });

  it('keeps answers over a push with the same evidence, and claims nothing that still fails', async () => {
    await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 601, action: 'opened' });
    await talk.say('maya', '/ux plan\n/ux team accept', { at: '2099-01-01T00:00:00Z' });
    expect(reply()).toContain('question changed after you wrote');
    await say('/ux depth T2 Standard', '/ux team accept');
    await say('/ux team accept A1', '/ux team decide D1 other: ask the shop team', '/ux fix');
    expect(teamBody(talk)).toContain('1 suggested change stands on the pull request');
    talk.push();
    await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 602 });
    showApp(talk, { 'app/index.html': `<!-- moved -->\n${APP['app/index.html']}` });
    expect(teamBody(talk)).toContain('T2: 0 findings gone, 1 still there');
    expect(teamBody(talk)).not.toContain('verified');
    await say('/ux plan');
    expect(teamBody(talk)).toContain('ready to build');
    expect(teamBody(talk)).toContain('ask the shop team');
    talk.pull.files = [];
    await say('/ux fix');
    expect(teamBody(talk)).toContain('1 changed line is not in this pull request');
    expect(teamBody(talk)).toContain('app/index.html:3');
    expect(talk.world.reviews).toHaveLength(1);
  });

  it('takes nothing from strangers, bots, quotes, fences, edits and forged boxes, nor on a closed pull request', async () => {
    await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 701, action: 'opened' });
    await talk.say('mallory', '/ux plan');
    await talk.say('mallory', '/ux fix');
    expect(teamComments(talk)).toEqual([]);
    expect(talk.world.replies().map(({ body }) => body)).toEqual([
      expect.stringContaining('Only people with write access'),
    ]);
    await say('/ux plan');
    const before = teamBody(talk);
    talk.world.permissions.set('helper[bot]', 'admin');
    await talk.say('helper[bot]', '/ux team accept');
    await say('> /ux team accept');
    await say('```\n/ux team accept\n```');
    await talk.say('maya', '/ux team accept', { action: 'edited' });
    await editTeam((body) =>
      `${body}\n- [x] more <!-- ux-jury:do team accept -->`.replace('[ ] Start', '[ ] Not'),
    );
    talk.pull.state = 'closed';
    await say('/ux team accept');
    talk.pull.state = 'open';
    expect(teamBody(talk)).toBe(before);
    await editTeam((body) => body.replace('[ ] Start', '[x] Start'), false);
    expect(teamBody(talk)).toContain('wait for an answer');
  });

  it('takes no answer out of the comment that brought the question up, nor where the team is approved beforehand', async () => {
    talk.world.files.set(`${talk.pull.base.sha}:ux-jury.team.yml`, 'approve: true\n');
    await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 901, action: 'opened' });
    await talk.say('maya', '/ux plan\n/ux team accept A1', { at: '2099-01-01T00:00:00Z' });
    expect(reply()).toContain('question changed after you wrote');
    const seen = await say('/ux depth T2 Standard');
    expect(talk.reactions(seen)).toEqual(['+1']);
    expect(teamBody(talk)).toContain('2 questions wait for an answer');
  });

  it('says what is missing where the run kept no documents', async () => {
    await talk.evaluate(SPEECHLESS, 'opened', { run: 801 });
    const comment = await say('/ux plan');
    expect(talk.reactions(comment)).toEqual(['confused']);
    expect(reply()).toContain('left no artifact called ux-jury-results');
  });
});

/** A person edits the team's comment by hand; `undo` puts it back as it was afterwards. */
async function editTeam(change: (body: string) => string, undo = true): Promise<void> {
  const [comment] = teamComments(talk);
  if (comment === undefined) throw new Error('There is no comment of the team.');
  const from = comment.body;
  comment.body = change(from);
  comment.updated_at = now();
  await talk.job('issue_comment', { ...talk.editEvent(comment, from, 'maya'), issue: issueOf() });
  if (undo) comment.body = from;
}

function issueOf() {
  return { number: PULL, state: talk.pull.state, pull_request: { url: 'https://x.test' } };
}
