import { readTeamWords } from '../../src/adapters/team/read-words.ts';
import type { Aggregate } from '../../src/contract/aggregation.ts';
import type { Debate } from '../../src/contract/debate.ts';
import type { Issue, Outcomes, Place } from '../../src/contract/outcome.ts';
import type { Control, State } from '../../src/contract/state.ts';
import type { FixContext } from '../../src/team/fix/fixer.ts';
import { FIXERS } from '../../src/team/fix/fixers.ts';
import { makePlan } from '../../src/team/plan/make-plan.ts';
import { applyEdits } from '../../src/team/producers/patch.ts';

export const { causes, words } = readTeamWords();

export function place(over: Partial<Place> = {}): Place {
  return {
    journey: 'buy',
    step: 1,
    state: 's1',
    key: null,
    name: 'Thing',
    box: null,
    ref: 'buy/step-01',
    claim: 'Something is wrong.',
    ...over,
  };
}

export function issue(rule: string, over: Partial<Issue> = {}): Issue {
  const places = over.places ?? [place()];
  return {
    id: `${rule}-00000001`,
    rule,
    severity: 2,
    critical: false,
    claims: { spark: [], nielsen: [], walkthrough: [], pure: [], wcag: [], criteria: [] },
    wcag_class: null,
    title: `Title of ${rule}`,
    claim: places[0]?.claim ?? 'Something is wrong.',
    recommendation: 'Make it right.',
    touched: places.map(({ ref }) => ref),
    journeys: 1,
    ...over,
    places,
  };
}

export function control(over: Partial<Control> = {}): Control {
  return {
    key: '#x',
    tag: 'button',
    type: null,
    role: 'button',
    name: '',
    name_source: 'none',
    visible_label: false,
    box: { x: 0, y: 0, width: 14, height: 14 },
    in_view: true,
    obscured: false,
    focusable: true,
    disabled: false,
    required: false,
    invalid: false,
    value: 'none',
    autocomplete: null,
    described_by: null,
    placeholder: null,
    test_id: null,
    href: null,
    expanded: null,
    current: null,
    inline: false,
    landmark: null,
    group: null,
    native: true,
    ...over,
  };
}

/** What a fixer sees: files as `path -> text`, and one screen with these controls. */
export function context(
  files: Record<string, string>,
  issues: Issue[],
  controls: Control[] = [],
): FixContext {
  const state = { id: 's1', controls } as unknown as State;
  return {
    source: {
      root: '.',
      files: Object.entries(files).map(([path, text]) => ({ path, lines: text.split('\n') })),
    },
    outcomes: { rules: [], issues },
    readState: (id) => (id === 's1' ? state : null),
    words,
  };
}

/** What a fixer makes of a source, seen on these screens; `null` where it is in doubt. `{{answer}}` stays. */
export function fixOn(
  one: Issue,
  files: Record<string, string>,
  states: Record<string, object> = {},
): Record<string, string> | null {
  const readState = (id: string): State | null => (states[id] as unknown as State | undefined) ?? null;
  const world = { ...context(files, [one]), readState };
  const made = FIXERS[one.rule]?.(one, world) ?? null;
  if (made === null) return null;
  const operation = { id: 'O1', task: 'T1', kind: 'edit' as const, what: 'x', issues: [one.id], grounds: [] };
  const { files: after, failed } = applyEdits(world.source, [{ ...operation, edits: [...made.edits] }]);
  if (failed.length > 0) throw new Error('An edit does not stand where it says.');
  return Object.fromEntries([...after].map(([path, lines]) => [path, lines.join('\n')]));
}

export function planOf(
  issues: Issue[],
  debate: Debate | null = null,
  changed: { path: string; text: string }[] = [],
) {
  const aggregate = { run_id: 'run-1', verdict: 'fail' } as unknown as Aggregate;
  const outcomes: Outcomes = { rules: [], issues };
  return makePlan({ aggregate, outcomes, debate, words: causes, changed });
}
