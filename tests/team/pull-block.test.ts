import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePullState, encodePullState } from '../../src/adapters/team/pull-block.ts';
import type { PullState } from '../../src/contract/team/pull-state.ts';
import type { TeamDecisions } from '../../src/contract/team/team-decisions.ts';

const NOW = '2026-12-01T00:00:00.000Z';
const PULL = 7;
const RUN = {
  id: '19876543210',
  sha: 'a'.repeat(40),
  url: 'https://github.com/a/b/actions/runs/19876543210',
};
/** Characters, of the 65,536 that GitHub allows; 16,843 when this was written, and 7,779 for the example's worse build. */
const MOST_FOR_SIXTY = 20_000;

const EMPTY: PullState = {
  version: 2,
  run: RUN,
  basis: 'b'.repeat(64),
  since: NOW,
  choices: { depths: { T1: 'Deep' }, specialists: {} },
  confirmed: { by: 'maya', at: NOW },
  discussed: null,
  said: [],
  answers: [],
  rulings: [],
  shown: { tasks: [], criteria: [], phases: [] },
  pushed: null,
  built: null,
  proof: null,
};

/** Numbers that look like chance and are the same on every machine. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const PAGES = ['checkout', 'basket', 'account', 'search', 'product', 'returns', 'gift card', 'newsletter'];
const THINGS = [
  'button',
  'field',
  'heading',
  'picture',
  'link',
  'dialog',
  'message',
  'menu',
  'price',
  'table',
];
const FAULTS = ['has no name', 'is too small', 'does nothing', 'says too little', 'is out of reach', 'moves'];
const RULES = ['unnamed-control', 'small-target', 'dead-control', 'contrast', 'missing-visible-label'];

/** A whole conversation about so many tasks: three findings each, a question each, everything answered, built, proven. */
function conversation(tasks: number): PullState {
  const next = sequence(tasks);
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '-';
  const hex = (): string =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const claim = (): string =>
    `The ${pick(THINGS)} ${hex()}${hex()} of the ${pick(PAGES)} page ${pick(FAULTS)}.`;
  const finding = () => {
    const rule = pick(RULES);
    return { id: `${rule}-${hex()}`, rule, claim: claim() };
  };
  const ids = Array.from({ length: tasks }, (_, at) => `T${at + 1}`);
  const found = ids.map((task) => ({ task, issues: [finding(), finding(), finding()] }));
  const seen = () => [
    { journey: `${pick(PAGES).replace(' ', '-')}-journey`, step: Math.ceil(next() * 9), status: 'complete' },
  ];
  const gate = (specialist: string, own: readonly string[]): TeamDecisions => ({
    specialist,
    gate_started: NOW,
    gate_completed: NOW,
    assumptions: own.map((task, at) => ({
      id: `A${at + 1}`,
      title: `${claim()} (${task})`,
      default: pick(THINGS),
      status: 'promoted',
      user_override: `${pick(FAULTS)} ${hex()}`,
    })),
    decisions: own.map((task, at) => ({
      id: `D${at + 1}`,
      title: `Findings of ${task} without a place beyond doubt: ${at}`,
      context: '-',
      options: ['A: Hand them over as a work order (recommended)', 'B: Leave them out of this build'],
      chosen: 'other',
      user_input: `${claim()} ${hex()}`,
    })),
  });
  const team = ['frontend-component', 'copywriter', 'legal-analyst', 'business-analyst'];
  return {
    ...EMPTY,
    said: ids.map((id) => ({ by: 'maya', at: NOW, what: `${id} ${claim()}: ${hex()}` })),
    answers: team.map((name, at) =>
      gate(
        name,
        ids.filter((_, index) => index % team.length === at),
      ),
    ),
    shown: {
      tasks: ids.map((id, at) => ({
        id,
        title: claim(),
        depth: at % 2 === 0 ? 'Deep' : 'Standard',
        specialist: team[at % team.length] ?? null,
        criteria: 3,
        dependencies: at > 0 ? [`T${at}`] : [],
      })),
      criteria: found
        .flatMap(({ task, issues }) =>
          issues.map(({ rule, claim: text }, at) => ({ id: `${task}.${at + 1}`, text: `${rule}: ${text}` })),
        )
        .slice(0, 60),
      phases: [team],
    },
    pushed: { name: 'ux-jury/pull-7-aaaaaaa', commit: 'c'.repeat(40) },
    built: {
      by: 'maya',
      at: NOW,
      sha: RUN.sha,
      url: RUN.url,
      tasks: found.map(({ task, issues }, at) => ({
        task,
        title: claim(),
        specialist: team[at % team.length] ?? '-',
        status: 'PARTIAL',
        issues: issues.map((one) => ({ ...one, seen: seen() })),
        handed_over: at % 3,
      })),
      known: found.flatMap(({ issues }) => issues),
      average: 4.2,
      verdict: 'fail',
      suggested: 40,
      outside: ids.map((_, at) => ({ file: `app/${pick(PAGES)}.html`, line: at + 1 })),
      branch: { name: 'ux-jury/pull-7-aaaaaaa', commit: 'c'.repeat(40), fate: 'pushed', why: '' },
      for_people: [],
    },
  };
}

describe('what travels in the comment', () => {
  it('comes back whole; the last block counts, and a broken, foreign or newer one is told apart', () => {
    const block = encodePullState(EMPTY, PULL);
    expect(decodePullState(`<!-- ux-jury:team-state:2 0 AAAA -->\n${block}`, PULL)).toEqual(EMPTY);
    expect(decodePullState(block, 8)).toBe('broken');
    expect(decodePullState(block.replace('state:2', 'state:3'), PULL)).toBe('newer');
    expect(decodePullState('<!-- ux-jury:team-state:2 0 AAAA -->', PULL)).toBe('broken');
    expect(decodePullState('<!-- ux-jury:team-state:1 AAAA -->', PULL)).toBe('broken');
    expect(decodePullState('no block', PULL)).toBeNull();
  });

  it('is broken by any change of a sign, and no block at all where its end is missing', () => {
    const block = encodePullState(conversation(5), PULL);
    fc.assert(
      fc.property(fc.nat(block.length - 1), (at) => {
        const other = block[at] === 'x' ? 'y' : 'x';
        const read = decodePullState(`${block.slice(0, at)}${other}${block.slice(at + 1)}`, PULL);
        expect(read === null || read === 'broken').toBe(true);
        expect(decodePullState(block.slice(0, at), PULL)).toBeNull();
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('holds whatever people write', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 })), (lines) => {
        const said = lines.map((line) => ({ by: 'maya', at: NOW, what: `-${line}` }));
        const block = encodePullState({ ...EMPTY, said }, PULL);
        expect(decodePullState(`${lines.join('')}\n${block}`, PULL)).toEqual({ ...EMPTY, said });
      }),
      { seed: 9, numRuns: 60 },
    );
  });

  it.each([1, 10, 60])('holds %i tasks with every answer, compact and equal when it is read', (tasks) => {
    const state = conversation(tasks);
    const block = encodePullState(state, PULL);
    expect(decodePullState(block, PULL)).toEqual(state);
    expect(block.length).toBeLessThan(Math.max(5_000, (MOST_FOR_SIXTY * tasks) / 60));
    expect(block.length).toBeLessThan(JSON.stringify(state).length / 2);
  });
});
