import { describe, expect, it } from 'vitest';
import { ACTIVITY, HASTE, ONLOOKERS, SCARCITY } from '../../src/rules/urgency-words.ts';
import { isWayOut } from '../../src/rules/way-out.ts';
import {
  ACCEPT,
  CONSENT,
  DECLINE,
  DESTROY,
  GENERIC_NAME,
  GENERIC_TITLE,
  RETYPE,
  SHAMING,
  TAKE_AWAY,
} from '../../src/rules/words.ts';
import { wordsApply } from '../../src/rules/words-apply.ts';
import { state, words } from './build.ts';

describe('words of pressure', () => {
  it.each([
    [
      SCARCITY,
      ['Only 3 rooms left', 'Low stock', 'Almost sold out', 'Selling fast'],
      ['3 tasks left', 'Stock room', 'Sold by Harbour'],
    ],
    [
      HASTE,
      ['Limited-time offer', 'Sale ends tonight', 'Hurry!', 'Today only', 'Last chance'],
      ['The offer ends on 31 May', 'Sale ends May 31', 'The time of your visit is limited'],
    ],
    [
      ACTIVITY,
      ['Someone in Oslo bought this 2 hours ago', '120 customers purchased it', '45 sold'],
      ['You bought this in May', 'Customers who ordered by post', 'We reuse what was purchased'],
    ],
    [ONLOOKERS, ['17 people are looking at this'], ['17 people work here']],
  ])('%s', (list, found, left) => {
    expect(found.filter((text) => !list.test(text))).toEqual([]);
    expect(left.filter((text) => list.test(text))).toEqual([]);
  });
});

describe('word lists', () => {
  it.each([
    [DESTROY, ['Delete project', 'Close my account', 'Cancel subscription'], ['Cancel', 'Close', 'Select']],
    [TAKE_AWAY, ['Remove', 'Clear all'], ['Clearance sale', 'Remover tips']],
    [
      CONSENT,
      ['Send me the newsletter', 'I agree to the terms', 'Share my data'],
      ['Remember me', 'Once a week'],
    ],
    [ACCEPT, ['Accept all', 'I agree', 'OK'], ['Settings', 'Disagree']],
    [DECLINE, ['Reject', 'No thanks', 'Only necessary'], ['Accept all', 'Notes']],
    [
      SHAMING,
      [
        "No thanks, I don't like saving",
        "No, I'd rather pay full price",
        "I'll pay full price",
        'I don’t want free shipping',
      ],
      ['No thanks', 'No, keep it', 'I don’t have an account', 'I’ll pay by card'],
    ],
    [GENERIC_NAME, ['Click here', 'more', 'Read more'], ['Read more about sails', 'Go']],
    [GENERIC_TITLE, ['React App', 'Untitled', 'http://localhost:3000'], ['Home of sailing', 'Tasks']],
    [RETYPE, ['Repeat name', 'E-mail again', 'Name (repeat)'], ['Name', 'Confirmed by']],
  ])('%s', (list, found, left) => {
    expect(found.filter((text) => !list.test(text))).toEqual([]);
    expect(left.filter((text) => list.test(text))).toEqual([]);
  });

  it('knows the name of a way out from a sentence about one', () => {
    expect(['Back', 'Go back', 'Cancel', '×', 'Back to tasks'].every(isWayOut)).toBe(true);
    expect(['Can I get a deleted project back?', 'Background', 'Save'].some(isWayOut)).toBe(false);
  });

  it.each([
    ['en', 'Aufgaben der Woche', true],
    ['en-GB', 'x', true],
    ['de', 'All that has to be done', false],
    [null, 'All that has to be done this week is on the list.', true],
    [null, 'Alles was diese Woche getan werden muss', false],
    ['', '', false],
  ])('apply to lang %j with %j: %s', (lang, text, expected) => {
    expect(wordsApply(state({ lang, text: text === '' ? { words: 0, blocks: [] } : words(text) }))).toBe(
      expected,
    );
  });
});
