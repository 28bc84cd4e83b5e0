import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listEntries } from '../../src/adapters/zip/list-entries.ts';
import { FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation } from '../support/github/conversation.ts';
import { sha } from '../support/github/world.ts';
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

describe('the artifact of a run', { timeout: 240_000 }, () => {
  it('holds the whole folder with what was published, and is an output', async () => {
    const { outputs, log } = await talk.evaluate(STOPPED, 'opened', { run: 77, with: { id: 'admin' } });
    const [upload, ...more] = talk.github.artifacts.uploads;
    expect(more, log).toEqual([]);
    expect(upload).toMatchObject({ run: 'run-77', name: 'ux-jury-results-admin' });
    expect(outputs['artifact-url']).toBe(
      `https://github.com/acme/shop/actions/runs/77/artifacts/${upload?.id}`,
    );
    const names = listEntries(upload?.zip ?? Buffer.alloc(0)).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'report.html',
        'report.md',
        'aggregate.json',
        'conclusion.json',
        'decisions.json',
      ]),
    );
    expect(talk.body).toContain('](https://github.com/acme/shop/actions/runs/77#artifacts)');
  });

  it.each([
    ['the service fails', {}, 'were not kept as an artifact (CreateArtifact was answered with 403)'],
    ['it is switched off', { with: { 'results-artifact': '' } }, ''],
    ['the server has no service', { server: 'https://git.example.com' }, 'no access to artifacts'],
  ])('is not there where %s, and the verdict stands', async (_, change, told) => {
    talk.github.plan({ operation: 'artifacts/CreateArtifact', answer: { status: 403, body: {} } });
    const { status, outputs, log } = await talk.evaluate(FINE, 'opened', change);
    expect(status, log).toBe(0);
    expect(outputs).toMatchObject({ 'artifact-url': '', conclusion: 'success' });
    expect(log).toContain(told);
    expect(log.match(/::warning::/g) ?? []).toHaveLength(told.includes('were not kept') ? 1 : 0);
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.github.artifacts.uploads).toEqual([]);
  });
});

describe('on pull_request_target', { timeout: 240_000 }, () => {
  it('the head gets the checks; settings are the base branch’s, and no code of the head runs', async () => {
    const ran = join(talk.workspace(null), 'ran');
    const workspace = talk.workspace(FINE);
    const code = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, 'ran');`;
    for (const name of ['ux-jury.config.js', 'ux-jury.config.ts', 'playwright.config.ts', 'package.json'])
      writeFileSync(join(workspace, name), name === 'package.json' ? '{"type":"commonjs"}' : code);
    writeFileSync(join(workspace, 'ux-jury.config.json'), '{"mode": "advisory"}');
    const changed = ['ux-jury.config.json', 'ux-jury.config.js', 'ux-jury.config.ts', 'ux-jury.criteria.yml'];
    talk.pull.files = changed.map((filename) => ({ filename, patch: '@@ -0,0 +1 @@\n+x' }));
    talk.world.files.set(`${sha('main-1')}:ux-jury.criteria.yml`, 'remove: [no-dead-ends]\n');
    const tip = sha('default branch');
    const { status, log, outputs } = await talk.job('pull_request_target', talk.pullEvent('opened'), {
      workspace,
      sha: tip,
    });
    expect(status, log).toBe(0);
    expect(outputs.conclusion).toBe('success');
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.world.checks.every(({ head_sha }) => head_sha === talk.pull.head.sha)).toBe(true);
    expect(talk.body).toContain('settings are read from the base branch');
    expect(talk.body).toContain('as a gate');
    expect(existsSync(ran)).toBe(false);
  });
});

describe('a cancelled run', { timeout: 240_000 }, () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'is told by %s: its checks are completed, its comment stays as it was',
    async (signal, code) => {
      await talk.evaluate(FINE, 'opened');
      const body = talk.body;
      talk.push();
      const before = talk.world.checks.length;
      const { child, done } = talk.start('pull_request', talk.pullEvent('synchronize'), {
        workspace: talk.workspace({ journeys: 60, steps: 12 }),
      });
      while (talk.world.checks.length < before + 2) await new Promise((wait) => setTimeout(wait, 20));
      child.kill(signal);
      expect((await done).status).toBe(code);
      expect(talk.conclusions()).toEqual(['cancelled', 'cancelled']);
      expect(talk.body).toBe(body);
      expect(talk.world.living()).toHaveLength(1);
      expect(talk.github.artifacts.uploads).toHaveLength(1);
    },
  );

  it('keeps a verdict that it already gave', async () => {
    const job: { child?: { kill: (signal: 'SIGTERM') => boolean } } = {};
    talk.github.plan({
      operation: 'checks/update',
      skip: 1,
      first: () => job.child?.kill('SIGTERM'),
      answer: { status: 503, body: {} },
    });
    const started = talk.start('pull_request', talk.pullEvent('opened'), { workspace: talk.workspace(FINE) });
    job.child = started.child;
    expect((await started.done).status).toBe(143);
    expect(talk.conclusions()).toEqual(['success', 'cancelled']);
  });
});
