import { describe, expect, it } from 'vitest';
import { readRegistries } from '../../src/adapters/team/read-registries.ts';
import type { Debate } from '../../src/contract/debate.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { causes, issue, place, planOf } from './worlds.ts';

const failing = {
  threshold: 4,
  criteria: [
    { criterion: 'forms-functional', number: 6, name: 'Forms work', status: 'FAIL' },
    { criterion: 'no-dead-ends', number: 4, name: 'No dead ends', status: 'PASS' },
    { criterion: 'style-brief', number: 9, name: 'Style', status: 'FAIL' },
  ],
} as unknown as Debate;

describe('a plan', () => {
  it('groups by cause, the worst first', () => {
    const plan = planOf([
      issue('contrast', { id: 'contrast-1' }),
      issue('contrast', { id: 'contrast-2' }),
      issue('journey-blocked', { severity: 4, critical: true }),
    ]);
    expect(plan.tasks.filter(({ kind }) => kind === 'fix').map(({ cause }) => cause)).toEqual([
      'blocked-journey',
      'colour',
    ]);
    expect(plan.tasks[1]?.acceptance.map(({ id, issue: of }) => [id, of])).toEqual([
      ['T2.1', 'contrast-1'],
      ['T2.2', 'contrast-2'],
    ]);
  });

  it.each([
    ['a critical finding', issue('contrast', { critical: true }), 'Deep'],
    ['severity 4', issue('contrast', { severity: 4 }), 'Deep'],
    ['a choice that touches people', issue('preticked-consent'), 'Deep'],
    ['a known pattern', issue('contrast'), 'Light'],
    ['a known pattern with severity 3', issue('contrast', { severity: 3 }), 'Standard'],
    ['anything else', issue('dead-control'), 'Standard'],
  ])('depth of %s', (_what, one, depth) => {
    expect(planOf([one]).tasks[0]?.depth).toBe(depth);
  });

  it('gives a failing criterion to the task that speaks to it, else makes a task of it', () => {
    const claims = { ...issue('x').claims, criteria: ['forms-functional'] };
    const plan = planOf([issue('value-not-kept', { claims }), issue('contrast')], failing);
    const home = plan.tasks.find(({ cause }) => cause === 'forms');
    expect(home?.acceptance.at(-1)).toMatchObject({
      kind: 'criterion',
      criterion: 'forms-functional',
      threshold: 4,
    });
    expect(plan.tasks.find(({ cause }) => cause === 'criterion-9')).toMatchObject({
      domain: 'research/analysis',
    });
    expect(JSON.stringify(plan)).not.toContain('no-dead-ends');
  });

  it('finds files from test ids and texts in the changed lines, else says TBD', () => {
    const one = issue('dead-control', {
      places: [place({ key: '[data-testid="compact"]', name: 'Compact view' })],
    });
    const changed = [
      { path: 'app/list.tsx', text: '<button data-testid="compact">' },
      { path: 'app/other.tsx', text: 'compact' },
    ];
    expect(planOf([one], null, changed).tasks[0]?.files).toEqual(['app/list.tsx']);
    expect(planOf([one]).tasks[0]?.files).toBe('TBD');
  });

  it('names no specialist', () => {
    const everything = catalogue.map(({ id }) => issue(id, { id: `${id}-1` }));
    const text = JSON.stringify(planOf(everything, failing));
    const { specialists } = readRegistries({ project: '/nowhere', home: '/nowhere' });
    for (const { profile } of specialists) expect(text).not.toContain(profile.name);
  });

  it('knows a cause for every rule that names one, and only rules that exist', () => {
    const rules = catalogue.map(({ id }) => id);
    expect(causes.causes.flatMap((cause) => cause.rules).filter((rule) => !rules.includes(rule))).toEqual([]);
  });
});
