import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import { DEBATE_STAGES, runPipeline } from '../../src/stages/pipeline.ts';
import { expectGolden } from '../debate/golden.ts';
import { BAD, DISPUTED, DIVERGENT, GOOD, type World } from '../debate/worlds.ts';
import { FINE } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
  home.push(FINE);
});
afterEach(() => home.remove());

const KEPT = ['reviews/', 'questions.json', 'final-report.md'];

/** What a whole run of the debate writes over a world, by name without folder. */
async function run(world: World, settings: string): Promise<Record<string, string>> {
  home.write('ux-jury.config.yml', `${settings}\n`);
  const open = home.open();
  open.folder.write<'evidence'>('evidence.json', nameByHash(world.evidence));
  open.folder.write<'outcomes'>('outcomes.json', world.outcomes);
  const only = DEBATE_STAGES.filter((name) => name !== 'collect' && name !== 'observe');
  await runPipeline(open, { from: 'review', only, progress: () => undefined });
  const names = Object.keys(home.files()).filter((name) => KEPT.some((part) => name.startsWith(part)));
  return Object.fromEntries(names.map((name) => [name.replace('reviews/', ''), home.read(name)]));
}

/** Pictures are called by what they show in these worlds; a run's evidence calls them by their hash. */
function nameByHash(evidence: World['evidence']): World['evidence'] {
  const screens = evidence.screens.map((one) => ({
    ...one,
    picture: one.picture === null ? null : sha256(one.picture),
  }));
  return { ...evidence, screens };
}

describe('the files of a whole run', () => {
  it.each<[string, World, string]>([
    ['good', GOOD, ''],
    ['bad', BAD, ''],
    ['divergent', DIVERGENT, ''],
    ['disagreeing', DISPUTED, ''],
    ['single-reviewer', BAD, 'debate: { execution: single_reviewer }'],
    ['sequential', DISPUTED, 'debate: { execution: sequential, mode: standard }'],
  ])('%s', async (name, world, settings) => {
    const files = await run(world, settings);
    expectGolden(`run-${name}`, files);
    expect(home.read('v1/review-report.md')).toBe(files['round-1-cycle-1-debate-report.md']);
  });
});
