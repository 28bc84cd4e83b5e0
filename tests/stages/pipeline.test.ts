import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import { type ReviewRequest, reviewBundles } from '../../src/commands/review-bundles.ts';
import { STAGE_NAMES, type StageName } from '../../src/stages/run.ts';
import { makeBundle } from '../support/make-bundle.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-run-'));
  makeBundle(join(home, 'bundle'), { journeys: 3, steps: 4 });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function request(change: Partial<ReviewRequest> = {}): ReviewRequest {
  return {
    bundles: [join(home, 'bundle')],
    out: join(home, 'out'),
    config: null,
    folder: home,
    mode: null,
    from: null,
    progress: () => undefined,
    ...change,
  };
}

/** Every file of a run with the hash of its bytes. */
function snapshot(out = 'out'): Record<string, string> {
  const files = readdirSync(join(home, out), { recursive: true, encoding: 'utf8' });
  const plain = files.filter((name) => statSync(join(home, out, name)).isFile()).toSorted();
  return Object.fromEntries(plain.map((name) => [name, sha256(readFileSync(join(home, out, name)))]));
}

async function stagesRun(change: Partial<ReviewRequest> = {}): Promise<string[]> {
  const lines: string[] = [];
  await reviewBundles(request({ ...change, progress: (line) => lines.push(line) }));
  return lines.filter((line) => !line.includes('kept')).map((line) => line.split(' ')[1] ?? '');
}

describe('a run', () => {
  it('leaves every document, with nothing half-written', async () => {
    await reviewBundles(request());
    const files = Object.keys(snapshot());
    expect(files).toEqual(
      expect.arrayContaining([
        'aggregate.json',
        'aggregation-input.json',
        'arc.json',
        'conclusion.json',
        'criteria.json',
        'debate.json',
        'evidence.json',
        'final-report.md',
        'judge.json',
        'methods/pure.json',
        'outcomes.json',
        'report.html',
        'report.md',
        'reviews/round-1-cycle-1-debate-report.md',
        'reviews/round-1-judge-report.md',
        'reviews/round-1-strategist-review.md',
        'reviews/round-1-ux-review.md',
        'rounds/round-1.json',
        'run.json',
        'v1/review-report.md',
      ]),
    );
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('names its bundle from its own folder, wherever it was started', async () => {
    await reviewBundles(request());
    const evidence = JSON.parse(readFileSync(join(home, 'out', 'evidence.json'), 'utf8'));
    expect(evidence.bundles.map(({ path }: { path: string }) => path)).toEqual(['../bundle']);
  });

  it('gives the same bytes for the same bundle', async () => {
    await reviewBundles(request({ out: join(home, 'one') }));
    await reviewBundles(request({ out: join(home, 'two') }));
    expect(snapshot('two')).toEqual(snapshot('one'));
  });

  it('keeps what stands when it is asked again', async () => {
    await reviewBundles(request());
    const before = snapshot();
    expect(await stagesRun()).toEqual([]);
    expect(snapshot()).toEqual(before);
  });

  it('starts anew for other evidence and can then be compared with the last run', async () => {
    await reviewBundles(request());
    makeBundle(join(home, 'other'), {
      journeys: 3,
      steps: 4,
      journey: (journey) => ({ ...journey, duration_ms: 1 }),
    });
    expect(await stagesRun({ bundles: [join(home, 'other')] })).toEqual([...STAGE_NAMES]);
    const evidence = JSON.parse(readFileSync(join(home, 'out', 'evidence.json'), 'utf8'));
    expect(evidence.comparable_to_previous).toBe(true);
  });

  it('is a new baseline when the tasks changed', async () => {
    await reviewBundles(request());
    makeBundle(join(home, 'other'), { journeys: 2, steps: 4 });
    await reviewBundles(request({ bundles: [join(home, 'other')] }));
    const evidence = JSON.parse(readFileSync(join(home, 'out', 'evidence.json'), 'utf8'));
    expect(evidence.comparable_to_previous).toBe(false);
  });
});

describe('a run that was stopped', () => {
  it.each(STAGE_NAMES)('before %s resumes there and ends with the same bytes', async (stage) => {
    await reviewBundles(request());
    const whole = snapshot();
    stopBefore(stage);
    expect(await stagesRun()).toEqual(STAGE_NAMES.slice(STAGE_NAMES.indexOf(stage)));
    expect(snapshot()).toEqual(whole);
  });

  it('runs again from a document that was changed by hand', async () => {
    await reviewBundles(request());
    const whole = snapshot();
    writeFileSync(join(home, 'out', 'debate.json'), '{}');
    expect(await stagesRun()).toEqual(['synthesize', 'judge', 'conclude', 'report']);
    expect(snapshot()).toEqual(whole);
  });

  it('starts anew when its ledger is cut', async () => {
    await reviewBundles(request());
    writeFileSync(join(home, 'out', 'run.json'), '{"run_id": "ru');
    expect(await stagesRun()).toEqual([...STAGE_NAMES]);
  });
});

describe('--from', () => {
  it.each(STAGE_NAMES)('%s replays that stage and the later ones, from disk', async (stage) => {
    await reviewBundles(request());
    const whole = snapshot();
    expect(await stagesRun({ from: stage, bundles: [] })).toEqual(
      STAGE_NAMES.slice(STAGE_NAMES.indexOf(stage)),
    );
    expect(snapshot()).toEqual(whole);
  });

  it('says what is missing when the earlier documents are not there', async () => {
    await expect(reviewBundles(request({ from: 'aggregate' }))).rejects.toMatchObject({
      code: 'document_missing',
    });
  });

  it('refuses an earlier document that breaks its schema', async () => {
    await reviewBundles(request());
    writeFileSync(join(home, 'out', 'outcomes.json'), '{"rules": []}');
    await expect(reviewBundles(request({ from: 'evaluate' }))).rejects.toMatchObject({
      code: 'invalid_document',
    });
  });
});

/** Leaves the folder as a run that was killed before this stage would: its documents and the later ones are not there. */
function stopBefore(stage: StageName): void {
  const ledger = JSON.parse(readFileSync(join(home, 'out', 'run.json'), 'utf8'));
  const later = STAGE_NAMES.slice(STAGE_NAMES.indexOf(stage)).flatMap((name) => FILES[name]);
  for (const file of Object.keys(ledger.files).filter((name) =>
    later.some((part) => name.startsWith(part)),
  )) {
    rmSync(join(home, 'out', file), { force: true });
    delete ledger.files[file];
  }
  writeFileSync(join(home, 'out', 'run.json'), `${JSON.stringify(ledger, null, 2)}\n`);
}

const FILES: Record<StageName, string[]> = {
  collect: ['evidence.json'],
  observe: ['outcomes.json'],
  evaluate: ['methods/'],
  aggregate: ['aggregat'],
  review: ['criteria.json', 'reviews/log', 'reviews/round-1-strategist', 'reviews/round-1-ux'],
  synthesize: ['debate.json', 'questions.json', 'reviews/round-1-cycle', 'rulings.json', 'v1/'],
  judge: ['judge.json', 'reviews/round-1-judge', 'rounds/', 'arc.json', 'final-report.md'],
  conclude: ['conclusion.json'],
  report: ['report.'],
};
