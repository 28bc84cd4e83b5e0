import { describe, it } from 'vitest';
import { expectGolden } from './golden.ts';
import { type Play, playRound } from './play-round.ts';
import { BAD, DISPUTED, DIVERGENT, GOOD, PLAIN_FACTS, type World } from './worlds.ts';

const GROUNDED = {
  ...PLAIN_FACTS,
  style_brief: true,
  several_viewports: true,
  grounding: {
    references: { count: 2, sources: ['https://reference.test/a', 'screenshot of a shop | 2025'] },
    designs: { count: 1, sources: ['designs/checkout.png'] },
    brand: { count: 0, sources: [] },
  },
};

describe('files of a debate', () => {
  it.each<[string, World, Play]>([
    ['good', GOOD, {}],
    ['bad', BAD, { round: 3, cycle: 2 }],
    ['divergent', DIVERGENT, {}],
    ['disagreeing', DISPUTED, {}],
    ['single-reviewer', BAD, { execution: 'single_reviewer' }],
    ['sequential', BAD, { execution: 'sequential' }],
    ['standard-grounded', GOOD, { mode: 'standard', facts: GROUNDED }],
  ])('%s', (name, world, play) => expectGolden(name, playRound(world, play).files));
});
