// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/contract/outcome.ts';
import type { Control } from '../../src/contract/state.ts';
import { contrastOf } from '../../src/team/fix/contrast.ts';
import { FIXERS } from '../../src/team/fix/fixers.ts';
import { applyEdits } from '../../src/team/producers/patch.ts';
import { context, control, issue, place } from './worlds.ts';

type Files = Record<string, string>;

/** What a fixer makes of a source; `null` where it is in doubt. `{{answer}}` stays. */
function fix(one: Issue, files: Files, controls: Control[] = []): Files | null {
  const world = context(files, [one], controls);
  const made = FIXERS[one.rule]?.(one, world) ?? null;
  if (made === null) return null;
  const operation = { id: 'O1', task: 'T1', kind: 'edit' as const, what: 'x', issues: [one.id], grounds: [] };
  const { files: after, failed } = applyEdits(world.source, [{ ...operation, edits: [...made.edits] }]);
  expect(failed).toEqual([]);
  return Object.fromEntries([...after].map(([path, lines]) => [path, lines.join('\n')]));
}

const at = (key: string, over: Partial<Control> = {}) => ({
  places: [place({ key, box: over.box ?? null })],
  control: control({ key, ...over }),
});

describe('a language', () => {
  const one = issue('missing-language');
  it('is set on the only <html>', () => {
    expect(fix(one, { 'a.html': '<!doctype html>\n<html>' })).toEqual({
      'a.html': '<!doctype html>\n<html lang="{{answer}}">',
    });
  });
  it('is taken out of the condition that hides it', () => {
    expect(fix(one, { 'a.mjs': '<html${x ? "" : html` lang="de"`}>' })).toEqual({
      'a.mjs': '<html lang="{{answer}}">',
    });
  });
  it('is left alone where two pages or none could be meant', () => {
    expect(fix(one, { 'a.html': '<html>', 'b.html': '<html>' })).toBeNull();
    expect(fix(one, { 'a.css': 'html { color: red }' })).toBeNull();
  });
});

describe('zoom', () => {
  const one = issue('axe-violation', { claim: 'Zooming and scaling must not be disabled.' });
  it('is allowed again', () => {
    expect(fix(one, { 'a.html': 'content="width=device-width, maximum-scale=1, user-scalable=no"' })).toEqual(
      {
        'a.html': 'content="width=device-width"',
      },
    );
  });
  it('is no answer to another finding of axe-core', () => {
    expect(
      fix(issue('axe-violation', { claim: 'Lists must hold items.' }), { 'a.html': ', user-scalable=no' }),
    ).toBeNull();
  });
});

describe('a fake button', () => {
  const { places, control: add } = at('[data-testid="add"]', { tag: 'div', name: 'Add' });
  const one = issue('clickable-not-focusable', { places });
  it('becomes a real one, handler and all', () => {
    expect(
      fix(one, { 'a.html': '<p><div class="b" data-testid="add" onclick="go()">Add</div></p>' }, [add]),
    ).toEqual({
      'a.html': '<p><button type="button" class="b" data-testid="add" onclick="go()">Add</button></p>',
    });
  });
  it.each([
    [
      'two of them',
      '<div data-testid="add" onclick="a()">Add</div>\n<div data-testid="add" onclick="b()">Add</div>',
    ],
    ['no handler in the tag', '<div data-testid="add">Add</div>'],
    ['markup inside', '<div data-testid="add" onclick="a()"><b>Add</b></div>'],
  ])('is left alone with %s', (_what, text) => {
    expect(fix(one, { 'a.html': text }, [add])).toBeNull();
  });
});

describe('names', () => {
  it('a field takes the words of the label that the source writes for it', () => {
    const { places, control: box } = at('#task-t1', { tag: 'input' });
    const text = 'const row = () => {\n<input id="task-${id}">\n<label for="task-${id}">${title}</label>';
    expect(fix(issue('unlabelled-field', { places }), { 'a.mjs': text }, [box])?.['a.mjs']).toContain(
      '<input aria-label="${title}" id="task-${id}">',
    );
  });
  it('a field without any label in the source is for people', () => {
    const { places, control: box } = at('#due', { tag: 'input' });
    expect(fix(issue('unlabelled-field', { places }), { 'a.html': '<input id="due">' }, [box])).toBeNull();
  });
  it('a picture beside the words of its own link is decoration; one that stands alone is not', () => {
    const places = [place({ key: 'body > a > img' })];
    const one = issue('image-without-text', { places });
    expect(fix(one, { 'a.html': '<img src="x.png">' }, [control({ key: 'body > a', name: 'Home' })])).toEqual(
      {
        'a.html': '<img alt="" src="x.png">',
      },
    );
    expect(fix(one, { 'a.html': '<img src="x.png">' })).toBeNull();
    expect(
      fix(one, { 'a.html': '<img src="x.png"><img src="y.png">' }, [
        control({ key: 'body > a', name: 'Home' }),
      ]),
    ).toBeNull();
  });
  it('a placeholder becomes a label that stays', () => {
    const { places, control: box } = at('#q', { tag: 'input', placeholder: 'Search' });
    expect(
      fix(issue('missing-visible-label', { places }), { 'a.html': '<input id="q" placeholder="Search">' }, [
        box,
      ]),
    ).toEqual({
      'a.html': '<label for="q">Search</label><input id="q" placeholder="Search">',
    });
  });
  it('a switched-off filling is switched on with the measured purpose', () => {
    const { places, control: box } = at('#mail', { tag: 'input' });
    const one = issue('field-without-purpose', {
      places,
      claim: 'asks for a personal fact (email) and its value',
    });
    expect(fix(one, { 'a.html': '<input id="mail" autocomplete="off">' }, [box])).toEqual({
      'a.html': '<input inputmode="email" id="mail" autocomplete="email">',
    });
    expect(fix(one, { 'a.html': '<input id="mail" type="email" autocomplete="off">' }, [box])).toEqual({
      'a.html': '<input id="mail" type="email" autocomplete="email">',
    });
    expect(fix(one, { 'a.mjs': '<input id="mail" type="${kind}" autocomplete="nonsense">' }, [box])).toEqual({
      'a.mjs': '<input id="mail" type="${kind}" autocomplete="email">',
    });
    expect(fix(one, { 'a.mjs': '<input id="mail" autocomplete="${off}">' }, [box])).toBeNull();
    expect(fix(one, { 'a.html': '<input id="mail">' }, [box])).toBeNull();
  });
});

describe('a small target', () => {
  const { places, control: cross } = at('[data-testid="remove"]', {
    name: 'x',
    box: { x: 0, y: 0, width: 14, height: 14 },
  });
  const one = issue('small-target', { places: places.map((p) => ({ ...p, box: cross.box })) });
  const html = '<button class="tiny" data-testid="remove">x</button>';
  it('grows to 24 px where the style sets just the measured size', () => {
    const css = '.big { width: 40px; height: 40px }\n.tiny { min-width: 1px; width: 14px; height: 14px; }';
    expect(fix(one, { 'a.html': html, 'a.css': css }, [cross])?.['a.css']).toContain(
      'width: 24px; height: 24px;',
    );
  });
  it('is left alone where two rules or none set that size', () => {
    expect(fix(one, { 'a.html': html, 'a.css': '.tiny { padding: 0 }' }, [cross])).toBeNull();
    const twice = '.tiny { width: 14px; height: 14px }\n.x .tiny { width: 14px; height: 14px }';
    expect(fix(one, { 'a.html': html, 'a.css': twice }, [cross])).toBeNull();
  });
});

describe('pale text', () => {
  const claim = (ink: string, ground: string) =>
    `contrast (foreground color: ${ink}, background color: ${ground}, font …)`;
  const one = issue('contrast', {
    places: [place({ claim: claim('#b6bdc8', '#ffffff') }), place({ claim: claim('#b6bdc8', '#f4f7fa') })],
  });
  it('is darkened where the colour is written, enough for every ground it stands on', () => {
    const after = fix(one, { 'a.css': ':root { --soft: #b6bdc8; --line: #eeeeee }' })?.['a.css'] ?? '';
    const [, colour = ''] = /--soft: (#[0-9a-f]{6});/.exec(after) ?? [];
    expect(contrastOf(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colour, '#f4f7fa')).toBeGreaterThanOrEqual(4.5);
    expect(after).toContain('--line: #eeeeee');
  });
  it('is left alone where the colour is not written, or is also a ground', () => {
    expect(fix(one, { 'a.css': ':root { --soft: gray }' })).toBeNull();
    const both = issue('contrast', {
      places: [place({ claim: claim('#777777', '#ffffff') }), place({ claim: claim('#333333', '#777777') })],
    });
    expect(fix(both, { 'a.css': 'a { color: #777777 } b { color: #333333 }' })).toBeNull();
  });
});

describe('words of the program', () => {
  const shown = (name: string) => issue('raw-data-shown', { places: [place({ name })] });
  it('are replaced where they are written once, also as a template', () => {
    expect(
      fix(shown('Error 0x42'), { 'a.mjs': 'const what = \'says only "Error 0x42"\';\n<p>Error 0x42</p>' })?.[
        'a.mjs'
      ],
    ).toContain('<p>{{answer}}</p>');
    expect(fix(shown('Entity 7 saved'), { 'a.mjs': 'say(`Entity ${id} saved`)' })).toEqual({
      'a.mjs': 'say(`{{answer}}`)',
    });
  });
  it('are left alone where they are written twice', () => {
    expect(fix(shown('Error 0x42'), { 'a.mjs': '<p>Error 0x42</p>\n<b>Error 0x42</b>' })).toBeNull();
  });
});

describe('headings', () => {
  it('close the gap at the only heading of that level', () => {
    const one = issue('heading-skips', { claim: 'jump from level 1 to level 4 at “x”' });
    expect(fix(one, { 'a.html': '<h4 class="t">x</h4>' })).toEqual({ 'a.html': '<h2 class="t">x</h2>' });
    expect(fix(one, { 'a.html': '<h4>x</h4>\n<h4>y</h4>' })).toBeNull();
  });
});

describe('a consent', () => {
  const { places, control: box } = at('#news', { tag: 'input' });
  it('is no longer ticked beforehand', () => {
    const one = issue('preticked-consent', { places });
    expect(fix(one, { 'a.html': '<input type="checkbox" id="news" checked>' }, [box])).toEqual({
      'a.html': '<input type="checkbox" id="news">',
    });
    expect(fix(one, { 'a.mjs': '<input id="news"${on && " checked"}>' }, [box])).toBeNull();
  });
  it('is no longer ticked by the one call that makes it', () => {
    const { places: where, control: news } = at('[data-testid="news"]', { tag: 'input', test_id: 'news' });
    const one = issue('preticked-consent', { places: where });
    const tag = '<input type="checkbox" id="${id}" data-testid="${id}"${checked && " checked"}>';
    const call = (checked: string) => `\nchoice({ id: 'news', label, checked: ${checked} })`;
    expect(fix(one, { 'a.mjs': `${tag}${call('true')}` }, [news])).toEqual({
      'a.mjs': `${tag}${call('false')}`,
    });
    expect(fix(one, { 'a.mjs': `${tag}${call('true || kept')}` }, [news])).toBeNull();
    expect(fix(one, { 'a.mjs': `${tag}${call('true')}${call('true')}` }, [news])).toBeNull();
  });
});
