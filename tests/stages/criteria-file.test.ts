import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { solidPng } from '../support/solid-png.ts';
import { FINE } from './plans.ts';
import { RunHome } from './run-home.ts';

let home: RunHome;
beforeEach(() => {
  home = new RunHome();
  home.push(FINE);
});
afterEach(() => home.remove());

const FILE = 'ux-jury.criteria.yml';
const CONFIG = 'ux-jury.config.yml';

describe('the criteria file', () => {
  it('adds, removes, changes and sets the scale', async () => {
    home.write(
      FILE,
      `threshold: 5
scale: 7
mode: standard
max_cycles: 2
add:
  - id: keyboard-only
    group: Access
    name: Keyboard only
    description: All works by keyboard.
remove: [no-js-errors]
change:
  - id: no-dead-ends
    name: Always a way on
`,
    );
    await home.debate();
    const { criteria, dropped, ...rest } = home.json('criteria.json');
    const ids = criteria.map(({ id }: { id: string }) => id);
    expect(rest).toMatchObject({ scale: 7, threshold: 5, mode: 'standard', max_cycles: 2 });
    expect(ids).toContain('keyboard-only');
    expect(ids).not.toContain('no-js-errors');
    expect(dropped.map(({ id }: { id: string }) => id)).toContain('no-js-errors');
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain('Always a way on');
  });

  it('lies beside the settings and goes before them', async () => {
    mkdirSync(join(home.path, 'ux'));
    home.write('ux/config.yml', 'debate: { threshold: 3, max_cycles: 5 }\n');
    home.write(`ux/${FILE}`, 'threshold: 2\n');
    await home.debate({ config: join(home.path, 'ux', 'config.yml') });
    expect(home.json('criteria.json')).toMatchObject({ threshold: 2, max_cycles: 5 });
  });

  it('chooses the visual list, of which nothing can be measured by rule: a person has to look', async () => {
    home.write(FILE, 'preset: visual\n');
    const { exitCode } = await home.debate();
    expect(home.json('criteria.json').criteria).toHaveLength(13);
    expect({ exitCode, verdict: home.json('judge.json').verdict }).toEqual({
      exitCode: 3,
      verdict: 'UNEVALUABLE',
    });
  });

  it.each<[string, string, string, RegExp]>([
    ['a word for a number', 'scale: 5\nthreshold: high\n', 'criteria_invalid', /line 2: threshold/],
    [
      'a key that it does not have',
      'scale: 5\n\ntreshold: 3\n',
      'criteria_invalid',
      /line 3: the file: .*treshold/,
    ],
    ['an unknown preset', 'preset: audio\n', 'criteria_invalid', /line 1: preset/],
    [
      'a line that lacks its description',
      'add:\n  - id: one\n    group: A\n    name: One\n    description: Fine.\n  - id: two\n    group: A\n    name: Two\n',
      'criteria_invalid',
      /line 6: add\.1\.description/,
    ],
    [
      'a change of what is not there',
      'change:\n  - id: no-dead-end\n    name: X\n',
      'criteria_invalid',
      /line 2: change\[0\]\.id: "no-dead-end" is no criterion/,
    ],
    [
      'a removal of what is not there',
      'remove:\n  - no-dead-ends\n  - no-doors\n',
      'criteria_invalid',
      /line 3: remove\[1\]: "no-doors"/,
    ],
    [
      'an id that is taken',
      'add:\n  - id: no-dead-ends\n    group: A\n    name: B\n    description: C.\n',
      'criteria_invalid',
      /line 2: add\[0\]\.id: "no-dead-ends" is taken/,
    ],
    [
      'a threshold above the scale',
      'threshold: 6\n',
      'criteria_invalid',
      /line 1: threshold: the threshold 6 lies above the scale of 1 to 5/,
    ],
    ['no YAML', 'scale: 5\nadd: [\n', 'criteria_unreadable', /line 3/],
    ['two keys of one name', 'scale: 5\nscale: 6\n', 'criteria_unreadable', /line 2/],
  ])('with %s is refused, with its line', async (...row) => {
    const [, text, code, what] = row;
    home.write(FILE, text);
    await expect(home.debate()).rejects.toMatchObject({ code, message: expect.stringMatching(what) });
  });

  it.each<[string, string, RegExp]>([
    ['debate:\n  threshold: 6\n', 'config_invalid', /threshold 6 lies above the scale/],
    ['debate:\n  mode: divergence\n  execution: teams\n', 'config_invalid', /line 3: debate\.execution/],
    [
      'mode: gate\nstyle_brief: 7\n',
      'config_invalid',
      /line 2: style_brief: must be true, false or the path/,
    ],
    ['grounding:\n  photos: x\n', 'config_invalid', /line 2: .*photos/],
    ['style_brief: ux/brief.md\n', 'brief_missing', /ux\/brief\.md/],
    ['grounding: { brand: ../logos }\n', 'config_invalid', /outside the project/],
    ['grounding: { brand: logos }\n', 'grounding_missing', /logos for brand/],
  ])('settings %j are refused', async (text, code, what) => {
    home.write(CONFIG, text);
    await expect(home.debate()).rejects.toMatchObject({ code, message: expect.stringMatching(what) });
  });

  it('makes another run when it changes', async () => {
    await home.debate();
    const before = home.json('run.json').run_id;
    home.write(FILE, 'threshold: 3\n');
    await home.debate();
    expect(home.json('run.json').run_id).not.toBe(before);
    expect(home.json('debate.json')).toMatchObject({ threshold: 3, round: 1, cycle: 1 });
  });
});

describe('what the project gives to compare with', () => {
  beforeEach(() => {
    for (const folder of ['ux/designs/old', 'ux/brand'])
      mkdirSync(join(home.path, folder), { recursive: true });
    for (const [at, name] of ['cart.png', 'old/cart.png'].entries())
      writeFileSync(join(home.path, 'ux/designs', name), solidPng(at));
    home.write('ux/designs/notes.txt', 'no picture');
    home.write('ux/designs/fake.png', 'no picture either');
    home.write('ux/brief.md', '# Calm and plain\n');
  });

  it('is counted, named and shown, and brings its criteria', async () => {
    home.write(
      CONFIG,
      'style_brief: ux/brief.md\nanimation_brief: true\ngrounding: { designs: ux/designs, brand: [ux/brand] }\n',
    );
    await home.debate();
    const { criteria, grounding } = home.json('criteria.json');
    const ids = criteria.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(['style-brief', 'animation', 'design-fidelity']));
    expect(ids).not.toContain('brand-compliance');
    expect(grounding).toMatchObject({
      designs: { count: 2, sources: ['ux/designs/cart.png', 'ux/designs/old/cart.png'] },
      brand: { count: 0 },
    });
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain(
      '| Designs | 2 | `ux/designs/cart.png`, `ux/designs/old/cart.png` |',
    );
  });

  it('is said to be missing in a fixed sentence', async () => {
    await home.debate();
    expect(home.read('reviews/round-1-cycle-1-debate-report.md')).toContain('No visual grounding was given.');
  });
});

describe('docs/debate.md', () => {
  const page = readFileSync(new URL('../../docs/debate.md', import.meta.url), 'utf8');
  const [settings = '', criteria = ''] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, text]) => text,
  );

  it('shows settings and criteria that work, and the fault as it is told', async () => {
    for (const folder of ['docs', 'ux/references', 'ux/designs', 'ux/brand'])
      mkdirSync(join(home.path, folder), { recursive: true });
    home.write('docs/style.md', '# Calm\n');
    home.write(CONFIG, settings);
    home.write(FILE, criteria);
    await home.debate();
    const names = home.json('criteria.json').criteria.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['Keyboard only', 'Always a way on']));
    home.write(FILE, criteria.replace('screen-reachability', 'no-doors'));
    const [, told = ''] = /`(ux-jury\.criteria\.yml: line [^`]*)`/.exec(page) ?? [];
    await expect(home.debate()).rejects.toMatchObject({ message: expect.stringContaining(told) });
  });
});
