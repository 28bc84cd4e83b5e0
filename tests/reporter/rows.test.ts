import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import type { FullResult } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../reporter/journey/read-record.ts';
import { readSource, rootFrom } from '../../reporter/journey/step-source.ts';
import type { RecordLine } from '../../reporter/record.ts';
import UxJuryReporter from '../../reporter/reporter.ts';
import { watchContext } from '../../reporter/worker/watch-context.ts';

const folder = fileURLToPath(new URL('../../reporter/', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(`${folder}${name}`, 'utf8') }));

describe('the reporter', () => {
  it('waits for nothing: no hook returns a promise that could be rejected, and the end is there at once', () => {
    const reporter = new UxJuryReporter();
    const result: FullResult = { status: 'passed', startTime: new Date(), duration: 1 };
    expect([reporter.onEnd(result), reporter.onError(), reporter.printsToStdio()]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    const own = sources.find(({ name }) => name === 'reporter.ts');
    expect(own?.text).not.toMatch(/\basync\b|\bawait\b/);
  });

  it('imports nothing that Playwright does not publish', () => {
    const inner = sources.filter(({ text }) =>
      /from '(playwright|playwright-core|@playwright\/test\/(?!reporter'))/.test(text),
    );
    expect(inner.map(({ name }) => name)).toEqual([]);
  });

  it('listens for no dialog, since that would stop them from being dismissed', () => {
    const listening = sources.filter(({ text }) => /\.(on|once)\('dialog'/.test(text));
    expect(listening.map(({ name }) => name)).toEqual([]);
  });
});

describe('places of tests', () => {
  it.each([
    ['/work/app/tests/a.spec.ts', '..', 'tests/a.spec.ts'],
    ['C:\\work\\app\\tests\\deep\\a.spec.ts', '../..', 'tests/deep/a.spec.ts'],
    ['/work/tests/a.spec.ts', '.', 'a.spec.ts'],
    ['/work/tests/a.spec.ts', '../app/e2e', '../../tests/a.spec.ts'],
  ])('%s, root %s: %s', (file, way, told) => {
    expect(readSource({ file, line: 3 }, rootFrom(file, way))).toEqual({ file: told, line: 3 });
  });
});

describe('a record that is lost', () => {
  it('is a fault, not a test without the fixture', () => {
    expect(readRecord('/nowhere/at/all.jsonl').faults).toEqual([
      expect.objectContaining({ reason: 'record_missing' }),
    ]);
    expect(readRecord(null).faults).toEqual([]);
  });
});

describe('a browser without a debugging protocol of ours', () => {
  it('gets no session and says what is not measured', () => {
    const lines: RecordLine[] = [];
    const context = Object.assign(new EventEmitter(), {
      browser: () => ({ browserType: () => ({ name: () => 'firefox' }) }),
      pages: () => [],
      newCDPSession: () => {
        throw new Error('asked for a session');
      },
    });
    const log = { path: '', calls: 0, held: 0, budget: 1, write: (line: RecordLine) => lines.push(line) };
    watchContext(
      context as unknown as BrowserContext,
      { dir: '/tmp', axe: true, mask: [], travels: false } as never,
      () => log as never,
    );
    context.emit('page', Object.assign(new EventEmitter(), { opener: async () => null }));
    expect(lines).toMatchObject([
      { line: 'fault', what: 'pictures, states and step facts', reason: 'no_cdp_firefox' },
    ]);
  });
});
