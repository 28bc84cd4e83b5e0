// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import { describe, expect, it } from 'vitest';
import { fixOn as fix, issue, place } from './worlds.ts';

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
  it('leave alone the one whose heading the title says', () => {
    const home = { ...screens, s1: { headings: [{ level: 1, text: 'Sho' }] } };
    const made = fix(one, { 'a.html': file('Sho'), 'b.html': file('Invoices') }, home);
    expect(Object.keys(made ?? {})).toEqual(['b.html']);
    const both = { ...home, s2: { headings: [{ level: 1, text: 'Shop' }] } };
    expect(fix(one, { 'a.html': file('Sho'), 'b.html': file('Shop') }, both)).toBeNull();
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

describe('a place with two names', () => {
  const claim = 'The navigation calls this place “Prefs”, the screen calls itself “Configuration”.';
  const one = issue('place-named-differently', { places: [place({ name: 'Prefs', claim })] });
  it('is called as the screen calls itself, if a person agrees', () => {
    expect(
      fix(one, { 'a.mjs': "{ href: '/x', name: 'Prefs' }", 'b.html': '<p>Prefs are kept.</p>' }),
    ).toEqual({
      'a.mjs': "{ href: '/x', name: '{{answer}}' }",
    });
    expect(fix(one, { 'a.html': '<a href="/x">Prefs</a>' })).toEqual({
      'a.html': '<a href="/x">{{answer}}</a>',
    });
  });
  it('is for people where the words stand twice, or nowhere', () => {
    expect(fix(one, { 'a.mjs': "name: 'Prefs'", 'b.mjs': "if (tab === 'Prefs')" })).toBeNull();
    expect(fix(one, { 'a.mjs': 'name: `${short}s`' })).toBeNull();
  });
  it('is for people where screens of several names lie behind it', () => {
    const other = place({ name: 'Prefs', claim: claim.replace('Configuration', 'Profile') });
    const both = issue('place-named-differently', { places: [place({ name: 'Prefs', claim }), other] });
    expect(fix(both, { 'a.html': '<a>Prefs</a>' })).toBeNull();
  });
});

describe('a script that breaks off since another is missing', () => {
  const claim = (member: string): string =>
    `At “Tick” a script broke off with “Cannot read properties of undefined (reading '${member}')”.`;
  const one = issue('uncaught-page-error', { places: [place({ claim: claim('track') })] });
  it('asks first whether it is there', () => {
    expect(
      fix(one, { 'a.js': "f();\n  window.analytics.track('x');", 'a.css': '.track { top: 0 }' }),
    ).toEqual({
      'a.js': "f();\n  window.analytics?.track('x');",
    });
  });
  it.each([
    ['what it returns is used', { 'a.js': "const id = window.analytics.track('x');" }],
    ['it is no property of the window', { 'a.js': "this.analytics.track('x');" }],
    ['two places read it', { 'a.js': "window.analytics.track('x');", 'b.js': 'song.track = 1;' }],
    [
      'the source itself sets it',
      { 'a.js': "window.analytics.track('x');", 'b.js': 'window.analytics = make();' },
    ],
    ['nothing reads it', { 'a.js': 'f();' }],
  ])('is for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files)).toBeNull();
  });
  it('is for people where it breaks off over several things, or for another reason', () => {
    const files = { 'a.js': "window.analytics.track('x');" };
    const two = [place({ claim: claim('track') }), place({ claim: claim('page') })];
    expect(fix(issue('uncaught-page-error', { places: two }), files)).toBeNull();
    expect(
      fix(issue('uncaught-page-error', { places: [place({ claim: 'x is not a function' })] }), files),
    ).toBeNull();
  });
});

describe('text that is stretched to both margins', () => {
  const one = issue('justified-text');
  it('ends where it ends, where one style stretches it', () => {
    expect(fix(one, { 'a.css': 'p {\n  text-align: justify;\n}\nh1 { text-align: left }' })).toEqual({
      'a.css': 'p {\n  text-align: start;\n}\nh1 { text-align: left }',
    });
  });
  it.each([
    ['two styles do', { 'a.css': 'p { text-align: justify }', 'b.css': 'li { text-align: justify }' }],
    [
      'a tag does, too',
      { 'a.css': 'p { text-align: justify }', 'a.html': '<p style="text-align: justify">' },
    ],
    ['no style of the source does', { 'a.html': '<p class="text-justify">' }],
  ])('is for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files)).toBeNull();
  });
});

describe('sound that starts by itself', () => {
  const one = issue('sound-by-itself');
  it('can be stopped, where one tag starts it', () => {
    expect(
      fix(one, { 'a.html': '<audio autoplay src="x.mp3"></audio>\n<video src="y.mp4"></video>' }),
    ).toEqual({
      'a.html': '<audio controls autoplay src="x.mp3"></audio>\n<video src="y.mp4"></video>',
    });
  });
  it.each([
    ['two tags start sound', { 'a.html': '<audio autoplay src="x.mp3">\n<video autoplay src="y.mp4">' }],
    ['a script does', { 'a.html': '<audio autoplay src="x.mp3">', 'a.js': 'song.play();' }],
    ['the one that does is silent', { 'a.html': '<video autoplay muted src="y.mp4">' }],
    ['it is handed its attributes', { 'a.jsx': '<video autoPlay {...props}>' }],
  ])('is for people where %s', (_what, files: Record<string, string>) => {
    expect(fix(one, files)).toBeNull();
  });
});
