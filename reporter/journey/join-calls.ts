import type { ActLine, CallLine } from '../record.ts';
import { redactTitle } from '../redact.ts';
import type { CaptureRecord } from './read-record.ts';
import type { SelectedStep } from './select-steps.ts';

/** A step with what the worker saw around it. `from` and `until` (epoch ms) bound what belongs to it. */
export interface JoinedStep extends SelectedStep {
  readonly call: CallLine | null;
  readonly act: ActLine | null;
  readonly from: number;
  readonly until: number;
}

const MOST_APART_MS = 5000;

/** Pairs steps with paused calls: same first word, same line where both have one, nearest in time, each used once. */
export function joinCalls(steps: readonly SelectedStep[], record: CaptureRecord): JoinedStep[] {
  const free = new Set(record.calls);
  const paired = steps.map((selected) => {
    const call = findCall(selected, [...free]);
    if (call !== null) free.delete(call);
    return { ...selected, call, from: call?.released_at ?? selected.step.startTime.getTime() };
  });
  return paired.map((step, index) => {
    const until = paired[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { ...step, until, act: findAct(step, until, record.acts) };
  });
}

function findCall({ step }: SelectedStep, free: readonly CallLine[]): CallLine | null {
  const start = step.startTime.getTime();
  const title = redactTitle(step.title);
  const apart = (call: CallLine) => Math.abs(call.paused_at - start);
  const fitting = free
    .filter((call) => call.title.startsWith(title) && apart(call) < MOST_APART_MS)
    .sort((a, b) => apart(a) - apart(b));
  const line = step.location?.line;
  return fitting.find((call) => line !== undefined && call.line_number === line) ?? fitting[0] ?? null;
}

function findAct(
  { kind, call, from }: SelectedStep & { call: CallLine | null; from: number },
  until: number,
  acts: readonly ActLine[],
): ActLine | null {
  const own = acts.filter((act) =>
    call === null ? act.at >= from && act.at < until : act.call === call.call && act.at >= call.paused_at,
  );
  for (const type of kind.events) {
    const fitting = own.filter((act) => act.type === type);
    const found = type === 'pointerover' ? fitting.at(-1) : fitting[0];
    if (found !== undefined) return found;
  }
  return null;
}
