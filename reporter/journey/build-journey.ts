import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import type { Assertion, Journey, Step } from '../../src/contract/journey.ts';
import type { NotMeasured } from '../../src/contract/primitives.ts';
import { clip, redactError, redactText } from '../redact.ts';
import { type AttemptContext, buildStep } from './build-step.ts';
import { joinCalls } from './join-calls.ts';
import { listSecrets } from './known-secrets.ts';
import { mergeSteps } from './merge-steps.ts';
import { selectSteps } from './select-steps.ts';
import { paramOf } from './step-params.ts';
import { readSource } from './step-source.ts';

import { titlesOf } from './test-titles.ts';

/** An attempt as a journey, with what it typed into secret fields. */
export interface BuiltJourney {
  readonly journey: Journey;
  readonly secrets: readonly string[];
}

/** One attempt as a journey; `null` for a test that no person could walk: it used no page. */
export function buildJourney(
  test: TestCase,
  result: TestResult,
  context: AttemptContext,
): BuiltJourney | null {
  const selection = selectSteps(result.steps);
  const { record } = context;
  if (selection.actions.length === 0 && record.calls.length === 0 && result.status !== 'skipped') return null;
  const joined = joinCalls(selection.actions, record);
  const steps = mergeSteps(joined.map((step) => buildStep(step, context)));
  const project = test.parent.project()?.name ?? '';
  const journey: Journey = {
    id: context.id,
    title: titlesOf(test).join(' › '),
    project,
    source: readSource(test.location, context.rootDir) ?? { file: 'unknown', line: 0 },
    tags: test.tags,
    goal: annotation(test, result, 'goal') ?? clip(test.title, 300),
    target_user: annotation(test, result, 'target-user'),
    expected_end_state: annotation(test, result, 'end-state'),
    status: statusOf(result, steps),
    outcome: test.outcome(),
    attempts: result.retry + 1,
    duration_ms: Math.max(0, result.duration),
    error: result.error?.message === undefined ? null : redactError(result.error.message),
    browser: record.attempt?.browser ?? test.parent.project()?.use.browserName ?? 'chromium',
    viewport: viewportOf(test, context),
    steps,
    assertions: selection.assertions.map((step) => buildAssertion(step, steps, context)),
    end_state: endState(context, steps),
    not_measured: listNotMeasured(context, steps),
  };
  return { journey, secrets: listSecrets(joined) };
}

function annotation(test: TestCase, result: TestResult, type: string): string | null {
  const all = [...(result.annotations ?? []), ...test.annotations];
  const description = all.find((one) => one.type === type)?.description?.trim() ?? '';
  return description === '' ? null : clip(redactText(description), 300);
}

function statusOf(result: TestResult, steps: readonly Step[]): Journey['status'] {
  if (result.status === 'passed') return 'complete';
  if (result.status === 'skipped') return 'skipped';
  const walked = steps.filter((step) => step.interaction !== 'system_wait');
  const last = walked.slice(-3);
  if (last.length === 3 && last.every((step) => step.status === 'failed')) return 'abandoned';
  return walked.some((step) => step.status === 'ok') ? 'partial' : 'failed';
}

function viewportOf(test: TestCase, { record }: AttemptContext): Journey['viewport'] {
  const seen = record.calls.find((call) => call.viewport !== null)?.viewport;
  return seen ?? record.attempt?.viewport ?? test.parent.project()?.use.viewport ?? null;
}

function buildAssertion(step: TestStep, steps: readonly Step[], context: AttemptContext): Assertion {
  const at = step.startTime.getTime() - context.startedAt;
  const locator = paramOf({ step }, 'locator');
  const title = redactText(step.title);
  return {
    after_step: steps.filter((one) => one.started_ms <= at).length,
    title: locator === null || title.includes(locator) ? title : clip(`${title} ${redactText(locator)}`, 300),
    status: step.error === undefined ? 'ok' : 'failed',
    error: step.error === undefined ? null : redactError(step.error.message ?? 'failed'),
    source: readSource(step.location, context.rootDir),
  };
}

/** What the last page that was acted on showed at the end. */
function endState({ record, hasState }: AttemptContext, steps: readonly Step[]): string | null {
  const page = steps.at(-1)?.page ?? 'main';
  const states = record.calls.flatMap((call) => call.states[page] ?? []);
  const last =
    states.at(-1) ?? record.calls.flatMap((call) => Object.values(call.states)).findLast((id) => id !== null);
  return last != null && hasState(last) ? last : null;
}

function listNotMeasured({ record }: AttemptContext, steps: readonly Step[]): NotMeasured[] {
  const isTrace = record.origin === 'trace';
  const notes: NotMeasured[] = record.faults.map(({ what, reason }) => ({ what, reason }));
  if (record.calls.length === 0 && record.faults.length === 0 && steps.length > 0)
    notes.push({ what: 'pictures, states and step facts', reason: 'test_not_imported_from_ux_jury' });
  for (const step of steps) {
    if (step.interaction === 'navigation' || step.interaction === 'system_wait') continue;
    if (record.calls.length === 0 || step.status === 'failed') continue;
    if (step.target === null && step.action !== 'press')
      notes.push({
        what: `target of step ${step.order}`,
        reason: isTrace ? 'not_in_trace' : 'no_event_seen',
      });
    if (step.response === null && !isTrace)
      notes.push({ what: `response to step ${step.order}`, reason: 'page_closed_or_opaque' });
  }
  return notes.filter(
    (note, index) => notes.findIndex((one) => one.what === note.what && one.reason === note.reason) === index,
  );
}
