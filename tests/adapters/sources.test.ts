import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBundle } from '../../src/adapters/bundle/open-bundle.ts';
import { readSources } from '../../src/adapters/sources/read-sources.ts';
import { splitSpec } from '../../src/adapters/sources/split-spec.ts';
import { writeSources } from '../../src/adapters/sources/write-sources.ts';
import { solidPng } from '../support/solid-png.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-sources-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Writes a file of the test's folder and returns its path. */
function put(path: string, content: string | Buffer): string {
  const full = join(home, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

type Given = { screenshots?: string; spec?: string; brief?: string };

/** What to read, once the files before it are written. */
function having(...[, second, third]: [string, Given] | [string, string, Given]): Given {
  return typeof second === 'string' ? (third ?? {}) : second;
}

function read(given: Given) {
  const at = (path: string | undefined): string | null => (path === undefined ? null : join(home, path));
  return readSources({ screenshots: at(given.screenshots), spec: at(given.spec), brief: at(given.brief) });
}

describe('pictures as a source', () => {
  it('makes each folder a journey and each picture a step, 2 before 10, and measures nothing', () => {
    put('shots/pay/10-done.png', solidPng(1));
    put('shots/pay/2-card.png', solidPng(2));
    put('shots/01-start.png', solidPng(3));
    put('shots/notes.txt', 'no picture');
    put('shots/.DS_Store', 'no picture');
    const [source] = read({ screenshots: 'shots' });
    expect(source?.journeys.map(({ id, status }) => [id, status])).toEqual([
      ['shown-shots', 'shown'],
      ['shown-pay', 'shown'],
    ]);
    expect(source?.journeys[1]?.steps.map(({ title }) => title)).toEqual([
      'Look at “Card”',
      'Look at “Done”',
    ]);
    for (const state of source?.states ?? [])
      expect(state).toMatchObject({
        artefact: 'screenshot',
        axe: null,
        controls: [],
        viewport: { width: 32 },
      });
    for (const step of source?.journeys.flatMap(({ steps }) => steps) ?? [])
      expect(step).toMatchObject({ response: null, target: null, duration_ms: null, pointer_activations: 0 });
  });

  it('is a bundle like any other once it is written, and the same pictures are the same evidence', () => {
    put('shots/1.png', solidPng(1));
    put('shots/2.png', solidPng(1));
    const paths = ['a', 'b'].flatMap((name) =>
      writeSources(read({ screenshots: 'shots' }), join(home, name)),
    );
    const bundles = paths.map((path) => openBundle(path));
    expect(bundles[0]?.states).toHaveLength(2);
    expect(bundles[0]?.index.pictures).toHaveLength(1);
    expect(bundles[0]?.sha256).toBe(bundles[1]?.sha256);
  });

  it('takes goal, user, end and titles from a brief in Markdown or YAML', () => {
    put('shots/pay/1.png', solidPng(1));
    put(
      'brief.md',
      '# Shop\n\n- **Goal:** Buy\n- Target user: Ann\nExpected end state: Paid\n\nWords.\n\n- `1.png`: Cart\n',
    );
    put(
      'brief.yml',
      'target: Shop\nbrief: Words.\njourneys:\n  pay: {goal: Buy, target_user: Ann, expected_end_state: Paid, screens: {1.png: Cart}}\n',
    );
    for (const brief of ['brief.md', 'brief.yml']) {
      const [source] = read({ screenshots: 'shots', brief });
      expect(source?.index.context, brief).toMatchObject({ target: 'Shop', test_brief: 'Words.' });
      expect(source?.journeys[0], brief).toMatchObject({
        goal: 'Buy',
        target_user: 'Ann',
        expected_end_state: 'Paid',
      });
      expect(source?.states[0]?.title, brief).toBe('Cart');
    }
  });

  it('says that no brief was given', () => {
    put('shots/1.png', solidPng(1));
    expect(read({ screenshots: 'shots' })[0]?.index.not_measured.map(({ reason }) => reason)).toContain(
      'No brief came with the pictures.',
    );
  });
});

describe('a text as a source', () => {
  const name = { title: 'Whole', nameOfPart: (title: string, number: number) => `${title} ${number}` };

  it('makes headings sections, paragraphs and list items blocks, and leaves code alone', () => {
    const text =
      'Before.\n\n# One\n\nA line\ngoes on.\n\n- first\n- second\n\n```\n# no heading\n```\n\n## Empty\n';
    expect(splitSpec(text, name)).toEqual([
      { title: 'Whole', level: 1, blocks: ['Before.'] },
      { title: 'One', level: 1, blocks: ['A line goes on.', '- first', '- second', '# no heading'] },
    ]);
  });

  it('loses no word of long blocks and long sections', () => {
    const words = Array.from({ length: 4000 }, (_, index) => `word${index}${index % 9 === 0 ? '.' : ''}`);
    const sections = splitSpec(`# Long\n\n${words.join(' ')}`, name);
    expect(sections.flatMap(({ blocks }) => blocks).join(' ')).toBe(words.join(' '));
    for (const { blocks } of sections) {
      expect(blocks.length).toBeLessThanOrEqual(40);
      expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(280);
    }
    expect(sections[1]?.title).toBe('Long 2');
  });
});

describe('what cannot be used', () => {
  const png = solidPng(1);
  const cases: [string, () => Given][] = [
    ['screenshots_missing', () => ({ screenshots: 'nowhere' })],
    ['screenshots_empty', () => having(put('shots/readme.txt', 'no picture'), { screenshots: 'shots' })],
    ['screenshots_missing', () => having(put('shots.png', png), { screenshots: 'shots.png' })],
    ['picture_unsupported', () => having(put('shots/a.webp', png), { screenshots: 'shots' })],
    ['picture_invalid', () => having(put('shots/a.png', '<svg onload=alert(1)>'), { screenshots: 'shots' })],
    [
      'picture_invalid',
      () => having(put('shots/a.png', png.subarray(0, png.length - 20)), { screenshots: 'shots' }),
    ],
    ['picture_invalid', () => having(put('shots/a.png', ''), { screenshots: 'shots' })],
    ['picture_invalid', () => having(put('shots/a.png', solidPng(1, 20_000, 2)), { screenshots: 'shots' })],
    [
      'screenshots_oversized',
      () => {
        truncateSync(put('shots/a.png', png), 26 * 1024 * 1024);
        return { screenshots: 'shots' };
      },
    ],
    [
      'screenshots_too_many',
      () => {
        for (let index = 0; index <= 200; index++) put(`shots/${index}.png`, png);
        return { screenshots: 'shots' };
      },
    ],
    [
      'screenshots_link',
      () => {
        put('shots/a.png', png);
        symlinkSync(put('outside.png', png), join(home, 'shots', 'b.png'));
        return { screenshots: 'shots' };
      },
    ],
    ['brief_missing', () => having(put('shots/a.png', png), { screenshots: 'shots', brief: 'nowhere.md' })],
    [
      'brief_stranger',
      () =>
        having(put('shots/a.png', png), put('b.md', '- b.png: B'), { screenshots: 'shots', brief: 'b.md' }),
    ],
    [
      'brief_invalid',
      () =>
        having(put('shots/a.png', png), put('b.yml', 'goal: [1'), { screenshots: 'shots', brief: 'b.yml' }),
    ],
    [
      'brief_invalid',
      () =>
        having(put('shots/a.png', png), put('b.yml', 'gaol: x'), { screenshots: 'shots', brief: 'b.yml' }),
    ],
    ['usage', () => having(put('b.md', 'Goal: x'), { brief: 'b.md' })],
    ['spec_missing', () => ({ spec: 'nowhere.md' })],
    ['spec_empty', () => having(put('s.md', ' \n'), { spec: 's.md' })],
    ['spec_empty', () => having(put('s.md', '# Only\n\n## Headings\n'), { spec: 's.md' })],
    [
      'spec_unreadable',
      () => having(put('s.pdf', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00])), { spec: 's.pdf' }),
    ],
    ['spec_oversized', () => having(put('s.md', 'x'.repeat(600 * 1024)), { spec: 's.md' })],
    ['spec_oversized', () => having(put('s.md', '# H\n\ntext\n\n'.repeat(201)), { spec: 's.md' })],
  ];
  it.each(cases.map(([code, given], index) => [index + 1, code, given] as const))(
    '%i: %s',
    (_, code, given) => {
      const paths = given();
      expect(() => read(paths)).toThrow(expect.objectContaining({ code, hint: expect.stringMatching(/\w/) }));
    },
  );

  it('takes a JPEG by what it is, whatever its name says', () => {
    const jpeg = readFileSync(new URL('../fixtures/sources/plain.jpg', import.meta.url));
    put('shots/a.png', jpeg);
    expect(read({ screenshots: 'shots' })[0]?.pictures[0]?.entry.path).toMatch(/\.jpg$/);
  });
});
