import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTraceReader } from '../../../reporter/trace/read-attempt.ts';
import { readTrace } from '../../../reporter/trace/read-trace.ts';
import { createResolver } from '../../../reporter/trace/resolve-snapshot.ts';
import { listTraceSecrets } from '../../../reporter/trace/secrets-in-trace.ts';
import { openZip } from '../../../reporter/trace/zip-file.ts';
import { type Member, makeZip } from './make-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'ux-jury-trace-'));
const start = (version: unknown) =>
  JSON.stringify({ type: 'context-options', version, wallTime: 1000, monotonicTime: 0 });

function write(name: string, bytes: Buffer | string): string {
  const path = join(folder, `${name}.zip`);
  writeFileSync(path, bytes);
  return path;
}

const zipped = (name: string, members: readonly Member[]) => write(name, makeZip(members));

async function reasonFor(path: string): Promise<string[]> {
  const reader = createTraceReader({ dir: folder, axe: false, mask: [] }, () => false);
  const { record } = await reader.read(path, {});
  await reader.close();
  expect(record.calls).toEqual([]);
  return record.faults.map(({ reason }) => reason);
}

describe('a trace that is not read', () => {
  it.each([
    ['of a version to come', [{ name: 'test.trace', bytes: start(11) }], 'trace_version'],
    ['of a version long past', [{ name: 'test.trace', bytes: start(7) }], 'trace_version'],
    ['without a version', [{ name: 'test.trace', bytes: start('new') }], 'trace_version'],
    ['of another kind', [{ name: 'readme.txt', bytes: 'hello' }], 'trace_unreadable'],
    ['without lines', [{ name: 'test.trace', bytes: '\n{broken\n' }], 'trace_unreadable'],
    ['that is a bomb', [{ name: 'test.trace', bytes: Buffer.alloc(40 * 1024 * 1024) }], 'trace_unreadable'],
    ['that lies', [{ name: 'test.trace', bytes: `${start(10)}\n`, size: 10 }], 'trace_unreadable'],
    ['that claims a lot', [{ name: 'test.trace', bytes: start(10), size: 2 ** 31 }], 'trace_unreadable'],
  ])('one %s', async (what, members, reason) => {
    expect(await reasonFor(zipped(what.replaceAll(' ', '-'), members))).toEqual([reason]);
  });

  it('one that is no archive, is cut off, or is not there', async () => {
    const whole = makeZip([{ name: 'test.trace', bytes: start(10) }]);
    expect(await reasonFor(write('text', 'no archive at all'))).toEqual(['trace_unreadable']);
    expect(await reasonFor(write('cut', whole.subarray(10)))).toEqual(['trace_unreadable']);
    expect(await reasonFor(join(folder, 'none.zip'))).toEqual(['trace_missing']);
  });
});

const BEFORE = { type: 'before', class: 'Test', method: 'pw:api', title: 'Click', startTime: 5, stack: [] };
const snapshot = (more: object) =>
  JSON.stringify({
    type: 'frame-snapshot',
    snapshot: { pageId: 'p', frameId: 'f', isMainFrame: true, viewport: { width: 9, height: 9 }, ...more },
  });

function read(lines: readonly string[]) {
  const zip = openZip(zipped(`lines-${lines.length}`, [{ name: 'test.trace', bytes: lines.join('\n') }]));
  const trace = readTrace(zip);
  zip.close();
  return trace;
}

describe('what a trace says', () => {
  it('is joined by the step that the library named before version 10', () => {
    const { calls, snapshots } = read([
      start(8),
      JSON.stringify({ ...BEFORE, callId: 'pw:api@1', stepId: 'pw:api@1' }),
      JSON.stringify({
        type: 'before',
        class: 'Frame',
        method: 'click',
        callId: 'call@7',
        stepId: 'pw:api@1',
      }),
      JSON.stringify({ type: 'input', callId: 'call@7', point: { x: 1, y: 2 } }),
      snapshot({ callId: 'call@7', snapshotName: 'input@call@7', html: ['HTML'] }),
    ]);
    expect(calls).toMatchObject([{ id: 'pw:api@1', title: 'Click', at: 1005, point: { x: 1, y: 2 } }]);
    expect(snapshots).toMatchObject([{ call: 'pw:api@1', mark: 'call@7', phase: 'action' }]);
  });

  it('takes nodes over from earlier snapshots, and from those before them', () => {
    const { snapshots } = read([
      start(10),
      snapshot({ html: ['HTML', {}, ['BODY', {}, ['P', { id: 'a' }, 'One'], ['P', {}, 'Two']]] }),
      snapshot({ html: ['HTML', {}, ['BODY', { class: 'b' }, [[1, 1]], ['P', {}, 'New']]] }),
      snapshot({ html: [[1, 2]] }),
      '',
    ]);
    const resolve = createResolver(snapshots);
    const [, , last] = snapshots;
    expect(last === undefined ? null : resolve(last)).toEqual({
      name: 'BODY',
      attributes: { class: 'b' },
      children: [
        { name: 'P', attributes: { id: 'a' }, children: ['One'] },
        { name: 'P', attributes: {}, children: ['New'] },
      ],
    });
  });

  it('refuses a document that refers to itself without end', () => {
    const { snapshots } = read([start(10), snapshot({ html: ['HTML', {}, [[0, 0]]] })]);
    const resolve = createResolver(snapshots);
    const [first] = snapshots;
    expect(() => (first === undefined ? null : resolve(first))).toThrow('too large');
  });

  it('tells what secret fields held, but not plain words, which are everywhere', () => {
    const field = (attributes: object) => ['INPUT', attributes];
    const html = [
      'HTML',
      {},
      field({ type: 'password', __playwright_value_: 'hunter-22' }),
      field({ autocomplete: 'billing cc-number', __playwright_value_: '4111 1111' }),
      field({ type: 'password', __playwright_value_: 'password' }),
      field({ type: 'text', __playwright_value_: 'Anna 1999' }),
    ];
    expect(listTraceSecrets(read([start(10), snapshot({ html }), '', '']))).toEqual([
      'hunter-22',
      '4111 1111',
    ]);
  });
});
