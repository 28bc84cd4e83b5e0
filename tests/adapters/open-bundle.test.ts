import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBundle } from '../../src/adapters/bundle/open-bundle.ts';
import type { BundleIndex } from '../../src/contract/bundle.ts';
import { UxJuryError } from '../../src/contract/errors.ts';
import { makeBundle, sealBundle } from '../support/make-bundle.ts';

let folder: string;
beforeEach(() => {
  folder = makeBundle(mkdtempSync(join(tmpdir(), 'ux-jury-bundle-')), { journeys: 2, steps: 3 });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a sound bundle', () => {
  it('opens whole: journeys, a line for each state, states and pictures on demand', () => {
    const bundle = openBundle(folder);
    expect(bundle.journeys.map(({ id }) => id)).toEqual(['journey-0000', 'journey-0001']);
    expect(bundle.states).toHaveLength(8);
    const [first] = bundle.states;
    const state = bundle.readState(first?.id ?? '');
    expect(state.title).toBe('Page 0 of the shop');
    expect(bundle.readPicture(state.picture ?? '')?.entry).toMatchObject({ width: 32, height: 20 });
    expect(bundle.readPicture('f'.repeat(64))).toBeNull();
  });
});

describe('a bundle that cannot be believed', () => {
  it('that its run did not finish can be assembled: the error says so', () => {
    rmSync(join(folder, 'bundle.json'));
    expect(() => openBundle(folder)).toThrow(
      expect.objectContaining({ hint: expect.stringContaining(`npx ux-jury assemble ${folder}`) }),
    );
  });

  const cases: [name: string, code: string, spoil: () => void][] = [
    ['is not there', 'bundle_missing', () => rmSync(folder, { recursive: true })],
    ['has no index', 'bundle_missing', () => rmSync(join(folder, 'bundle.json'))],
    ['has a cut index', 'bundle_truncated', () => truncateSync(join(folder, 'bundle.json'), 200)],
    ['has an edited index', 'bundle_edited', () => edit('bundle.json', 'a first-time visitor', 'an expert')],
    ['has no seal', 'bundle_file_missing', () => rmSync(join(folder, 'bundle.sha256'))],
    ['is of a future version', 'bundle_version', () => reseal((index) => ({ ...index, version: 2 }))],
    ['breaks its schema', 'invalid_document', () => reseal((index) => ({ ...index, journeys: 'none' }))],
    ['has an unknown key', 'invalid_document', () => reseal((index) => ({ ...index, verdict: 'pass' }))],
    ['has an edited journey', 'bundle_edited', () => edit(firstIn('journeys'), '"complete"', '"skipped"')],
    ['has a cut journey', 'bundle_truncated', () => truncateSync(join(folder, firstIn('journeys')), 100)],
    ['has an edited state', 'bundle_edited', () => edit(firstIn('states'), 'Paragraph', 'Sentence')],
    ['has lost a state', 'bundle_file_missing', () => rmSync(join(folder, firstIn('states')))],
    [
      'has a picture that is text',
      'picture_invalid',
      () => writeFileSync(join(folder, firstIn('pictures')), 'no'),
    ],
    ['has a cut picture', 'picture_invalid', () => truncateSync(join(folder, firstIn('pictures')), 40)],
    ['has an empty picture', 'picture_invalid', () => truncateSync(join(folder, firstIn('pictures')), 0)],
    ['has a picture of another size', 'picture_invalid', () => reseal(changePicture({ width: 64 }))],
    ['names a path above itself', 'invalid_document', () => reseal(changePicture({ path: '../secret.png' }))],
    ['names an absolute path', 'invalid_document', () => reseal(changePicture({ path: '/etc/passwd' }))],
    ['holds a link', 'bundle_path', () => linkPicture()],
    [
      'has an oversized picture',
      'bundle_oversized',
      () => truncateSync(join(folder, firstIn('pictures')), 26 * 1024 * 1024),
    ],
    [
      'has an oversized index',
      'bundle_oversized',
      () => truncateSync(join(folder, 'bundle.json'), 65 * 1024 * 1024),
    ],
    [
      'refers to a state it lacks',
      'bundle_edited',
      () => reseal((index) => ({ ...index, states: index.states.slice(1) })),
    ],
  ];

  it.each(cases)('%s: %s', (_, code, spoil) => {
    spoil();
    const fault = faultOf(() => openBundle(folder));
    expect(fault.code).toBe(code);
    expect(fault.message).not.toBe('');
    expect(fault.hint).toMatch(/\w/);
  });

  it('reads nothing outside its folder and changes nothing inside it', () => {
    const before = snapshot();
    openBundle(folder);
    expect(snapshot()).toEqual(before);
  });
});

function faultOf(open: () => unknown): UxJuryError {
  try {
    open();
  } catch (error) {
    if (error instanceof UxJuryError) return error;
    throw error;
  }
  throw new Error('The bundle was opened.');
}

function firstIn(kind: string): string {
  return `${kind}/${readdirSync(join(folder, kind)).toSorted()[0]}`;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
}

function readIndex(): BundleIndex {
  return JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'));
}

function reseal(change: (index: BundleIndex) => unknown): void {
  sealBundle(folder, change(readIndex()));
}

function changePicture(change: Partial<BundleIndex['pictures'][number]>) {
  return (index: BundleIndex): BundleIndex => ({
    ...index,
    pictures: index.pictures.map((picture, position) =>
      position === 0 ? { ...picture, ...change } : picture,
    ),
  });
}

function linkPicture(): void {
  const path = join(folder, firstIn('pictures'));
  rmSync(path);
  symlinkSync('/etc/hostname', path);
}

function snapshot(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}
