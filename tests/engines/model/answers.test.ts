import { describe, expect, it } from 'vitest';
import { checkAnswerSchema } from '../../../src/adapters/anthropic/check-answer.ts';
import { ANSWERS, type AnswerKind } from '../../../src/engines/model/answer/answers.ts';
import { sentSchema } from '../../../src/engines/model/answer/model-schema.ts';
import { readAnswer } from '../../../src/engines/model/answer/read-answer.ts';
import { checkRelations } from '../../../src/engines/model/answer/relations.ts';
import { chooseMedian, isDecisive } from '../../../src/engines/model/choose-median.ts';
import { answerAs, CALM } from '../../support/stub-model.ts';

const KINDS = Object.keys(ANSWERS) as AnswerKind[];
const asked = {
  expert: 'strategist',
  journeys: ['journey-0000'],
  steps: ['journey-0000/step-01'],
  states: [],
  criteria: ['a', 'b'],
};
const duty = { journeys: asked.journeys, criteria: asked.criteria, scale: 5, expert: 'strategist' as const };

function read(kind: AnswerKind, text: string) {
  return readAnswer(text, {
    kind,
    nonce: 'nonce-of-this-run',
    checkSchema: checkAnswerSchema,
    relations: (answer) => checkRelations(answer, duty),
  });
}

describe('the sent schema', () => {
  it('has no keyword that the API refuses, and every small number is a literal', () => {
    const text = JSON.stringify(sentSchema());
    expect(text).not.toMatch(/"(minimum|maximum|minItems|maxItems|minLength|pattern|oneOf|\$ref|\$schema)":/);
    expect(text).toContain('{"type":"integer","enum":[1,2,3,4,5]}');
  });
});

describe.each(KINDS)('an answer of kind %s', (kind) => {
  const good = answerAs(CALM, { ...asked, kind });

  it('is read with and without its wrapper', () => {
    expect(read(kind, good)).toMatchObject({ ok: true });
    expect(read(kind, JSON.stringify(JSON.parse(good).answer))).toMatchObject({ ok: true });
  });

  it.each([
    ['cut', good.slice(0, -5), 'one JSON object'],
    ['in prose', `Here it is: ${good}`, 'one JSON object'],
    [
      'with a key of its own',
      good.replace('"facts"', '"score":10,"facts"'),
      'must NOT have additional properties (score)',
    ],
    ['without evidence', good.replace(/"facts":\[[^\]]*\]/, '"facts":[]'), 'facts'],
    [
      'that echoes the marker',
      good.replace('Plain', 'nonce-of-this-run').replace('The main', 'nonce-of-this-run'),
      'marker',
    ],
  ])('%s is refused with its fault', (_, text, fault) => {
    expect(read(kind, text)).toMatchObject({ ok: false, fault: expect.stringContaining(fault) });
  });
});

describe('relations', () => {
  it.each<[AnswerKind, object, string]>([
    ['cognitive_walkthrough', { journeys: ['journey-0000', 'journey-0000'] }, 'names twice: journey-0000'],
    ['cognitive_walkthrough', { journeys: ['journey-0009'] }, 'lacks journey-0000'],
    ['review', { criteria: ['a'] }, 'lacks b'],
    ['review', { expert: 'ux_specialist' }, 'expert must be strategist'],
    ['judge', { criteria: ['a', 'b', 'c'] }, 'not asked: c'],
    ['cross_review', { criteria: ['b'] }, 'lacks a'],
  ])('of %s hold: %j', (kind, change, fault) => {
    const text = answerAs(CALM, { ...asked, ...change, kind });
    expect(read(kind, text)).toMatchObject({ ok: false, fault: expect.stringContaining(fault) });
  });

  it('keep scores inside the scale', () => {
    expect(read('review', answerAs({ ...CALM, criterion: 6 }, { ...asked, kind: 'review' }))).toMatchObject({
      ok: false,
      fault: 'scores.score must not be above 5',
    });
  });
});

describe('asking again', () => {
  it('takes the median, the lower of two', () => {
    const pick = (first: number, ...rest: number[]) => chooseMedian([first, ...rest], (score) => score);
    expect([pick(7), pick(9, 4, 7), pick(8, 6), pick(3, 9, 9, 9)]).toEqual([7, 7, 6, 9]);
  });

  it.each([
    [{ score: 8, measured: 9, isNewlyCritical: false }, true],
    [{ score: 7, measured: 7, isNewlyCritical: false }, true],
    [{ score: 4, measured: 9, isNewlyCritical: false }, true],
    [{ score: 4, measured: 4, isNewlyCritical: true }, true],
    [{ score: 9, measured: 9, isNewlyCritical: false }, false],
    [{ score: 4, measured: 5, isNewlyCritical: false }, false],
  ])('is worth it for %j: %s', (standing, expected) => expect(isDecisive(standing)).toBe(expected));
});
