// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test are templates
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stage1 } from '../../src/contract/team/stage1.ts';
import { resolveAnswer } from '../../src/team/blueprint/resolve-answer.ts';
import {
  acceptAssumptions,
  closeGate,
  countAnswers,
  decide,
  decideRest,
  nextQuestion,
  openGate,
  promoteAssumption,
  strayIds,
} from '../../src/team/detail/gate.ts';
import { deepest, findResume } from '../../src/team/detail/recover.ts';
import { parseStage1, renderStage1 } from '../../src/team/detail/stage1-file.ts';

const NOW = '2026-11-30T12:00:00Z';

function stage1(assumptions: number | null, decisions: number): Stage1 {
  return {
    specialist: 'legal-analyst',
    searched: { files: 3, root: 'app' },
    findings: [],
    facts: ['A fact.'],
    elements: ['An element.'],
    connections: [],
    dynamics: [],
    assumptions:
      assumptions === null
        ? null
        : Array.from({ length: assumptions }, (_one, at) => ({
            id: `A${at + 1}`,
            title: `Assumption ${at + 1}`,
            default: 'the usual',
            rationale: 'everybody does',
          })),
    decisions: Array.from({ length: decisions }, (_one, at) => ({
      id: `D${at + 1}`,
      title: `Decision ${at + 1}`,
      options: [
        { letter: 'A', text: 'first', rationale: 'one' },
        { letter: 'B', text: 'second', rationale: 'two' },
      ],
      recommended: 'B',
      because: 'it is better',
      risk: 'time is lost',
    })),
    risks: ['Low: none.'],
    approach: 'Do it.',
    reroute: null,
  };
}
const open = (assumptions: number | null, decisions: number) => openGate(stage1(assumptions, decisions), NOW);

describe('the ten tests of the gate protocol', () => {
  it('1. stage1.md is read by the headings it was written with', () => {
    const text = renderStage1(stage1(2, 2));
    for (const line of [
      '## Research Findings',
      '## ECD Analysis',
      '## Assumptions',
      '### A1: Assumption 1',
      '## Key Decisions',
      '### D1: Decision 1',
      '## Risks Identified',
      '## Recommended Approach',
    ])
      expect(text.split('\n')).toContain(line);
    for (const label of [
      '- **Default**: ',
      '- **Rationale**: ',
      '- **Options**:',
      '- **Recommendation**: B, because ',
      '- **Risk if wrong**: ',
    ])
      expect(text).toContain(label);
    expect(text).toContain('  - B) second — recommended: two');
    expect(parseStage1(text)).toEqual(stage1(2, 2));
  });

  it('2. all assumptions are accepted in one change', () => {
    const file = acceptAssumptions(open(3, 1));
    expect(file.assumptions.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(nextQuestion(file, false)).toMatchObject({ kind: 'decision', item: { id: 'D1' } });
  });

  it('3. one is promoted with a person’s words, and the others are accepted', () => {
    const file = acceptAssumptions(promoteAssumption(open(3, 0), 'A2', 'opus'));
    expect(file.assumptions[1]).toMatchObject({
      status: 'promoted',
      user_override: 'opus',
      default: 'the usual',
    });
    expect(file.assumptions[0]?.status).toBe('accepted');
  });

  it('4. up to seven decisions come one by one, the recommended option first', () => {
    const file = open(0, 7);
    expect(nextQuestion(file, false)).toMatchObject({ kind: 'decision', item: { id: 'D1' } });
    expect(file.decisions[0]?.options).toEqual(['B: second (recommended)', 'A: first']);
    expect(nextQuestion(decide(file, 'D1', 'a'), false)).toMatchObject({ item: { id: 'D2' } });
  });

  it('5. eight come as a table, and only the chosen ones are then asked', () => {
    const file = open(0, 8);
    expect(nextQuestion(file, false)).toMatchObject({ kind: 'triage' });
    const rest = decideRest(file, ['D3', 'D5']);
    expect(rest.decisions.filter(({ chosen }) => chosen === 'B').length).toBe(6);
    expect(nextQuestion(rest, true)).toMatchObject({ kind: 'decision', item: { id: 'D3' } });
  });

  it('6. other words are taken as they are', () => {
    expect(decide(open(0, 1), 'D1', 'Only the seven cases').decisions[0]).toMatchObject({
      chosen: 'other',
      user_input: 'Only the seven cases',
    });
  });

  it('7. without a section of assumptions the first phase is skipped', () => {
    const parsed = parseStage1(renderStage1(stage1(null, 1)));
    expect(parsed.assumptions).toBeNull();
    expect(nextQuestion(openGate(parsed, NOW), false)).toMatchObject({ kind: 'decision' });
  });

  it('8. what was answered is never asked again, however often the file is read back', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(10), fc.array(fc.nat(20)), (assumptions, decisions, answers) => {
        let file = open(assumptions, decisions);
        const asked = new Set<string>();
        for (const answer of [...answers, ...Array.from({ length: 20 }, () => 0)]) {
          file = JSON.parse(JSON.stringify(file));
          const next = nextQuestion(file, true);
          if (next.kind === 'done' || next.kind === 'triage') break;
          const ids = next.kind === 'decision' ? [next.item.id] : next.items.map(({ id }) => id);
          for (const id of ids) expect(asked.has(id)).toBe(false);
          const id = ids[0] ?? '';
          asked.add(id);
          file =
            next.kind === 'decision'
              ? decide(file, id, answer % 2 ? 'A' : 'my words')
              : promoteAssumption(file, id, null);
        }
        expect(closeGate(file, NOW).gate_completed).toBe(NOW);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('9. a gate is closed once, and only when nothing is open', () => {
    const half = decide(open(0, 2), 'D1', 'A');
    expect(closeGate(half, NOW).gate_completed).toBeNull();
    expect(countAnswers(half)).toEqual({ answered: 1, of: 2 });
    const closed = closeGate(decide(half, 'D2', 'A'), NOW);
    expect(closeGate(closed, 'later').gate_completed).toBe(NOW);
  });

  it('10. decisions reach the blueprint: an option, other words, a refusal, a default', () => {
    const raised = stage1(1, 2);
    const file = decide(decide(promoteAssumption(open(1, 2), 'A1', 'mine'), 'D1', 'B'), 'D2', 'my way');
    expect(resolveAnswer('A1', raised, file)).toMatchObject({ text: 'mine', isOwnWords: true });
    expect(resolveAnswer('D1', raised, file)).toMatchObject({ kind: 'refused', text: 'second' });
    expect(resolveAnswer('D2', raised, file)).toMatchObject({ text: 'my way', isOwnWords: true });
    expect(resolveAnswer('A1', raised, null)).toMatchObject({ text: 'the usual', isOwnWords: false });
    expect(resolveAnswer('D2', raised, open(1, 2))).toMatchObject({ kind: 'unanswered' });
  });
});

describe('recovery', () => {
  const half = open(1, 1);
  const closed = { ...half, gate_completed: NOW };
  it.each([
    [{ has_blueprint: true, has_stage1: true, decisions: closed }, 'Deep', 'done'],
    [{ has_blueprint: false, has_stage1: true, decisions: closed }, 'Deep', 'stage2'],
    [{ has_blueprint: false, has_stage1: true, decisions: half }, 'Deep', 'gate'],
    [{ has_blueprint: false, has_stage1: true, decisions: null }, 'Standard', 'gate'],
    [{ has_blueprint: false, has_stage1: true, decisions: null }, 'Light', 'stage2'],
    [{ has_blueprint: false, has_stage1: false, decisions: null }, 'Deep', 'stage1'],
  ] as const)('%j at %s goes on at %s', (found, depth, expected) => {
    expect(findResume(found, depth)).toBe(expected);
  });

  it('counts the deepest depth of a specialist', () => {
    expect(deepest(['Light', 'Deep', 'Standard'])).toBe('Deep');
    expect(deepest(['Light', 'Standard'])).toBe('Standard');
  });

  it('sees ids that do not belong together', () => {
    expect(strayIds(stage1(1, 1), open(1, 2))).toEqual(['D2']);
  });
});

describe('stage1.md', () => {
  it('gives any text back, however hostile', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom(
        '## Key Decisions',
        '- **Default**: x',
        'a\n### D9: y',
        '\\n',
        ' — recommended',
        'A) b: c',
        '<!-- -->',
        '\r\n',
        ' x ',
        '`${x}`',
        'a: b',
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (one, two, three) => {
        const file: Stage1 = {
          ...stage1(1, 1),
          facts: [one],
          risks: [two],
          approach: three,
          findings: [
            {
              id: 'F1',
              task: 'T1',
              issue: one,
              fixer: two,
              grounds: three,
              asks: 'A1',
              edits: [{ file: one, line: 3, find: two, replace: three }],
            },
          ],
          assumptions: [{ id: 'A1', title: one.trim() || 'x', default: two, rationale: three }],
          decisions: [
            {
              id: 'D1',
              title: two.trim() || 'x',
              options: [
                { letter: 'A', text: one, rationale: two },
                { letter: 'B', text: three, rationale: one },
              ],
              recommended: 'A',
              because: three,
              risk: two,
            },
          ],
        };
        expect(parseStage1(renderStage1(file))).toEqual(file);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});
