import { describe, expect, it } from 'vitest';
import type { Standing } from '../../src/contract/standing.ts';
import { askQuestions } from '../../src/gate/ask.ts';
import { type Claim, checkAuthority } from '../../src/gate/authority.ts';
import { listQuestions, type Question } from '../../src/gate/question.ts';
import { readCommand } from '../../src/gate/read-command.ts';
import { takeAnswer } from '../../src/gate/take-answer.ts';
import { findWaiver } from '../../src/gate/waivers.ts';
import { settledOf, standingOf } from '../github/build-report.ts';
import { buildInput } from '../report/fixtures/build-input.ts';
import { gateWords } from '../support/gate-words.ts';

const MONDAY = '2026-11-30T10:00:00Z';
const frame = { subject: 'pull 7', at: MONDAY };

function question(change: Partial<Question> = {}): Question {
  return {
    id: 'C4',
    subject: 'no-dead-ends',
    title: 'No dead ends',
    evidence: '1'.repeat(64),
    blocking: true,
    context: 'Speed or safety.',
    options: [
      { letter: 'A', text: 'low', score: 2 },
      { letter: 'B', text: 'high', score: 4 },
    ],
    why: 'The lower holds.',
    ...change,
  };
}

const voice = { author: 'maya', at: '2026-11-30T11:00:00Z', comment: 1, sha: 'a'.repeat(40) };

/** Asks, answers with a command, and gives the decisions. */
function answer(line: string, questions = [question()]) {
  const base = standingOf(buildInput('fail'), 'x');
  const standing: Standing = { ...base, decisions: askQuestions(null, questions, frame) };
  return takeAnswer(readCommand(line.replace('/ux ', ''), '2026-11-30'), {
    standing,
    questions,
    voice,
    no_reason: 'none given',
  });
}

describe('who may decide', () => {
  const claim: Claim = {
    is_pull_request: true,
    is_open: true,
    is_bot: false,
    is_ourselves: false,
    is_edited: false,
    permission: 'write',
  };
  it.each<[Partial<Claim>, object]>([
    [{}, { kind: 'granted' }],
    [{ permission: 'admin' }, { kind: 'granted' }],
    [{ permission: 'maintain' }, { kind: 'granted' }],
    [{ permission: 'read' }, { kind: 'refused', why: 'no_permission' }],
    [{ permission: 'triage' }, { kind: 'refused', why: 'no_permission' }],
    [{ permission: 'none' }, { kind: 'refused', why: 'no_permission' }],
    [{ permission: null }, { kind: 'refused', why: 'permission_unknown' }],
    [
      { is_bot: true, permission: 'admin' },
      { kind: 'silent', why: 'bot' },
    ],
    [
      { is_edited: true, permission: 'admin' },
      { kind: 'silent', why: 'edited' },
    ],
    [{ is_open: false }, { kind: 'silent', why: 'closed' }],
    [{ is_pull_request: false }, { kind: 'silent', why: 'not_a_pull_request' }],
    [{ is_ourselves: true }, { kind: 'silent', why: 'ourselves' }],
  ])('%j gives %j', (change, expected) => {
    expect(checkAuthority({ ...claim, ...change })).toEqual(expected);
  });
});

describe('a question', () => {
  it('is a decision where it decides, else an assumption with its default', () => {
    const both = askQuestions(
      null,
      [question(), question({ id: 'C7', subject: 'b', blocking: false })],
      frame,
    );
    expect(both.decisions).toMatchObject([{ id: 'C4', chosen: null, answer: null }]);
    expect(both.assumptions).toMatchObject([{ id: 'C7', default: '2', status: 'open' }]);
    expect(both.gate_completed).toBeNull();
  });

  it.each([
    ['/ux rule C4 4 because safe', { chosen: 'B', user_input: null }],
    ['/ux rule C4 3', { chosen: 'other', user_input: '3' }],
    ['/ux decide C4 A', { chosen: 'A', user_input: null }],
    ['/ux decide C4 4', { chosen: 'B', user_input: null }],
    ['/ux accept', { chosen: 'A', user_input: null }],
    ['/ux rule no-dead-ends 4', { chosen: 'B', user_input: null }],
  ])('takes %s', (line, expected) => {
    const { accepted, decisions } = answer(line);
    expect(accepted).toBe(true);
    expect(decisions.decisions[0]).toMatchObject({ ...expected, answer: { author: 'maya' } });
    expect(decisions.gate_completed).toBe(voice.at);
  });

  it.each([
    ['/ux rule C9 4', 'no_such_question'],
    ['/ux rule C4 9', 'off_scale'],
    ['/ux rule C4 0', 'off_scale'],
    ['/ux decide C4 Z', 'no_such_option'],
    ['/ux decide C4 other: ask', 'needs_score'],
    ['/ux accept C4 C9', 'no_such_question'],
    ['/ux waive F-nothing-12345678 because x', 'no_such_finding'],
    ['/ux sing', 'unclear'],
  ])('refuses %s: %s', (line, say) => {
    expect(answer(line)).toMatchObject({ accepted: false, say });
  });

  it('that was answered is never asked again on the same evidence, also when it comes back', () => {
    const { decisions } = answer('/ux rule C4 4 because safe');
    const other = question({ evidence: '2'.repeat(64) });
    const changed = askQuestions(decisions, [other], { ...frame, at: '2026-12-01T00:00:00Z' });
    expect(changed.decisions[0]).toMatchObject({ answer: null, previous: { score: 4 }, chosen: null });
    expect(changed.gate_completed).toBeNull();
    const gone = askQuestions(changed, [], frame);
    const back = askQuestions(gone, [question()], frame);
    expect(back.decisions[0]).toMatchObject({ chosen: 'B', answer: { score: 4 } });
    expect(askQuestions(decisions, [question()], frame)).toEqual(decisions);
  });

  it('resumes mid-way: what is answered stays, the rest is open', () => {
    const two = [question(), question({ id: 'C5', subject: 'b' })];
    const { decisions } = answer('/ux rule C4 4', two);
    expect(decisions.gate_completed).toBeNull();
    const resumed = askQuestions(JSON.parse(JSON.stringify(decisions)), two, { ...frame, at: voice.at });
    expect(resumed).toEqual(decisions);
    expect(resumed.decisions.map(({ chosen }) => chosen)).toEqual(['B', null]);
  });

  it('about an incomplete run is settled by going on with it', () => {
    const standing = standingOf(buildInput('provisional'), 'x');
    const doubt = listQuestions(standing, gateWords).find(({ subject }) => subject === 'provisional');
    expect(doubt).toMatchObject({ id: 'D1', options: [{ letter: 'A' }, { letter: 'B' }] });
    const asked = askQuestions(null, listQuestions(standing, gateWords), frame);
    const desk = { questions: listQuestions(standing, gateWords), voice, no_reason: '-' };
    const taken = takeAnswer(readCommand('decide D1 B', '2026-11-30'), {
      ...desk,
      standing: { ...standing, decisions: asked },
    });
    const { conclusions } = settledOf({ ...standing, decisions: taken.decisions });
    expect(settledOf(standing).conclusions.verdict.conclusion).toBe('action_required');
    expect(conclusions.verdict.conclusion).toBe('success');
  });
});

describe('a waiver', () => {
  const finding = {
    id: 'F-a-1',
    severity: 'high' as const,
    critical: true,
    title: 't',
    ref: 'a/step-01',
    journeys: ['buy'],
  };
  const waiver = { finding: 'F-a-1', title: 't', journeys: ['buy'], reason: 'r', until: null, ...voice };
  it.each([
    [{}, {}, 'waived'],
    [{ until: '2026-12-31' }, {}, 'waived'],
    [{ until: '2026-11-29' }, {}, 'expired'],
    [{}, { journeys: ['buy', 'sell'] }, 'spread'],
    [{}, { journeys: [] }, 'waived'],
    [{}, { title: 'said in other words' }, 'waived'],
  ])('%j on %j is %s', (given, found, state) => {
    expect(findWaiver({ ...finding, ...found }, [{ ...waiver, ...given }], '2026-11-30')?.state).toBe(state);
  });

  it('is none for another finding', () => {
    expect(findWaiver({ ...finding, id: 'F-b-1' }, [waiver], '2026-11-30')).toBeNull();
  });
});

describe('a new validation', () => {
  const round = standingOf(buildInput('fail'), 'x');
  const open = (standing: Standing) =>
    takeAnswer(readCommand('validate because the plan changed', '2026-11-30'), {
      standing,
      questions: [],
      voice,
      no_reason: '-',
    });

  it('is opened after the last round, once, and outlives what is asked later', () => {
    const taken = open(round);
    const { validations } = taken.decisions;
    expect(taken).toMatchObject({ accepted: true, say: 'validate', values: { round: '1' } });
    expect(validations).toEqual([{ after: 1, reason: 'the plan changed', ...voice }]);
    expect(open({ ...round, decisions: taken.decisions }).decisions.validations).toEqual(validations);
    expect(askQuestions(taken.decisions, [question()], frame).validations).toEqual(validations);
  });

  it('is refused before the first round', () => {
    const taken = open({ ...round, debate: null });
    expect(taken).toMatchObject({ accepted: false, say: 'no_round' });
    expect(taken.decisions.validations).toBeUndefined();
  });
});
