import { describe, expect, it } from 'vitest';
import { outcomes as outcomesSchema } from '../../src/contract/outcome.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { configureRules } from '../../src/rules/configure-rules.ts';
import { observe } from '../../src/rules/observe.ts';
import type { Kit, OwnRule } from '../../src/rules/own/own-rule.ts';
import { evidence, journey, state, step } from './build.ts';
import { readPages } from './pages.ts';

const page = {
  title: 'Too few words',
  claim: '“{name}” has {count} words.',
  passed: '“{name}” has {count} words, which is enough.',
  fix: 'Say more than {count}.',
  unknown: 'Nobody counted “{name}”.',
};
const base: Pick<OwnRule, 'id' | 'severity' | 'claims' | 'page'> = {
  id: 'acme-words',
  severity: 2,
  claims: { nielsen: ['H10'] },
  page,
};
type StateCheck = Extract<OwnRule, { scope: 'state' }>['check'];

const walked = evidence([journey({ steps: [step({ state_before: null, state_after: 's-1' })] })]);

function run(own: OwnRule, given = {}) {
  const settings = { given };
  const { set } = configureRules({ catalogue, pages: readPages(), own: [own], settings: settings.given });
  const seen = observe({ evidence: walked, readState: () => state(), ...set });
  outcomesSchema.parse(seen);
  return {
    seen,
    tally: seen.rules.find(({ rule }) => rule === own.id),
    issues: seen.issues.filter(({ rule }) => rule === own.id),
  };
}
const onState = (check: StateCheck): OwnRule => ({ ...base, scope: 'state', options: { least: 50 }, check });

const counting = onState((screen, { fail, pass, ofScreen, options }) => {
  const values = { count: screen.text.words };
  const isFew = screen.text.words < Number(options.least);
  return [isFew ? fail(ofScreen(screen), { values }) : pass(ofScreen(screen), { values })];
});

describe('a rule of a team', () => {
  it('gives findings with its own words and places, like a shipped one', () => {
    const { issues, tally } = run(counting);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({
      severity: 2,
      title: 'Too few words',
      claim: '“Tasks” has 40 words.',
      recommendation: 'Say more than 40.',
      claims: { nielsen: ['H10'], wcag: [] },
      wcag_class: null,
    });
    expect(issues[0]?.places[0]).toMatchObject({ state: 's-1', ref: 'add-a-task/step-01' });
    expect(tally).toMatchObject({ failed: 1, passed: 0, cannot_tell: 0 });
  });

  it('takes its options from the settings', () => {
    const { issues, tally } = run(counting, { 'acme-words': { options: { least: 10 } } });
    expect({ issues, passed: tally?.passed_claim }).toEqual({
      issues: [],
      passed: '“Tasks” has 40 words, which is enough.',
    });
  });

  it.each<[string, StateCheck, RegExp]>([
    ['throws', (screen) => [Object(screen).nowhere.deep], /TypeError/],
    ['answers nothing at all', (() => undefined) as never, /must be a list of answers/],
    ['is asynchronous', (async () => []) as never, /must be a list of answers/],
    ['answers what is no answer', () => [{ result: 'maybe' }] as never, /an answer is none/],
    ['forgets a value of its page', (screen, { fail, ofScreen }) => [fail(ofScreen(screen))], /\{count\}/],
  ])('that %s could not tell, and its fault is counted and told', (_, check, why) => {
    const { seen, tally, issues } = run(onState(check));
    expect(issues).toEqual([]);
    expect(tally).toMatchObject({ failed: 0, passed: 0, cannot_tell: 1, broke: { times: 1 } });
    expect(tally?.broke?.first).toMatch(why);
    expect(seen.rules.length).toBe(catalogue.length + 1);
  });

  it('that says a place nobody walked could not tell', () => {
    const { tally } = run({
      ...base,
      scope: 'run',
      check: (_, { fail }) => [
        fail(
          { key: null, name: 'x', box: null },
          { values: { count: 1 }, at: { journey: 'elsewhere', step: 1, state: null } },
        ),
      ],
    });
    expect(tally?.broke?.first).toContain('not walked');
  });

  it('changes nothing for other rules', () => {
    const spoil = onState((screen, { pass, ofScreen }) => {
      Object.assign(screen, { title: '', lang: null, controls: [], headings: [] });
      return [pass(ofScreen(screen), { values: { count: 1 } })];
    });
    const others = ({ seen }: ReturnType<typeof run>) => [
      seen.rules.filter(({ rule }) => rule !== 'acme-words'),
      seen.issues.filter(({ rule }) => rule !== 'acme-words'),
    ];
    expect(others(run(spoil))).toEqual(others(run(counting)));
  });

  it.each(['step', 'journey', 'run'] as const)('of scope %s is asked and placed', (scope) => {
    const name = { key: null, name: 'It', box: null };
    const check = (_: unknown, { fail }: Kit<unknown>) => [fail(name, { values: { count: 1 } })];
    const own: OwnRule = { ...base, scope, check };
    expect(run(own).issues[0]?.places).toHaveLength(1);
  });
});
