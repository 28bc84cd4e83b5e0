import { describe, expect, it } from 'vitest';
import type { Journey } from '../../src/contract/journey.ts';
import { outcomes as schema } from '../../src/contract/outcome.ts';
import type { State } from '../../src/contract/state.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { observe } from '../../src/rules/observe.ts';
import type { Rule } from '../../src/rules/rule.ts';
import {
  control,
  entry,
  evidence,
  field,
  journey,
  link,
  message,
  response,
  screen,
  state,
  step,
  target,
  trouble,
  visit,
} from './build.ts';
import { readPages } from './pages.ts';

const pages = readPages();

function run(journeys: Journey[], states: State[], rules: readonly Rule[] = catalogue) {
  const byId = new Map(states.map((one) => [one.id, one]));
  const reads: string[] = [];
  const readState = (id: string): State => {
    reads.push(id);
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no state ${id}`);
    return found;
  };
  const outcomes = observe({ evidence: evidence(journeys), readState, rules, pages });
  return { outcomes: schema.parse(outcomes), reads };
}

const bare = state({ id: 'bare', title: '', controls: [control({ name: '' }), control({ name: 'Save' })] });
const form = state({
  id: 'form',
  route: '/tasks/new',
  controls: [field(''), control(), link('Tasks', '/tasks')],
});
const there = (...ids: string[]) =>
  ids.map((id, index) => visit({ state_before: ids[index - 1] ?? null, state_after: id }));
const only = (...ids: string[]): Rule[] => catalogue.filter(({ id }) => ids.includes(id));

describe('places', () => {
  it('maps a screen to the first visit of every journey, and judges it once', () => {
    const journeys = [
      journey({ id: 'one', steps: there('form', 'bare', 'bare') }),
      journey({ id: 'two', steps: there('bare') }),
    ];
    const { outcomes, reads } = run(journeys, [bare, form], only('missing-title'));
    expect(outcomes.issues).toMatchObject([
      { rule: 'missing-title', journeys: 2, touched: ['one/step-02', 'two/step-01'] },
    ]);
    expect(outcomes.issues[0]?.places).toMatchObject([
      { journey: 'one', step: 2, state: 'bare', ref: 'one/step-02' },
      { journey: 'two', step: 1, state: 'bare', ref: 'two/step-01' },
    ]);
    expect(outcomes.rules).toMatchObject([{ failed: 1, passed: 1, passed_refs: ['one/step-01'] }]);
    expect(new Set(reads)).toEqual(new Set(['form', 'bare']));
  });

  it('puts a screen before the first step at the journey itself', () => {
    const { outcomes } = run(
      [journey({ steps: [step({ state_before: 'bare' })] })],
      [bare],
      only('missing-title'),
    );
    expect(outcomes.issues[0]?.places).toMatchObject([{ step: null, state: 'bare', ref: 'add-a-task' }]);
  });

  it('keeps fifty places, of as many screens as can be, and counts the rest', () => {
    const states = [bare, { ...bare, id: 'other' }];
    const journeys = Array.from({ length: 80 }, (_, n) =>
      journey({ id: `journey-${n}`, steps: there('bare', 'other') }),
    );
    const [issue] = run(journeys, states, only('missing-title')).outcomes.issues;
    expect(issue).toMatchObject({ journeys: 80 });
    expect(issue?.places).toHaveLength(50);
    expect(issue?.touched).toHaveLength(160);
    expect(issue?.places.slice(0, 2).map((place) => place.state)).toEqual(['bare', 'other']);
  });

  it('leaves skipped journeys out', () => {
    const { outcomes, reads } = run([journey({ status: 'skipped', steps: there('bare') })], [bare]);
    expect(outcomes.issues).toEqual([]);
    expect(reads).toEqual([]);
  });
});

describe('issues', () => {
  const row = (n: number) =>
    field('', {
      key: `#list > li:nth-of-type(${n}) > input`,
      role: 'checkbox',
      type: 'checkbox',
      value: 'unchecked',
    });

  it('makes one issue of one component in many rows and on many screens', () => {
    const states = [1, 2, 3].map((n) => state({ id: `s-${n}`, controls: [row(1), row(n + 1)] }));
    const [issue, ...more] = run(
      [journey({ steps: there('s-1', 's-2', 's-3') })],
      states,
      only('unlabelled-field'),
    ).outcomes.issues;
    expect(more).toEqual([]);
    expect(issue?.places).toHaveLength(6);
  });

  it('takes the worst of what its observations say', () => {
    const steps = [
      step({ response: response({ layout_shift: 0.15 }) }),
      step({ response: response({ layout_shift: 0.9 }) }),
    ];
    expect(run([journey({ steps })], [], only('late-shift')).outcomes.issues).toMatchObject([
      { severity: 2 },
    ]);
  });

  it('sorts by critical, severity, journeys and id', () => {
    const failed = { ...step({ status: 'failed', error: 'Timeout' }), state_before: 'form' };
    const { outcomes } = run(
      [
        journey({ id: 'one', steps: there('bare', 'form') }),
        journey({ id: 'two', status: 'failed', outcome: 'unexpected', steps: [failed] }),
      ],
      [bare, form],
    );
    const keys = outcomes.issues.map(
      (one) => [one.critical ? 0 : 1, -one.severity, -one.journeys, one.id] as const,
    );
    expect(keys[0]?.[0]).toBe(0);
    expect(keys).toEqual(
      keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (a[3] < b[3] ? -1 : 1)),
    );
  });

  it('keeps ids when journeys come in another order, names of entries change and other faults join', () => {
    const first = journey({ id: 'one', steps: there('bare') });
    const second = journey({ id: 'two', steps: there('form') });
    const idsOf = (journeys: Journey[], states: State[]) =>
      run(journeys, states)
        .outcomes.issues.map(({ id }) => id)
        .toSorted();
    const ids = idsOf([first, second], [bare, form]);
    expect(ids.length).toBeGreaterThan(2);
    expect(idsOf([second, first], [bare, form])).toEqual(ids);
    const more = { ...bare, controls: [control({ name: 'x', key: '#x' }), ...bare.controls] };
    expect(idsOf([first, second], [more, form])).toEqual(expect.arrayContaining(ids));
  });

  it('gives the same bytes for the same evidence', () => {
    const journeys = [journey({ steps: there('bare', 'form') })];
    const json = () => JSON.stringify(run(journeys, [bare, form]).outcomes);
    expect(json()).toBe(json());
  });

  it('treats page text as data: braces in it are not filled', () => {
    const told = trouble({ dialogs: [{ type: 'alert', message: '{name} {secret}\n<b>' }] });
    const [issue] = run([journey({ steps: [step({ trouble: told })] })], [], only('native-alert')).outcomes
      .issues;
    expect(issue?.claim).toContain('{name} {secret} <b>');
  });
});

describe('words', () => {
  const rule: Rule = {
    id: 'dead-control',
    scope: 'run',
    severity: 1,
    wcag_class: null,
    claims: { spark: [], nielsen: [], walkthrough: [], pure: [], wcag: [], criteria: [] },
    check: () => [{ result: 'failed', key: null, name: 'x', box: null, values: {} }],
  };
  const ask = (page: Partial<{ claim: string }> | null) =>
    observe({
      evidence: evidence([journey()]),
      readState: () => bare,
      rules: [rule],
      pages: new Map(
        page === null
          ? []
          : [
              [
                'dead-control',
                { id: 'dead-control', title: 't', claim: 'c', passed: 'p', fix: 'f', unknown: 'u', ...page },
              ],
            ],
      ),
    });

  it('refuses a rule without a page', () => {
    expect(() => ask(null)).toThrow(/dead-control has no page/);
  });

  it('refuses a sentence that no value fills', () => {
    expect(() => ask({ claim: 'It took {hours}.' })).toThrow(/dead-control needs a value for \{hours\}/);
  });

  it('says why a rule could not tell, and shows where one passed', () => {
    const { outcomes } = run(
      [journey({ steps: [step({ response: null }), step()] })],
      [],
      only('dead-control'),
    );
    expect(outcomes.rules).toMatchObject([
      {
        failed: 0,
        passed: 1,
        cannot_tell: 1,
        passed_refs: ['add-a-task/step-02'],
        passed_claim: expect.stringContaining('Save'),
      },
    ]);
    expect(outcomes.rules[0]?.unknown_reason).toContain('Save');
  });
});

describe('a large run', () => {
  /** One journey of ten steps over its own and shared screens. */
  function large(n: number): { walked: Journey; states: State[] } {
    const own = state({
      id: `own-${n}`,
      route: `/tasks/${n}`,
      controls: [field('Title'), field('', { key: `#row-${n}` }), control()],
    });
    const steps = [
      ...there('shared-a', own.id, 'shared-b'),
      entry({ name: 'Title' }, { state_before: own.id, state_after: own.id }),
      ...Array.from({ length: 6 }, () =>
        step({ target: target({ name: 'Save' }), state_before: own.id, state_after: 'shared-a' }),
      ),
    ];
    return { walked: journey({ id: `journey-${n}`, steps }), states: [own] };
  }

  it('reads each screen a few times only, and makes few issues of many places', () => {
    const parts = Array.from({ length: 200 }, (_, n) => large(n));
    const shared = [
      state({ id: 'shared-a', title: '' }),
      state({ id: 'shared-b', messages: [message('Error 0x1')] }),
    ];
    const states = [...shared, ...parts.flatMap((part) => part.states)];
    const { outcomes, reads } = run(
      parts.map((part) => part.walked),
      states,
    );
    expect(reads.length).toBeLessThan(states.length * 3);
    expect(outcomes.issues.length).toBeLessThan(20);
    expect(Math.max(...outcomes.issues.map((issue) => issue.journeys))).toBe(200);
    expect(outcomes.issues.every((issue) => issue.places.length <= 50)).toBe(true);
  });

  it('lets a run rule speak where its screens were first seen', () => {
    const screens = [
      screen({ first_ref: 'journey-0/step-01' }),
      screen({ id: 's-2', route: '/b', heading: 'B', first_ref: 'journey-0/step-02' }),
    ];
    const { issues } = observe({
      evidence: evidence([journey({ id: 'journey-0' })], screens),
      readState: () => bare,
      rules: only('title-not-changed'),
      pages,
    });
    expect(issues[0]?.touched).toEqual(['journey-0/step-01', 'journey-0/step-02']);
  });
});
