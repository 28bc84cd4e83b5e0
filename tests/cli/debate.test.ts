import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BROKEN, DEAD, FINE } from '../stages/plans.ts';
import { type BundlePlan, makeBundle } from '../support/make-bundle.ts';
import { runCli } from './run-cli.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-debate-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function debate(plan: BundlePlan, ...flags: string[]): ReturnType<typeof runCli> {
  rmSync(join(home, 'ux-jury-bundle'), { recursive: true, force: true });
  makeBundle(join(home, 'ux-jury-bundle'), plan);
  return runCli(['debate', ...flags], { cwd: home });
}

describe('ux-jury debate', { timeout: 120_000 }, () => {
  it('holds only the debate, says what came out and where its report lies, exits 0', () => {
    const { status, stdout, stderr } = debate(FINE);
    expect(status).toBe(0);
    expect(stderr).toContain('[5/5] judge');
    expect(stdout).toContain('Debate, round 1, cycle 1: All criteria pass');
    expect(stdout).toContain('Judge: PASS');
    const report = 'ux-jury-results/reviews/round-1-cycle-1-debate-report.md';
    expect(stdout).toContain(`Debate report: ${report}\n`);
    expect(existsSync(join(home, report))).toBe(true);
    expect(existsSync(join(home, 'ux-jury-results', 'aggregate.json'))).toBe(false);
  });

  it('exits 1 where a criterion falls short, and 0 where that is only advice', () => {
    expect(debate(BROKEN, '--quiet')).toMatchObject({
      status: 1,
      stderr: '',
      stdout: expect.stringContaining('  C10 Journeys can be completed: 3, below 4.\n'),
    });
    expect(debate(BROKEN, '--advisory').status).toBe(0);
  });

  it('exits 3 where a person has to settle a disagreement, and takes the ruling without asking again', () => {
    writeFileSync(join(home, 'ux-jury.criteria.yml'), 'remove: [state-changes-visible]\n');
    expect(debate(DEAD)).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('a person has to decide'),
    });
    const ruling = { criterion: 'clickable-response', round: 1, author: 'ada', reasoning: 'side with ux' };
    writeFileSync(join(home, 'ux-jury-results', 'rulings.json'), JSON.stringify({ rulings: [ruling] }));
    const { status, stderr } = runCli(['debate', '--from', 'synthesize'], { cwd: home });
    expect(status).toBe(1);
    expect(stderr).toContain('[3/5] review (kept)');
  });

  it('exits 3 when the cycles are used up', () => {
    writeFileSync(join(home, 'ux-jury.config.yml'), 'debate: { max_cycles: 1 }\n');
    debate(BROKEN);
    expect(debate(FINE)).toMatchObject({
      status: 3,
      stdout: expect.stringContaining('Debate report: ux-jury-results/final-report.md'),
    });
    expect(debate(FINE, '--cycle', '1').status).toBe(0);
  });

  it('counts rounds and cycles as it is told', () => {
    expect(debate(BROKEN, '--round', '4', '--cycle', '2').stdout).toContain('Debate, round 4, cycle 2');
    const arc = JSON.parse(readFileSync(join(home, 'ux-jury-results', 'arc.json'), 'utf8'));
    expect(arc).toMatchObject({ used: 2, remaining: 1 });
  });

  it.each([
    [['debate', 'nowhere'], 'bundle_missing'],
    [['debate', '--from', 'aggregate'], 'stage_unknown'],
    [['debate', '--round', 'two'], 'usage'],
    [['debate', '--cycle', '0'], 'usage'],
    [['debate', '--json'], 'usage'],
  ])('%j says what is wrong and what to do, exit 2', (args, code) => {
    const { status, stdout, stderr } = runCli(args, { cwd: home });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`[${code}]`);
    expect(stderr).toContain('To do: ');
  });

  it('names the line of a fault in the criteria file', () => {
    writeFileSync(join(home, 'ux-jury.criteria.yml'), '# ours\nremove: [no-doors]\n');
    expect(debate(FINE)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('ux-jury.criteria.yml: line 2: remove[0]: "no-doors" is no criterion'),
    });
  });
});
