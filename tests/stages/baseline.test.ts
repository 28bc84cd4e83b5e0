import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Control } from '../../src/contract/state.ts';
import type { BundlePlan } from '../support/make-bundle.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
});
afterEach(() => home.remove());

const bare = (control: Control, key: string): Control => ({
  ...control,
  ...{ key, tag: 'input', type: 'text', role: 'textbox', href: null, value: 'empty' },
  ...{ name: '', name_source: 'none', visible_label: false },
});

/** Two journeys, with a field that nobody named on these screens. */
const plan = (faults: readonly number[]): BundlePlan => ({
  journeys: 2,
  steps: 3,
  state: (state, index) => {
    const [first] = state.controls;
    const more =
      first !== undefined && faults.includes(index) ? [bare(first, `#field-${'abcdefgh'[index]}`)] : [];
    return { ...state, axe: null, controls: [...state.controls, ...more] };
  },
});

/** Reviews a build and keeps its results as what the project knows. */
async function know(faults: readonly number[]): Promise<string> {
  home.push(plan(faults));
  await home.review();
  cpSync(join(home.path, 'out'), join(home.path, 'known'), { recursive: true });
  return join(home.path, 'known');
}

describe('review --baseline', { timeout: 60_000 }, () => {
  it('does not block for what is known, and says how much that is', async () => {
    const known = await know([1, 2, 3]);
    home.push(plan([1, 2, 3]));
    const { conclusion, exitCode } = await home.review({ baseline: known });
    expect({ exitCode, word: conclusion.conclusion }).toEqual({ exitCode: 0, word: 'success' });
    expect(conclusion.reasons.join('\n')).toMatch(/\d+ findings are known to the baseline/);
  });

  it('blocks for what is new, whatever the average says', async () => {
    const known = await know([]);
    home.push(plan([2]));
    const { conclusion, exitCode } = await home.review({ baseline: known });
    expect(exitCode).toBe(1);
    expect(conclusion.reasons.join('\n')).toMatch(/New since the baseline: .+ \(journey-0000\/step-\d+\)/);
  });

  it('lists what is gone, and blocks for nothing', async () => {
    const known = await know([1, 2]);
    home.push(plan([]));
    const { conclusion } = await home.review({ baseline: known });
    expect(conclusion.conclusion).toBe('success');
    expect(conclusion.reasons.join('\n')).toMatch(/Gone since the baseline \(\d+\): /);
  });

  it('takes an outcomes file alone, and compares findings where the contract is another', async () => {
    const known = join(await know([1]), 'outcomes.json');
    home.push({ ...plan([1]), journeys: 3 });
    expect((await home.review({ baseline: known })).exitCode).toBe(0);
    home.push({ ...plan([1, 5]), journeys: 3 });
    expect((await home.review({ baseline: known })).exitCode).toBe(1);
  });

  it('blocks for a task that stops now, also where the finding has its old id', async () => {
    const known = await know([]);
    home.push({
      ...plan([]),
      journey: (journey) => ({ ...journey, status: 'partial', error: 'timed out' }),
    });
    const { conclusion, exitCode } = await home.review({ baseline: known });
    expect(exitCode).toBe(1);
    expect(conclusion.reasons[0]).toMatch(/Critical failure/);
  });

  it('says what is wrong with the baseline itself', async () => {
    home.push(plan([]));
    await expect(home.review({ baseline: join(home.path, 'nowhere') })).rejects.toMatchObject({
      code: 'baseline_missing',
    });
    writeFileSync(join(home.path, 'half.json'), '{"rules": [');
    await expect(home.review({ baseline: join(home.path, 'half.json') })).rejects.toMatchObject({
      code: 'baseline_unreadable',
    });
  });
});
