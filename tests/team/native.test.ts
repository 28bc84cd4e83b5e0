import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { readSheet } from 'read-excel-file/node';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { loadPackage, parseRequirement } from '../../src/adapters/team/native/load-package.ts';
import { type ReadPicture, typeOf } from '../../src/adapters/team/native/picture.ts';
import { renderNative } from '../../src/adapters/team/native/render-native.ts';
import { WCAG_CRITERIA } from '../../src/contract/wcag-criteria.ts';
import { packageRoot } from '../../src/paths.ts';
import { buildSpreadsheet } from '../../src/team/producers/build-spreadsheet.ts';
import type { Product } from '../../src/team/producers/facts.ts';
import { fillAccessibilityForm } from '../../src/team/producers/fill-accessibility-form.ts';
import { makeSlides } from '../../src/team/producers/make-slides.ts';
import { writeReview } from '../../src/team/producers/write-review.ts';
import { solidPng } from '../support/solid-png.ts';
import { facts, HOSTILE } from './report-facts.ts';

const shot = solidPng(1, 1280, 720);
const readPicture: ReadPicture = (ref) =>
  ref === 'buy/step-02' ? { bytes: shot, type: 'png', width: 1280, height: 720 } : null;

async function render({ native }: Product): Promise<Buffer> {
  if (native === undefined) throw new Error('This producer knows no native format.');
  return Buffer.from(await renderNative(native, { project: packageRoot, readPicture }));
}

/** The parts of an Office file; fails where libxml2 does not take one of them. */
async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const parts = Object.entries(unzipSync(bytes));
  const texts = parts.filter(([name]) => /\.(xml|rels)$/.test(name));
  const xml = texts.map(([name, part]) => ({ fileName: name.replaceAll(/[^\w.]/g, '_'), contents: part }));
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors).toEqual([]);
  return new Map(parts.map(([name, part]) => [name, strFromU8(part)]));
}

/** Each part that another one names is in the file. */
function danglingParts(parts: ReadonlyMap<string, string>): string[] {
  return [...parts].flatMap(([name, text]) => {
    if (!name.endsWith('.rels')) return [];
    const folder = name.replace(/_rels\/[^/]+$/, '');
    return [...text.matchAll(/<Relationship [^>]*>/g)]
      .filter(([tag]) => !tag.includes('TargetMode="External"'))
      .map(([tag]) => /Target="([^"]+)"/.exec(tag)?.[1] ?? '')
      .map((target) => new URL(target, `file:///${folder}`).pathname.slice(1))
      .filter((path) => !parts.has(path));
  });
}

describe.each([
  ['plain', 'Plain'],
  ['hostile', HOSTILE],
])('native files of %s findings', (_what, title) => {
  const letters = title === HOSTILE ? 'alert(1)' : 'Plain';

  it('a docx is read by another program, with headings, findings and the screen', async () => {
    const bytes = await render(writeReview(facts(title), 'ux-review.md'));
    expect(danglingParts(await unpack(bytes))).toEqual([]);
    const { value: html } = await mammoth.convertToHtml({ buffer: bytes });
    expect(html).toMatch(/<h1>.*UX review: /);
    expect(html).toContain('contrast-1');
    expect(html).toContain('journey-blocked-1');
    expect(html).toContain(letters);
    expect(html).not.toContain('<script');
    expect(html.match(/<img alt="[^"]+, buy\/step-02" src="data:image\/png/g)).toHaveLength(1);
    expect(html.match(/<h2>/g)).toHaveLength(5);
  });

  it('an xlsx is read by another program, and no text is a formula', async () => {
    const bytes = await render(buildSpreadsheet(facts(title), 'ux-findings.csv'));
    const parts = await unpack(bytes);
    const rows = await readSheet(bytes);
    expect(rows.map((row) => row[0])).toEqual(['id', 'journey-blocked-1', 'contrast-1']);
    expect(String(rows[2]?.[5])).toContain(letters);
    expect(rows[1]?.[9]).toBe(1);
    expect([...parts.values()].join('')).not.toMatch(/<f[ >]/);
  });

  it('a pptx holds the slides of the Markdown, the screen and its words', async () => {
    const product = makeSlides(facts(title), 'ux-slides.md');
    const parts = await unpack(await render(product));
    expect(danglingParts(parts)).toEqual([]);
    const slides = [...parts]
      .filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
      .map(([, one]) => one);
    expect(slides).toHaveLength(product.text.split('\n---\n').length);
    for (const slide of slides) expect(slide).toMatch(/<p:ph\s[^>]*type="title"/);
    expect(slides.filter((slide) => slide.includes('<p:pic>'))).toHaveLength(1);
    expect(slides.join('')).toMatch(/<p:cNvPr [^>]*descr="[^"]+, buy\/step-02"/);
    const pictures = [...parts.keys()].filter((name) => /^ppt\/media\/.*\.png$/.test(name));
    expect(pictures).toHaveLength(1);
    expect(slides.join('')).toContain(letters);
  });

  it('a PDF is read by another program: title, language, tags, and each criterion', async () => {
    const bytes = await render(fillAccessibilityForm(facts(title), 'accessibility-report.md'));
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Language: 'en-US' });
    expect(String(info.Title)).toContain(letters);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const trees: unknown[] = [];
    for (let at = 1; at <= pdf.numPages; at += 1) trees.push(await (await pdf.getPage(at)).getStructTree());
    const tags = JSON.stringify(trees);
    for (const role of ['H1', 'L', 'Table', 'TH', 'TD']) expect(tags).toContain(`"role":"${role}"`);
    const { text } = await extractText(pdf, { mergePages: true });
    for (const { criterion } of WCAG_CRITERIA) expect(text).toContain(`${criterion} `);
    expect(text).toContain('Failures found');
    expect(text).toContain('does not claim conformance');
    expect(text).toContain(letters);
    expect(text).not.toMatch(/\b(conforms|conformant|compliant)\b/i);
  });
});

it('signs that the PDF’s fonts do not know are named, none is lost', async () => {
  const bytes = await render(fillAccessibilityForm(facts('日本 ✓'), 'r.md'));
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text.replace(/\s/g, '')).toContain('[U+65E5][U+672C][U+2713]');
});

it('a package that nobody installed is asked for by name, and the producer’s text is there without it', async () => {
  await expect(loadPackage('no-such-package-here/node', packageRoot)).rejects.toMatchObject({
    code: 'tool_missing',
    hint: 'Install it in the project: npm install --save-dev no-such-package-here',
  });
  expect(parseRequirement('npm:write-excel-file/node@^4.1.0')).toEqual({
    name: 'write-excel-file/node',
    install: 'npm install --save-dev write-excel-file@^4.1.0',
  });
  expect(parseRequirement('npm:docx@1; rm -rf /')).toBeNull();
  expect(parseRequirement('git')).toBeNull();
});

it('only pictures that document programs take are set', () => {
  expect(typeOf(shot)).toBe('png');
  expect(typeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpg');
  expect(typeOf(Buffer.from('<svg onload="alert(1)"/>'))).toBeNull();
});
