import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debate } from '../../src/commands/debate.ts';
import { review } from '../../src/commands/review.ts';
import { checkArithmetic } from '../../src/methods/check-arithmetic.ts';
import { checkAggregationInput } from '../../src/scoring/check-aggregation-input.ts';
import { makeBundle } from '../support/make-bundle.ts';
import { solidPng } from '../support/solid-png.ts';

vi.setConfig({ testTimeout: 120_000 });

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-sources-'));
  mkdirSync(join(home, 'shots'));
  for (const number of [1, 2, 3]) writeFileSync(join(home, `shots/${number}-screen.png`), solidPng(number));
  writeFileSync(join(home, 'brief.md'), 'Goal: Buy a hat\nTarget user: a first-time buyer\n\nA hat shop.\n');
  writeFileSync(
    join(home, 'spec.md'),
    '# Cancel\n\nOne click asks once.\n\n## After\n\nA letter confirms it.\n',
  );
  writeFileSync(join(home, 'config.json'), JSON.stringify({ engine: 'embedded' }));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs the command in this process, with paths inside the test's folder, and gives what it printed. */
async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return runCommand(review, args);
}

async function runCommand(command: typeof review, args: readonly string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await command([
      ...args.map((arg) => (arg.startsWith('@') ? join(home, arg.slice(1)) : arg)),
      ...['--out', join(home, 'out'), '--config', join(home, 'config.json'), '--quiet'],
    ]);
    const said = (spy: typeof out): string => spy.mock.calls.map(([text]) => String(text)).join('');
    return { code, stdout: said(out), stderr: said(error) };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}

function json(name: string) {
  return JSON.parse(readFileSync(join(home, 'out', name), 'utf8'));
}

const METHODS = ['spark', 'nielsen', 'cognitive_walkthrough', 'pure', 'wcag_2_2_aa'];

describe('ux-jury review of what nobody walked, by rule', () => {
  it.each([
    ['screenshot', ['--screenshots', '@shots', '--brief', '@brief.md']],
    ['spec', ['--spec', '@spec.md']],
    ['mixed', ['--screenshots', '@shots', '--spec', '@spec.md', '--brief', '@brief.md']],
  ])(
    '%s: provisional, exit 3, no fault found, no score above an unsupported impression',
    async (kind, args) => {
      const { code, stdout } = await run(...args);
      expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 3, first: '5.0/10 — PROVISIONAL' });
      const aggregate = json('aggregate.json');
      expect(aggregate).toMatchObject({
        verdict: 'provisional',
        confidence: 'low',
        interactive_test_completed: false,
        critical_failures: [],
        top_fixes: [],
        context: { source_kind: kind },
      });
      expect(checkAggregationInput(json('aggregation-input.json'))).toMatchObject({ ok: true });
      for (const method of METHODS) {
        const result = json(`methods/${method}.json`);
        expect(checkArithmetic(result, 'required'), method).toEqual([]);
        expect(result.methodology_data.evidence_cap, method).toBe(5);
        expect(result.score, method).toBeLessThanOrEqual(5);
        expect(result.limitations.join(' '), method).toMatch(/Judged from (pictures|a text)/);
      }
      for (const action of aggregate.action_analysis.actions) {
        expect(['visible_only', 'inferred']).toContain(action.evidence_status);
        expect(Object.values(action.current_counts)).toEqual([null, null, null, null]);
        expect(action.simplest_safe_path).toMatchObject({ logical_steps: null, required_fields: null });
      }
      const { rules, issues } = json('outcomes.json');
      expect(issues).toEqual([]);
      for (const { passed, failed, cannot_tell } of rules)
        expect({ passed, failed, open: cannot_tell > 0 }).toEqual({ passed: 0, failed: 0, open: true });
      expect(json('judge.json')).toMatchObject({ mode: 'static', verdict: 'UNEVALUABLE' });
    },
  );

  it('has the experts score only what the source can show', async () => {
    await run('--screenshots', '@shots');
    const { criteria, dropped } = json('criteria.json');
    expect(criteria.map(({ id }: { id: string }) => id)).toEqual([
      'navigation-consistency',
      'journey-clarity',
      'error-states',
    ]);
    expect(dropped.map(({ id }: { id: string }) => id)).toContain('journey-completability');
  });

  it('says in the report that nothing was walked', async () => {
    await run('--screenshots', '@shots', '--brief', '@brief.md');
    const report = readFileSync(join(home, 'out/report.md'), 'utf8');
    expect(report).toContain('Shown, not walked');
    expect(report).toContain('walked by nobody');
    expect(report).toContain('For: a first-time buyer');
  });

  it('is replayed from disk without the pictures, and the same pictures open no new round', async () => {
    await run('--screenshots', '@shots');
    const first = json('aggregate.json');
    rmSync(join(home, 'shots/3-screen.png'));
    expect((await run('--from', 'aggregate')).code).toBe(3);
    expect(json('aggregate.json')).toEqual(first);
    writeFileSync(join(home, 'shots/3-screen.png'), solidPng(3));
    await run('--screenshots', '@shots');
    expect(json('aggregate.json').run_id).toBe(first.run_id);
    expect(existsSync(join(home, 'out/rounds/round-2.json'))).toBe(false);
  });
});

describe('pictures and a text beside a bundle', () => {
  it('leave every measured score as it was, and take the verdict back to provisional', async () => {
    makeBundle(join(home, 'bundle'), { journeys: 2, steps: 3 });
    expect((await run('@bundle')).code).toBe(0);
    const alone = json('aggregate.json');
    const actions = alone.action_analysis.actions.length;
    rmSync(join(home, 'out'), { recursive: true });
    expect((await run('@bundle', '--screenshots', '@shots', '--spec', '@spec.md')).code).toBe(3);
    const mixed = json('aggregate.json');
    expect(mixed).toMatchObject({ verdict: 'provisional', context: { source_kind: 'mixed' } });
    expect(mixed.method_scores).toEqual(alone.method_scores);
    expect(mixed.action_analysis.actions).toHaveLength(actions);
    expect(json('evidence.json').coverage).toMatchObject({ journeys: 4, complete: 2, unwalked: 2 });
  });

  it('clear no failure that was measured', async () => {
    makeBundle(join(home, 'bundle'), {
      journeys: 2,
      steps: 3,
      journey: (journey) => ({ ...journey, status: 'partial', error: 'timed out' }),
    });
    expect((await run('@bundle', '--screenshots', '@shots')).code).toBe(1);
    expect(json('aggregate.json').verdict).toBe('fail');
  });
});

describe('what cannot be used', () => {
  it.each([
    ['screenshots_missing', ['--screenshots', '@nowhere']],
    ['spec_missing', ['--spec', '@nowhere.md']],
    ['brief_missing', ['--screenshots', '@shots', '--brief', '@nowhere.md']],
    ['picture_invalid', ['--screenshots', '@broken']],
    ['bundle_missing', ['@nowhere', '--baseline', '@nowhere', '--screenshots', '@shots']],
    ['usage', ['--brief', '@brief.md']],
  ])('%s: exit 2, what to do, nothing written', async (code, args) => {
    mkdirSync(join(home, 'broken'));
    writeFileSync(join(home, 'broken/a.png'), 'no picture');
    const ended = await run(...args);
    expect(ended).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('To do: ') });
    if (code !== 'bundle_missing') expect(ended.stderr).toContain(`[${code}]`);
    expect(existsSync(join(home, 'out'))).toBe(false);
  });
});

describe('ux-jury debate of what nobody walked', () => {
  it('is held over pictures alone, and claims nothing that they do not show', async () => {
    const { code, stdout } = await runCommand(debate, ['--screenshots', join(home, 'shots')]);
    expect(code).toBe(3);
    expect(stdout).toContain('Debate, round 1, cycle 1');
    expect(existsSync(join(home, 'out', 'aggregate.json'))).toBe(false);
    expect(json('evidence.json').context.source_kind).toBe('screenshot');
  });

  it('says which file cannot be read', async () => {
    const { code, stderr } = await runCommand(debate, ['--spec', join(home, 'none.md')]);
    expect({ code, named: stderr.includes('none.md') }).toEqual({ code: 2, named: true });
  });
});
