import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEAD, FINE } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
import { makeZip, zipFolder } from '../support/github/make-zip.ts';
import { sha } from '../support/github/world.ts';
import { type BundlePlan, makeBundle } from '../support/make-bundle.ts';
import { STOPPED, STOPPED_TWICE } from './plans.ts';

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

const RUN = 555;
const FORK = 987;

/** The second workflow of the forks recipe, after the first one that tested `commit`. */
function workflowRun(commit: string, change: object = {}) {
  return {
    action: 'completed',
    workflow_run: {
      id: RUN,
      event: 'pull_request',
      head_sha: commit,
      head_branch: 'feature',
      head_repository: { id: FORK },
      pull_requests: [],
      ...change,
    },
  };
}

function upload(zip: Buffer, change: { head_sha?: string; name?: string; run?: number } = {}): void {
  const { head_sha = talk.pull.head.sha, name = 'ux-jury-bundle', run = RUN } = change;
  talk.world.artifacts.push({ id: talk.world.id(), run, name, zip, head_sha });
}

function bundleZip(plan: BundlePlan): Buffer {
  return zipFolder(makeBundle(`${talk.workspace(null)}/b`, plan));
}

describe('a fork', { timeout: 300_000 }, () => {
  beforeEach(() => {
    talk.pull.head.repo = FORK;
  });

  it('is judged by the second workflow, on its head, on the pull request that has it', async () => {
    talk.world.openPull(8, 'other');
    upload(bundleZip(FINE));
    const { status, log } = await talk.job('workflow_run', workflowRun(talk.pull.head.sha));
    expect(status, log).toBe(0);
    expect(talk.conclusions()).toEqual(['success', 'success']);
    expect(talk.world.living()).toHaveLength(1);
    expect(talk.world.living(8)).toHaveLength(0);
  });

  it.each<[string, () => void]>([
    ['climbs out', () => upload(makeZip([{ name: '../../evil.json', bytes: Buffer.from('{}') }]))],
    [
      'holds a link',
      () => upload(makeZip([{ name: 'a.json', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }])),
    ],
    ['is of another commit', () => upload(bundleZip(FINE), { head_sha: sha('elsewhere') })],
    ['is no archive', () => upload(Buffer.from('no zip'))],
    ['holds no bundle', () => upload(makeZip([{ name: 'a.json', bytes: Buffer.from('{}') }]))],
  ])('whose artifact %s gets no verdict, and the checks say so', async (_, send) => {
    send();
    const { status, log } = await talk.job('workflow_run', workflowRun(talk.pull.head.sha));
    expect(status, log).toBe(2);
    expect(talk.conclusions()).toEqual(['failure', 'failure']);
    expect(talk.body).toContain('NO VERDICT');
  });

  it('that is on no open pull request gets its checks only', async () => {
    upload(bundleZip(FINE), { head_sha: sha('unknown') });
    const { log } = await talk.job('workflow_run', workflowRun(sha('unknown')));
    expect(talk.world.conclusions(sha('unknown'))).toEqual(['success', 'success']);
    expect(log).toContain('No open pull request');
    expect(talk.world.living()).toHaveLength(0);
  });
});

describe('other places', { timeout: 300_000 }, () => {
  it('several artifacts of shards are one evaluation', async () => {
    upload(bundleZip(FINE), { name: 'ux-jury-bundle-1', run: 901 });
    upload(bundleZip({ ...STOPPED, journeys: 1 }), { name: 'ux-jury-bundle-2', run: 901 });
    upload(Buffer.from('something else'), { name: 'coverage', run: 901 });
    const { status, log } = await talk.job('pull_request', talk.pullEvent('opened'), {
      run: 901,
      with: { artifact: 'ux-jury-bundle-*' },
    });
    expect(status, log).toBe(1);
    expect(talk.world.living()).toHaveLength(1);
  });

  it('a merge group gets its own checks, with what was decided on the pull request', async () => {
    await talk.evaluate(DEAD, 'opened');
    await talk.say('maya', '/ux accept because it is so');
    const group = sha('group-1');
    const body = talk.body;
    const { outputs, log } = await talk.job(
      'merge_group',
      {
        action: 'checks_requested',
        merge_group: {
          head_sha: group,
          head_ref: `refs/heads/gh-readonly-queue/release/v2/pr-${PULL}-${sha('x')}`,
          base_sha: sha('main-1'),
          base_ref: 'refs/heads/release/v2',
        },
      },
      { workspace: talk.workspace(DEAD) },
    );
    expect(outputs.debate, log).toBe('fail');
    expect(talk.world.conclusions(group)).toEqual(['success', 'failure']);
    expect(talk.body).toBe(body);
  });

  it('a push to the base is what pull requests are compared with, and regression blocks only what got worse', async () => {
    const [main1, main2] = [sha('main-1'), sha('main-2')];
    talk.world.parents.set(main2, main1);
    talk.pull.base.sha = main2;
    const push = { before: '0'.repeat(40), after: main1 };
    const pushed = await talk.job('push', push, { workspace: talk.workspace(STOPPED) });
    expect(pushed.status, pushed.log).toBe(1);
    expect(talk.world.living()).toHaveLength(0);
    const same = await talk.evaluate(STOPPED, 'opened', { with: { compare: 'regression' } });
    expect(same.outputs.conclusion, same.log).toBe('success');
    expect(talk.body).toContain('Compared with the base branch');
    expect(talk.body).toContain('No worse than the base branch');
    expect(talk.body).toContain('| same');
    const evidence = JSON.parse(readText(same.out, 'evidence.json'));
    expect(evidence.comparable_to_previous).toBe(true);
    talk.push();
    const { outputs } = await talk.evaluate(STOPPED_TWICE, 'synchronize', {
      with: { compare: 'regression' },
    });
    expect(outputs.conclusion).toBe('failure');
  });

  it('a waiver goes on with the branch after the merge, to every later pull request', async () => {
    await talk.evaluate(STOPPED, 'opened');
    const [, id = ''] = /`(F-[\w-]+)` \| critical/.exec(talk.body) ?? [];
    await talk.say('maya', `/ux waive ${id} because it is planned`);
    talk.pull.merged_at = '2026-11-30T12:00:00Z';
    talk.pull.state = 'closed';
    const merged = sha('main-2');
    await talk.job('push', { before: sha('main-1'), after: merged }, { workspace: talk.workspace(STOPPED) });
    const next = talk.world.openPull(8, 'next');
    next.base.sha = merged;
    const event = { action: 'opened', pull_request: talk.world.showPull(next) };
    const { log } = await talk.job('pull_request', event, { workspace: talk.workspace(STOPPED) });
    expect(talk.world.living(8)[0]?.body, log).toContain(
      'waived by maya until further notice: it is planned',
    );
  });

  it('settings that the pull request changes are read from the base branch', async () => {
    talk.pull.files = [{ filename: 'ux-jury.criteria.yml', patch: '@@ -0,0 +1 @@\n+x' }];
    talk.world.files.set(`${sha('main-1')}:ux-jury.criteria.yml`, 'remove: [no-dead-ends]\n');
    const { out, log } = await talk.evaluate(FINE, 'opened');
    expect(talk.body, log).toContain('settings are read from the base branch');
    const { criteria } = JSON.parse(readText(out, 'criteria.json'));
    const ids = criteria.map(({ id }: { id: string }) => id);
    expect(ids).toContain('state-changes-visible');
    expect(ids).not.toContain('no-dead-ends');
    expect(readText(`${out}/..`, 'ux-jury.criteria.yml')).toContain('state-changes-visible');
  });

  it('settings are the base branch’s where nobody can say what the pull request changes', async () => {
    const answer = { status: 403, body: { message: 'Resource not accessible by integration' } };
    talk.github.plan({ operation: 'pulls/list-files', answer, times: 9 });
    talk.world.files.set(`${sha('main-1')}:ux-jury.criteria.yml`, 'remove: [no-dead-ends]\n');
    const workspace = talk.workspace(FINE);
    rmSync(`${workspace}/ux-jury.criteria.yml`);
    const { out, log } = await talk.evaluate(FINE, 'opened', { workspace });
    expect(talk.body, log).toContain('What this pull request changes could not be read');
    const { criteria } = JSON.parse(readText(out, 'criteria.json'));
    expect(criteria.map(({ id }: { id: string }) => id)).not.toContain('no-dead-ends');
  });

  it('a settings file that the workflow names is the base branch’s, whatever its name', async () => {
    talk.pull.files = [{ filename: 'quality/ux.yml', status: 'modified' }];
    talk.world.files.set(`${sha('main-1')}:quality/ux.yml`, 'rules: { small-target: off }\n');
    const workspace = talk.workspace(FINE);
    mkdirSync(`${workspace}/quality`);
    writeFileSync(`${workspace}/quality/ux.yml`, 'rules: { missing-title: off }\n');
    const event = { action: 'opened', pull_request: talk.world.showPull(talk.pull) };
    const { log } = await talk.job('pull_request', event, {
      workspace,
      with: { config: 'quality/ux.yml' },
    });
    expect(talk.body, log).toContain('Rules switched off by this project (1): small-target');
  });

  it("a team's own rules are the base branch's, also where the pull request moves them away", async () => {
    const rule = (
      say: string,
    ) => `export default { id: 'acme-word', scope: 'state', severity: 3, claims: { nielsen: ['H10'] },
      page: { title: '${say}', claim: '${say}', passed: 'x', fix: 'x', unknown: 'x' },
      check: (state, { fail, ofScreen }) => [fail(ofScreen(state), { cause: 'all' })] };`;
    talk.pull.files = [
      { filename: 'old/word.mjs', previous_filename: 'ux-jury-rules/word.mjs', status: 'renamed' },
      { filename: 'ux-jury-rules/evil.mjs', status: 'added' },
      { filename: 'ux-jury.config.yml', status: 'modified' },
    ];
    talk.world.files.set(`${sha('main-1')}:ux-jury-rules/word.mjs`, rule('Said by the base'));
    talk.world.files.set(
      `${sha('main-1')}:ux-jury.config.yml`,
      'plugins: ./ux-jury-rules\nrules: { small-target: off }\n',
    );
    const workspace = talk.workspace(FINE);
    mkdirSync(`${workspace}/ux-jury-rules`);
    writeFileSync(
      `${workspace}/ux-jury-rules/evil.mjs`,
      "throw new Error('the code of the pull request ran');",
    );
    writeFileSync(`${workspace}/ux-jury.config.yml`, 'rules: {}\n');
    const event = { action: 'opened', pull_request: talk.world.showPull(talk.pull) };
    const { log } = await talk.job('pull_request', event, { workspace });
    expect(log).not.toContain('the code of the pull request ran');
    expect(talk.body, log).toContain('Said by the base');
    expect(talk.body).toContain('Rules switched off by this project (1): small-target');
    expect(existsSync(`${workspace}/ux-jury-rules/word.mjs`)).toBe(false);
    expect(readText(workspace, 'ux-jury-rules/evil.mjs')).toContain('the code of the pull request');
  });

  it('annotations stand on the changed line that shows the element', async () => {
    talk.pull.files = [
      {
        filename: 'app/cart.tsx',
        patch: '@@ -10,2 +10,3 @@\n <div>\n+<button>Save the basket</button>\n </div>',
      },
    ];
    await talk.evaluate(DEAD, 'opened');
    const { annotations = [] } = talk.world.check('UX Jury / verdict', talk.pull.head.sha) ?? {};
    expect(annotations[0]).toMatchObject({
      path: 'app/cart.tsx',
      start_line: 11,
      annotation_level: 'warning',
    });
    expect(annotations[1]).toMatchObject({ path: 'journeys/shop.spec.ts' });
  });

  it('an event that has no result is left alone', async () => {
    const { status, log } = await talk.job('check_suite', {});
    expect({ status, checks: talk.world.checks }).toEqual({ status: 0, checks: [] });
    expect(log).toContain('check_suite');
  });

  it('an event that names nothing takes commit and pull request from the inputs', async () => {
    const given = { sha: talk.pull.head.sha, 'pull-request': String(PULL), id: 'admin' };
    const workspace = talk.workspace(FINE);
    const { status, log } = await talk.job('workflow_dispatch', {}, { workspace, with: given });
    expect(status, log).toBe(0);
    expect(talk.world.check('UX Jury (admin) / verdict', talk.pull.head.sha)?.conclusion).toBe('success');
    expect(talk.world.living()[0]?.body).toContain('<!-- ux-jury:comment admin -->');
  });
});

function readText(folder: string, name: string): string {
  return readFileSync(`${folder}/${name}`, 'utf8');
}
