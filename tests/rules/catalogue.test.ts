import { describe, expect, it } from 'vitest';
import { HEURISTICS } from '../../src/contract/judgement.ts';
import { METHOD_IDS } from '../../src/contract/primitives.ts';
import { WCAG_CRITERIA } from '../../src/contract/wcag-criteria.ts';
import { catalogue } from '../../src/rules/catalogue.ts';
import { fill } from '../../src/rules/fill.ts';
import { RESULTS } from './fixture.ts';
import { accessibility } from './fixtures/accessibility.ts';
import { across } from './fixtures/across.ts';
import { clutter } from './fixtures/clutter.ts';
import { consistency } from './fixtures/consistency.ts';
import { efficiency } from './fixtures/efficiency.ts';
import { errors } from './fixtures/errors.ts';
import { feedback } from './fixtures/feedback.ts';
import { forms } from './fixtures/forms.ts';
import { honesty } from './fixtures/honesty.ts';
import { navigation } from './fixtures/navigation.ts';
import { partsA } from './fixtures/parts-a.ts';
import { partsB } from './fixtures/parts-b.ts';
import { robustness } from './fixtures/robustness.ts';
import { targets } from './fixtures/targets.ts';
import { readPages } from './pages.ts';

const fixtures = [across, feedback, errors, forms, navigation, consistency, targets].concat([
  accessibility,
  clutter,
  efficiency,
  honesty,
  robustness,
  partsA,
  partsB,
]);
const all = fixtures.flat();
const pages = readPages();
const ids = catalogue.map(({ id }) => id);

describe('every rule', () => {
  it('has an id of its own, fixtures and a page, and no page or fixture is left over', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.map(({ rule }) => rule.id).toSorted()).toEqual(ids.toSorted());
    expect([...pages.keys()].toSorted()).toEqual(ids.toSorted());
  });

  for (const { rule, answers } of all)
    for (const result of RESULTS)
      it(`${rule.id}: ${result}`, () => {
        expect(answers[result].length).toBeGreaterThan(0);
        for (const given of answers[result]) {
          const results = given.map((answer) => answer.result);
          expect(results).toContain(result);
          if (result !== 'failed') expect(results).not.toContain('failed');
        }
      });
});

describe('every page', () => {
  const SENTENCES = {
    failed: ['title', 'claim', 'fix'],
    passed: ['passed'],
    cannot_tell: ['unknown'],
  } as const;

  it.each(all)('$rule.id: its sentences are filled by every answer', ({ rule, answers }) => {
    for (const result of RESULTS)
      for (const answer of answers[result].flat().filter((one) => one.result === result))
        for (const name of SENTENCES[result]) {
          const sentence = pages.get(rule.id)?.[name] ?? '';
          expect(fill(sentence, { ...answer.values, name: answer.name }, rule.id)).toMatch(/\S/);
        }
  });

  it.each([...pages.values()])('$id: has all its parts', ({ markdown, title }) => {
    const parts = [...markdown.matchAll(/^## (.+)$/gm)].map(([, part]) => part);
    expect(parts).toEqual(['What', 'Why', 'Source', 'How to fix', 'Fails', 'Passes']);
    expect(title).not.toContain('{');
  });
});

describe('the catalogue', () => {
  const KEYS = {
    spark: 'spark',
    nielsen: 'nielsen',
    cognitive_walkthrough: 'walkthrough',
    pure: 'pure',
    wcag_2_2_aa: 'wcag',
  } as const;

  it.each(METHOD_IDS)('speaks to %s', (method) => {
    expect(catalogue.filter(({ claims }) => claims[KEYS[method]].length > 0).length).toBeGreaterThan(8);
  });

  it('reaches every heuristic', () => {
    const reached = new Set(catalogue.flatMap(({ claims }) => claims.nielsen));
    expect(HEURISTICS.filter((heuristic) => !reached.has(heuristic))).toEqual([]);
  });

  it('claims only criteria of WCAG 2.2 A and AA, and grades every issue that does', () => {
    const known = new Set<string>(WCAG_CRITERIA.map(({ criterion }) => criterion));
    for (const { claims, wcag_class } of catalogue) {
      expect(claims.wcag.filter((criterion) => !known.has(criterion))).toEqual([]);
      expect(wcag_class === null).toBe(claims.wcag.length === 0);
    }
  });

  it('is critical only about facts that stop the task', () => {
    const critical = all.flatMap(({ rule, answers }) =>
      answers.failed.flat().some((answer) => answer.critical === true) ? [rule.id] : [],
    );
    expect(critical.toSorted()).toEqual(['clickable-not-focusable', 'journey-blocked']);
  });
});
