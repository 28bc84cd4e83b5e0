// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import { describe, expect, it } from 'vitest';
import { control, fixOn as fix, issue, place } from './worlds.ts';

type Files = Record<string, string>;

describe('a title', () => {
  const one = issue('missing-title');
  const screen = { s1: { headings: [{ level: 1, text: 'Orders' }], controls: [] } };
  it('is given to the only head, in words that a person agrees to', () => {
    expect(fix(one, { 'a.html': '<head>\n<meta>\n</head>' }, screen)).toEqual({
      'a.html': '<head><title>{{answer}}</title>\n<meta>\n</head>',
    });
    expect(fix(one, { 'a.html': '<head><title></title></head>' }, screen)).toEqual({
      'a.html': '<head><title>{{answer}}</title></head>',
    });
  });
  it.each([
    ['two heads', { 'a.html': '<head>', 'b.html': '<head>' }, screen],
    ['a title that some branch writes', { 'a.mjs': '<head>${t && html`<title>${t}</title>`}' }, screen],
    ['a script that sets it', { 'a.html': '<head>\n<script>document.title = x</script>' }, screen],
    ['no heading', { 'a.html': '<head>' }, { s1: { headings: [], controls: [] } }],
    [
      'a heading that is markup',
      { 'a.html': '<head>' },
      { s1: { headings: [{ level: 1, text: '</title><script>' }] } },
    ],
  ])('is for people where there is %s', (_what, files: Files, states) => {
    expect(fix(one, files, states)).toBeNull();
  });
  it('is for people where two pages share a head', () => {
    const both = issue('missing-title', { places: [place(), place({ state: 's2' })] });
    const states = { ...screen, s2: { headings: [{ level: 1, text: 'Invoices' }] } };
    expect(fix(both, { 'a.html': '<head>' }, states)).toBeNull();
  });
});

describe('a title that a condition takes away', () => {
  const one = issue('missing-title');
  const frame = "${title === null ? '' : html`<title>${title} · Shop</title>`}";
  const page = '<h1>${order.name}</h1>\nconst title = hurried ? null : order.name;';
  const screen = { s1: { headings: [{ level: 1, text: 'Two chairs' }] } };
  it('is kept, where one line takes it away and the same words head the page', () => {
    expect(fix(one, { 'a.mjs': frame, 'b.mjs': page }, screen)).toEqual({
      'b.mjs': '<h1>${order.name}</h1>\nconst title = order.name;',
    });
    const call = "<h1>${name}</h1>\nshow({ title: is('x') ? '' : error ? `Error: ${name}` : name, body })";
    const and = '${title && html`<title>${title}</title>`}';
    expect(fix(one, { 'a.mjs': and, 'b.mjs': call }, screen)?.['b.mjs']).toContain(
      'show({ title: error ? `Error: ${name}` : name, body })',
    );
  });
  it.each([
    ['two lines do', { 'a.mjs': frame, 'b.mjs': page, 'c.mjs': page }],
    [
      'a page may give none at all',
      { 'a.mjs': frame, 'b.mjs': page, 'c.mjs': 'show({ title: null, body })' },
    ],
    ['no template leaves it out', { 'a.mjs': '<title>${title}</title>', 'b.mjs': page }],
    ['two templates write titles', { 'a.mjs': frame, 'b.mjs': page, 'c.html': '<title>Shop</title>' }],
    ['nothing heads the page', { 'a.mjs': frame, 'b.mjs': 'const title = loading ? null : data.name;' }],
  ])('is for people where %s', (_what, files: Files) => {
    expect(fix(one, files, screen)).toBeNull();
  });
  it('is for people where the heading was not on the screen either', () => {
    expect(fix(one, { 'a.mjs': frame, 'b.mjs': page }, { s1: { headings: [] } })).toBeNull();
  });
});

describe('a page that is wider than its window', () => {
  const wide = { s1: { layout: { document_width: 1100 }, controls: [] } };
  const one = issue('reflow');
  it('loses the one style that sets the measured width', () => {
    expect(fix(one, { 'a.css': 'body { min-width: 1100px; color: red; }' }, wide)).toEqual({
      'a.css': 'body {  color: red; }',
    });
    expect(fix(one, { 'a.css': '.page {\n  width: 1100px;\n}' }, wide)).toEqual({
      'a.css': '.page {\n  max-width: 1100px;\n}',
    });
  });
  it.each([
    ['two styles set it', 'a { width: 1100px } b { min-width: 1100px }'],
    ['another width is set', 'body { min-width: 1000px }'],
    ['it is only a limit', 'body { max-width: 1100px }'],
    ['a comment says so', '/* body { min-width: 1100px } */'],
  ])('is for people where %s', (_what, css) => {
    expect(fix(one, { 'a.css': css }, wide)).toBeNull();
  });
  it('is for people where it was not measured, or differs from screen to screen', () => {
    const css = { 'a.css': 'body { min-width: 1100px }' };
    expect(fix(one, css)).toBeNull();
    const both = issue('reflow', { places: [place(), place({ state: 's2' })] });
    expect(fix(both, css, { ...wide, s2: { layout: { document_width: 900 } } })).toBeNull();
  });
});

describe('focus that nobody sees', () => {
  const link = { s1: { controls: [control({ key: '#a', tag: 'a' })] } };
  const one = issue('invisible-focus', { places: [place({ key: '#a' })] });
  it('gets its outline back', () => {
    expect(fix(one, { 'a.css': '*:focus { outline: none !important; color: red }' }, link)).toEqual({
      'a.css': '*:focus {  color: red }',
    });
    expect(
      fix(
        one,
        { 'a.css': 'a:focus-visible, button:focus { outline: 0; }\nmain:focus { outline: none }' },
        link,
      ),
    ).toEqual({ 'a.css': 'a:focus-visible, button:focus {  }\nmain:focus { outline: none }' });
  });
  it.each([
    ['no style takes it', { 'a.css': 'a:focus { outline: 2px solid }' }],
    ['only another element loses it', { 'a.css': 'button:focus { outline: none }' }],
    ['a class decides', { 'a.css': '.quiet:focus { outline: none }' }],
    ['two stylesheets do', { 'a.css': ':focus { outline: none }', 'b.css': 'a:focus { outline: 0 }' }],
  ])('is for people where %s', (_what, files: Files) => {
    expect(fix(one, files, link)).toBeNull();
  });
});

describe('the main part', () => {
  const one = issue('missing-landmarks');
  it('is named where the source calls it so', () => {
    expect(
      fix(one, { 'a.mjs': '${x ? html`<div class="main ${w}">${b}</div>` : html`<main>${b}</main>`}' }),
    ).toEqual({
      'a.mjs': '${x ? html`<div role="main" class="main ${w}">${b}</div>` : html`<main>${b}</main>`}',
    });
  });
  it.each([
    ['two are called so', '<div class="main">\n<div id="main">'],
    ['none is', '<div class="content domain">'],
    ['a real one may surround it', '<main>\n<div class="main">'],
    ['another one says it', '<section role="main">\n<div class="main">'],
  ])('is for people where %s', (_what, html) => {
    expect(fix(one, { 'a.html': html })).toBeNull();
  });
});

describe('attributes that get in the way', () => {
  const screen = (tag: string) => ({ s1: { controls: [control({ key: '#x', tag })] } });
  const at = (rule: string) => issue(rule, { places: [place({ key: '#x' })] });
  it('pasting is allowed again, where the tag itself refuses it', () => {
    expect(
      fix(at('paste-blocked'), { 'a.html': '<input id="x" onpaste="return false">' }, screen('input')),
    ).toEqual({
      'a.html': '<input id="x">',
    });
    expect(
      fix(at('paste-blocked'), { 'a.html': '<input id="x" onpaste="check(event)">' }, screen('input')),
    ).toBeNull();
    expect(fix(at('paste-blocked'), { 'a.html': '<input id="x">' }, screen('input'))).toBeNull();
  });
  it('pasting is allowed again, where the source hears of a paste in one place only', () => {
    const made = 'const extra = ` onpaste="return false"`;';
    expect(fix(at('paste-blocked'), { 'a.mjs': made }, screen('input'))).toEqual({
      'a.mjs': 'const extra = ``;',
    });
    const heard = { 'a.mjs': made, 'b.mjs': "field.addEventListener('paste', check);" };
    expect(fix(at('paste-blocked'), heard, screen('input'))).toBeNull();
    const two = issue('paste-blocked', { places: [place({ key: '#x' }), place({ key: '#y' })] });
    expect(fix(two, { 'a.mjs': made }, screen('input'))).toBeNull();
  });
  it('the keyboard goes by the order of the page', () => {
    expect(
      fix(at('positive-tab-order'), { 'a.html': '<button id="x" tabindex="3">' }, screen('button')),
    ).toEqual({
      'a.html': '<button id="x">',
    });
    expect(
      fix(at('positive-tab-order'), { 'a.html': '<button id="x" tabindex="0">' }, screen('button')),
    ).toBeNull();
    expect(
      fix(
        at('positive-tab-order'),
        { 'a.html': '<button id="x" tabindex="3">\n<button id="x" tabindex="4">' },
        screen('button'),
      ),
    ).toBeNull();
  });
});

describe('a link that leads nowhere', () => {
  const screen = { s1: { controls: [control({ key: '#more', tag: 'a', name: 'More' })] } };
  const one = issue('link-without-target', { places: [place({ key: '#more' })] });
  it('becomes the button that it is', () => {
    expect(fix(one, { 'a.html': '<a id="more" href="#" onclick="open()">More</a>' }, screen)).toEqual({
      'a.html': '<button type="button" id="more" onclick="open()">More</button>',
    });
  });
  it.each([
    ['nothing happens on a press', '<a id="more" href="#">More</a>'],
    ['it leads to a place', '<a id="more" href="#top" onclick="open()">More</a>'],
    ['it holds more than words', '<a id="more" href="#" onclick="open()"><b>More</b></a>'],
    [
      'there are two of them',
      '<a id="more" href="#" onclick="a()">More</a>\n<a id="more" href="#" onclick="b()">More</a>',
    ],
  ])('is for people where %s', (_what, html) => {
    expect(fix(one, { 'a.html': html }, screen)).toBeNull();
  });
});
