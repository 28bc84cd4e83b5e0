import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bench = fileURLToPath(new URL('../../bench/faults.mjs', import.meta.url));

interface Row {
  readonly kind: string;
  readonly applies: boolean;
  readonly measured: boolean;
  readonly found: boolean;
}
interface Results {
  readonly kinds: readonly Row[];
  readonly twins: readonly { applies: boolean; alarms: readonly unknown[] }[];
  readonly calibration: readonly { alarms: readonly unknown[] }[];
}

const KINDS = ['no-title', 'hidden-cost'];

/** A few kinds in the example app: where the machine was too slow to capture a walk, nothing is asked of it. */
function runBench(): Results {
  const out = mkdtempSync(join(tmpdir(), 'ux-jury-faults-test-'));
  const args = ['--apps=harbour', `--kinds=${KINDS}`, '--twins=twin-help-line', `--out=${out}`];
  const { status, stderr } = spawnSync(process.execPath, [bench, ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const results: Results = JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'));
  expect(readFileSync(join(out, 'chart.html'), 'utf8')).toContain('hidden-cost');
  rmSync(out, { recursive: true });
  return results;
}

describe('faults put into real pages', () => {
  it('are found, and clean pages and a harmless change stay quiet', { timeout: 900_000 }, () => {
    const { kinds, twins, calibration } = runBench();
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
    expect(kinds.filter(({ applies, measured }) => measured && !applies)).toEqual([]);
    expect(kinds.filter(({ measured, found }) => measured && !found)).toEqual([]);
    expect(twins.flatMap(({ alarms }) => alarms)).toEqual([]);
    expect(calibration.flatMap(({ alarms }) => alarms)).toEqual([]);
  });
});

describe('the score of a fault', () => {
  const issue = (own: object) => ({
    ...{ id: 'one', rule: 'dead-control', severity: 3, title: 'Dead', touched: ['walk/step-02'] },
    places: [{ journey: 'walk', step: 2, state: 's', name: 'Save', box: null, ref: 'walk/step-02' }],
    ...own,
  });
  const run = (...issues: object[]) => ({
    app: 'app',
    told: [{ kind: 'k', url: 'http://127.0.0.1/a', name: 'Save', box: null }],
    journeys: [{ id: 'walk', not_measured: [], steps: [at(1, 'Open'), at(2, 'Save'), at(4, 'Close')] }],
    states: [{ id: 's', url: 'http://127.0.0.1/a', not_measured: [] }],
    issues,
    methods: {
      nielsen: { findings: [{ title: 'Dead', evidence_ref: 'walk/step-02' }], critical_failures: [] },
    },
    aggregate: { verdict: 'fail' },
  });
  const at = (order: number, name: string) => ({ order, target: { name, box: null } });
  const kind = { id: 'k', area: 'a', at: 'act', rules: ['dead-control'], methods: ['nielsen'] };
  const clean = run();

  it('counts only what is new, at the right step, in every method', async () => {
    const { scoreCase } = await import(new URL('../../bench/faults/score-case.mjs', import.meta.url).href);
    const score = (walked: object, asked: object = kind) => scoreCase(asked, walked, clean);
    expect(score(run(issue({})))).toMatchObject({ named: true, at_step: true, found: true });
    expect(scoreCase(kind, run(issue({})), run(issue({})))).toMatchObject({ named: false, found: false });
    expect(score(run(issue({ rule: 'contrast' })))).toMatchObject({ named: false, found: false });
    const elsewhere = [
      { journey: 'walk', step: 4, state: 's', name: 'Close', box: null, ref: 'walk/step-04' },
    ];
    expect(score(run(issue({ places: elsewhere })))).toMatchObject({
      named: true,
      at_step: false,
      found: false,
    });
    const more = { ...kind, methods: ['nielsen', 'pure'] };
    expect(
      score(
        { ...run(issue({})), methods: { ...run().methods, pure: { findings: [], critical_failures: [] } } },
        more,
      ),
    ).toMatchObject({ at_step: true, found: false });
    const late = [
      { id: 's', url: 'http://127.0.0.1/a', not_measured: [{ what: 'survey', reason: 'too_slow' }] },
    ];
    expect(score({ ...run(), states: late })).toMatchObject({ measured: false, found: false });
    expect(score({ ...run(issue({})), told: [] })).toMatchObject({ applies: false, found: false });
  });
});
