import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodePullState, encodePullState, findPullBlock } from '../../src/adapters/team/pull-block.ts';
import type { PullState } from '../../src/contract/team/pull-state.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
import { now, type WorldComment } from '../support/github/world.ts';
import { evaluateAndKeep, SPEECHLESS, teamBody, teamComments } from './team-talk.ts';

let main: string;
let talk: Conversation;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(async () => {
  talk = await new Conversation(main).begin();
  await evaluateAndKeep(talk, { plan: SPEECHLESS, run: 501, action: 'opened' });
  await say('/ux plan');
  await say('/ux depth T2 Standard', '/ux team accept');
  await say('/ux team accept A1');
});
afterEach(async () => {
  expect(talk.github.violations).toEqual([]);
  await talk.end();
});

const say = (...lines: string[]): Promise<WorldComment> => talk.say('maya', lines.join('\n'));
const reply = (): string => talk.world.replies().at(-1)?.body ?? '';
const blockOf = (body: string): string => findPullBlock(body) ?? '-';

function stateOf(body = teamBody(talk)): PullState {
  const state = decodePullState(body, PULL);
  if (state === null || typeof state === 'string') throw new Error(`The block is ${state}.`);
  return state;
}

function comment(): WorldComment {
  const [found] = teamComments(talk);
  if (found === undefined) throw new Error('There is no comment of the team.');
  return found;
}

/** Somebody changes the comment by hand; the workflow hears of it where `isHeard`. */
async function edit(change: (body: string) => string, { isHeard = true, by = 'maya' } = {}): Promise<void> {
  const target = comment();
  const from = target.body;
  target.body = change(from);
  target.updated_at = now();
  if (isHeard) await talk.job('issue_comment', talk.editEvent(target, from, by));
}

/** The answer that nobody gave: D1 is decided. */
function forge(body: string, pull = PULL): string {
  const state = stateOf(body);
  const answers = state.answers.map((gate) => ({
    ...gate,
    gate_completed: now(),
    decisions: gate.decisions.map((one) => ({ ...one, chosen: 'other', user_input: 'forged' })),
  }));
  return body.replace(blockOf(body), encodePullState({ ...state, answers }, pull));
}

const FORGERIES: readonly (readonly [(body: string) => string, string])[] = [
  [(body) => forge(body), 'maya'],
  [(body) => `${body}\n${blockOf(forge(body))}`, 'maya'],
  [(body) => body.slice(0, -40), 'helper[bot]'],
];

const DAMAGES: readonly ((body: string) => string)[] = [
  (body) => body.replace(/(team-state:2 \w+ )\S{9}/, '$1eJwrSy0qz'),
  (body) => body.slice(0, -40),
  (body) => forge(body, 8),
  (body) => body.replace(blockOf(body), '<!-- ux-jury:team-state:1 AAAA -->'),
];

describe('the hidden part of the team’s comment', { timeout: 900_000 }, () => {
  it('is put back after an edit, with a line that says so; also where the run’s documents are gone', async () => {
    const { answers } = stateOf();
    for (const [change, by] of FORGERIES) {
      await edit(change, { by });
      expect(teamBody(talk)).toContain('It was put back as it was before');
      expect(stateOf().said.at(-1)).toMatchObject({
        by,
        what: 'changed the hidden part of this comment by hand; it was put back as it was',
      });
      expect(stateOf().answers).toEqual(answers);
      expect(teamBody(talk)).toContain('1 question waits for an answer');
      expect(teamBody(talk)).not.toContain('forged');
    }
    await say('/ux team decide D1 A');
    expect(teamBody(talk)).toContain('ready to build');
    expect(teamBody(talk)).not.toContain('It was put back as it was before');
    const before = teamBody(talk);
    talk.world.artifacts.length = 0;
    await edit(forge);
    expect(teamBody(talk)).toBe(before);
    expect(teamComments(talk)).toHaveLength(1);
  });

  it('that cannot be read is not acted on: the plan begins anew, and says so', async () => {
    for (const change of DAMAGES) {
      await edit(change, { isHeard: false });
      const asked = await say('/ux team decide D1 A', '/ux fix');
      expect(talk.reactions(asked)).toEqual(['confused']);
      expect(reply()).toContain('could not be read any more');
      expect(teamBody(talk)).toContain('The hidden part of this comment could not be read any more');
      expect(teamBody(talk)).toContain('waits for a yes');
      expect(stateOf()).toMatchObject({ answers: [], confirmed: null, built: null });
    }
    expect(talk.world.reviews).toEqual([]);
    await say('/ux team accept');
    expect(teamBody(talk)).not.toContain('could not be read any more: somebody');
    expect(stateOf().confirmed?.by).toBe('maya');
    expect(teamComments(talk)).toHaveLength(1);
  });

  it('begins anew where nothing can be put back, and where the comment was deleted', async () => {
    await edit((body) => body.replace(blockOf(body), ''), { isHeard: false });
    await edit((body) => `${body}\n<!-- ux-jury:team-state:2 0 forged -->`);
    expect(teamBody(talk)).toContain('could not be read any more: somebody');
    expect(stateOf().answers).toEqual([]);
    const planned = await say('/ux plan');
    expect(talk.reactions(planned)).toEqual(['+1']);

    talk.world.comments.splice(talk.world.comments.indexOf(comment()), 1);
    await say('/ux team accept');
    expect(reply()).toContain('There is no plan on this pull request');
    expect(teamComments(talk)).toEqual([]);
    await say('/ux plan');
    expect(stateOf()).toMatchObject({ answers: [], confirmed: null });
    expect(teamComments(talk)).toHaveLength(1);
    await say('/ux depth T2 Standard', '/ux team accept');
    await say('/ux team accept A1 D1');
    expect(teamBody(talk)).toContain('ready to build');
  });
});
