import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Expert } from '../../src/contract/criteria.ts';
import { InputError, UxJuryError } from '../../src/contract/errors.ts';
import type { CrossReview, Review } from '../../src/contract/review.ts';
import type { Assignment, Engine } from '../../src/engines/engine.ts';
import { DEBATE_STAGES, runPipeline } from '../../src/stages/pipeline.ts';
import type { Run } from '../../src/stages/run.ts';
import { DEAD, FINE, SILENT } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
});
afterEach(() => home.remove());

type Execution = 'parallel' | 'sequential' | 'single_reviewer';

interface Script {
  readonly review?: (given: Review, call: { expert: Expert; count: number; asked: Assignment }) => Review;
  readonly cross?: (given: CrossReview, call: { count: number; asked: Assignment }) => CrossReview;
  readonly judge?: Engine['judge'];
}

/** The embedded experts, whose answers a script changes; like a model, it may answer differently when asked again. */
function moody(engine: Engine, script: Script, calls: string[]): Engine {
  const counts = new Map<string, number>();
  const count = (name: string): number => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
    calls.push(name);
    return counts.get(name) ?? 0;
  };
  return {
    ...engine,
    isDeterministic: false,
    review: async (expert, asked) => {
      const made = { expert, count: count(`${expert} 1`), asked };
      const given = await engine.review(expert, asked);
      return script.review?.(given, made) ?? given;
    },
    crossReview: async (own, theirs, asked) => {
      const made = { count: count(`${own.expert} 2`), asked };
      const given = await engine.crossReview(own, theirs, asked);
      return script.cross?.(given, made) ?? given;
    },
    judge: script.judge ?? engine.judge,
  };
}

async function hold(script: Script, settings = ''): Promise<{ calls: string[]; log: string[]; run: Run }> {
  if (settings !== '') home.write('ux-jury.config.yml', settings);
  const open = home.open();
  const calls: string[] = [];
  const run = { ...open, engine: moody(open.engine, script, calls) };
  await runPipeline(run, { from: null, only: DEBATE_STAGES, progress: () => undefined });
  return { calls, log: home.json('debate.json').log, run };
}

const execution = (name: Execution, mode = 'divergence'): string =>
  `debate: { execution: ${name}, mode: ${mode} }\n`;

describe('the plan of calls', () => {
  it.each<[Execution, string, typeof FINE, string[]]>([
    ['parallel', 'standard', SILENT, ['strategist 1', 'ux_specialist 1', 'strategist 2', 'ux_specialist 2']],
    [
      'parallel',
      'divergence',
      SILENT,
      ['strategist 1', 'ux_specialist 1', 'strategist 2', 'ux_specialist 2'],
    ],
    ['parallel', 'divergence', FINE, ['strategist 1', 'ux_specialist 1']],
    [
      'sequential',
      'standard',
      SILENT,
      ['strategist 1', 'ux_specialist 1', 'ux_specialist 2', 'strategist 2'],
    ],
    [
      'sequential',
      'divergence',
      SILENT,
      ['strategist 1', 'ux_specialist 1', 'ux_specialist 2', 'strategist 2'],
    ],
    ['sequential', 'divergence', FINE, ['strategist 1', 'ux_specialist 1']],
    ['single_reviewer', 'standard', SILENT, ['strategist 1']],
  ])('%s, %s', async (...row) => {
    const [name, mode, plan, wanted] = row;
    home.push(plan);
    const varied: Script = {
      review: (given) => ({
        ...given,
        scores: given.scores.map((one, at) => (at === 0 ? { ...one, score: 4 } : one)),
      }),
    };
    expect((await hold(varied, execution(name, mode))).calls).toEqual(wanted);
    expect(home.json('debate.json')).toMatchObject({ execution: name, mode });
  });

  it('writes both phases of the UX specialist into one file in sequence, and shows its answer to the strategist', async () => {
    home.push(SILENT);
    const seen: (string | undefined)[] = [];
    await hold(
      {
        cross: (given, { asked }) => {
          seen.push(asked.their_answer?.expert);
          return given;
        },
      },
      execution('sequential'),
    );
    expect(seen).toEqual([undefined, 'ux_specialist']);
    const files = Object.keys(home.files()).filter((name) => /reviews\/round-1-.*review\.md/.test(name));
    expect(files).toEqual([
      'reviews/round-1-strategist-cross-review.md',
      'reviews/round-1-strategist-review.md',
      'reviews/round-1-ux-review.md',
    ]);
    expect(home.read('reviews/round-1-ux-review.md')).toContain('Cross-review');
    expect(home.json('debate.json').cross_reviewed).toBe(true);
  });

  it('comes to the same scores in sequence as at once', async () => {
    home.push(DEAD);
    await home.debate();
    const atOnce = home.json('debate.json').criteria;
    home.write('ux-jury.config.yml', execution('sequential'));
    await home.debate();
    expect(home.json('debate.json').criteria).toEqual(atOnce);
  });
});

describe('an expert who fails', () => {
  it('is asked again, alone, when the other answered; the report says so', async () => {
    home.push(SILENT);
    const { calls, log } = await hold({
      review: (given, { expert, count }) => {
        if (expert === 'ux_specialist' && count === 1) throw new Error('the line dropped');
        return given;
      },
    });
    expect(calls.slice(0, 3)).toEqual(['strategist 1', 'ux_specialist 1', 'ux_specialist 1']);
    const line =
      'Phase 1 in parallel failed in part: UX specialist wrote no usable review and was asked again, alone.';
    expect(log).toContain(line);
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain(line);
    expect(home.json('debate.json').execution).toBe('parallel');
  });

  it('leaves a single reviewer when it fails again, and the gate does not pass over that', async () => {
    home.push(FINE);
    const { log, run } = await hold({
      review: (given, { expert }) => {
        if (expert === 'ux_specialist') throw new Error('the line dropped');
        return given;
      },
    });
    expect(log).toContain(
      'UX specialist gave no usable review, even when asked again: The review file is missing.',
    );
    expect(home.json('debate.json').execution).toBe('single_reviewer');
    await runPipeline(run, { from: 'evaluate', progress: () => undefined }).catch(() => undefined);
    await runPipeline(run, { from: null, progress: () => undefined });
    expect(home.json('conclusion.json')).toMatchObject({
      conclusion: 'failure',
      reasons: ['UX specialist gave no result.'],
    });
  });

  it('breaks the run with its own words when nobody is left', async () => {
    home.push(FINE);
    const script: Script = {
      review: () => {
        throw new Error('no credit left');
      },
    };
    await expect(hold(script)).rejects.toThrow('no credit left');
    expect(Object.keys(home.files())).not.toContain('debate.json');
  });

  it('is asked again even by an engine that keeps its answers, and breaks the run for a fault in what it was given', async () => {
    home.push(SILENT);
    const open = home.open();
    let count = 0;
    const failing = (error: Error): Run => ({
      ...open,
      engine: {
        ...open.engine,
        review: (expert, asked) =>
          expert === 'strategist' && count++ === 0
            ? Promise.reject(error)
            : open.engine.review(expert, asked),
      },
    });
    const options = { from: null, only: DEBATE_STAGES, progress: () => undefined };
    await runPipeline(failing(new UxJuryError('model_refused', 'It refused.', { hint: 'Wait.' })), options);
    expect(home.json('debate.json').log[0]).toContain(
      'Phase 1 in parallel failed in part: Product strategist',
    );
    count = 0;
    const unfit = new InputError('answer_missing', 'There is no answer.', { hint: 'Give it.' });
    const again = { ...options, from: 'review' as const };
    await expect(runPipeline(failing(unfit), again)).rejects.toMatchObject({ code: 'answer_missing' });
    count = 0;
    await expect(runPipeline(failing(new Error('a fault of ours')), again)).rejects.toThrow(
      'a fault of ours',
    );
  });

  it('is out when a criterion is still not scored', async () => {
    home.push(FINE);
    const { log } = await hold({
      review: (given, { expert }) =>
        expert === 'strategist' ? { ...given, scores: given.scores.slice(1) } : given,
    });
    expect(log.join('\n')).toContain(
      'Product strategist was asked once more: No score for C1 Screen reachability.',
    );
    expect(home.json('debate.json').criteria[0]).toMatchObject({
      strategist: null,
      category: 'single_reviewer',
    });
  });

  it('keeps its first scores when it never answers', async () => {
    home.push(SILENT);
    const { log, calls } = await hold({
      cross: (given) => {
        if (given.expert === 'strategist') throw new Error('the line dropped');
        return given;
      },
    });
    expect(calls.filter((one) => one === 'strategist 2')).toHaveLength(2);
    expect(log).toEqual(
      expect.arrayContaining([
        'Product strategist was asked once more: The cross-review is missing.',
        'Product strategist wrote no cross-review; its first scores stand.',
      ]),
    );
  });
});

describe('a weak review', () => {
  it('is asked for once more, with the reasons, and never a third time', async () => {
    home.push(FINE);
    const asked: string[] = [];
    const { calls, log } = await hold({
      review: (given, { expert, asked: { again } }) => {
        asked.push(`${expert}: ${again?.join(' ') ?? 'blind'}`);
        return expert === 'strategist'
          ? { ...given, scores: given.scores.map((one) => ({ ...one, score: 5 })) }
          : given;
      },
    });
    const why = 'Every criterion has the highest score; look for the weakest place of each and score that.';
    expect(calls).toEqual(['strategist 1', 'ux_specialist 1', 'strategist 1']);
    expect(asked.toSorted()).toEqual(
      ['strategist: blind', `strategist: ${why}`, 'ux_specialist: blind'].toSorted(),
    );
    expect(log).toEqual([
      `Product strategist was asked once more: ${why}`,
      `Product strategist was asked once more and its review is still weak: ${why}`,
    ]);
  });

  it('is not asked for again of an engine that would answer the same; the report says so', async () => {
    home.push(FINE);
    home.write('ux-jury.criteria.yml', 'remove: [screen-reachability, forms-functional]\n');
    await home.debate();
    expect(home.json('debate.json').log.join('\n')).toContain(
      'It was not asked again: the same question gets the same answer.',
    );
  });

  it('rests on nothing that does not exist: what is invented is dropped, counted, and lifts nothing', async () => {
    home.push(SILENT);
    const { log } = await hold({
      review: (given, { expert }) =>
        expert === 'ux_specialist'
          ? {
              ...given,
              scores: given.scores.map((one) =>
                one.number === 2 ? { ...one, score: 5, evidence_refs: ['journey-9999/step-77'] } : one,
              ),
            }
          : given,
      cross: (given) => ({
        ...given,
        responses: given.responses.map((one) => ({
          ...one,
          new_evidence_refs: ['nowhere/step-01'],
          adjusted_score: 1,
        })),
      }),
    });
    expect(log.join('\n')).toContain(
      'UX specialist was asked once more: C2 Navigation consistency cites nothing',
    );
    expect(log).toContain(
      'UX specialist cited 1 references that do not exist in this run; they were dropped.',
    );
    const row = home.json('debate.json').criteria[1];
    expect(row.ux_specialist).toMatchObject({ score: 4, evidence_refs: ['journey-0000'] });
    expect(home.json('debate.json').conformity).toBe(26);
    expect(row.combined).toBe(4);
  });
});

describe('the judge', () => {
  it('is called when every criterion passes, with the evidence and nothing of the debate', async () => {
    home.push(FINE);
    const given: string[][] = [];
    const { engine } = home.open();
    await hold({
      judge: (bench) => {
        given.push(Object.keys(bench).toSorted());
        return engine.judge(bench);
      },
    });
    expect(given).toEqual([['criteria', 'evidence', 'outcomes', 'round']]);
    expect(home.json('judge.json').verdict).toBe('PASS');
    expect(home.read('reviews/round-1-judge-report.md')).toContain('**Verdict: PASS.**');
  });

  it('is not called while something falls short, and leaves no report', async () => {
    home.push(SILENT);
    await hold({ judge: () => Promise.reject(new Error('called')) });
    expect(Object.keys(home.files()).filter((name) => name.includes('judge'))).toEqual([]);
    expect(home.read('final-report.md')).toContain('The judge was not called.');
  });

  it('is held to the criteria: a score decides, what it leaves out is unevaluable', async () => {
    home.push(FINE);
    const { engine } = home.open();
    const lenient: Engine['judge'] = async (bench) => {
      const report = await engine.judge(bench);
      const criteria = report.criteria.slice(1).map((row, at) => (at === 0 ? { ...row, score: 3 } : row));
      return { ...report, criteria, verdict: 'PASS' };
    };
    await hold({ judge: lenient });
    const { verdict, criteria } = home.json('judge.json');
    expect(verdict).toBe('FAIL');
    expect(criteria[0]).toMatchObject({ status: 'unevaluable', score: null });
    expect(criteria[1]).toMatchObject({ status: 'below', score: 3 });
  });

  it('leaves the judging to a person when it gives no report', async () => {
    home.push(FINE);
    const { run } = await hold({ judge: () => Promise.reject(new Error('out of time')) });
    expect(home.json('judge.json')).toMatchObject({ verdict: 'UNEVALUABLE' });
    expect(home.json('arc.json').next).toBe('person');
    await runPipeline(run, { from: null, progress: () => undefined });
    expect(home.json('conclusion.json')).toMatchObject({ conclusion: 'action_required' });
    expect(home.read('reviews/round-1-judge-report.md')).toContain('out of time');
  });
});
