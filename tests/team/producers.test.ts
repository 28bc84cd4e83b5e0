import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildSpreadsheet } from '../../src/team/producers/build-spreadsheet.ts';
import { checkProduct } from '../../src/team/producers/check-products.ts';
import { fillAccessibilityForm } from '../../src/team/producers/fill-accessibility-form.ts';
import { makeSlides } from '../../src/team/producers/make-slides.ts';
import { applyEdits, renderPatch } from '../../src/team/producers/patch.ts';
import { writeData } from '../../src/team/producers/write-data.ts';
import { writeReview } from '../../src/team/producers/write-review.ts';
import { facts, HOSTILE } from './report-facts.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-products-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** What another program makes of a file; fails where it does not take it. */
function python(code: string, text: string): unknown {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], { input: text, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('a patch', () => {
  it('is taken by git, whatever is changed where', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '', '  x'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(text, fc.uniqueArray(fc.nat(29), { maxLength: 6 }), fc.boolean(), (lines, at, hasEnd) => {
        const before = lines.map((line, index) => `${line}${index}`);
        const source = {
          root: '.',
          files: [{ path: 'app/a.txt', lines: hasEnd ? [...before, ''] : before }],
        };
        const edits = at
          .filter((index) => index < before.length)
          .map((index) => ({
            file: 'app/a.txt',
            line: index + 1,
            find: before[index] ?? '',
            replace: `new ${index}`,
          }));
        const operation = {
          id: 'O1',
          task: 'T1',
          kind: 'edit' as const,
          what: 'x',
          issues: [],
          grounds: [],
          edits,
        };
        const patched = applyEdits(source, [operation]);
        const folder = mkdtempSync(join(home, 'r-'));
        mkdirSync(join(folder, 'app'));
        writeFileSync(join(folder, 'app/a.txt'), source.files[0]?.lines.join('\n') ?? '');
        const patch = renderPatch(source, patched);
        if (patch === '') return;
        const { status, stderr } = spawnSync('git', ['apply', '-'], {
          cwd: folder,
          input: patch,
          encoding: 'utf8',
        });
        expect(status, `${stderr}\n${patch}`).toBe(0);
        expect(readFileSync(join(folder, 'app/a.txt'), 'utf8')).toBe(
          (patched.files.get('app/a.txt') ?? []).join('\n'),
        );
      }),
      { seed: 2, numRuns: 25 },
    );
  });

  it('leaves out whole what does not stand where it should', () => {
    const source = { root: '.', files: [{ path: 'a', lines: ['x x', 'y'] }] };
    const edits = [
      { file: 'a', line: 2, find: 'y', replace: 'z' },
      { file: 'a', line: 1, find: 'x', replace: 'z' },
    ];
    const made = applyEdits(source, [
      { id: 'O1', task: 'T1', kind: 'edit', what: '-', issues: [], grounds: [], edits },
    ]);
    expect(made.failed).toEqual(['O1']);
    expect([...made.files]).toEqual([]);
  });
});

describe.each([
  ['plain', 'Plain'],
  ['hostile', HOSTILE],
])('reports of %s findings', (_what, title) => {
  it('name every finding, and pass the builder’s count', () => {
    const products = [
      writeReview(facts(title), 'ux-review.md'),
      buildSpreadsheet(facts(title), 'ux-findings.csv'),
      fillAccessibilityForm(facts(title), 'accessibility-report.md'),
      makeSlides(facts(title), 'ux-slides.md'),
      ...writeData(facts(title), 'ux-findings.json'),
    ];
    expect(products.flatMap((product) => checkProduct(product, facts(title)))).toEqual([]);
  });

  it.skipIf(!hasPython)('are read by another program', () => {
    const csv = buildSpreadsheet(facts(title), 'x.csv').text;
    const rows = python(
      'import csv,sys,json,io; print(json.dumps(list(csv.reader(io.StringIO(sys.stdin.read(), newline="")))))',
      csv,
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/"[=+@]/);
    const files = new Map(writeData(facts(title), 'f.json').map((one) => [one.name, one.text]));
    const count =
      'import sys,json,xml.etree.ElementTree as E; print(len(list(E.fromstring(sys.stdin.buffer.read()).iter("TAG"))))';
    expect(python(count.replace('TAG', 'finding'), files.get('f.xml') ?? '')).toBe(2);
    expect(python(count.replace('TAG', 'failure'), files.get('f.junit.xml') ?? '')).toBe(2);
  });

  it('agree with one another', () => {
    const files = new Map(writeData(facts(title), 'f.json').map((one) => [one.name, one.text]));
    const json = JSON.parse(files.get('f.json') ?? '');
    expect(parse(files.get('f.yml') ?? '')).toEqual(json);
    const sarif = JSON.parse(files.get('f.sarif') ?? '');
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.runs[0].results.map((one: { level: string }) => one.level)).toEqual(['error', 'warning']);
    for (const { ruleId, ruleIndex } of sarif.runs[0].results)
      expect(sarif.runs[0].tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });
});

describe('the accessibility report', () => {
  const { text } = fillAccessibilityForm(facts(), 'accessibility-report.md');
  it('gives each of the 55 criteria one status, from what was measured', () => {
    const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows.length).toBe(55);
    expect(rows.find((row) => row.startsWith('| 1.4.3 '))).toContain('Failures found');
    expect(new Set(rows.map((row) => row.split(' | ')[2]))).toEqual(
      new Set([
        'Failures found',
        'No failure found by what was measured',
        'A person must look',
        'Not measured',
      ]),
    );
  });
  it('claims no conformance, and the builder would see it', () => {
    expect(text).toContain('does not claim conformance');
    const claim = { name: 'accessibility-report.md', text: `${text}\nThe product is compliant.` };
    expect(checkProduct(claim, facts())).toEqual(['accessibility-report.md claims conformance.']);
  });
});

it('a slide holds six lines at most', () => {
  const slides = makeSlides(facts(), 's.md').text.split('\n---\n');
  for (const slide of slides)
    expect(slide.split('\n').filter((line) => line.startsWith('- ')).length).toBeLessThanOrEqual(6);
});
