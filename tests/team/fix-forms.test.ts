// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import { describe, expect, it } from 'vitest';
import { FIXERS } from '../../src/team/fix/fixers.ts';
import { narrow } from '../../src/team/fix/narrow.ts';
import { applyEdits } from '../../src/team/producers/patch.ts';
import { context, control, fixOn as fix, issue, place } from './worlds.ts';

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

describe('fields whose label is the placeholder that a helper is given', () => {
  const box = (key: string, placeholder: string) => control({ key, tag: 'input', placeholder });
  const screens = { s1: { controls: [box('#mail', 'Email'), box('#town', 'Town')] } };
  const one = issue('missing-visible-label', { places: [place({ key: '#mail' }), place({ key: '#town' })] });
  it('get it as a label that stays', () => {
    expect(fix(one, { 'a.mjs': '<p><input id="${id}" placeholder="${label}"></p>' }, screens)).toEqual({
      'a.mjs': '<p><label for="${id}">${label}</label><input id="${id}" placeholder="${label}"></p>',
    });
    expect(fix(one, { 'a.jsx': 'return <input id={id} placeholder={props.label} />;' }, screens)).toEqual({
      'a.jsx':
        'return <><label htmlFor={id}>{props.label}</label><input id={id} placeholder={props.label} /></>;',
    });
    const apart = {
      'a.mjs': '<input id="${id}" placeholder="${label}">\n<input id="q" placeholder="Search">',
    };
    expect(fix(one, apart, screens)?.['a.mjs']).toContain('<label for="${id}">');
  });
  const helper = '<input id="${id}" placeholder="${label}">';
  it.each([
    ['two helpers could be meant', `${helper}\n${helper}`],
    ['another tag is handed its attributes', `${helper}\n<input id="x" \${extra}>`],
    ['one of the fields is written apart', `${helper}\n<input id="town" placeholder="Town">`],
    ['the id is put together', '<input id="f-${id}" placeholder="${label}">'],
    ['the words are', '<input id="${id}" placeholder="${label.trim()}">'],
    [
      'a condition leaves a label out',
      `${helper}\n\${long && html\`<label for="\${id}">\${label}</label>\`}`,
    ],
    ['a tag of JSX does not end there', '<input id={id} placeholder={label}\n/>'],
  ])('are for people where %s', (_what, text) => {
    expect(fix(one, { 'a.mjs': text }, screens)).toBeNull();
  });
});
