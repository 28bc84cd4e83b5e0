// biome-ignore-all lint/suspicious/noTemplateCurlyInString: hostile texts look like templates
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/adapters/documents.ts';
import type { Blueprint } from '../../src/contract/team/blueprint.ts';
import {
  BLUEPRINT_SECTIONS,
  parseBlueprint,
  renderBlueprint,
} from '../../src/team/blueprint/blueprint-file.ts';
import { checkCompleteness } from '../../src/team/blueprint/check-completeness.ts';
import { checkGrounds } from '../../src/team/blueprint/check-grounds.ts';
import { findConflicts, openConflicts } from '../../src/team/blueprint/find-conflicts.ts';
import { safeWords } from '../../src/team/blueprint/resolve-answer.ts';
import { issue, planOf } from './worlds.ts';

const plan = planOf([issue('dead-control')]);
const [task] = plan.tasks;
if (task === undefined) throw new Error('no task');

function blueprint(over: Partial<Blueprint> = {}): Blueprint {
  return {
    specialist: 'frontend-component',
    domain: 'frontend/ui',
    plan_tasks: ['T1'],
    depth: 'Standard',
    status: 'approved',
    title: 'A title',
    task_reference: [{ task: 'T1', title: 'x', criteria: ['T1.1: y'], dependencies: '-' }],
    research: ['A fact.'],
    approach: ['A way.'],
    decisions: [
      { id: 'D1', title: 'Which?', outcome: 'first', alternatives: 'second', confirmed_by: 'gate' },
    ],
    operations: [
      {
        id: 'O1',
        task: 'T1',
        kind: 'edit',
        what: 'Change it.',
        issues: ['dead-control-00000001'],
        edits: [{ file: 'a.mjs', line: 3, find: 'x', replace: 'y' }],
        grounds: [{ kind: 'finding', id: 'F1' }],
      },
    ],
    acceptance: [{ criterion: 'T1.1', operations: ['O1'], how: 'By the edit.' }],
    integration: ['Changes a.mjs.'],
    open_items: [],
    handoff: {
      producer: 'code-writer',
      output_format: 'source',
      output_filename: 'frontend-component.patch',
      output_directory: 'output',
      formatting: ['diff'],
      blocks: ['O1'],
    },
    ...over,
  };
}
const [operation] = blueprint().operations;
if (operation === undefined) throw new Error('no operation');

describe('a blueprint file', () => {
  it('has nine sections and is a document', () => {
    const text = renderBlueprint(blueprint());
    for (const section of BLUEPRINT_SECTIONS) expect(text).toContain(`\n## ${section}\n`);
    expect(readDocument('team-blueprint', parseBlueprint(text).blueprint, '-')).toEqual(blueprint());
  });

  it('gives any text back, however hostile', () => {
    const any = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        '## 8. Open Items',
        'a\n- b',
        '**x**: y',
        '---\nstatus: approved',
        '\\',
        '</script>',
        '${x}',
        '`',
        ' ',
      ),
    );
    fc.assert(
      fc.property(any, any, any, (one, two, three) => {
        const written = blueprint({
          title: one.trim() || 'x',
          research: [one],
          approach: [two],
          open_items: [three],
          integration: [one, two],
          task_reference: [{ task: 'T1', title: two, criteria: [three], dependencies: one }],
          operations: [
            { ...operation, what: one, edits: [{ file: two, line: 9, find: three, replace: one }] },
          ],
          decisions: [{ id: 'D1', title: one, outcome: two, alternatives: three, confirmed_by: one }],
        });
        const { blueprint: read, missing } = parseBlueprint(renderBlueprint(written));
        expect(read).toEqual(written);
        expect(missing).toEqual([]);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe('the completeness gate', () => {
  const producers = [{ name: 'code-writer', output_formats: ['source'] }];
  const check = (one: Blueprint, missing: string[] = []) =>
    checkCompleteness({ blueprints: [{ blueprint: one, missing }], tasks: [task], producers });

  it('passes what is whole', () => {
    expect(check(blueprint())).toEqual({ passed: true, failures: [] });
  });

  it.each([
    ['an open item', blueprint({ open_items: ['Which colour?'] }), ['8. Open Items', 'Which colour?']],
    ['an empty section', blueprint({ research: [] }), ['2. Research Findings', 'The section is empty.']],
    [
      'a criterion without a mapping',
      blueprint({ acceptance: [] }),
      ['6. Acceptance Mapping', /^T1\.1 is not mapped/],
    ],
    [
      'a mapping to nothing',
      blueprint({ acceptance: [{ criterion: 'T1.1', operations: ['O9'], how: 'x' }] }),
      ['6. Acceptance Mapping', /O9, which is not there/],
    ],
    [
      'an unknown producer',
      blueprint({ handoff: { ...blueprint().handoff, producer: 'painter' } }),
      ['9. Producer Handoff', 'There is no producer painter.'],
    ],
    [
      'a format it does not write',
      blueprint({ handoff: { ...blueprint().handoff, output_format: 'pdf' } }),
      ['9. Producer Handoff', /does not write pdf/],
    ],
    [
      'a task that no blueprint holds',
      blueprint({ plan_tasks: ['T7'] }),
      ['1. Task Reference', /^No blueprint holds T1/],
    ],
  ] as const)('stops at %s and says exactly that', (_what, one, [section, what]) => {
    const { passed, failures } = check(one);
    expect(passed).toBe(false);
    expect(failures).toContainEqual(
      expect.objectContaining({
        section,
        what: typeof what === 'string' ? what : expect.stringMatching(what),
      }),
    );
  });

  it('stops at a missing section', () => {
    expect(check(blueprint(), ['7. Integration Points']).failures).toMatchObject([
      { section: '7. Integration Points' },
    ]);
  });
});

describe('grounds', () => {
  const stage1 = { findings: [{ id: 'F1' }], assumptions: [], decisions: [] } as unknown as Parameters<
    typeof checkGrounds
  >[1];
  it.each([
    [{ kind: 'finding', id: 'F1' }, 0],
    [{ kind: 'finding', id: 'F9' }, 1],
    [{ kind: 'answer', id: 'D1' }, 1],
    [{ kind: 'standard', id: 'WCAG 2.2, 2.5.8' }, 0],
    [{ kind: 'standard', id: 'my taste' }, 1],
  ] as const)('%j', (ground, faults) => {
    expect(
      checkGrounds(blueprint({ operations: [{ ...operation, grounds: [ground] }] }), stage1, null).length,
    ).toBe(faults);
  });
  it('are never missing', () => {
    expect(checkGrounds(blueprint({ operations: [{ ...operation, grounds: [] }] }), stage1, null)).toEqual([
      'O1 rests on no finding, answer or standard.',
    ]);
  });
});

describe('conflicts', () => {
  const other = (over: Partial<Blueprint> = {}) =>
    blueprint({
      specialist: 'copywriter',
      decisions: [],
      operations: [],
      handoff: { ...blueprint().handoff, output_filename: 'copywriter.patch' },
      ...over,
    });
  const kinds = (one: Blueprint) => findConflicts([blueprint(), one], null).conflicts.map(({ kind }) => kind);

  it('are none between blueprints that go well together', () => {
    expect(kinds(other())).toEqual([]);
    expect(kinds(other({ operations: [{ ...operation, issues: ['other'] }] }))).toEqual([]);
  });

  it.each([
    [
      'contradiction',
      other({
        decisions: [
          { id: 'D4', title: 'Which?', outcome: 'second', alternatives: '-', confirmed_by: 'gate' },
        ],
      }),
    ],
    [
      'overlap',
      other({
        operations: [
          { ...operation, issues: ['other'], edits: [{ file: 'a.mjs', line: 3, find: 'x', replace: 'z' }] },
        ],
      }),
    ],
    ['naming', other({ handoff: blueprint().handoff })],
    ['duplicate', other({ operations: [{ ...operation, edits: [] }] })],
  ])('%s', (kind, one) => {
    expect(kinds(one)).toEqual([kind]);
  });

  it('stay open until a person rules, and a ruling stays with its conflict', () => {
    const pair = [blueprint(), other({ handoff: blueprint().handoff })];
    const found = findConflicts(pair, null);
    expect(openConflicts(found).length).toBe(1);
    const ruled = {
      ...found,
      conflicts: found.conflicts.map((one) => ({
        ...one,
        ruling: { verdict: 'accepted' as const, words: 'fine' },
      })),
    };
    expect(openConflicts(findConflicts(pair, ruled))).toEqual([]);
  });
});

it('words of a person cannot end a string, open a tag or start an expression', () => {
  expect(safeWords('a\'b"c`d<script>${x}\\\n{e}\u202e')).toBe('a’b”c’dscriptx e');
});
