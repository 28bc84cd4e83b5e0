import { describe, expect, it } from 'vitest';
import { ruleSettings } from '../../src/contract/rule-settings.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { configureRules, PROTECTED } from '../../src/rules/configure-rules.ts';
import { nearest } from '../../src/rules/nearest.ts';
import { observe } from '../../src/rules/observe.ts';
import type { OwnRule } from '../../src/rules/own/own-rule.ts';
import { evidence, field, journey, state, step } from './build.ts';
import { accessibility } from './fixtures/accessibility.ts';
import { clutter } from './fixtures/clutter.ts';
import { consistency } from './fixtures/consistency.ts';
import { efficiency } from './fixtures/efficiency.ts';
import { errors } from './fixtures/errors.ts';
import { feedback } from './fixtures/feedback.ts';
import { forms } from './fixtures/forms.ts';
import { honesty } from './fixtures/honesty.ts';
import { navigation } from './fixtures/navigation.ts';
import { robustness } from './fixtures/robustness.ts';
import { targets } from './fixtures/targets.ts';
import { readPages } from './pages.ts';

const pages = readPages();

function configure(given: unknown, own: readonly OwnRule[] = []) {
  return configureRules({ catalogue, pages, own, settings: ruleSettings.parse(given) });
}

const severityOf = (given: unknown, id: string) =>
  configure(given).set.rules.find((rule) => rule.id === id)?.severity;

describe('rules of a project', () => {
  it('are the catalogue where nothing is set', () => {
    const { set, faults } = configure({});
    expect(set.rules).toEqual(catalogue);
    expect({ project: set.project, faults }).toEqual({ project: null, faults: [] });
  });

  it('are switched off by id and by pattern, an id over every pattern, later over earlier', () => {
    const { set } = configure({ 'fake-heading': 'on', 'fake-*': 'off', contrast: 'off' });
    expect(set.project?.off.map(({ rule }) => rule).toSorted()).toEqual(['contrast', 'fake-list']);
    expect(set.rules.length).toBe(catalogue.length - 2);
    expect(configure({ '*-list': 'off', 'fake-*': 'on' }).set.project).toBeNull();
  });

  it('are graded by number and by word, and say so only where that is another grade', () => {
    expect(severityOf({ contrast: { severity: 'major' } }, 'contrast')).toBe(3);
    expect(configure({ contrast: { severity: 3 } }).set.project?.regraded).toEqual([
      { rule: 'contrast', from: 2, to: 3 },
    ]);
    expect(configure({ contrast: { severity: 2 } }).set.project).toBeNull();
  });

  it.each<[string, unknown, RegExp]>([
    ['an id that no rule has', { contrsat: 'off' }, /"contrsat"; is contrast meant/],
    ['a pattern that fits none', { 'nothing-*': 'off' }, /no rule is called/],
    ['what stops a task, switched off', { 'journey-blocked': 'off' }, /neither switched off nor lowered/],
    ['what stops a task, by pattern', { '*': 'off' }, /journey-blocked tells what stops/],
    ['what stops a task, lowered', { 'clickable-*': { severity: 1 } }, /neither switched off nor lowered/],
    ['options of a rule that has none', { contrast: { options: { most: 1 } } }, /takes no options/],
  ])('refuse %s', (_, given, why) => {
    const { faults } = configure(given);
    expect(faults.map((fault) => fault.why).join('\n')).toMatch(why);
    expect(faults[0]?.path.slice(0, 2)).toEqual(['rules', Object.keys(Object(given))[0]]);
  });

  it('protect exactly the rules that report what stops a task', () => {
    const fixtures = [accessibility, clutter, consistency, efficiency, errors, feedback].concat([
      ...[forms, honesty, navigation, robustness, targets],
    ]);
    const critical = fixtures
      .flat()
      .filter(({ answers }) => answers.failed.flat().some((answer) => answer.critical === true));
    expect(critical.map(({ rule }) => rule.id).toSorted()).toEqual([...PROTECTED].toSorted());
    expect(severityOf({ 'journey-blocked': { severity: 4 } }, 'journey-blocked')).toBe(4);
  });

  it('grade every finding of the rule, and leave its WCAG class', () => {
    const bare = state({ id: 's-2', controls: [field('')] });
    const walked = evidence([journey({ steps: [step({ state_before: 's-2', state_after: 's-2' })] })]);
    const see = (given: unknown) =>
      observe({ evidence: walked, readState: () => bare, ...configure(given).set }).issues.find(
        ({ rule }) => rule === 'unlabelled-field',
      );
    expect(see({})).toMatchObject({ severity: 3, wcag_class: 'serious' });
    expect(see({ 'unlabelled-field': { severity: 1 } })).toMatchObject({
      severity: 1,
      wcag_class: 'serious',
    });
    expect(see({ 'unlabelled-field': 'off' })).toBeUndefined();
  });
});

describe('the nearest names', () => {
  it.each([
    ['contrsat', ['contrast']],
    ['smal-target', ['small-target', 'tiny-target']],
    ['heading', ['fake-heading', 'empty-heading', 'heading-skips']],
    ['qqqqqqqqqqqq', []],
  ])('of %s', (written, expected) => {
    const found = nearest(
      written,
      catalogue.map(({ id }) => id),
    );
    expect(found.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });
});
