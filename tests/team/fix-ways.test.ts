// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import { describe, expect, it } from 'vitest';
import { FIXERS } from '../../src/team/fix/fixers.ts';
import { narrow } from '../../src/team/fix/narrow.ts';
import { applyEdits } from '../../src/team/producers/patch.ts';
import { context, control, fixOn as fix, issue, place } from './worlds.ts';

describe('a way past what repeats', () => {
  const one = issue('no-way-past');
  const page = '<body class="b">\n<nav></nav>\n<div class="main wide">';
  it('is a link to the only part that is called main, which gets an id where it has none', () => {
    expect(fix(one, { 'a.html': page })).toEqual({
      'a.html':
        '<body class="b"><a style="display:inline-block;padding:8px" href="#main">{{answer}}</a>\n<nav></nav>\n<div id="main" class="main wide">',
    });
    expect(fix(one, { 'a.mjs': '<body>\n<div id="page" class="main">' })?.['a.mjs']).toContain(
      'href="#page"',
    );
  });
  it('looks as the stylesheet has such links look', () => {
    const made = fix(one, {
      'a.html': page,
      'a.css': '.skip-link { top: 0 }\n.skip-link:focus { top: 9px }',
    });
    expect(made?.['a.html']).toContain('<a class="skip-link" href="#main">');
  });
  it.each([
    ['two pages could be meant', { 'a.html': page, 'b.html': '<body>' }],
    ['no part is called main', { 'a.html': '<body>\n<div class="content">' }],
    ['two parts are', { 'a.html': `${page}\n<div id="main">` }],
    ['another element has that id', { 'a.html': `${page}\n<p id="main">` }],
    ['its id is made', { 'a.html': '<body>\n<div id="${id}" class="main">' }],
    [
      'such a link is written under a condition',
      { 'a.mjs': `${page}\n\${x && html\`<a href="#main">Skip</a>\`}` },
    ],
  ])('is for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files)).toBeNull();
  });
  it('is for people where the page speaks another language than these words', () => {
    expect(fix(one, { 'a.html': page }, { s1: { lang: 'en-GB' } })).not.toBeNull();
    expect(fix(one, { 'a.html': page }, { s1: { lang: 'de' } })).toBeNull();
  });
});

describe('pages that share a title', () => {
  const screens = {
    s1: { headings: [{ level: 1, text: 'Orders' }] },
    s2: { headings: [{ level: 1, text: 'Invoices' }] },
  };
  const one = issue('title-not-changed', {
    places: [place({ name: 'Shop' }), place({ name: 'Shop', state: 's2' })],
  });
  const file = (heading: string): string => `<head>\n<title>Shop</title>\n</head>\n<h1>${heading}</h1>`;
  it('are told apart by the heading that each file writes', () => {
    expect(fix(one, { 'a.html': file('Orders'), 'b.html': file('Invoices') }, screens)).toEqual({
      'a.html': file('Orders').replace('Shop', 'Orders · Shop'),
      'b.html': file('Invoices').replace('Shop', 'Invoices · Shop'),
    });
  });
  it('leave alone the one whose heading is the title', () => {
    const home = { ...screens, s1: { headings: [{ level: 1, text: 'Shop' }] } };
    const made = fix(one, { 'a.html': file('Shop'), 'b.html': file('Invoices') }, home);
    expect(Object.keys(made ?? {})).toEqual(['b.html']);
  });
  it.each([
    ['one file writes the title of all', { 'a.html': '<title>Shop</title>', 'b.mjs': '<h1>Orders</h1>' }],
    ['a heading is made', { 'a.html': file('Orders'), 'b.html': file('${name}') }],
    [
      'two files write one heading',
      { 'a.html': file('Orders'), 'b.html': file('Orders'), 'c.html': file('Invoices') },
    ],
    ['a file writes two headings', { 'a.html': `${file('Orders')}<h1>x</h1>`, 'b.html': file('Invoices') }],
    [
      'a file writes two titles',
      { 'a.html': `${file('Orders')}<title>x</title>`, 'b.html': file('Invoices') },
    ],
  ])('are for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files, screens)).toBeNull();
  });
  it('are for people where a screen has no heading', () => {
    const files = { 'a.html': file('Orders'), 'b.html': file('Invoices') };
    expect(fix(one, files, { ...screens, s2: { headings: [] } })).toBeNull();
  });
});

describe('an error that is tied to no field', () => {
  const screens = { s1: { controls: [control({ key: '#email', tag: 'input' })] } };
  const one = issue('error-not-tied-to-field', { places: [place({ name: 'This cannot be' })] });
  const field = '<input id="email" name="email">';
  const tied = '<input aria-describedby="email-error" id="email" name="email">';
  it('is tied where its element bears the field’s name and holds the words', () => {
    const text = '<p id="email-error" class="error">This cannot be</p>';
    expect(fix(one, { 'a.html': `${text}\n${field}` }, screens)).toEqual({ 'a.html': `${text}\n${tied}` });
  });
  it('is tied where one line of a script puts the words there', () => {
    const files = {
      'a.html': `<span id="email-error"></span>\n${field}`,
      'a.js': "document.getElementById('email-error').textContent = 'This cannot be';",
    };
    expect(fix(one, files, screens)?.['a.html']).toContain(tied);
  });
  const held = '<p id="email-error">This cannot be</p>';
  it.each([
    ['the words stand in no element of the source', { 'a.html': `<p id="email-error"></p>\n${field}` }],
    ['they stand in two', { 'a.html': `${held}\n<p id="phone-error">This cannot be</p>\n${field}` }],
    ['the id names no field', { 'a.html': `<p id="oops">This cannot be</p>\n${field}` }],
    ['the field stands in another file', { 'a.html': held, 'b.html': field }],
    ['two fields bear the name', { 'a.html': `${held}\n${field}\n${field}` }],
    ['the field is described already', { 'a.html': `${held}\n<input id="email" aria-describedby="hint">` }],
    ['the markup is put together', { 'a.mjs': `\${error && html\`${held}\`}\n${field}` }],
    [
      'a whole line sets both',
      { 'a.html': `<p id="email-error"></p>${field}`, 'a.js': "show('This cannot be')" },
    ],
  ])('is for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files, screens)).toBeNull();
  });
  it('is for people where the screen does not show that field', () => {
    expect(
      fix(one, { 'a.html': `${held}\n${field}` }, { s1: { controls: [control({ key: '#name' })] } }),
    ).toBeNull();
  });
});

describe('fields that the browser cannot fill', () => {
  const at = (key: string, purpose: string) =>
    place({ key, claim: `asks for a personal fact (${purpose}) and` });
  const screens = {
    s1: { controls: [control({ key: '#mail', tag: 'input' }), control({ key: '#tel', tag: 'input' })] },
  };
  const one = issue('field-without-purpose', { places: [at('#mail', 'email'), at('#tel', 'tel')] });
  it('get each the purpose that was measured at it', () => {
    const html = '<input id="mail" type="email" autocomplete="off">\n<input id="tel" autocomplete="off">';
    expect(fix(one, { 'a.html': html }, screens)).toEqual({
      'a.html':
        '<input id="mail" type="email" autocomplete="email">\n<input inputmode="tel" id="tel" autocomplete="tel">',
    });
  });
  it.each([
    ['one of them has no place', '<input id="mail" autocomplete="off">'],
    ['one helper writes both', '<input id="${id}" autocomplete="off">'],
    [
      'a branch switches it off',
      '<input id="mail" autocomplete="off">\n<input id="tel"${x && html` autocomplete="off"`}>',
    ],
  ])('are for people where %s', (_what, html) => {
    expect(fix(one, { 'a.mjs': html }, screens)).toBeNull();
  });
  it('are for people where one field was measured with two purposes', () => {
    const both = issue('field-without-purpose', { places: [at('#mail', 'email'), at('#mail', 'tel')] });
    expect(fix(both, { 'a.html': '<input id="mail" autocomplete="off">' }, screens)).toBeNull();
  });
});

describe('changes of one tag', () => {
  const line = '<p><input id="pw" autocomplete="off" onpaste="return false"></p>';
  it('are as small as they can be and still stand once in their line', () => {
    expect(narrow(line, { find: ' onpaste="return false"', replace: '' })).toEqual({
      find: ' onpaste="return false"',
      replace: '',
    });
    expect(narrow('<a> <a x>', { find: '<a x>', replace: '<a y>' })).toEqual({ find: 'x', replace: 'y' });
  });
  it.each([[['paste-blocked', 'field-without-purpose']], [['field-without-purpose', 'paste-blocked']]])(
    'get along with one another: %j',
    (rules) => {
      const places = [place({ key: '#pw', claim: 'a personal fact (current-password)' })];
      const issues = rules.map((rule) => issue(rule, { places }));
      const world = context({ 'a.html': line }, issues, [control({ key: '#pw', tag: 'input' })]);
      const operations = issues.map((one, at) => ({
        id: `O${at + 1}`,
        task: 'T1',
        kind: 'edit' as const,
        what: 'x',
        issues: [one.id],
        grounds: [],
        edits: [...(FIXERS[one.rule]?.(one, world)?.edits ?? [])],
      }));
      const { files, failed } = applyEdits(world.source, operations);
      expect(failed).toEqual([]);
      expect(files.get('a.html')).toEqual(['<p><input id="pw" autocomplete="current-password"></p>']);
    },
  );
});
