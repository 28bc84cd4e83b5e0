import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBundle } from '../../src/adapters/bundle/open-bundle.ts';
import { unpack } from '../../src/adapters/zip/unpack.ts';
import { makeZip, type ZipPlan, zipFolder } from '../support/github/make-zip.ts';
import { makeBundle } from '../support/make-bundle.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-zip-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const json = (name: string, change: Partial<ZipPlan> = {}): ZipPlan => ({
  name,
  bytes: Buffer.from('{"a":1}'),
  ...change,
});

function outcome(zip: Buffer): string {
  try {
    unpack(zip, join(home, 'inside'));
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('an archive', () => {
  it('of a bundle gives the bundle back', () => {
    makeBundle(join(home, 'bundle'), { journeys: 2, steps: 3 });
    unpack(zipFolder(join(home, 'bundle')), join(home, 'inside'));
    expect(openBundle(join(home, 'inside')).journeys).toHaveLength(2);
  });

  it('gives only the kinds of files that bundles hold', () => {
    unpack(makeZip([json('a.json'), json('b.sh'), json('folder/c.js'), json('d.png')]), join(home, 'inside'));
    expect(readdirSync(join(home, 'inside')).toSorted()).toEqual(['a.json', 'd.png']);
    expect(readFileSync(join(home, 'inside/a.json'), 'utf8')).toBe('{"a":1}');
  });

  it.each<[string, Buffer]>([
    ['climbs out', makeZip([json('../evil.json')])],
    ['climbs out on the way', makeZip([json('a/../../evil.json')])],
    ['is absolute', makeZip([json('/tmp/evil.json')])],
    ['has back slashes', makeZip([json('..\\evil.json')])],
    ['names a drive', makeZip([json('c:/evil.json')])],
    ['hides a zero', makeZip([json('a\u0000.json')])],
    ['holds a link', makeZip([json('link.json', { mode: 0o120777 })])],
    ['has two names for one file', makeZip([json('a.json', { localName: '../../evil.json' })])],
    ['names a file twice', makeZip([json('a.json'), json('A.json')])],
    ['is a bomb', makeZip([json('a.json', { bytes: Buffer.alloc(32 * 1024 * 1024) })])],
    ['says less than it holds', makeZip([json('a.json', { bytes: Buffer.alloc(90_000, 97), size: 100 })])],
    ['says it holds gigabytes', makeZip([json('a.json', { size: 0xfffffff0 })])],
    ['is encrypted', makeZip([json('a.json', { flags: 1 })])],
    ['is packed in an unknown way', makeZip([json('a.json', { method: 12 })])],
    ['is said to hold a million files', makeZip([json('a.json')], 1_000_000)],
    ['is said to hold 65,535 files', makeZip([json('a.json')], 0xffff)],
    ['is no archive', Buffer.from('hello')],
    ['is empty', Buffer.alloc(0)],
    ['is cut off', makeZip([json('a.json'), json('b.json')]).subarray(0, 60)],
    ['has something behind it', Buffer.concat([makeZip([json('a.json')]), Buffer.from('x')])],
  ])('that %s is refused, and nothing is written outside', (_, zip) => {
    const before = readdirSync(tmpdir()).includes('evil.json');
    expect(outcome(zip)).toBe('artifact_refused');
    expect(readdirSync(home).filter((name) => name !== 'inside')).toEqual([]);
    expect(readdirSync(tmpdir()).includes('evil.json')).toBe(before);
  });

  it('with any broken byte is refused or taken, and never throws anything else', () => {
    const zip = makeZip([json('a.json'), json('journeys/b.json')]);
    for (let at = 0; at < zip.length; at += 1) {
      const broken = Buffer.from(zip);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      rmSync(join(home, 'inside'), { recursive: true, force: true });
      expect(['taken', 'artifact_refused']).toContain(outcome(broken));
    }
  });
});
