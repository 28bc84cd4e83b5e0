import type { Journey, Step, StepResponse } from '../../../contract/journey.ts';
import { formatRef } from '../../../contract/ref.ts';
import { artefactOf } from '../../../contract/source.ts';
import { cleanPageText } from './clean-page-text.ts';
import { compact } from './describe-state.ts';

/** A journey as it was recorded: its steps with what was measured at each. Nothing typed is in it. */
export function describeJourney(journey: Journey): Record<string, unknown> {
  const failed = journey.assertions.filter(({ status }) => status === 'failed');
  return compact({
    ref: formatRef({ kind: 'journey', journey: journey.id }),
    title: cleanPageText(journey.title, 200),
    goal: cleanPageText(journey.goal, 200),
    status: journey.status,
    expected_end: artefactOf(journey) === null ? undefined : clean(journey.expected_end_state),
    error: clean(journey.error),
    checks: artefactOf(journey) === null ? journey.assertions.length : undefined,
    failed_checks: failed.map((one) => cleanPageText(one.title, 200)),
    steps: journey.steps.map((step) => describeStep(journey, step)),
  });
}

/** One step as it was recorded. */
export function describeStep(journey: Journey, step: Step): Record<string, unknown> {
  const { target, response, trouble } = step;
  return compact({
    ref: formatRef({ kind: 'step', journey: journey.id, step: step.order }),
    did: cleanPageText(step.title, 200),
    kind: artefactOf(journey) === null ? step.interaction : undefined,
    target:
      target === null ? undefined : compact({ role: target.role, name: cleanPageText(target.name, 120) }),
    status: step.status === 'ok' ? undefined : step.status,
    error: clean(step.error),
    from: refOf(step.state_before),
    to: refOf(step.state_after),
    response: response === null ? undefined : describeResponse(response),
    console_errors: trouble.console_errors.length || undefined,
    page_errors: trouble.page_errors.length || undefined,
    failed_requests: trouble.failed_requests.length || undefined,
    dialogs: trouble.dialogs.map((one) => cleanPageText(`${one.type}: ${one.message}`, 160)),
  });
}

function describeResponse(response: StepResponse): Record<string, unknown> {
  return compact({
    kind: response.kind,
    first_change_ms: round(response.first_change_ms),
    settled_ms: round(response.settled_ms),
    layout_shift: response.layout_shift ?? undefined,
    busy_shown: response.busy_indicator ?? undefined,
    announced: clean(response.announced),
  });
}

function refOf(state: string | null): string | undefined {
  return state === null ? undefined : formatRef({ kind: 'state', state });
}

function clean(text: string | null): string | undefined {
  return text === null ? undefined : cleanPageText(text);
}

function round(value: number | null): number | undefined {
  return value === null ? undefined : Math.round(value);
}
