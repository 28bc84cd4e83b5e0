import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BROKEN, DEAD, FINE, SILENT } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
});
afterEach(() => home.remove());

/** Where each of a row of runs stood, and what was due after it. */
async function walk(...plans: readonly (typeof FINE)[]): Promise<string[]> {
  const told: string[] = [];
  for (const plan of plans) {
    home.push(plan);
    const { arc } = await home.debate();
    const last = arc.history.at(-1);
    told.push(`round ${last?.round} cycle ${last?.cycle}: ${arc.next}`);
  }
  return told;
}

describe('rounds and cycles', { timeout: 120_000 }, () => {
  it('go on while the evidence changes, and end when the judge passes the build', async () => {
    expect(await walk(BROKEN, SILENT, FINE, BROKEN)).toEqual([
      'round 1 cycle 1: next_cycle',
      'round 2 cycle 2: next_cycle',
      'round 3 cycle 3: done',
      'round 4 cycle 1: next_cycle',
    ]);
    expect(Object.keys(home.files())).toEqual(
      expect.arrayContaining([
        'reviews/round-1-cycle-1-debate-report.md',
        'reviews/round-2-cycle-2-debate-report.md',
        'reviews/round-3-judge-report.md',
        'reviews/round-4-ux-review.md',
        'rounds/round-1.json',
        'rounds/round-4.json',
        'v2/review-report.md',
      ]),
    );
    expect(home.read('v3/review-report.md')).toBe(home.read('reviews/round-3-cycle-3-debate-report.md'));
  });

  it('stay where they are for the same evidence, whatever the settings', async () => {
    await walk(BROKEN);
    home.write('ux-jury.config.yml', 'debate: { mode: standard }\n');
    expect(await walk(BROKEN)).toEqual(['round 1 cycle 1: next_cycle']);
    expect(home.json('debate.json').mode).toBe('standard');
  });

  it('tell in the final report how scores moved', async () => {
    await walk(BROKEN, FINE);
    expect(home.json('arc.json')).toMatchObject({ used: 2, remaining: 1, converged: true, next: 'done' });
    expect(home.read('final-report.md')).toMatch(/\| C10 \| Journeys can be completed \| \d → \d \| up \|/);
  });

  it('are what the flags say', async () => {
    home.push(BROKEN);
    await home.debate({ round: 7, cycle: 2 });
    expect(home.json('debate.json')).toMatchObject({ round: 7, cycle: 2 });
    expect(home.json('arc.json')).toMatchObject({ used: 2, remaining: 1 });
    expect(await walk(SILENT)).toEqual(['round 8 cycle 3: budget_spent']);
  });

  it('take over a round that never came to its end', async () => {
    await walk(BROKEN);
    home.push(SILENT);
    const run = home.open();
    await expect(
      home.debate({
        progress: (line) => {
          if (line.includes('judge')) throw new Error('killed');
        },
      }),
    ).rejects.toThrow('killed');
    expect(run).toMatchObject({ round: 2, cycle: 2 });
    expect(await walk(DEAD)).toEqual(['round 2 cycle 2: next_cycle']);
  });
});

describe('the budget of cycles', { timeout: 120_000 }, () => {
  beforeEach(() => home.write('ux-jury.config.yml', 'debate: { max_cycles: 2 }\n'));

  it('is never exceeded: no expert is asked and the report goes to a person', async () => {
    await walk(BROKEN, SILENT);
    expect(home.json('arc.json')).toMatchObject({ next: 'budget_spent', remaining: 0 });
    home.push(FINE);
    const { conclusion, exitCode, reportPath, summary } = await home.debate();
    expect({ exitCode, word: conclusion.conclusion }).toEqual({ exitCode: 3, word: 'action_required' });
    expect(reportPath).toMatch(/final-report\.md$/);
    expect(summary.join('\n')).toContain('All 2 cycles of this validation are used up');
    expect(Object.keys(home.files())).not.toContain('reviews/round-3-ux-review.md');
    expect(home.read('final-report.md')).toContain('2 of 2 cycles used, 0 left');
  });

  it('joins a verdict that still stands on its own', async () => {
    await walk(BROKEN, SILENT);
    home.push(FINE);
    const { aggregate, conclusion, exitCode } = await home.review();
    expect({ verdict: aggregate.verdict, word: conclusion.conclusion, exitCode }).toEqual({
      verdict: 'pass',
      word: 'action_required',
      exitCode: 3,
    });
    expect(home.read('report.md')).toContain('No debate was held');
  });

  it('starts anew when a person says so', async () => {
    await walk(BROKEN, SILENT);
    home.push(FINE);
    await home.debate();
    const { arc } = await home.debate({ cycle: 1 });
    expect(arc).toMatchObject({ used: 1, next: 'done' });
    expect(arc.history).toMatchObject([{ round: 3, cycle: 1 }]);
  });

  it('says of the last cycle that it was the last', async () => {
    await walk(BROKEN);
    home.push(SILENT);
    const { conclusion } = await home.debate();
    expect(conclusion.reasons.at(-1)).toBe(
      'This was the last of 2 cycles: the final report goes to a person.',
    );
  });
});
