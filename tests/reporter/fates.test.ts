import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bundle,
  journeyOf,
  listFiles,
  type Run,
  readBundle,
  runPlaywright,
  stepOf,
} from './run-playwright.ts';
import { startSite } from './site.ts';

let server: Server;
let run: Run;
let bundle: Bundle;

beforeAll(async () => {
  const site = await startSite();
  server = site.server;
  run = await runPlaywright(['fates', 'api', 'merge', 'plain'], site.url, {
    args: ['--retries=1', '--workers=2'],
  });
  bundle = readBundle(join(run.dir, 'bundle'));
}, 600_000);
afterAll(() => server?.close());

describe('how a test ends', () => {
  it.each([
    ['fails on the way', 'partial', 'unexpected', 2],
    ['fails in an assertion', 'partial', 'unexpected', 2],
    ['fails at once', 'failed', 'unexpected', 2],
    ['gives up', 'abandoned', 'unexpected', 2],
    ['flaky', 'complete', 'flaky', 2],
    ['skipped', 'skipped', 'skipped', 1],
    ['expected to fail', 'partial', 'expected', 1],
    ['same screen in another worker', 'complete', 'expected', 1],
  ])('%s: %s, %s after %d attempts', (title, ...ending) => {
    const { status, outcome, attempts } = journeyOf(bundle, title);
    expect([status, outcome, attempts]).toEqual(ending);
  });

  it('shows the failing step with its error and the screen at that moment', () => {
    const journey = journeyOf(bundle, 'fails on the way');
    const step = stepOf(journey, /No such thing/);
    expect(step).toMatchObject({ status: 'failed', target: null, response: null });
    expect(step.error).toBe('TimeoutError: locator.click: Timeout 400ms exceeded.');
    expect(bundle.states.get(step.state_after ?? '')?.picture).toMatch(/^[0-9a-f]{64}$/);
    expect(journey.end_state).toBe(step.state_after);
  });

  it('keeps the failed assertion, without the values of fields', () => {
    const { assertions } = journeyOf(bundle, 'fails in an assertion');
    expect(assertions).toMatchObject([{ status: 'failed', after_step: 2 }]);
    expect(assertions[0]?.error).toContain('toHaveValue');
  });

  it('writes no secret anywhere', () => {
    const leaks = listFiles(join(run.dir, 'bundle')).filter((path) =>
      readFileSync(path, 'latin1').includes('S3CRET'),
    );
    expect(leaks).toEqual([]);
  });
});

describe('what the fixture leaves alone', () => {
  it('a test that uses no page is no journey', () => {
    expect(bundle.journeys.some((journey) => journey.title.includes('asks the server'))).toBe(false);
    expect(bundle.index.not_measured).toContainEqual({
      what: '1 tests that use no page',
      reason: 'not_interactive',
    });
  });

  it('mergeTests with an own page fixture keeps both, in either order', () => {
    for (const title of ['own first', 'recording first']) {
      const journey = journeyOf(bundle, title);
      expect(journey.status).toBe('complete');
      expect(stepOf(journey, /Back/).target?.name).toBe('Back');
    }
  });

  it('a test without the fixture is a journey whose facts are said to be missing', () => {
    const journey = journeyOf(bundle, 'without the fixture');
    expect(journey.steps).toHaveLength(2);
    expect(journey.not_measured).toEqual([
      { what: 'pictures, states and step facts', reason: 'test_not_imported_from_ux_jury' },
    ]);
  });

  it('two workers measure one screen once', () => {
    const ids = bundle.index.states.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const firsts = ['flaky', 'gives up', 'same screen in another worker'].map(
      (title) => journeyOf(bundle, title).steps[0]?.state_after,
    );
    expect(new Set(firsts).size).toBe(1);
  });
});
