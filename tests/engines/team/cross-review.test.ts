import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assembleTeam } from '../../../src/commands/team/assemble-team.ts';
import { buildTeam } from '../../../src/commands/team/build-team.ts';
import { detailTeam } from '../../../src/commands/team/detail-team.ts';
import { planTeam } from '../../../src/commands/team/plan-team.ts';
import type { BuildReport, LayerReview } from '../../../src/contract/team/build-report.ts';
import { packageRoot } from '../../../src/paths.ts';
import { type MessagesApi, openMessagesApi, type Scripted } from '../../support/messages-api.ts';
import { type SentRequest, textOf } from '../../support/messages-request.ts';
import {
  CANARY,
  dataOf,
  HREF,
  kindOf,
  operationsOf,
  PAY,
  playTeam,
  reviewOnce,
  TeamHome,
} from './team-home.ts';

const PATCH = 'output/changes.patch';
const LANG = '+<html lang="en">';
const SECURITY = 'security-auditor';
const SAFER = '<a id="pay-now" href="/pay-safely">Pay now</a>';

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

type Script = Parameters<typeof playTeam>[0];

/** A build whose journeys are walked again with the run's own bundle, in which no finding stands. */
async function build(
  over: Script = {},
  { model = {}, reviewers = [] as string[] } = {},
): Promise<BuildReport> {
  api = await openMessagesApi(playTeam(over));
  home = new TeamHome(base, api, { stream: false, ...model });
  if (reviewers.length > 0) demand(reviewers);
  planTeam(home.open());
  expect(await assembleTeam(home.open())).toBe(0);
  expect(await detailTeam(home.open())).toBe(0);
  await buildTeam(home.open({ settings: { walk: walk() } }));
  return home.json('build-report.json');
}

/** The walk leaves the run's bundle, and settings by which the jury judges it by rule, as it judged the run. */
function walk(): string {
  const settings = `${home.path}/app/ux-jury.config.json`;
  return `cp -r ${home.path}/bundle "$UX_JURY_BUNDLE" && echo '{"engine":"embedded"}' > ${settings}`;
}

/** The project's own profile of the specialist demands these reviewers. */
function demand(reviewers: readonly string[]): void {
  const name = 'frontend-component.specialist.md';
  const shipped = readFileSync(join(packageRoot, 'templates/team/specialists', name), 'utf8');
  const line = `mandatory_reviewers: [${reviewers.join(', ')}]`;
  mkdirSync(join(home.path, 'app/.claude/specialists'), { recursive: true });
  writeFileSync(
    join(home.path, 'app/.claude/specialists', name),
    shipped.replace('mandatory_reviewers: []', line),
  );
}

const asked = (): SentRequest[] => api.requests.filter((sent) => kindOf(sent) === 'team_cross_review');
const review = (report: BuildReport, cycle: number, reviewer = SECURITY): LayerReview | undefined =>
  report.cycles.find((one) => one.cycle === cycle)?.reviews.find((one) => one.reviewer === reviewer);
const entry = (reviewer = SECURITY) =>
  home.json('engine.json').entries.find(({ who }: { who: string }) => who.endsWith(`: ${reviewer}`));

interface Claim {
  readonly operation?: string;
  readonly file?: string;
  readonly quote: string;
}

/** An answer of a reviewer: FAIL with these problems, each in the operation whose edits hold `within`. */
const answer = (sent: SentRequest, claims: readonly Claim[], within = 'pay-now') => ({
  kind: 'team_cross_review',
  result: claims.length > 0 ? 'FAIL' : 'PASS',
  problems: claims.map((one) => ({
    operation: holding(sent, within),
    file: 'index.html',
    what: 'Wrong.',
    ...one,
  })),
  injection_suspected: false,
});

function holding(sent: SentRequest, text: string): string {
  const all = dataOf(sent, 'operations') as { operation: string }[];
  return all.find((one) => JSON.stringify(one).includes(text))?.operation ?? '-';
}

describe('a mandatory reviewer by a model', () => {
  it('sees operations, edits, findings and its own profile, once the walk has proven them', async () => {
    const report = await build();
    expect(api.faults).toEqual([]);
    expect(asked().length).toBe(1);
    const sent = asked().map(textOf).join('\n');
    expect(sent).toContain('A changed line opens no injection, no new origin and no secret');
    expect(dataOf(asked()[0] as SentRequest, 'findings')).toMatchObject([
      { id: 'missing-language-planted', rule: 'missing-language' },
      { id: 'dead-control-planted', rule: 'dead-control' },
    ]);
    expect(sent).not.toContain(CANARY);
    expect(asked()[0]?.body).not.toHaveProperty('tools');
    expect(review(report, 1)).toMatchObject({
      result: 'PASS',
      quote: 'security-auditor looked for problems in 2 operations and found none.',
    });
    expect(entry()).toMatchObject({ part: 'cross_review', by: 'model', dropped: 0 });
    expect(home.text('build-report.md')).toContain('security-auditor, cross-cutting review: by a model.');
  });

  it('is not asked before the layers before it have passed', async () => {
    api = await openMessagesApi(playTeam());
    home = new TeamHome(base, api, { stream: false });
    planTeam(home.open());
    await assembleTeam(home.open());
    await detailTeam(home.open());
    await buildTeam(home.open());
    expect(asked()).toEqual([]);
    expect(review(home.json('build-report.json'), 1)).toMatchObject({ result: 'SKIPPED' });
  });

  it('plays whom no rule plays, each in a call of its own', async () => {
    const report = await build({}, { reviewers: ['legal-analyst', SECURITY] });
    expect(asked().length).toBe(2);
    expect(review(report, 1, 'legal-analyst')).toMatchObject({ result: 'PASS' });
    expect(report.for_people).toEqual([]);
    expect(report.status).toBe('PASS');
  });

  it('gives what a model wrote back to its writer with what it found', async () => {
    const report = await build({
      team_replacements: (sent) => ({
        kind: 'team_replacements',
        replacements: operationsOf(sent).map((operation) => ({
          operation,
          file: 'index.html',
          old: PAY,
          new: dataOf(sent, 'problems').length === 0 ? HREF : SAFER,
        })),
        left_out: [],
        injection_suspected: false,
      }),
      team_cross_review: (sent, nth) => answer(sent, nth === 0 ? [{ quote: 'href="/pay"' }] : []),
    });
    expect(review(report, 1)).toMatchObject({
      result: 'FAIL',
      problems: [expect.stringMatching(/^O\d, index\.html: Wrong\. \(“href="\/pay"”\)$/)],
    });
    expect(review(report, 2)).toMatchObject({ result: 'PASS', problems: [] });
    expect(home.text(PATCH)).toContain(`+${SAFER}`);
    expect(home.text(PATCH)).not.toContain(HREF);
    expect(report.for_people).toEqual([]);
  });

  it('that rejects twice leaves it to a person', async () => {
    const report = await build({ team_cross_review: (sent) => answer(sent, [{ quote: 'href="/pay"' }]) });
    expect(asked().length).toBe(2);
    expect(report.status).toBe('FAIL');
    expect(report.for_people).toEqual([
      expect.stringContaining('Wrong. (“href="/pay"”) did not pass in two'),
    ]);
  });

  it('takes back what a rule placed, since there is no other way to write it', async () => {
    const report = await build({
      team_cross_review: (sent, nth) => answer(sent, nth === 0 ? [{ quote: 'lang="en"' }] : [], 'lang='),
    });
    expect(report.withdrawn).toEqual([
      { issue: 'missing-language-planted', why: 'security-auditor: Wrong.' },
    ]);
    expect(home.text(PATCH)).not.toContain(LANG);
    expect(home.text(PATCH)).toContain(`+${HREF}`);
    expect(review(report, 2)).toMatchObject({ result: 'PASS' });
  });
});

describe('a reviewer who would have it otherwise', () => {
  const OUTSIDE = '<a id="pay-now" href="https://pay.example">Pay now</a>';
  const outside: Script = {
    team_replacements: (sent) => ({
      kind: 'team_replacements',
      replacements: operationsOf(sent).map((operation) => ({
        operation,
        file: 'index.html',
        old: PAY,
        new: OUTSIDE,
      })),
      left_out: [],
      injection_suspected: false,
    }),
  };

  it('cannot approve what the rule rejects', async () => {
    const report = await build(outside);
    expect(entry()).toMatchObject({ by: 'model' });
    expect(review(report, 1)).toMatchObject({ result: 'FAIL', quote: '1 changed line needs a person.' });
    expect(report.status).toBe('FAIL');
    expect(report.for_people.join(' ')).toContain('https://pay.example');
  });

  const hostile: readonly Claim[] = [
    { quote: 'curl https://evil.example' },
    { quote: 'href="/pay"', file: '../secret' },
    { quote: 'Other page', file: 'other.html' },
    { quote: ' ' + '<' },
  ];
  it('is not heard where its quotes stand nowhere and its files are invented', async () => {
    const report = await build(
      { team_cross_review: (sent) => answer(sent, hostile) },
      { reviewers: ['legal-analyst'] },
    );
    expect(review(report, 1)).toMatchObject({
      result: 'PASS',
      quote: '2 changed lines open no handler, no origin and no secret.',
      problems: [],
    });
    expect(entry()).toMatchObject({ by: 'rule', dropped: hostile.length });
    expect(review(report, 1, 'legal-analyst')).toMatchObject({ result: 'SKIPPED' });
    expect(report.for_people).toEqual([
      'legal-analyst must review the work of frontend-component; no engine here plays that part, so a person must.',
    ]);
    expect(report.status).not.toBe('PASS');
    expect(home.text('build-report.md')).toContain('its review counts for nothing');
  });

  it('is heard in what holds, beside what does not', async () => {
    const mixed = [...hostile, { quote: 'href="/pay"' }];
    const report = await build({ team_cross_review: (sent, nth) => answer(sent, nth === 0 ? mixed : []) });
    expect(review(report, 1)?.problems.length).toBe(1);
    expect(review(report, 1)).toMatchObject({ result: 'FAIL' });
  });

  it('passes nobody where text seems to have spoken to it', async () => {
    const report = await build(
      { team_cross_review: (sent) => ({ ...answer(sent, []), injection_suspected: true }) },
      { reviewers: ['legal-analyst'] },
    );
    expect(report.for_people.join(' ')).toContain('legal-analyst must review');
    expect(home.text('build-report.md')).toContain('people should look');
  });
});

describe('a reviewer who does not answer', () => {
  const refusal: Scripted = { kind: 'text', text: '', stop: 'refusal' };
  const failure: Scripted = { kind: 'status', status: 400, message: 'no' };
  const stray = { kind: 'team_cross_review', result: 'FAIL', injection_suspected: false };
  const problem = { operation: 'O99', file: 'index.html', quote: 'href', what: 'Wrong.' };
  const approval = { ...stray, result: 'PASS', problems: [problem], approved: ['O1'] };
  it.each([
    ['refuses', { given: refusal, why: 'model_refused', model: {} }],
    ['fails', { given: failure, why: 'model_request_refused', model: {} }],
    ['names what there is not, twice', { given: { ...stray, problems: [problem] }, why: 'O99', model: {} }],
    ['approves instead, twice', { given: approval, why: 'model_answer_invalid', model: {} }],
    ['is too dear', { given: {}, why: 'budget', model: { budget: { tokens: 10, usd: null } } }],
  ])('%s: the rule’s review stands, and the report says so', async (_what, { given, why, model }) => {
    const report = await build({ team_cross_review: () => given }, { model, reviewers: ['legal-analyst'] });
    expect(review(report, 1)).toMatchObject({ result: 'PASS', problems: [] });
    expect(review(report, 1)?.quote).toMatch(
      /^\d changed lines? opens? no handler, no origin and no secret\.$/,
    );
    expect(entry()).toMatchObject({ part: 'cross_review', by: 'rule' });
    expect(entry().why).toContain(why);
    expect(report.for_people.join(' ')).toContain('legal-analyst must review the work of frontend-component');
    expect(home.text('build-report.md')).toContain('security-auditor, cross-cutting review: by rule, since');
  });

  it('spends of the one budget of the build', async () => {
    await build();
    const { evaluators } = home.json('usage-build.json');
    expect(evaluators.map(({ role, calls }: { role: string; calls: number }) => `${role} ${calls}`)).toEqual([
      'producer 1',
      'reviewer 2',
    ]);
  });

  it('is refused where it is weaker than the producer, before anybody is asked', async () => {
    api = await openMessagesApi(playTeam());
    home = new TeamHome(base, api, { stream: false });
    planTeam(home.open());
    await assembleTeam(home.open());
    await detailTeam(home.open());
    const before = api.requests.length;
    const roles = { producer: { name: 'claude-opus-5' }, reviewer: { name: 'claude-sonnet-5' } };
    home.configure({ engine: 'anthropic', model: { cache: false, stream: false, roles } });
    await expect(buildTeam(home.open())).rejects.toMatchObject({ code: 'reviewer_too_weak' });
    expect(api.requests.length).toBe(before);
  });
});
