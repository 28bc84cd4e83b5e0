import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import { runPipeline } from '../../src/stages/pipeline.ts';
import { DEAD, FINE } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(async () => {
  home = new RunHome();
  home.write('ux-jury.criteria.yml', 'remove: [state-changes-visible]\n');
  home.push(DEAD);
});
afterEach(() => home.remove());

const DISPUTED = 'clickable-response';
const ada = { author: '@ada', reasoning: 'They do nothing; a person is stuck.' };

function rule(...rulings: readonly object[]): void {
  home.write('out/rulings.json', JSON.stringify({ rulings }));
}

const row = () =>
  home.json('debate.json').criteria.find(({ criterion }: { criterion: string }) => criterion === DISPUTED);

describe('a disagreement', { timeout: 120_000 }, () => {
  it('waits for a person, and says so in every document', async () => {
    const { conclusion, exitCode } = await home.review();
    expect(row()).toMatchObject({ category: 'disagreement', status: 'PENDING', resolution: null });
    expect({ word: conclusion.conclusion, exitCode }).toEqual({ word: 'action_required', exitCode: 3 });
    expect(home.json('questions.json').questions).toMatchObject([{ criterion: DISPUTED, blocking: true }]);
    expect(home.json('arc.json').next).toBe('ruling');
    expect(Object.keys(home.files())).not.toContain('judge.json');
  });

  it('is settled from files alone: no expert is asked again', async () => {
    await home.review();
    rule({ criterion: DISPUTED, score: 2, round: 1, ...ada });
    const run = home.open({ from: 'synthesize', bundles: [] });
    const deaf = () => Promise.reject(new Error('an expert was asked'));
    const engine = { ...run.engine, review: deaf, crossReview: deaf, evaluate: deaf };
    await runPipeline({ ...run, engine }, { from: 'synthesize', progress: () => undefined });
    expect(row()).toMatchObject({ combined: 2, status: 'FAIL', resolution: { score: 2, ...ada } });
    expect(home.json('conclusion.json')).toMatchObject({ conclusion: 'failure', debate: 'fail' });
    expect(home.json('questions.json').questions).toEqual([]);
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain('ruled 2/5');
    expect(home.read('final-report.md')).toContain(ada.reasoning);
    expect(home.read('report.md')).toContain(ada.reasoning);
  });

  it('goes to the judge when a ruling lifts it, which is not told of the debate', async () => {
    await home.review();
    rule({ criterion: DISPUTED, side: 'strategist', round: 1, ...ada });
    await home.review({ from: 'synthesize', bundles: [] });
    expect(row()).toMatchObject({ combined: 4, status: 'PASS' });
    expect(home.json('judge.json').verdict).toBe('FAIL');
    expect(home.json('arc.json').next).toBe('next_cycle');
    expect(home.json('conclusion.json')).toMatchObject({ conclusion: 'failure', debate: 'pass' });
  });

  it('notices a ruling without being told to start anywhere', async () => {
    await home.review();
    rule({ criterion: DISPUTED, round: 1, author: '@ada', reasoning: 'Side with UX: nothing happens.' });
    const ran: string[] = [];
    await home.review({ progress: (line) => line.includes('kept') || ran.push(line.split(' ')[1] ?? '') });
    expect(ran).toEqual(['synthesize', 'judge', 'conclude', 'report']);
    expect(row()).toMatchObject({ combined: 2, status: 'FAIL' });
  });

  it('stays open where a person only reasons, and shows what was said', async () => {
    await home.review();
    rule({ criterion: DISPUTED, round: 1, author: '@ada', reasoning: 'Ask the <b>shop</b> team.' });
    const { exitCode } = await home.review();
    expect(exitCode).toBe(3);
    expect(row()).toMatchObject({ status: 'PENDING', resolution: null });
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain(
      'A ruling is pending; 2 is provisional. @<!-- -->ada said, without deciding it: Ask the &lt;b&gt;shop&lt;/b&gt; team.',
    );
  });
});

describe('a ruling', { timeout: 120_000 }, () => {
  it('survives a push that leaves its evidence as it was, and lapses when that changes', async () => {
    await home.review();
    rule({ criterion: DISPUTED, score: 4, round: 1, ...ada });
    await home.review();
    home.push({ ...DEAD, index: (index) => ({ ...index, build_identity: 'the next push' }) });
    await home.review();
    expect(home.json('debate.json')).toMatchObject({ round: 2 });
    expect(row()).toMatchObject({ status: 'PASS', resolution: { score: 4 } });
    home.push(FINE);
    await home.review();
    expect(row()).toMatchObject({ resolution: null });
    expect(home.json('debate.json').log).toContain(
      'The ruling by @ada on C5 Clickable elements respond was made on other evidence and does not hold for this round.',
    );
  });

  it('holds by the hash of what it rests on', async () => {
    await home.review();
    const [question] = home.json('questions.json').questions;
    rule({ criterion: DISPUTED, score: 5, basis: sha256(question.basis), ...ada });
    await home.review();
    expect(row()).toMatchObject({ combined: 5, status: 'PASS' });
    rule({ criterion: DISPUTED, score: 5, basis: sha256('something else'), ...ada });
    await home.review();
    expect(row()).toMatchObject({ status: 'PENDING' });
  });

  it.each([
    ['of nothing in dispute', { criterion: 'no-dead-ends', score: 4, round: 1 }, 'ruling_unfit'],
    ['off the scale', { criterion: DISPUTED, score: 9, round: 1 }, 'ruling_unfit'],
    ['bound to no round', { criterion: DISPUTED, score: 4 }, 'ruling_unbound'],
    ['without a whole score', { criterion: DISPUTED, score: 0.5, round: 1 }, 'invalid_document'],
  ])('%s is refused', async (_, ruling, code) => {
    await home.review();
    rule({ ...ruling, ...ada });
    await expect(home.review()).rejects.toMatchObject({ code });
  });
});
