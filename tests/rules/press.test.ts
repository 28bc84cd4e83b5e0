import { describe, expect, it } from 'vitest';
import { isAimed, isPress } from '../../src/rules/press.ts';
import { entry, step, target } from './build.ts';

describe('a press', () => {
  it.each([
    ['a click', step(), true, true],
    [
      'a double click on plain text',
      step({ action: 'dblclick', target: target({ role: 'generic' }) }),
      true,
      false,
    ],
    ['a click that failed', step({ status: 'failed' }), true, false],
    ['hovering', step({ action: 'hover', pointer_activations: 0 }), false, false],
    ['dragging', step({ action: 'drag' }), false, false],
    ['a click on nothing measured', step({ target: null }), false, false],
    ['typing', entry({ name: 'Title' }), false, false],
  ])('%s', (...[, one, aimed, press]) => {
    expect([isAimed(one), isPress(one)]).toEqual([aimed, press]);
  });
});
