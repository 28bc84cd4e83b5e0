import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEBATE_STAGES, runPipeline } from '../../src/stages/pipeline.ts';
import { STAGE_NAMES, type StageName } from '../../src/stages/run.ts';
import { BROKEN, DEAD, FINE, SILENT } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
});
afterEach(() => home.remove());

const RULED = JSON.stringify({
  rulings: [
    { criterion: 'clickable-response', score: 4, round: 2, author: 'ada', reasoning: 'Good enough.' },
  ],
});

/** A project in its second round, with everything that a debate may meet. */
interface Case {
  readonly name: string;
  readonly settings: string;
  readonly criteria?: string;
  readonly rulings?: string;
  readonly plan: typeof FINE;
}

const CASES: readonly Case[] = [
  { name: 'a good build', settings: '', plan: FINE },
  {
    name: 'a ruling, in sequence',
    settings: 'debate: { execution: sequential, mode: standard }',
    criteria: 'remove: [state-changes-visible]',
    rulings: RULED,
    plan: DEAD,
  },
  { name: 'a single reviewer', settings: 'debate: { execution: single_reviewer }', plan: SILENT },
  { name: 'a spent budget', settings: 'debate: { max_cycles: 1 }', plan: FINE },
];

async function prepare({ settings, criteria, rulings, plan }: Case): Promise<void> {
  home.forget();
  home.write('ux-jury.config.yml', `${settings}\n`);
  if (criteria !== undefined) home.write('ux-jury.criteria.yml', `${criteria}\n`);
  home.push(BROKEN);
  await home.review();
  if (rulings !== undefined) home.write('out/rulings.json', rulings);
  home.push(plan);
}

async function killBefore(stage: StageName): Promise<void> {
  const progress = (line: string): void => {
    if (line.includes(stage) && !line.includes('kept')) throw new Error('killed');
  };
  await expect(home.review({ progress })).rejects.toThrow('killed');
}

describe.each(CASES)('a run killed with $name', { timeout: 120_000 }, (one) => {
  it('between any two stages resumes and ends with the same bytes', async () => {
    await prepare(one);
    await home.review();
    const whole = home.files();
    await prepare(one);
    for (const stage of STAGE_NAMES) await killBefore(stage);
    await home.review();
    expect(home.files()).toEqual(whole);
  });
});

describe('a run killed while the experts write', () => {
  it('asks them again and ends with the same bytes', async () => {
    home.push(SILENT);
    await home.debate();
    const whole = home.files();
    home.forget();
    const run = home.open();
    const dying = { ...run.engine, crossReview: () => Promise.reject(new Error('killed')) };
    const options = { from: null, only: DEBATE_STAGES, progress: () => undefined };
    await expect(runPipeline({ ...run, engine: dying }, options)).rejects.toThrow('killed');
    expect(Object.keys(home.files())).toContain('reviews/round-1-ux-review.md');
    await home.debate();
    expect(home.files()).toEqual(whole);
  });
});

describe('the debate alone', { timeout: 120_000 }, () => {
  it('is the debate of the whole run, and the whole run goes on from it', async () => {
    home.push(DEAD);
    await home.review();
    const { 'run.json': _, ...whole } = home.files();
    home.forget();
    await home.debate();
    const { 'run.json': __, ...alone } = home.files();
    expect(whole).toMatchObject(alone);
    expect(Object.keys(alone)).not.toContain('aggregate.json');
    await home.review();
    expect(home.files()).toMatchObject(whole);
  });

  it('leaves no verdict of another build behind', async () => {
    home.push(FINE);
    await home.review();
    home.push(BROKEN);
    await home.debate();
    expect(Object.keys(home.files())).not.toContain('conclusion.json');
    expect(Object.keys(home.files())).not.toContain('aggregate.json');
  });
});
