import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { DEAD, FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';

/** `npm test` looks for it: the runner's own version of Node.js, which is not the one that these tests run on. */
const node = process.env.UX_JURY_NODE24;

it.skipIf(node === undefined)(
  'a conversation on Node.js 24, as action.yml asks for: opened, answered, pushed',
  { timeout: 240_000 },
  async () => {
    const { stdout } = spawnSync(node ?? '', ['--version'], { encoding: 'utf8' });
    expect(Number(/^v(\d+)/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(24);
    const talk = await new Conversation(await buildAction()).begin();
    try {
      const on = { node };
      const opened = await talk.evaluate(DEAD, 'opened', on);
      expect(opened.outputs.conclusion, opened.log).toBe('action_required');
      await talk.say('maya', '/ux accept because it is so', on);
      expect(talk.conclusions()).toEqual(['success', 'failure']);
      talk.push();
      const pushed = await talk.evaluate(FINE, 'synchronize', on);
      expect(pushed.status, pushed.log).toBe(0);
      expect(talk.conclusions()).toEqual(['success', 'success']);
      expect(talk.world.living()).toHaveLength(1);
      expect(talk.github.violations).toEqual([]);
    } finally {
      await talk.end();
    }
  },
);
