import { describe, expect, it } from 'vitest';
import { type CriteriaFacts, criteriaSet } from '../../src/contract/criteria.ts';
import { adaptCriteria } from '../../src/debate/adapt-criteria.ts';
import { checkOverrides, describeFault } from '../../src/debate/check-overrides.ts';
import { PRESETS } from './templates.ts';
import { NO_GROUNDING, PLAIN_FACTS } from './worlds.ts';

const FULL: CriteriaFacts = {
  style_brief: true,
  animation_brief: true,
  journeys: 2,
  several_viewports: true,
  grounding: NO_GROUNDING,
};
const { interaction, visual } = PRESETS;
const numbers = (facts: CriteriaFacts) =>
  adaptCriteria(interaction, facts).criteria.map(({ number }) => number);
const ALL = Array.from({ length: 17 }, (_, at) => at + 1);
const without = (...dropped: number[]) => ALL.filter((number) => !dropped.includes(number));
const one = { count: 1, sources: ['a picture'] };

describe('criteria', () => {
  it('ships 17 for interaction and 14 for visuals, numbered in order', () => {
    expect(interaction.criteria.map(({ number }) => number)).toEqual(ALL);
    expect(visual.criteria.map(({ number }) => number)).toEqual(ALL.slice(0, 14));
    const { scale, threshold, max_cycles, mode } = interaction;
    expect({ scale, threshold, max_cycles, mode }).toEqual({
      scale: 5,
      threshold: 4,
      max_cycles: 3,
      mode: 'divergence',
    });
  });

  it.each<[string, Partial<CriteriaFacts>, number[]]>([
    ['everything given', {}, ALL],
    ['no style brief', { style_brief: false }, without(13, 14)],
    ['no journeys', { journeys: 0 }, without(10, 11, 12)],
    ['one width', { several_viewports: false }, without(15)],
    ['no animation section', { animation_brief: false }, without(9)],
    ['references', { grounding: { ...NO_GROUNDING, references: one } }, [...ALL, 18]],
    ['designs', { grounding: { ...NO_GROUNDING, designs: one } }, [...ALL, 19]],
    ['brand', { grounding: { ...NO_GROUNDING, brand: one } }, [...ALL, 20]],
  ])('%s', (_, change, expected) => expect(numbers({ ...FULL, ...change })).toEqual(expected));

  it('says why each line was dropped', () => {
    const { dropped } = adaptCriteria(interaction, PLAIN_FACTS, { remove: ['no-js-errors'] });
    expect(dropped.map(({ id }) => id)).toEqual([
      'animation',
      'style-brief',
      'component-consistency',
      'responsive',
      'no-js-errors',
    ]);
    expect(dropped.at(-1)?.reason).toContain('criteria file');
  });

  it('adds, removes and changes by the project file; numbers stay', () => {
    const set = adaptCriteria(interaction, FULL, {
      threshold: 3,
      add: [
        {
          id: 'keyboard-only',
          group: 'Access',
          name: 'Keyboard only',
          description: 'All works by keyboard.',
        },
        {
          id: 'drag',
          number: 30,
          group: 'Access',
          name: 'Drag',
          description: 'Dragging has an alternative.',
        },
      ],
      remove: ['screen-reachability'],
      change: [{ id: 'no-dead-ends', name: 'Always a way on' }],
    });
    expect(criteriaSet.parse(set)).toEqual(set);
    expect(set.threshold).toBe(3);
    expect(set.criteria.find(({ id }) => id === 'no-dead-ends')).toMatchObject({
      number: 4,
      name: 'Always a way on',
    });
    expect(set.criteria.at(-1)).toMatchObject({ id: 'keyboard-only', number: 31 });
    expect(set.criteria[0]?.number).toBe(2);
  });

  it('says what is wrong and where', () => {
    const wrong = {
      threshold: 6,
      remove: ['no-such', 'animation', 'animation'],
      change: [{ id: 'nor-this', name: 'x' }],
      add: [
        { id: 'animation', group: 'g', name: 'n', description: 'd' },
        { id: 'new', number: 4, group: 'g', name: 'n', description: 'd' },
      ],
    };
    const faults = checkOverrides(interaction, wrong).map((fault) => describeFault(fault, 7));
    expect(faults.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'line 7: remove[0]',
      'line 7: change[0].id',
      'line 7: remove[2]',
      'line 7: add[0].id',
      'line 7: add[1].number',
      'line 7: threshold',
    ]);
    expect(() => adaptCriteria(interaction, FULL, wrong)).toThrow(/remove\[0\]: "no-such" is no criterion/);
  });

  it('refuses an empty list', () => {
    const remove = interaction.criteria.map(({ id }) => id);
    expect(() => adaptCriteria(interaction, FULL, { remove })).toThrow(/no criterion is left/);
  });
});
