import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProject, SAVE_TEST, USE } from './make-project.ts';
import { type Bundle, journeyOf, readBundle, runPlaywright, stepOf } from './run-playwright.ts';
import { startSite } from './site.ts';

const SLOW_MS = 300_000;
const reporter = fileURLToPath(new URL('../../reporter/reporter.ts', import.meta.url));
let server: Server;
let url: string;

beforeAll(async () => {
  ({ server, url } = await startSite());
});
afterAll(() => server?.close());

const newFolder = () => mkdtempSync(join(tmpdir(), 'ux-jury-variety-'));

describe('titles of all kinds', () => {
  let bundle: Bundle;
  beforeAll(async () => {
    const run = await runPlaywright(['variety/names', 'variety/more'], url, { args: ['--workers=2'] });
    bundle = readBundle(join(run.dir, 'bundle'));
  }, 600_000);

  it('every test is a journey of its own, whatever it is called', () => {
    expect(bundle.journeys).toHaveLength(9);
    const titles = bundle.journeys.map(({ title, source }) => `${source.file} ${title}`);
    expect(new Set(titles).size).toBe(9);
  });

  it('file names are short, plain and unlike each other on any disk', () => {
    const names = bundle.index.journeys.map(({ path }) => basename(path));
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,75}\.json$/);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).not.toMatch(/^(con|prn|aux|nul)\.json$/);
  });

  it('keeps titles as they are written', () => {
    const titles = bundle.journeys.map(({ title }) => title);
    expect(titles).toContain('同じ画面 🚀👩‍🚀');
    expect(titles).toContain('a<b>c:d"e/f\\g|h?i*j');
    expect(titles).toContain('one › same');
  });
});

describe('two projects, two workers, retries, every test twice', () => {
  let bundle: Bundle;
  beforeAll(async () => {
    const run = await runPlaywright(['variety/serial'], url, {
      args: ['--workers=2', '--retries=1', '--repeat-each=2'],
      env: { DEVICES: 'two' },
    });
    bundle = readBundle(join(run.dir, 'bundle'));
  }, 600_000);

  it('nothing is mixed up: a journey for each, a screen for each size of window', () => {
    expect(bundle.journeys).toHaveLength(3 * 2 * 2);
    expect(bundle.index.environment.viewports).toEqual([
      { width: 1280, height: 720 },
      expect.objectContaining({ width: 412 }),
    ]);
    const second = [...bundle.states.values()].filter(({ route }) => route === '/two');
    expect(second.map(({ viewport }) => viewport.width).sort()).toEqual([1280, 412]);
    for (const { project, viewport, status } of bundle.journeys)
      if (status !== 'skipped') expect(viewport?.width).toBe(project === 'Phone' ? 412 : 1280);
  });

  it('serial mode: what passed, what broke and what never ran', () => {
    const of = (title: string) => bundle.journeys.filter((journey) => journey.title === title);
    const four = (ending: unknown) => Array.from({ length: 4 }, () => ending);
    expect(of('opens').map(({ status, attempts }) => [status, attempts])).toEqual(four(['complete', 2]));
    expect(of('breaks').map(({ status, outcome }) => [status, outcome])).toEqual(
      four(['partial', 'unexpected']),
    );
    expect(of('comes too late').map(({ status }) => status)).toEqual(four('skipped'));
  });
});

describe('steps of all kinds', () => {
  let bundle: Bundle;
  let noticed: string;
  beforeAll(async () => {
    const run = await runPlaywright(['variety/steps'], url);
    bundle = readBundle(join(run.dir, 'bundle'));
    noticed = seenIn(run.output);
  }, 600_000);

  it('tells apart what ran at the same time', () => {
    const { steps } = journeyOf(bundle, 'side by side');
    const told = steps
      .filter(({ group }) => group !== 'afterEach hook')
      .map(({ group, title, page, source }) => [group, title, page, source?.line]);
    expect(told).toHaveLength(4);
    expect(told).toContainEqual(['left', 'Click “Back” link', 'main', 12]);
    expect(told).toContainEqual(['right', 'Click “Second page” link', 'page-2', 16]);
  });

  it('keeps groups and places of boxed, nested and skipped steps', () => {
    const { steps } = journeyOf(bundle, 'boxed and nested');
    expect(stepOf(journeyOf(bundle, 'boxed and nested'), /Back/)).toMatchObject({ group: 'outer › inner' });
    expect(steps.some(({ title }) => title.includes('/odd'))).toBe(false);
  });

  it('shows a step that ran out of time as it was then, not as a hook left it', () => {
    const step = stepOf(journeyOf(bundle, 'a step in time'), /No such thing/);
    expect(step.status).toBe('failed');
    expect(bundle.states.get(step.state_after ?? '')?.route).toBe('/two');
  });

  it('does not wait for a font that never comes', () => {
    const journey = journeyOf(bundle, 'font that never comes');
    expect(journey.status).toBe('complete');
    expect(bundle.states.get(journey.steps[0]?.state_after ?? '')?.picture).not.toBeNull();
  });

  it(
    'a page notices nothing of it: the same events, no change of the document',
    async () => {
      const bare = await runPlaywright(['variety/steps'], url, {
        args: ['-g', 'what a page notices'],
        env: { REPORTER: 'none' },
      });
      expect(noticed).toMatch(/click BUTTON/);
      expect(noticed).toBe(seenIn(bare.output));
    },
    SLOW_MS,
  );
});

function seenIn(output: string): string {
  return /SEEN (.*)/.exec(output)?.[1] ?? 'nothing';
}

describe('without the reporter, as in UI mode and VS Code', () => {
  it(
    'writes nothing, hears nothing and puts nothing into the page, so that a step costs what it did',
    async () => {
      const run = await runPlaywright(['variety/listeners'], url, { env: { REPORTER: 'none' } });
      const heard = (name: string) => new RegExp(`HEARD ${name} (.+)`).exec(run.output)?.[1];
      expect(heard('plain')).toMatch(/^browser 0, context page 0, .*kit false$/);
      expect(heard('ours')).toBe(heard('plain'));
      expect(existsSync(join(run.dir, 'bundle'))).toBe(false);
    },
    SLOW_MS,
  );
});

describe('beside other reporters', () => {
  it(
    'leaves stdout to them: the json stays whole',
    async () => {
      const dir = newFolder();
      const run = await runPlaywright(['api'], url, { dir, args: [`--reporter=json,${reporter}`], cwd: dir });
      const json = run.output.slice(run.output.indexOf('{'), run.output.lastIndexOf('}') + 1);
      expect(JSON.parse(json).stats.expected).toBe(1);
    },
    SLOW_MS,
  );

  it(
    "alone leaves Playwright's own lines, and works by its plain name from another folder",
    async () => {
      const files = {
        'app/playwright.config.ts': `export default { outputDir: './results', use: ${USE} };`,
        'app/save.spec.ts': `import { expect, test } from 'ux-jury/test';${SAVE_TEST}`,
      };
      const dir = await makeProject({ files });
      const run = await runPlaywright([], url, {
        dir,
        config: join(dir, 'app'),
        cwd: dir,
        args: ['--reporter=ux-jury/reporter'],
      });
      expect(run.output).toMatch(/1 passed/);
      const journey = journeyOf(readBundle(join(dir, 'app/ux-jury-bundle')), 'saves');
      expect(journey.source.file).toBe('save.spec.ts');
    },
    SLOW_MS,
  );
});

describe('a run without tests', () => {
  it.each([
    ['none chosen', ['-g', 'no such title'], 'api'],
    ['a file that cannot be read', [], 'syntax'],
  ])(
    '%s: says so, and leaves no bundle of an earlier run',
    async (_, args, spec) => {
      const dir = await makeProject({
        files: {
          'playwright.config.ts': `export default { outputDir: './results', use: ${USE}, reporter: [['line'], ['ux-jury/reporter']] };`,
          'api.spec.ts': `import { test } from 'ux-jury/test'; test('t', async ({ page }) => { await page.goto('/two'); });`,
          'syntax.spec.ts': 'const = broken(;',
        },
      });
      await runPlaywright(['api'], url, { dir, config: dir });
      expect(readBundle(join(dir, 'ux-jury-bundle')).journeys).toHaveLength(1);
      const run = await runPlaywright([spec], url, { dir, config: dir, args });
      expect(run.code).toBe(1);
      const { index } = readBundle(join(dir, 'ux-jury-bundle'));
      expect(index).toMatchObject({ journeys: [], run: { status: 'failed', complete: false } });
      expect(index.not_measured[0]?.reason).toBe('run_broke');
      expect(readFileSync(join(dir, 'ux-jury-bundle', 'bundle.sha256'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    },
    SLOW_MS,
  );
});
