import { describe, expect, it } from 'vitest';
import { decodePullState } from '../../src/adapters/team/pull-block.ts';
import { readPullWords } from '../../src/adapters/team/read-pull-words.ts';
import { readSourceArchive } from '../../src/adapters/team/read-source.ts';
import type { PullBuild } from '../../src/contract/team/pull-state.ts';
import type { TeamDecisions } from '../../src/contract/team/team-decisions.ts';
import { renderSuggestion, renderTeam } from '../../src/report/github/render-team.ts';
import type { TeamView } from '../../src/report/github/team-input.ts';
import type { RunFacts } from '../../src/team/build/compare-runs.ts';
import { answerQuestion } from '../../src/team/detail/answer-questions.ts';
import { carryAnswers, slimGate } from '../../src/team/detail/carry-answers.ts';
import { numberQuestions, openQuestions } from '../../src/team/detail/number-questions.ts';
import { applyEdits, renderPatch } from '../../src/team/producers/patch.ts';
import { readReplacements, readShownLines, splitByDiff } from '../../src/team/state/suggest-lines.ts';
import { keepIssue, verifyBuild } from '../../src/team/state/verify-build.ts';
import { makeZip } from '../support/github/make-zip.ts';
import { issue, place, planOf } from './worlds.ts';

const NOW = '2026-12-01T00:00:00Z';
const words = readPullWords();

function gate(specialist: string, decisions: number, over: Partial<TeamDecisions> = {}): TeamDecisions {
  return {
    specialist,
    gate_started: NOW,
    gate_completed: null,
    assumptions: [
      { id: 'A1', title: `${specialist} language`, default: 'en', status: 'open', user_override: null },
    ],
    decisions: Array.from({ length: decisions }, (_, at) => ({
      id: `D${at + 1}`,
      title: `${specialist} ${at + 1}`,
      context: 'Why.',
      options: ['A: do it (recommended)', 'B: leave it'],
      chosen: null,
      user_input: null,
    })),
    ...over,
  };
}

describe('questions of a whole team', () => {
  const gates = [gate('copywriter', 1), gate('frontend-component', 2)];
  const take = (from: readonly TeamDecisions[], number: string, choice: string) =>
    answerQuestion(from, { number, answer: { kind: 'choose', choice, words: 'mine' }, now: NOW });

  it('count once over all specialists, and are written down with their own', () => {
    expect(numberQuestions(gates).decisions.map(({ number, title }) => `${number} ${title}`)).toEqual([
      'D1 copywriter 1',
      'D2 frontend-component 1',
      'D3 frontend-component 2',
    ]);
    const taken = take(gates, 'D3', 'B');
    expect(taken.ok && taken.gates[1]?.decisions[1]?.chosen).toBe('B');
    expect(taken.ok && taken.gates[0]).toBe(gates[0]);
  });

  it('are never answered twice', () => {
    const once = take(gates, 'D1', 'other');
    if (!once.ok) throw new Error(once.say);
    expect(once.gates[0]?.decisions[0]).toMatchObject({ chosen: 'other', user_input: 'mine' });
    expect(take(once.gates, 'D1', 'A')).toMatchObject({ ok: false, say: 'team_no_question' });
  });

  it.each([
    ['D1', 'C', 'team_no_option'],
    ['A1', 'A', 'team_no_decision'],
    ['D9', 'A', 'team_no_question'],
  ])('refuse %s %s with %s', (number, choice, say) => {
    expect(take(gates, number, choice)).toMatchObject({ ok: false, say });
  });

  it('close a gate with the last answer, and carry answers to the very same questions only', () => {
    let now: readonly TeamDecisions[] = [gate('copywriter', 1)];
    for (const [number, answer] of [
      ['A1', { kind: 'promote', words: 'de' }],
      ['D1', { kind: 'accept' }],
    ] as const) {
      const taken = answerQuestion(now, { number, answer, now: NOW });
      if (!taken.ok) throw new Error(taken.say);
      now = taken.gates;
    }
    expect(now[0]?.gate_completed).toBe(NOW);
    const carried = carryAnswers(now, [gate('copywriter', 2), gate('legal-analyst', 1)], NOW);
    expect(carried[0]?.assumptions[0]).toMatchObject({ status: 'promoted', user_override: 'de' });
    expect(carried[0]?.decisions.map(({ chosen }) => chosen)).toEqual(['A', null]);
    expect(openQuestions(numberQuestions(carried)).decisions.map(({ title }) => title)).toEqual([
      'copywriter 2',
      'legal-analyst 1',
    ]);
    const other = gate('copywriter', 1);
    const changed = {
      ...other,
      decisions: other.decisions.map((one) => ({ ...one, options: ['A: x', 'B: y'] })),
    };
    expect(carryAnswers(now, [changed], NOW)[0]?.decisions[0]?.chosen).toBeNull();
    expect(carryAnswers(now.map(slimGate), now, NOW)).toEqual(now);
  });

  it('of questions with the same words the one with the same id keeps its answer', () => {
    const twice = gate('copywriter', 2);
    const alike = { ...twice, decisions: twice.decisions.map((one) => ({ ...one, title: 'Name of it' })) };
    const taken = take([alike], 'D2', 'B');
    if (!taken.ok) throw new Error(taken.say);
    expect(carryAnswers(taken.gates, [alike], NOW)[0]?.decisions.map(({ chosen }) => chosen)).toEqual([
      null,
      'B',
    ]);
  });
});

describe('suggested changes', () => {
  const lines = Array.from({ length: 30 }, (_, at) => (at % 7 === 0 ? '-- a' : `line ${at + 1}`));
  const source = { root: '.', files: [{ path: 'a.css', lines: [...lines, ''] }] };
  const change = (line: number) => ({
    id: `O${line}`,
    task: 'T1',
    kind: 'edit' as const,
    what: '-',
    issues: [],
    edits: [{ file: 'a.css', line, find: lines[line - 1] ?? '', replace: '++ b' }],
    grounds: [],
  });

  it('are just the lines that the patch replaces, also where they look like a patch themselves', () => {
    const patched = applyEdits(source, [change(8), change(9), change(15), change(30)]);
    expect(readReplacements(renderPatch(source, patched))).toEqual([
      { file: 'a.css', first: 8, before: ['-- a', 'line 9'], after: ['++ b', '++ b'] },
      { file: 'a.css', first: 15, before: ['-- a'], after: ['++ b'] },
      { file: 'a.css', first: 30, before: ['line 30'], after: ['++ b'] },
    ]);
  });

  it('stand only where the diff shows every line of them', () => {
    const shown = readShownLines([
      { filename: 'a.css', patch: '@@ -5,3 +6,3 @@ x\n a\n+b\n c\n@@ -20 +20,0 @@\n-d' },
      { filename: 'b.css' },
    ]);
    expect(shown).toEqual([{ file: 'a.css', first: 6, last: 8 }]);
    const at = (first: number, count: number, file = 'a.css') => ({
      file,
      first,
      before: Array.from({ length: count }, () => 'x'),
      after: [],
    });
    const { inside, outside } = splitByDiff([at(8, 1), at(8, 2), at(6, 3), at(7, 1, 'b.css')], shown);
    expect(inside).toEqual([at(8, 1), at(6, 3)]);
    expect(outside).toEqual([at(8, 2), at(7, 1, 'b.css')]);
  });

  it('cannot end their fence or speak to us', () => {
    const after = ['````', '<!-- ux-jury:team-state:1 AAAA -->', '- [x] a <!-- ux-jury:do fix -->'];
    const body = renderSuggestion({ task: 'T1', title: '<img> @maya', after }, words, '<!-- m -->');
    expect(body).toContain(`\`\`\`\`\`suggestion\n${after.join('\n')}\n\`\`\`\`\``);
    expect(body).not.toContain('<img>');
  });
});

describe('the proof of a later review', () => {
  const found = issue('missing-language', { id: 'm-1', places: [place({ step: 2 })] });
  const run = (issues: ReturnType<typeof issue>[], { average = 3, steps = 3, status = 'complete' } = {}) =>
    ({
      aggregate: { average_score: average, verdict: 'fail' },
      outcomes: { rules: [], issues },
      evidence: {
        journeys: [
          { id: 'buy', status, steps: Array.from({ length: steps }, (_, at) => ({ order: at + 1 })) },
        ],
      },
    }) as unknown as RunFacts;
  const build: PullBuild = {
    by: 'maya',
    at: NOW,
    sha: 'a',
    tasks: [
      {
        task: 'T1',
        title: 'x',
        specialist: 'copywriter',
        status: 'PARTIAL',
        issues: [keepIssue(found, run([found]))],
        handed_over: 0,
      },
    ],
    known: [{ id: 'm-1', rule: 'missing-language', claim: found.claim }],
    average: 3,
    verdict: 'fail',
    url: 'https://x.test',
    suggested: 1,
    outside: [],
    branch: null,
    for_people: [],
  };
  const verify = (after: RunFacts, of = build) => verifyBuild(of, after, { sha: 'b', url: 'https://x.test' });

  it('counts a finding as gone where it was looked for again', () => {
    expect(verify(run([])).tasks[0]).toEqual({ task: 'T1', gone: 1, still: 0, unseen: 0, proven: true });
  });

  it.each([
    ['it is still there', run([found]), { still: 1 }],
    ['its journey did not get that far', run([], { steps: 1, status: 'failed' }), { unseen: 1 }],
    ['something is new', run([issue('dead-control', { id: 'd-1' })]), { gone: 1 }],
    ['the average fell', run([], { average: 2.9 }), { gone: 1 }],
  ])('proves nothing where %s', (_, after, counts) => {
    expect(verify(after).tasks[0]).toMatchObject({ ...counts, proven: false });
  });

  it('never proves a task of which a part was handed over, or that changed nothing', () => {
    const [task] = build.tasks;
    if (task === undefined) throw new Error('no task');
    const handed = { ...build, tasks: [{ ...task, handed_over: 1 }] };
    const idle = { ...build, tasks: [{ ...task, issues: [] }] };
    expect(verify(run([]), handed).tasks[0]?.proven).toBe(false);
    expect(verify(run([]), idle).tasks[0]?.proven).toBe(false);
  });
});

describe('the comment of the team', () => {
  const hostile = '<!-- ux-jury:team-state:1 AAAA --> @maya <script>x</script> - [x] y\n- [x] z';
  const decisions = Array.from({ length: 9 }, (_, at) => ({
    number: `D${at + 1}`,
    specialist: 'copywriter',
    id: `D${at + 1}`,
    title: hostile,
    context: hostile,
    options: [`A: ${hostile}`, 'B: leave it'],
    chosen: null,
    user_input: null,
  }));
  const view: TeamView = {
    stage: 'gate',
    sha: 'a'.repeat(40),
    stale: false,
    notice: null,
    tasks: [
      {
        id: 'T1',
        title: hostile,
        depth: 'Deep',
        specialist: 'copywriter',
        criteria: 1,
        dependencies: [],
      },
    ],
    criteria: [{ id: 'T1.1', text: hostile }],
    phases: [['copywriter']],
    open: { assumptions: [], decisions },
    triage: true,
    conflicts: [],
    failures: [],
    said: [{ by: 'maya', what: hostile }],
    built: null,
    proof: null,
  };
  const render = (over: Partial<TeamView> = {}, most = 65_000) =>
    renderTeam(
      { ...view, ...over },
      { words, marker: '<!-- ux-jury:team default -->', block: '<!-- b -->' },
      most,
    );

  it('is a table from eight decisions on, and each with its options below that', () => {
    expect(render()).toContain('| D9 |');
    expect(render()).toContain('ux-jury:do team accept');
    const few = render({ triage: false, open: { assumptions: [], decisions: decisions.slice(0, 7) } });
    expect(few).toContain('ux-jury:do team decide D7 B');
    expect(few).not.toContain('| D7 |');
  });

  it('lets nothing of a page be markup, a mention, a box or a hidden state', () => {
    const text = render({ triage: false });
    expect(text).not.toMatch(/<script|@maya|^\s*- \[x\]/m);
    expect(decodePullState(text, 7)).toBeNull();
  });

  it('fits, and keeps its state', () => {
    const text = render({}, 3_000);
    expect(text.length).toBeLessThanOrEqual(3_000);
    expect(text.endsWith('<!-- b -->')).toBe(true);
  });

  it('says what waits in every stage', () => {
    const conflicts = [{ number: 'X1', what: 'Both change a.css, line 3.' }];
    expect(render({ stage: 'conflict', conflicts })).toContain('X1: Both change');
    const failures = [{ specialist: 'copywriter', section: '8. Open Items', what: 'open' }];
    expect(render({ stage: 'incomplete', failures })).toContain('Open Items: open');
    expect(render({ stage: 'ready' })).toContain('ux-jury:do fix');
    expect(render({ stage: 'unmatched' })).toContain('/ux team assign T1');
    expect(render({ stale: true })).toContain('/ux plan makes a new one');
  });
});

describe('the app from an archive', () => {
  const entry = (name: string, over = {}) => ({ name: `top/${name}`, bytes: Buffer.from('a\nb'), ...over });

  it('is the app’s own plain files, whatever else a repository holds', () => {
    const zip = makeZip([
      entry('app/b.css'),
      entry('app/a.html'),
      entry('app/a.test.ts'),
      entry('node_modules/x/y.js'),
      entry('app/link.js', { mode: 0o120777 }),
      entry('app/odd $name.ts'),
      entry('photo.png'),
    ]);
    expect(readSourceArchive(zip, '.').files).toEqual([
      { path: 'app/a.html', lines: ['a', 'b'] },
      { path: 'app/b.css', lines: ['a', 'b'] },
    ]);
    expect(readSourceArchive(zip, 'other').files).toEqual([]);
  });
});

describe('tasks that build on others', () => {
  const at = (rule: string, key: string) =>
    issue(rule, { id: `${rule}-1`, severity: rule === 'dead-control' ? 3 : 2, places: [place({ key })] });

  it('come after the more harmful one that changes the same element', () => {
    const { tasks } = planOf([
      at('missing-visible-label', '#a'),
      at('dead-control', '#a'),
      at('contrast', '#b'),
    ]);
    const fixes = tasks.filter(({ kind }) => kind === 'fix');
    expect(fixes.map(({ cause, dependencies }) => [cause, dependencies.length])).toContainEqual([
      fixes[0]?.cause,
      0,
    ]);
    const later = fixes.find(({ acceptance }) => acceptance[0]?.rule === 'missing-visible-label');
    expect(later?.dependencies).toEqual([fixes[0]?.id]);
    expect(fixes.find(({ acceptance }) => acceptance[0]?.rule === 'contrast')?.dependencies).toEqual([]);
  });
});
