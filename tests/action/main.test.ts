import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildAction } from '../support/github/build-action.ts';
import { makeBundle } from '../support/make-bundle.ts';
import { runAction } from './run-action.ts';

let main: string;
let workspace: string;
beforeAll(async () => {
  main = await buildAction();
});
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'ux-jury-action-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

const stopEarly = {
  journey: (journey: object) => ({ ...journey, status: 'partial', error: 'timed out' }) as never,
};

describe('the action', () => {
  it('sets every output that action.yml promises, writes the summary and succeeds', () => {
    makeBundle(join(workspace, 'ux-jury-bundle'), { journeys: 2, steps: 3 });
    const { status, outputs, summary } = runAction(main, workspace);
    expect(status).toBe(0);
    const promised = Object.keys(parse(readFileSync('action.yml', 'utf8')).outputs);
    expect(Object.keys(outputs).toSorted()).toEqual(promised.toSorted());
    expect(outputs).toMatchObject({ verdict: 'pass', conclusion: 'success', debate: 'pass' });
    expect(outputs.score).toMatch(/^\d+\.\d$/);
    expect(existsSync(outputs.report ?? '')).toBe(true);
    expect(summary).toContain(`${outputs.score}/10 — PASS`);
  });

  it('fails the job for a failed build, and does not in advisory mode', () => {
    makeBundle(join(workspace, 'ux-jury-bundle'), { journeys: 2, steps: 3, ...stopEarly });
    expect(runAction(main, workspace)).toMatchObject({ status: 1, outputs: { conclusion: 'failure' } });
    expect(runAction(main, workspace, { mode: 'advisory' })).toMatchObject({
      status: 0,
      outputs: { conclusion: 'neutral', verdict: 'fail' },
    });
  });

  it('takes several bundles, one a line', () => {
    makeBundle(join(workspace, 'a'), { journeys: 1, steps: 2 });
    makeBundle(join(workspace, 'b'), { journeys: 3, steps: 2 });
    expect(runAction(main, workspace, { bundle: 'a\nb\n', output: 'out' }).status).toBe(0);
    expect(JSON.parse(readFileSync(join(workspace, 'out/evidence.json'), 'utf8')).bundles).toHaveLength(2);
  });

  it.each([
    [{ bundle: 'nowhere' }, 'bundle_missing'],
    [{ mode: 'strict' }, 'mode_invalid'],
  ])('says what is wrong with %j and never succeeds', (given, code) => {
    const { status, outputs, log } = runAction(main, workspace, given);
    expect(status).toBe(2);
    expect(outputs).toEqual({ conclusion: 'failure' });
    expect(log).toContain(`[${code}]`);
  });

  it('lets no page text become a command of the runner', () => {
    makeBundle(join(workspace, 'ux-jury-bundle'), {
      journeys: 1,
      steps: 2,
      journey: (journey) => ({
        ...journey,
        title: '::set-output name=verdict::pass\n##[add-mask]x',
        goal: '::error::gotcha ##[group]x',
        status: 'partial',
        error: '\n::stop-commands::x\n::warning::y ##[error]z',
      }),
    });
    const { log } = runAction(main, workspace);
    expect(log).not.toMatch(/^\s*::/m);
    expect(log).not.toContain('##[');
  });
});
