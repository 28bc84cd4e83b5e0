import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/paths.ts';
import { DEAD } from '../stages/plans.ts';
import { buildAction } from '../support/github/build-action.ts';
import { Conversation, PULL } from '../support/github/conversation.ts';
import { makeZip, zipFolder } from '../support/github/make-zip.ts';
import { sha, type WorldArtifact } from '../support/github/world.ts';
import { makeBundle } from '../support/make-bundle.ts';
import { APP, SPEECHLESS, showApp, teamBody, teamComments } from './team-talk.ts';

const FORK = 987;
const TESTS = 555;
const JURY = 701;
const BASE = sha('main-1');

let main: string;
let talk: Conversation;
let good: WorldArtifact;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(async () => {
  talk = await new Conversation(main).begin();
  talk.pull.head.repo = FORK;
  talk.pull.files = [{ filename: 'app/index.html', patch: '@@ -1,3 +1,3 @@\n a\n-<HTML>\n+<html>\n b' }];
  good = upload(zipFolder(makeBundle(join(talk.workspace(null), 'b'), SPEECHLESS)));
  await judge();
});
afterEach(async () => {
  expect(talk.github.violations).toEqual([]);
  await talk.end();
});

const say = (...lines: string[]) =>
  talk.say('maya', lines.join('\n'), { with: { 'team-branch': 'true' }, workspace: talk.workspace(null) });
const reply = (): string => talk.world.replies().at(-1)?.body ?? '';

/** What the fork's own run of tests left; only GitHub says where it is from. */
function upload(zip: Buffer, name = 'ux-jury-bundle-1'): WorldArtifact {
  const artifact = { id: talk.world.id(), run: TESTS, name, zip, head_sha: talk.pull.head.sha };
  talk.world.artifacts.push(artifact);
  return artifact;
}

function replaceGood(zip: Buffer): void {
  talk.world.artifacts.splice(talk.world.artifacts.indexOf(good), 1);
  good = upload(zip);
}

/** The second workflow, in a run of its own, which keeps its documents. */
async function judge(): Promise<void> {
  const run = { id: TESTS, event: 'pull_request', head_sha: talk.pull.head.sha, head_branch: 'feature' };
  const workflow_run = { ...run, head_repository: { id: FORK }, pull_requests: [] };
  const { out } = await talk.job('workflow_run', { action: 'completed', workflow_run }, { run: JURY });
  const name = 'ux-jury-results';
  talk.world.artifacts.push({ id: talk.world.id(), run: JURY, name, zip: zipFolder(out), head_sha: BASE });
}

/** A profile under another name, with words that would be seen. */
function profile(name: string): string {
  const shipped = join(packageRoot, 'templates/team/specialists/frontend-component.specialist.md');
  return readFileSync(shipped, 'utf8').replaceAll('frontend-component', name);
}

describe('the team on a pull request from a fork', { timeout: 900_000 }, () => {
  it('works from artifacts, with settings and profiles of the base branch, and executes nothing', async () => {
    const mark = join(talk.workspace(null), 'executed');
    const bomb = `require('fs').writeFileSync(${JSON.stringify(mark)}, '')`;
    const forked = {
      ...APP,
      'ux-jury.team.yml': `approve: true\nwalk: touch ${mark}\nsource: elsewhere\n`,
      'ux-jury.config.js': bomb,
      'package.json': JSON.stringify({ scripts: { postinstall: `touch ${mark}`, test: `touch ${mark}` } }),
      '.claude/specialists/of-the-fork.specialist.md': profile('of-the-fork'),
    };
    showApp(talk, forked);
    talk.world.files.set(`${BASE}:ux-jury.team.yml`, `source: app\nwalk: touch ${mark}\n`);
    talk.world.files.set(`${BASE}:.claude/specialists/of-the-base.specialist.md`, profile('of-the-base'));

    await say('/ux plan');
    expect(teamBody(talk), reply()).toContain('waits for a yes');
    await say('/ux team assign T2 of-the-fork');
    expect(reply()).toContain('There is no specialist of-the-fork');
    await say('/ux team assign T2 of-the-base');
    expect(teamBody(talk)).toMatch(/\| T2 \| .* \| of-the-base \|/);
    await say('/ux depth T2 Light', '/ux team accept');
    await say('/ux team accept');
    await say('/ux team accept');
    await say('/ux fix');
    expect(talk.world.reviews.flatMap(({ comments }) => comments.map(({ path }) => path))).toEqual([
      'app/index.html',
    ]);
    expect(teamBody(talk)).toContain('Not walked again here');
    expect(teamBody(talk)).toContain('A pull request from a fork gets no branch');
    expect(talk.world.git.refs.size).toBe(0);
    expect(existsSync(mark)).toBe(false);
  });

  it.each<[string, string, () => void]>([
    [
      'climbs out of its folder',
      'is no name inside a bundle',
      () => upload(makeZip([{ name: '../../evil.json', bytes: Buffer.from('{}') }]), 'ux-jury-bundle-2'),
    ],
    [
      'holds a link',
      'is a link',
      () =>
        upload(
          makeZip([{ name: 'a.json', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
          'ux-jury-bundle-2',
        ),
    ],
    [
      'was changed after it was written',
      'is not what the reporter wrote',
      () => {
        const folder = makeBundle(join(talk.workspace(null), 'b'), SPEECHLESS);
        writeFileSync(join(folder, 'bundle.json'), `${readFileSync(join(folder, 'bundle.json'), 'utf8')}\n`);
        replaceGood(zipFolder(folder));
      },
    ],
    [
      'is whole, but another one than was judged',
      'bundles of this result are no longer among the artifacts',
      () => replaceGood(zipFolder(makeBundle(join(talk.workspace(null), 'b'), DEAD))),
    ],
  ])('refuses an artifact that %s, and says why', async (_, why, send) => {
    showApp(talk, APP);
    send();
    const asked = await say('/ux plan');
    expect(talk.reactions(asked)).toEqual(['confused']);
    expect(reply()).toContain('The team could not go on');
    expect(reply().replaceAll('\\', '')).toContain(why);
    expect(teamComments(talk)).toEqual([]);
    expect(talk.world.pulls.get(PULL)?.state).toBe('open');
  });
});
