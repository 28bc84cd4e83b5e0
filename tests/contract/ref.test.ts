import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRef, parseRef, type Ref } from '../../src/contract/ref.ts';

const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/);
const ref: fc.Arbitrary<Ref> = fc.oneof(
  fc.record({ kind: fc.constant('journey' as const), journey: name }),
  fc.record({ kind: fc.constant('step' as const), journey: name, step: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ kind: fc.constant('state' as const), state: name }),
);

describe('an evidence reference', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(ref, (one) => {
        expect(parseRef(formatRef(one))).toEqual(one);
      }),
    );
  });

  it('sorts steps as they happened', () => {
    const refs = [2, 10, 1].map((step) => formatRef({ kind: 'step', journey: 'buy', step }));
    expect(refs.toSorted()).toEqual(['buy/step-01', 'buy/step-02', 'buy/step-10']);
  });

  it.each(['', 'Step 3', '/step-01', 'buy/step-1', 'buy/step-01/more', 'state:', '../x', 'buy/step-xx'])(
    'is not %j',
    (text) => {
      expect(parseRef(text)).toBeNull();
    },
  );
});
