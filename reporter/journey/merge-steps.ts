import type { Step } from '../../src/contract/journey.ts';
import { isTextField } from './build-step.ts';

/**
 * Makes one step of what a person does as one: a `field_entry` of consecutive calls on one text field, a walk of equal
 * focus keys (eight times Tab). Then numbers the steps from 1.
 */
export function mergeSteps(steps: readonly Step[]): Step[] {
  const merged: Step[] = [];
  for (const step of steps) {
    const last = merged.at(-1);
    if (last !== undefined && isSameEntry(last, step)) merged[merged.length - 1] = mergeEntry(last, step);
    else if (last !== undefined && isSameWalk(last, step)) merged[merged.length - 1] = mergeWalk(last, step);
    else merged.push(step);
  }
  return merged.map((step, index) => ({ ...step, order: index + 1 }));
}

/** Typing that goes on in a field, or that follows the click which entered it. */
function isSameEntry(last: Step, next: Step): boolean {
  if (next.interaction !== 'field_entry' || next.target === null || last.target === null) return false;
  if (last.page !== next.page || last.target.key !== next.target.key) return false;
  const isEntering = /^(click|tap|dblclick)$/.test(last.action) && isTextField(last.target);
  return last.interaction === 'field_entry' || isEntering;
}

/** The same focus key again, with nothing but the focus answering in between. */
function isSameWalk(last: Step, next: Step): boolean {
  const key = walkKey(last);
  if (key === null || key !== walkKey(next) || last.page !== next.page || last.group !== next.group)
    return false;
  return last.state_after === next.state_before && last.status === 'ok' && next.status === 'ok';
}

function walkKey({ interaction, title }: Step): string | null {
  if (interaction !== 'keyboard') return null;
  return /^Press ((?:Shift\+)?Tab|Arrow(?:Up|Down|Left|Right))\b/.exec(title)?.[1] ?? null;
}

function mergeWalk(first: Step, next: Step): Step {
  const presses = first.key_presses + next.key_presses;
  return {
    ...mergeEntry(first, next),
    title: `Press ${walkKey(first)} ${presses} times`,
    target: next.target,
    response: next.response === null || next.response.kind === 'none' ? first.response : next.response,
    key_presses: presses,
  };
}

function mergeEntry(first: Step, next: Step): Step {
  const end = next.started_ms + (next.duration_ms ?? 0);
  const isTyping = first.interaction === 'field_entry';
  return {
    ...next,
    title: isTyping ? first.title : next.title,
    action: isTyping ? first.action : next.action,
    target: first.target,
    group: first.group,
    status: first.status === 'failed' ? 'failed' : next.status,
    error: first.error ?? next.error,
    pointer_activations: Math.min(1, first.pointer_activations + next.pointer_activations),
    key_presses: first.key_presses + next.key_presses,
    started_ms: first.started_ms,
    duration_ms: end - first.started_ms,
    response: mergeResponse(first.response, next.response),
    trouble: mergeTrouble(first.trouble, next.trouble),
    state_before: first.state_before,
    source: first.source,
  };
}

function mergeResponse(first: Step['response'], next: Step['response']): Step['response'] {
  if (first === null || next === null) return next ?? first;
  const shift = [first.layout_shift, next.layout_shift].filter((one) => one !== null);
  return {
    ...next,
    layout_shift: shift.length === 0 ? null : shift.reduce((sum, one) => sum + one, 0),
    busy_indicator: first.busy_indicator === true || next.busy_indicator,
    announced: next.announced ?? first.announced,
  };
}

function mergeTrouble(first: Step['trouble'], next: Step['trouble']): Step['trouble'] {
  return {
    console_errors: [...first.console_errors, ...next.console_errors],
    page_errors: [...first.page_errors, ...next.page_errors],
    failed_requests: [...first.failed_requests, ...next.failed_requests],
    dialogs: [...first.dialogs, ...next.dialogs],
  };
}
