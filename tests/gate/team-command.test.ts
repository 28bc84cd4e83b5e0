import { describe, expect, it } from 'vitest';
import { readCommands } from '../../src/gate/read-command.ts';

const read = (line: string) => {
  const [command] = readCommands(line, '2026-12-01');
  return command?.name === 'team' ? command.ask : (command?.name ?? null);
};

describe('commands to the team', () => {
  it.each([
    ['/ux plan', { do: 'plan' }],
    ['/ux team plan', { do: 'plan' }],
    ['/ux fix', { do: 'fix' }],
    ['/ux team accept', { do: 'accept', ids: [], words: null }],
    ['/ux team confirm', { do: 'accept', ids: [], words: null }],
    ['/ux team accept A1, d2 and X3 because fine', { do: 'accept', ids: ['A1', 'D2', 'X3'], words: 'fine' }],
    ['/ux team promote a1: de', { do: 'promote', id: 'A1', words: 'de' }],
    ['/ux team promote A1', { do: 'promote', id: 'A1', words: null }],
    ['/ux team decide D1 B because short', { do: 'decide', id: 'D1', choice: 'B', words: 'short' }],
    ['/ux team decide D2: other: ask them', { do: 'decide', id: 'D2', choice: 'other', words: 'ask them' }],
    ['/ux team discuss D2 D5', { do: 'discuss', ids: ['D2', 'D5'] }],
    ['/ux depth t2 deep', { do: 'depth', task: 'T2', depth: 'Deep' }],
    ['/ux team depth T2 to Light', { do: 'depth', task: 'T2', depth: 'Light' }],
    ['/ux team assign T3 copywriter', { do: 'assign', task: 'T3', specialist: 'copywriter' }],
    ['/ux team resolve X1: the first holds', { do: 'resolve', id: 'X1', words: 'the first holds' }],
  ])('%s', (line, ask) => {
    expect(read(line)).toEqual(ask);
  });

  it.each([
    '/ux plan everything now',
    '/ux fix it',
    '/ux team',
    '/ux team accept everything you like',
    '/ux team decide D1 other',
    '/ux team resolve X1',
    '/ux depth T2 deeper',
    '/ux team assign T3 ../../x',
    '/ux team discuss',
  ])('is unclear rather than guessed: %s', (line) => {
    expect(read(line)).toBe('unclear');
  });

  it('keeps at most 300 characters of words', () => {
    expect(read(`/ux team promote A1 ${'x'.repeat(900)}`)).toMatchObject({ words: 'x'.repeat(300) });
  });
});
