import type { TestStep } from '@playwright/test/reporter';
import { type ActionKind, kindOfAction } from './actions.ts';

/** A wait shorter than this is no wait for a person. */
const SHORTEST_WAIT_MS = 100;

export interface SelectedStep {
  readonly step: TestStep;
  readonly kind: ActionKind;
  readonly group: string | null;
}

export interface Selection {
  readonly actions: readonly SelectedStep[];
  readonly assertions: readonly TestStep[];
}

/** A person's actions and the test's assertions, in the order they began; what happens after the test is left out. */
export function selectSteps(steps: readonly TestStep[]): Selection {
  const actions: SelectedStep[] = [];
  const assertions: TestStep[] = [];
  const visit = (step: TestStep, groups: readonly string[]): void => {
    if (step.category === 'hook' && /^(After Hooks|Worker Cleanup|afterEach|afterAll)/.test(step.title))
      return;
    if (step.category === 'expect') assertions.push(step);
    const kind = step.category === 'pw:api' ? kindOfAction(step.title) : null;
    if (kind !== null && isWorthTelling(step, kind))
      actions.push({ step, kind, group: groups.length === 0 ? null : groups.join(' › ') });
    for (const child of step.steps) visit(child, groupsWithin(step, groups));
  };
  for (const step of steps) visit(step, []);
  const byTime = (a: TestStep, b: TestStep) => a.startTime.getTime() - b.startTime.getTime();
  return {
    actions: actions.sort((a, b) => byTime(a.step, b.step)),
    assertions: assertions.sort(byTime),
  };
}

function isWorthTelling(step: TestStep, kind: ActionKind): boolean {
  return kind.interaction !== 'system_wait' || step.duration >= SHORTEST_WAIT_MS;
}

function groupsWithin(step: TestStep, groups: readonly string[]): readonly string[] {
  if (step.category === 'test.step') return [...groups, step.title];
  const isNamedHook = step.category === 'hook' && step.title !== 'Before Hooks';
  return isNamedHook || step.category === 'fixture' ? [...groups, step.title] : groups;
}
