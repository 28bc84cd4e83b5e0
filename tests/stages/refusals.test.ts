import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewBundles } from '../../src/commands/review-bundles.ts';
import { type BundlePlan, makeBundle } from '../support/make-bundle.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-refuse-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function review(plan: BundlePlan): Promise<unknown> {
  makeBundle(join(home, 'bundle'), plan);
  return reviewBundles({
    bundles: [join(home, 'bundle')],
    out: join(home, 'out'),
    config: null,
    folder: home,
    mode: null,
    from: null,
    progress: () => undefined,
  });
}

describe('a bundle with nothing to judge', () => {
  it.each<[string, string, BundlePlan]>([
    ['no journey', 'no_journeys', { journeys: 0, steps: 0 }],
    [
      'only skipped journeys',
      'only_skipped',
      {
        journeys: 2,
        steps: 2,
        journey: (journey) => ({ ...journey, status: 'skipped', outcome: 'skipped' }),
      },
    ],
    ['journeys without a step', 'no_user_steps', { journeys: 2, steps: 0 }],
  ])('has %s: %s, and no verdict is left behind', async (_, code, plan) => {
    await expect(review(plan)).rejects.toMatchObject({ code });
    expect(existsSync(join(home, 'out', 'aggregate.json'))).toBe(false);
    expect(readdirSync(home).toSorted()).toEqual(
      existsSync(join(home, 'out')) ? ['bundle', 'out'] : ['bundle'],
    );
  });
});

describe('a run that breaks', () => {
  it('takes away the verdict of the run before it', async () => {
    await review({ journeys: 1, steps: 2 });
    expect(existsSync(join(home, 'out', 'report.html'))).toBe(true);
    rmSync(join(home, 'bundle'), { recursive: true });
    await expect(review({ journeys: 0, steps: 0 })).rejects.toMatchObject({ code: 'no_journeys' });
    expect(existsSync(join(home, 'out', 'report.html'))).toBe(false);
    expect(existsSync(join(home, 'out', 'conclusion.json'))).toBe(false);
  });
});

describe('settings', () => {
  it.each([
    ['{"mode": "strict"}', 'config_invalid', /mode/],
    ['{"debate": {"threshold": 6}}', 'config_invalid', /threshold/],
    ['{"unknown": 1}', 'config_invalid', /unknown/],
    ['mode: [', 'config_unreadable', /line 1/],
  ])('%s is refused as %s', async (text, code, what) => {
    writeFileSync(join(home, 'ux-jury.config.yml'), text);
    await expect(review({ journeys: 1, steps: 1 })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(what),
    });
  });

  it('of the project are used', async () => {
    writeFileSync(join(home, 'ux-jury.config.yml'), 'mode: advisory\ndebate:\n  mode: standard\n');
    await expect(review({ journeys: 1, steps: 1 })).resolves.toMatchObject({
      conclusion: { mode: 'advisory' },
    });
    expect(readdirSync(join(home, 'out', 'reviews'))).toContain('round-1-ux-cross-review.md');
  });
});
