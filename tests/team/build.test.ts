import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewBundles } from '../../src/commands/review-bundles.ts';
import { assembleTeam } from '../../src/commands/team/assemble-team.ts';
import { buildTeam } from '../../src/commands/team/build-team.ts';
import { detailTeam } from '../../src/commands/team/detail-team.ts';
import { openTeam, type Team, type TeamRequest } from '../../src/commands/team/open-team.ts';
import { planTeam } from '../../src/commands/team/plan-team.ts';
import type { BuildReport } from '../../src/contract/team/build-report.ts';
import { packageRoot } from '../../src/paths.ts';
import { makeBundle } from '../support/make-bundle.ts';
import { issue, place } from './worlds.ts';

describe('a team over a results folder', () => {
  let home: string;
  let said: string[];
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'ux-jury-team-run-'));
    said = [];
    makeBundle(join(home, 'bundle'), { journeys: 1, steps: 2 });
    await reviewBundles({
      bundles: [join(home, 'bundle')],
      out: join(home, 'out'),
      config: null,
      folder: home,
      mode: null,
      from: null,
      progress: () => undefined,
    });
    plantIssue();
    mkdirSync(join(home, 'app'));
    writeFileSync(join(home, 'app/index.html'), '<!doctype html>\n<html>\n</html>\n');
    const git = (...args: string[]) =>
      spawnSync('git', [
        '-C',
        join(home, 'app'),
        '-c',
        'user.name=x',
        '-c',
        'user.email=x@example.org',
        ...args,
      ]);
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'app');
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  /** The run found a page without a language, which the bundle that is walked again no longer shows. */
  function plantIssue(): void {
    const path = join(home, 'out/outcomes.json');
    const outcomes = JSON.parse(readFileSync(path, 'utf8'));
    const { journeys } = JSON.parse(readFileSync(join(home, 'out/evidence.json'), 'utf8'));
    const places = [place({ journey: journeys[0].id, ref: `${journeys[0].id}/step-01`, state: null })];
    const planted = issue('missing-language', { id: 'missing-language-planted', severity: 3, places });
    writeFileSync(path, JSON.stringify({ ...outcomes, issues: [...outcomes.issues, planted] }));
  }

  function open(over: Partial<TeamRequest> = {}): Team {
    return openTeam({
      out: join(home, 'out'),
      project: join(home, 'app'),
      home: join(home, 'user'),
      yes: true,
      changed_since: null,
      overrides: { specialists: {}, producers: {} },
      settings: {},
      ask: null,
      say: (line) => said.push(line),
      now: () => '2026-11-30T12:00:00Z',
      ...over,
    });
  }
  const inTeam = (name: string): string => join(home, 'out/team', name);

  it('writes no team before somebody said yes', async () => {
    planTeam(open());
    expect(await assembleTeam(open({ yes: false }))).toBe(3);
    expect(existsSync(inTeam('team_assignment.json'))).toBe(false);
    writeFileSync(join(home, 'app/ux-jury.team.yml'), 'approve: true\n');
    expect(await assembleTeam(open({ yes: false }))).toBe(0);
    expect(existsSync(inTeam('team_assignment.json'))).toBe(true);
  });

  it('goes from the verdict to a report, and claims nothing that was not walked again', async () => {
    planTeam(open());
    await assembleTeam(open());
    expect(await detailTeam(open())).toBe(0);
    expect(await buildTeam(open())).toBe(1);
    const report: BuildReport = JSON.parse(readFileSync(inTeam('build-report.json'), 'utf8'));
    expect(report.proof.walked).toBe(false);
    for (const task of report.tasks)
      for (const one of task.criteria) if (!one.how.startsWith('written')) expect(one.met).not.toBe(true);
    expect(readFileSync(inTeam('build-report.md'), 'utf8')).toContain('were not walked again');
  });

  it('writes reports in their programs’ formats where the packages are, and says what another lacks', async () => {
    const shipped = readFileSync(
      join(packageRoot, 'templates/team/producers/presentation-creator.producer.md'),
      'utf8',
    );
    const own = join(home, 'app/.claude/producers');
    mkdirSync(own, { recursive: true });
    writeFileSync(
      join(own, 'presentation-creator.producer.md'),
      shipped.replace('npm:pptxgenjs@^4.0.1', 'npm:no-such-package-here'),
    );
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    await buildTeam(open());
    const output = readdirSync(join(home, 'out/team/output'));
    expect(output).toEqual(
      expect.arrayContaining(['ux-review.docx', 'ux-findings.xlsx', 'accessibility-report.pdf']),
    );
    expect(output).toContain('ux-slides.md');
    expect(output).not.toContain('ux-slides.pptx');
    expect(said.filter((line) => line.includes('not written'))).toEqual([
      'ux-slides.pptx was not written: npm install --save-dev no-such-package-here',
    ]);
    const { prerequisite_check } = JSON.parse(
      readFileSync(join(home, 'out/team/team_assignment.json'), 'utf8'),
    );
    expect(prerequisite_check).toMatchObject({
      'presentation-creator/markdown': 'PASS — no prerequisites',
      'presentation-creator/pptx': 'OPTIONAL — npm install --save-dev no-such-package-here',
      'document-writer/docx': 'PASS — npm:docx@^9.5.0 found',
    });
  });

  it('proves a fix by walking the patched source in a worktree of its own', async () => {
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    const walk = `grep -q 'lang="en"' index.html && cp -r ${join(home, 'bundle')} "$UX_JURY_BUNDLE"`;
    await buildTeam(open({ settings: { walk } }));
    const report: BuildReport = JSON.parse(readFileSync(inTeam('build-report.json'), 'utf8'));
    expect(report.proof).toMatchObject({
      walked: true,
      proven: ['missing-language-planted'],
      new_issues: [],
    });
    expect(report.tasks.find(({ title }) => title.includes('frame'))).toMatchObject({ status: 'PASS' });
    expect(readFileSync(join(home, 'app/index.html'), 'utf8')).toContain('<html>');
    expect(readFileSync(inTeam('output/changes.patch'), 'utf8')).toContain('+<html lang="en">');
    const trees = spawnSync('git', ['-C', join(home, 'app'), 'worktree', 'list'], {
      encoding: 'utf8',
    }).stdout;
    expect(trees.trim().split('\n').length).toBe(1);
  });

  it('puts a person’s own words into the patch', async () => {
    planTeam(open());
    await assembleTeam(open());
    const replies: Record<string, string> = { 'Enter accepts all': 'A1', 'A1: instead of': 'de' };
    const ask = async (question: string) =>
      replies[Object.keys(replies).find((key) => question.startsWith(key)) ?? ''] ?? '';
    await detailTeam(open({ yes: false, ask }));
    await buildTeam(open());
    expect(readFileSync(inTeam('output/changes.patch'), 'utf8')).toContain('+<html lang="de">');
  });

  it('gives what did not pass in two cycles to a person', async () => {
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    expect(await buildTeam(open({ settings: { walk: 'echo the browser is gone' } }))).toBe(1);
    const report: BuildReport = JSON.parse(readFileSync(inTeam('build-report.json'), 'utf8'));
    expect(report.status).toBe('FAIL');
    expect(report.for_people.join(' ')).toContain('the browser is gone');
  });

  it('does not build past a failed gate', async () => {
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    const [name = ''] = readdirSync(inTeam('blueprints'));
    const path = inTeam(`blueprints/${name}`);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('## 8. Open Items\n', '## 8. Open Items\n\n- Which colour?\n'),
    );
    await expect(buildTeam(open())).rejects.toMatchObject({ code: 'gate_closed' });
    expect(await detailTeam(open())).toBe(3);
    expect(said.join('\n')).toContain('8. Open Items: Which colour?');
    await expect(buildTeam(open())).rejects.toMatchObject({ code: 'gate_closed' });
  });

  it('resumes wherever it was stopped, and asks nothing twice', async () => {
    planTeam(open());
    await assembleTeam(open());
    const answers: string[] = [];
    const stopAfter = (count: number) => async (question: string) => {
      if (answers.length >= count) throw new Error('stopped');
      answers.push(question);
      return '';
    };
    for (let count = 1; count < 60; count += 1) {
      try {
        expect(await detailTeam(open({ yes: false, ask: stopAfter(count) }))).toBe(0);
        break;
      } catch (error) {
        expect(String(error)).toContain('stopped');
      }
    }
    const files = readdirSync(inTeam('scratch')).filter((name) => name.endsWith('.json'));
    const asked = files.flatMap((name) => {
      const file = JSON.parse(readFileSync(inTeam(`scratch/${name}`), 'utf8'));
      expect(file.gate_completed).not.toBeNull();
      return [...(file.assumptions.length > 0 ? [1] : []), ...file.decisions];
    });
    expect(answers.length).toBe(asked.length);
    expect(await detailTeam(open({ yes: false }))).toBe(0);
  });

  it('asks a person for a reviewer whom no engine plays', async () => {
    const folder = join(home, 'app/.claude/specialists');
    mkdirSync(folder, { recursive: true });
    const name = 'frontend-component.specialist.md';
    const shipped = readFileSync(join(packageRoot, 'templates/team/specialists', name), 'utf8');
    writeFileSync(
      join(folder, name),
      shipped.replace('mandatory_reviewers: []', 'mandatory_reviewers: [legal-analyst]'),
    );
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    const walk = `cp -r ${join(home, 'bundle')} "$UX_JURY_BUNDLE"`;
    await buildTeam(open({ settings: { walk } }));
    const report: BuildReport = JSON.parse(readFileSync(inTeam('build-report.json'), 'utf8'));
    expect(report.status).not.toBe('PASS');
    expect(report.for_people.join(' ')).toContain('legal-analyst must review the work of frontend-component');
  });

  it('gives the next specialist a task that the first would pass on, and keeps what was found', async () => {
    planTeam(open());
    await assembleTeam(open());
    await detailTeam(open());
    const stage1 = inTeam('scratch/frontend-component-stage1.md');
    rmSync(inTeam('blueprints'), { recursive: true });
    rmSync(inTeam('scratch/frontend-component-decisions.json'), { force: true });
    writeFileSync(
      stage1,
      `${readFileSync(stage1, 'utf8')}\n## Re-route\n\n- **Task**: T1\n- **Domain**: copy\n- **Reason**: words\n`,
    );
    expect(await detailTeam(open({ yes: false }))).toBe(3);
    expect(said.join('\n')).toContain('frontend-component would give T1 to copy: words');
    await assembleTeam(open({ overrides: { specialists: { T1: 'copywriter' }, producers: {} } }));
    expect(existsSync(inTeam('scratch/frontend-component-stage1.kept.md'))).toBe(true);
    expect(await detailTeam(open())).toBe(0);
    expect(readdirSync(inTeam('blueprints'))).toContain('copywriter.md');
  });

  it('sweeps away what belongs to another run', () => {
    planTeam(open());
    const state = JSON.parse(readFileSync(inTeam('state.json'), 'utf8'));
    writeFileSync(inTeam('state.json'), JSON.stringify({ ...state, run_id: 'run-other' }));
    cpSync(inTeam('plan.json'), inTeam('scratch-of-other.json'));
    open();
    expect(readdirSync(join(home, 'out/team'))).toEqual(['state.json']);
  });
});
