import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommands } from '../../src/gate/read-command.ts';

const TODAY = '2026-11-30';
const read = (body: string) => readCommands(body, TODAY);
const rule = (change: object) => ({
  name: 'rule',
  criterion: 'C4',
  score: null,
  side: null,
  reason: null,
  ...change,
});

describe('a command', () => {
  it.each([
    ['/ux rule C4 3 because the dialog blocks', rule({ score: 3, reason: 'the dialog blocks' })],
    ['/UX Rule c4: 3 - too slow', rule({ score: 3, reason: 'too slow' })],
    ['  /ux-jury rule 4 = 3', rule({ score: 3 })],
    ['/ux rule C04 to 3/5, since it is', rule({ score: 3, reason: 'it is' })],
    ['/ux rule C4 side with strategist because speed', rule({ side: 'strategist', reason: 'speed' })],
    ['/ux rule C4 side with ux', rule({ side: 'ux_specialist' })],
    ['/ux rule C4 with the UX specialist: clear', rule({ side: 'ux_specialist', reason: 'clear' })],
    ['/ux side with ux on C4 because clear', rule({ side: 'ux_specialist', reason: 'clear' })],
    ['/ux rule no-dead-ends 5', rule({ criterion: 'no-dead-ends', score: 5 })],
    ['- /ux rule C4 3', rule({ score: 3 })],
    ['/ux accept', { name: 'accept', ids: [], reason: null }],
    ['/ux accept all because fine', { name: 'accept', ids: [], reason: 'fine' }],
    ['/ux accept c4, C7 and D1', { name: 'accept', ids: ['C4', 'C7', 'D1'], reason: null }],
    ['/ux decide D1 B because now', { name: 'decide', id: 'D1', choice: 'B', input: null, reason: 'now' }],
    ['/ux decide d1 option a', { name: 'decide', id: 'D1', choice: 'A', input: null, reason: null }],
    [
      '/ux decide D1 other: ask the team',
      { name: 'decide', id: 'D1', choice: 'other', input: 'ask the team', reason: null },
    ],
    [
      '/ux waive F-contrast-1a2b3c4d because brand colours',
      { name: 'waive', finding: 'F-contrast-1a2b3c4d', until: null, reason: 'brand colours' },
    ],
    [
      '/ux waive `F-contrast-1a2b3c4d` until 2027-01-31: later',
      { name: 'waive', finding: 'F-contrast-1a2b3c4d', until: '2027-01-31', reason: 'later' },
    ],
    [
      '/ux waive contrast-1a2b3c4d for 2 days because x',
      { name: 'waive', finding: 'F-contrast-1a2b3c4d', until: '2026-12-02', reason: 'x' },
    ],
    ['/ux validate', { name: 'validate', reason: null }],
    ['/ux Validate again, because the plan changed', { name: 'validate', reason: 'the plan changed' }],
    ['/ux revalidate - new scope', { name: 'validate', reason: 'new scope' }],
    ['/ux', { name: 'help' }],
    ['/ux re-run', { name: 'rerun' }],
    ['/ux status please', { name: 'status' }],
  ])('is read forgivingly: %s', (line, command) => {
    expect(read(line)).toEqual([command]);
  });

  it.each([
    '/ux validate C4',
    '/ux rule C4',
    '/ux rule C4 very good',
    '/ux rule three',
    '/ux decide D1 other',
    '/ux decide whatever',
    '/ux waive',
    '/ux waive F-contrast-1a2b3c4d until yesterday because x',
    '/ux waive F-contrast-1a2b3c4d until 2020-01-01 because x',
    '/ux accept this nonsense',
    '/ux rule C4 300',
    '/ux rule C4 3.5',
    '/ux merge now',
    '/ux toString',
    '/ux constructor x',
    '/ux __proto__',
  ])('is unclear rather than guessed: %s', (line) => {
    const [command] = read(line);
    expect(command?.name).toBe('unclear');
  });

  it.each([
    'please do not use /ux rule C4 5',
    '> /ux rule C4 5',
    '> quoted\n/ux rule C4 5',
    '    /ux rule C4 5',
    '\t/ux rule C4 5',
    '`/ux rule C4 5`',
    '```\n/ux rule C4 5\n```',
    '~~~md\n/ux rule C4 5\n```\n/ux accept\n~~~',
    '````\n```\n/ux rule C4 5\n````',
    '```\n/ux rule C4 5',
    '<!-- \n/ux rule C4 5\n-->',
    '<pre>\n/ux rule C4 5\n</pre>',
    '<blockquote>\n/ux accept\n</blockquote>',
    '/uxrule C4 5',
    '/ux/rule',
    'https://x.test/ux rule',
  ])('is none where it is quoted, shown or told: %j', (body) => {
    expect(read(body)).toEqual([]);
  });

  it('stands one a line, in order, at most twenty', () => {
    expect(read('Thanks!\n\n/ux accept\r\n/ux status\n').map(({ name }) => name)).toEqual([
      'accept',
      'status',
    ]);
    expect(read('/ux help\n'.repeat(99))).toHaveLength(20);
  });

  it('is read from any text in no time and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const command of read(`/ux rule C4 3 ${text}\n/ux ${text}\n${text}`))
          expect(JSON.stringify(command).length).toBeLessThan(6_000);
      }),
      { numRuns: 300 },
    );
    const started = performance.now();
    read(
      `/ux accept ${'C1 '.repeat(20_000)}!\n/ux rule C4 ${' '.repeat(60_000)}x\n<!--${'<!--'.repeat(9_000)}`,
    );
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
