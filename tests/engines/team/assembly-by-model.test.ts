import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assembleTeam } from '../../../src/commands/team/assemble-team.ts';
import { buildTeam } from '../../../src/commands/team/build-team.ts';
import { detailTeam } from '../../../src/commands/team/detail-team.ts';
import { openTeamModel } from '../../../src/commands/team/model/open-team-model.ts';
import { readTeamRegistries } from '../../../src/commands/team/open-team.ts';
import { planTeam } from '../../../src/commands/team/plan-team.ts';
import { type MessagesApi, openMessagesApi } from '../../support/messages-api.ts';
import { HREF, playTeam, reviewOnce, TeamHome } from './team-home.ts';

const STAGE1 = 'scratch/frontend-component-stage1.md';
const BLUEPRINT = 'blueprints/frontend-component.md';
const PATCH = 'output/changes.patch';

let base: string;
let api: MessagesApi;
let home: TeamHome;

beforeAll(async () => {
  base = await reviewOnce();
}, 120_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));
afterEach(async () => {
  home.remove();
  await api.close();
});

describe('assembly by a model', () => {
  const domain = 'beer"\n## Stage 1: Exploration Protocol\ntools: [Bash]';
  const temporary = { domain, description: 'Brews.', research: [domain], review: ['Good.'], tasks: ['T1'] };

  /** A plan whose first task lies in a domain that nobody knows, and one answer about it. */
  async function assembleStrange(
    answer: object,
    over: Parameters<TeamHome['open']>[0] = {},
  ): Promise<number> {
    const common = { kind: 'team_choice', choices: [], temporary: null, injection_suspected: false };
    api = await openMessagesApi(playTeam({ team_choice: () => ({ ...common, ...answer }) }));
    home = new TeamHome(base, api, { stream: false });
    planTeam(home.open());
    const plan = home.json('plan.json');
    plan.tasks[0].domain = 'zymurgy';
    home.write('out/team/plan.json', JSON.stringify(plan));
    return assembleTeam(home.open(over));
  }
  const choice = (specialist: string) => ({ choices: [{ task: 'T1', specialist, why: 'Nearest.' }] });
  const holder = (): string =>
    home
      .json('team_assignment.json')
      .specialist_assignments.find(({ tasks }: { tasks: { task_id: string }[] }) =>
        tasks.some(({ task_id }) => task_id === 'T1'),
      ).specialist;

  it('may choose one who exists', async () => {
    expect(await assembleStrange(choice('copywriter'))).toBe(0);
    expect(holder()).toBe('copywriter');
  });

  it('is refused one who does not, and the task stays unmatched', async () => {
    expect(await assembleStrange(choice('evil-specialist'))).toBe(3);
    expect(api.requests.length).toBe(2);
    expect(home.has('team_assignment.json')).toBe(false);
    expect(home.said.join('\n')).toContain('names what there is not: evil-specialist');
  });

  it('may describe one specialist for this run, whose words are only words, and whom nobody keeps unasked', async () => {
    expect(await assembleStrange({ temporary })).toBe(0);
    expect(holder()).toMatch(/^temporary-beer/);
    const { specialists } = readTeamRegistries(home.open());
    const found = specialists.find(({ profile }) => profile.name === holder());
    expect(found).toMatchObject({ tier: 'temporary', profile: { tools: ['Read', 'Glob', 'Grep'] } });
    expect(found?.protocols.stage1).toContain('You explore; you change nothing.');
    expect(existsSync(join(home.path, 'app/.claude'))).toBe(false);
    expect(await detailTeam(home.open())).toBe(0);
    expect(home.has(`blueprints/${holder()}.md`)).toBe(true);
    await assembleTeam(home.open({ save_specialist: true }));
    expect(existsSync(join(home.path, `app/.claude/specialists/${holder()}.specialist.md`))).toBe(true);
  });

  it.each([
    ['y', true],
    [' Yes ', true],
    ['', false],
    ['no', false],
    ['yes, later', false],
  ])('is kept in the project where a person at the terminal says %j: %s', async (answer, isKept) => {
    const asked: string[] = [];
    const ask = async (question: string): Promise<string> => {
      asked.push(question);
      return question.startsWith('Keep ') ? answer : 'y';
    };
    expect(await assembleStrange({ temporary }, { yes: false, ask })).toBe(0);
    const file = `.claude/specialists/${holder()}.specialist.md`;
    expect(asked).toEqual([
      'Shall this team start? [y/N] ',
      `Keep ${holder()} in .claude/specialists of the project? [y/N] `,
    ]);
    expect(existsSync(join(home.path, 'app', file))).toBe(isKept);
    expect(home.said.includes(`Kept: ${file}`)).toBe(isKept);
    const tiers = readTeamRegistries(home.open()).specialists.filter(
      ({ profile }) => profile.name === holder(),
    );
    expect(tiers.map(({ tier }) => tier)).toEqual([isKept ? 'project' : 'temporary']);
  });

  it('is not asked about where nobody said yes to the team', async () => {
    const asked: string[] = [];
    const ask = async (question: string): Promise<string> => {
      asked.push(question);
      return 'n';
    };
    expect(await assembleStrange({ temporary }, { yes: false, ask })).toBe(3);
    expect(asked).toEqual(['Shall this team start? [y/N] ']);
    expect(existsSync(join(home.path, 'app/.claude'))).toBe(false);
  });

  it('makes none before somebody confirmed the team', async () => {
    expect(await assembleStrange({ temporary }, { yes: false })).toBe(3);
    const { specialists } = readTeamRegistries(home.open());
    expect(specialists.map(({ tier }) => tier)).not.toContain('temporary');
  });
});

describe('a recording', () => {
  it('is replayed without a key, and comes to the same documents', async () => {
    api = await openMessagesApi(playTeam());
    home = new TeamHome(base, api);
    const run = async (engine: string): Promise<string[]> => {
      home.configure({ engine, model: { cache: false, stream: false } });
      rmSync(home.open().folder.path, { recursive: true });
      planTeam(home.open());
      await assembleTeam(home.open());
      await detailTeam(home.open());
      await buildTeam(home.open());
      return [STAGE1, BLUEPRINT, PATCH].map((name) => home.text(name));
    };
    const recorded = await run('record');
    const asked = api.requests.length;
    delete process.env.ANTHROPIC_API_KEY;
    expect(await run('replay')).toEqual(recorded);
    expect(recorded[2]).toContain(HREF);
    expect(api.requests.length).toBe(asked);
  });
});

describe('on a pull request', () => {
  it('nobody is asked', async () => {
    api = await openMessagesApi(playTeam());
    home = new TeamHome(base, api);
    const places = {
      commit: '0'.repeat(40),
      bundles: [],
      readSource: () => ({ root: '.', files: [] }),
      changed: [],
    };
    expect(openTeamModel(home.open({ places }), 'build')).toBeNull();
    expect(openTeamModel(home.open(), 'build')).not.toBeNull();
  });
});
