import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFinder } from '../../../reporter/trace/serve-resources.ts';
import type { Resource, Snapshot } from '../../../reporter/trace/trace-model.ts';
import { openZip } from '../../../reporter/trace/zip-file.ts';
import { makeZip } from './make-zip.ts';

const path = join(mkdtempSync(join(tmpdir(), 'ux-jury-resources-')), 'trace.zip');
const names = ['old.css', 'new.css', 'other.css', 'changed.css', 'late.css'];
writeFileSync(path, makeZip(names.map((name) => ({ name: `resources/${name}`, bytes: name }))));
const zip = openZip(path);

const received = (at: number, file: string | null, more: Partial<Resource> = {}): Resource => ({
  at,
  file: file === null ? null : `resources/${file}`,
  url: 'https://a.b/site.css',
  method: 'GET',
  status: 200,
  failure: null,
  type: 'stylesheet',
  page: 'p',
  frame: 'f',
  mime: 'text/css',
  ...more,
});
const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  call: '1',
  mark: '1',
  phase: 'before',
  page: 'p',
  frame: 'f',
  isMain: true,
  url: 'https://a.b/',
  doctype: 'html',
  html: ['HTML'],
  index: 0,
  viewport: { width: 9, height: 9 },
  at: 100,
  overrides: [],
  ...more,
});

function find(resources: readonly Resource[], of = snapshot(), earlier: readonly Snapshot[] = [of]) {
  const finder = createFinder({ resources }, zip, { snapshot: of, earlier });
  const body = finder.find('https://a.b/site.css#part', 'stylesheet')?.body.toString() ?? null;
  return { body, missing: [...finder.missing] };
}

it('takes what the same frame had received last, before the snapshot', () => {
  const other = received(60, 'other.css', { frame: 'g' });
  const all = [received(10, 'old.css'), received(50, 'new.css'), other, received(200, 'late.css')];
  expect(find(all)).toEqual({ body: 'new.css', missing: [] });
  expect(find([other])).toEqual({ body: 'other.css', missing: [] });
});

it('takes what scripts made of a style sheet, also where an earlier snapshot said it', () => {
  const override = { url: 'https://a.b/site.css', file: 'resources/changed.css', ref: null };
  const first = snapshot({ overrides: [override] });
  const next = snapshot({ index: 1, overrides: [{ ...override, file: null, ref: 1 }] });
  expect(find([received(10, 'old.css')], first).body).toBe('changed.css');
  expect(find([received(10, 'old.css')], next, [first, next]).body).toBe('changed.css');
});

it('says what the trace lacks, but not what the site itself did not have', () => {
  expect(find([])).toEqual({ body: null, missing: ['stylesheet'] });
  expect(find([received(10, null)])).toEqual({ body: null, missing: ['stylesheet'] });
  expect(find([received(10, 'lost.css')])).toEqual({ body: null, missing: ['stylesheet'] });
  expect(find([received(10, null, { status: 404 })])).toEqual({ body: null, missing: [] });
  expect(find([received(10, null, { status: -1, failure: 'net::ERR_FAILED' })]).missing).toEqual([]);
});
