import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanText,
  codeSpan,
  escapeHtml,
  escapeJson,
  escapeLog,
  escapeMarkdown,
  fence,
} from '../../src/report/escape.ts';
import { HOSTILE_TEXTS } from './fixtures/hostile.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'grapheme' }),
);

describe('escapeHtml', () => {
  it('leaves no sign that begins a tag, an entity or ends an attribute', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(escapeHtml(text).replace(/&#\d+;/g, '')).not.toMatch(/[<>&"'`\n]/);
      }),
    );
  });
});

describe('escapeMarkdown', () => {
  it.each([
    ['a | b', 'a \\| b'],
    ['`code` **bold** _it_ ~~no~~', '\\`code\\` \\*\\*bold\\*\\* \\_it\\_ \\~\\~no\\~\\~'],
    ['# title', '\\# title'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['3.5 s', '3.5 s'],
    ['first\n\nsecond', 'first second'],
    ['before <!-- hidden --> after <!-- open', 'before after'],
    ['<b>&amp;', '&lt;b&gt;&amp;amp;'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript\u2060:alert(1))'],
    ['![x](y)', '\\!\\[x\\](y)'],
    ['ask @octocat', 'ask @\u2060octocat'],
    ['see #12 and GH-3', 'see \\#\u206012 and GH-\u20603'],
    ['https://a.example www.a.example', 'https:\u2060//a.example www\u2060.a.example'],
    [':tada:', ':\u2060tada:'],
    ['left\u202Eright\u200B\u{E0041}\u0007', 'leftright'],
    ['$x$', '\\$x\\$'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it('is one line without live markup, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = escapeMarkdown(text);
        expect(line).not.toMatch(/[\n\r<>]/);
        expect(line.replace(/\\[!-/:-@[-`{-~]/g, '')).not.toMatch(/[`*_[\]|~#!]/);
        expect(line).not.toMatch(/@\w|:\/\/|^[-+=]|^\d+[.)](\s|$)/);
      }),
    );
  });

  it('caps the length', () => {
    expect(escapeMarkdown('x'.repeat(5_000), 40)).toHaveLength(40);
    expect(escapeMarkdown('x'.repeat(5_000), 40).endsWith('…')).toBe(true);
  });
});

describe('cleanText', () => {
  it('never cuts a sign in two and thins piles of accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 30 }), (text, most) => {
        expect(cleanText(text, most)).not.toMatch(/\p{Cs}/u);
        expect(cleanText(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
    expect(cleanText(`e${'\u0301'.repeat(50)}`, 99)).toBe(`e${'\u0301'.repeat(3)}`);
  });
});

describe('fence', () => {
  it('is longer than any run of backticks inside', () => {
    expect(fence('a ```` b', 'json')).toBe('`````json\na ```` b\n`````');
    expect(fence('plain')).toBe('```\nplain\n```');
  });
});

describe('codeSpan', () => {
  it('cannot be left', () => {
    expect(codeSpan('a`b|c<d>\n@e')).toBe("`a'b¦c‹d> @e`");
    expect(codeSpan('\u200B')).toBe('');
  });
});

describe('escapeJson', () => {
  it('parses to the same value and holds no markup and nothing invisible', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyText), (value) => {
        const text = escapeJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[<>&\u2028\u2029\u202E\u200B]/);
      }),
    );
  });
});

describe('escapeLog', () => {
  it.each([
    ['::set-output name=a::b', ': :set-output name=a::b'],
    ['  ::error::x', ': :error::x'],
    ['a\n::error::x', 'a ::error::x'],
    ['##[command]rm', '## [command]rm'],
    ['\u001b[31mred\u001b[0m', '[31mred[0m'],
  ])('%j becomes %j', (text, expected) => {
    expect(escapeLog(text)).toBe(expected);
  });
});
