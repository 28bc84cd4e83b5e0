import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from '../../src/debate/cell-codec.ts';
import { parseCrossReviewFile, renderCrossReviewFile } from '../../src/debate/cross-review-file.ts';
import { parseReviewFile, renderReviewFile } from '../../src/debate/review-file.ts';
import { anyCrossReview, anyReview, anyText } from './arbitraries.ts';
import { TEMPLATES } from './templates.ts';

const name = 'round-1-strategist-review.md';

describe('cell codec', () => {
  it('gives back any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeText(encodeText(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves one line without markup of its own', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = encodeText(text);
        expect(cell).not.toMatch(/[\n\r\u2028\u2029\u0085]/);
        expect(cell.replace(/<br>|<!-- (u\+[0-9a-f]+ )?-->/g, '')).not.toMatch(/[<>]/);
        expect(cell.replace(/\\./g, '')).not.toMatch(/[|`*[\]~$]/);
        expect(cell).not.toMatch(/^ | $/);
      }),
      { numRuns: 1000 },
    );
  });

  it('writes a lone surrogate as UTF-8 can hold it', () => {
    const cell = encodeText('cut \ud83d here');
    expect(Buffer.from(cell, 'utf8').toString('utf8')).toBe(cell);
    expect(decodeText(cell)).toBe('cut \ud83d here');
  });

  it.each([
    ['plain words, with: marks; (and) more!', 'plain words, with: marks; (and) more!'],
    ['ux_specialist at 10.5px', 'ux_specialist at 10.5px'],
    ['a | b', 'a \\| b'],
    ['<details open>', '&lt;details open&gt;'],
    ['ask @octocat about #12', 'ask @<!-- -->octocat about #<!-- -->12'],
    ['see https://evil.test', 'see https:/<!-- -->/evil.test'],
    ['1. first', '1\\. first'],
    ['two\nlines', 'two<br>lines'],
  ])('stays readable: %j', (text, cell) => expect(encodeText(text)).toBe(cell));
});

describe('review files', () => {
  it('read back every review', () => {
    fc.assert(
      fc.property(anyReview, (review) => {
        const text = renderReviewFile({ review, cross_review: null }, TEMPLATES);
        expect(parseReviewFile({ name, text }, TEMPLATES)).toEqual({ review, cross_review: null });
      }),
    );
  });

  it('read back both phases from one file', () => {
    fc.assert(
      fc.property(anyReview, anyCrossReview, (review, cross) => {
        const cross_review = { ...cross, expert: review.expert, round: review.round };
        const text = renderReviewFile({ review, cross_review }, TEMPLATES);
        expect(parseReviewFile({ name, text }, TEMPLATES)).toEqual({ review, cross_review });
      }),
    );
  });

  it('read back every cross-review, with and without the quoted review', () => {
    fc.assert(
      fc.property(anyCrossReview, fc.option(anyReview), (cross, other) => {
        const text = renderCrossReviewFile(cross, TEMPLATES, other);
        expect(parseCrossReviewFile({ name, text }, TEMPLATES)).toEqual(cross);
      }),
    );
  });

  it('read back after a save as UTF-8 with CRLF line ends', () => {
    fc.assert(
      fc.property(anyReview, (review) => {
        const text = renderReviewFile({ review, cross_review: null }, TEMPLATES).replaceAll('\n', '\r\n');
        const saved = Buffer.from(text, 'utf8').toString('utf8');
        expect(parseReviewFile({ name, text: saved }, TEMPLATES).review).toEqual(review);
      }),
    );
  });

  it('are refused when they are cut anywhere', () => {
    const [review] = fc.sample(anyReview, { numRuns: 1, seed: 7 });
    if (review === undefined) throw new Error('no sample');
    const all = renderReviewFile({ review, cross_review: null }, TEMPLATES).split('\n');
    for (let kept = 0; kept < all.length - 1; kept += 1) {
      const text = all.slice(0, kept).join('\n');
      expect(() => parseReviewFile({ name, text }, TEMPLATES), `cut to ${kept} lines`).toThrow(/line \d+/);
    }
  });
});
