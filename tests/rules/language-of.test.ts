import { describe, expect, it } from 'vitest';
import { findOtherLanguage } from '../../src/rules/language-of.ts';

describe('findOtherLanguage', () => {
  it.each([
    ['The boats leave and we are on them', 'en', null],
    ['The boats leave and we are on them', 'de', 'en'],
    ['Die Boote fahren und wir sind auf dem Weg', 'en-GB', 'de'],
    ['Nous avons une maison dans la ville', 'fr-CA', null],
    ['Brigantine Cutter Mark all as done Walk the dog and pay the bill from Anna', 'fr', 'en'],
    ['Notre Cutter Brigantine Mark all Anna Walk dog', 'fr', null],
    ['Paris 2026', 'en', undefined],
    ['', 'en', undefined],
  ])('%s, said to be %s', (text, tag, found) => {
    expect(findOtherLanguage(text, tag)).toBe(found);
  });
});
