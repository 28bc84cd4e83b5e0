import { describe, expect, it } from 'vitest';
import { gradeSeverity, type Reach } from '../../src/rules/grade-severity.ts';

const reach = (change: Partial<Reach> = {}): Reach => ({
  severity: 2,
  isFixed: false,
  isOnTask: true,
  journeys: 1,
  walked: 6,
  most: 1,
  places: 1,
  isRetried: false,
  isAside: false,
  ...change,
});
const widespread = { journeys: 4, most: 3, places: 9 };
const aside = { isAside: true };

describe('severity by impact, frequency and persistence', () => {
  it.each<[string, Partial<Reach>, number]>([
    ['as the rule says', {}, 2],
    ['many journeys and many steps', widespread, 3],
    ['many journeys, still there after retries', { ...widespread, most: 1, isRetried: true }, 3],
    ['exactly three journeys, exactly half', { ...widespread, journeys: 3 }, 3],
    ['two journeys are not many, even if all', { ...widespread, journeys: 2, walked: 2 }, 2],
    ['less than half', { ...widespread, journeys: 4, walked: 9 }, 2],
    ['many journeys, once in each', { ...widespread, most: 2 }, 2],
    ['many steps of one journey', { most: 12, places: 12 }, 2],
    ['looks alone', { ...widespread, isOnTask: false }, 2],
    ['cosmetic stays cosmetic', { ...widespread, severity: 1 }, 1],
    ['major is no catastrophe by counting', { ...widespread, severity: 3 }, 3],
    ['a catastrophe stays one', { ...aside, severity: 4 }, 4],
    ['once beside the main tasks', aside, 1],
    ['a major one beside the main tasks', { ...aside, severity: 3 }, 2],
    ['twice beside the main tasks', { ...aside, places: 2 }, 2],
    ['cosmetic does not vanish', { ...aside, severity: 1 }, 1],
    ['what is fixed does not rise', { ...widespread, isFixed: true }, 2],
    ['what is fixed does not fall', { ...aside, isFixed: true, severity: 3 }, 3],
  ])('%s', (_, change, severity) => {
    const graded = gradeSeverity(reach(change));
    expect(graded.severity).toBe(severity);
    expect(graded.because === null).toBe(severity === (change.severity ?? 2));
  });

  it('over its whole table moves by one grade at most, never to or from the ends, and says why', () => {
    const flags = [false, true];
    const all = [1, 2, 3, 4].flatMap((severity) =>
      flags.flatMap((isFixed) =>
        flags.flatMap((isOnTask) =>
          [1, 2, 3, 6].flatMap((journeys) =>
            [1, 3].flatMap((most) =>
              flags.flatMap((isRetried) =>
                flags.map((isAside) => {
                  const places = journeys * most;
                  return reach({ severity, isFixed, isOnTask, journeys, most, places, isRetried, isAside });
                }),
              ),
            ),
          ),
        ),
      ),
    );
    for (const one of all) {
      const { severity, because } = gradeSeverity(one);
      const moved = severity - one.severity;
      expect(moved).toBe(because === null ? 0 : because === 'widespread' ? 1 : -1);
      if (one.isFixed || one.severity === 1 || one.severity === 4) expect(moved).toBe(0);
      if (one.severity === 3) expect(moved).toBeLessThanOrEqual(0);
    }
    expect(all.length).toBe(512);
  });
});
