import type { Step } from '../../src/contract/journey.ts';
import type { CallLine, ResponseLine } from '../record.ts';
import { redactError } from '../redact.ts';
import type { JoinedStep } from './join-calls.ts';
import type { CaptureRecord } from './read-record.ts';
import { paramOf } from './step-params.ts';
import { nextAct, readResponse, responseLines } from './step-response.ts';
import { readSource } from './step-source.ts';
import { pressedKey, titleOfStep } from './step-title.ts';
import { readTroubles } from './step-troubles.ts';

export interface AttemptContext {
  /** The journey's id. */
  readonly id: string;
  readonly record: CaptureRecord;
  /** Start of the attempt, epoch milliseconds. */
  readonly startedAt: number;
  readonly rootDir: string;
  readonly hasState: (id: string) => boolean;
}

/** One step of the journey, with all that was seen of it; `order` is given once fields are merged. */
export function buildStep(joined: JoinedStep, context: AttemptContext): Step {
  const { record } = context;
  const { step, kind, act } = joined;
  const { page } = joined;
  const response = readResponse(joined, record);
  const line = responseLines(joined, record).find((one) => one.acted) ?? null;
  const before = stateAt(context, { page, from: 0, to: joined.call?.call ?? -1 });
  const after = stateAfter(context, joined);
  return {
    order: 1,
    title: titleOfStep(joined),
    group: joined.group,
    action: kind.action,
    interaction: interactionOf(joined),
    status: step.error === undefined ? 'ok' : 'failed',
    error: step.error === undefined ? null : redactError(step.error.message ?? 'failed'),
    target: act === null || /^(body|html)$/.test(act.target.tag) ? null : act.target,
    input: readInput(joined, { line, dropped: nextAct(joined, record)?.dropped === true }),
    pointer_activations: pointerActivations(joined, line),
    key_presses: keyPresses(joined, line),
    started_ms: Math.max(0, step.startTime.getTime() - context.startedAt),
    duration_ms: step.duration < 0 ? null : step.duration,
    response: noticeScreenChange(response, before, after),
    trouble: readTroubles(joined),
    page,
    state_before: before,
    state_after: after,
    source: readSource(step.location, context.rootDir),
  };
}

/** Checking a box or an option is a selection however it is done; typing keys into a field is its entry. */
function interactionOf({ kind, act, ...joined }: JoinedStep): Step['interaction'] {
  const target = act?.target ?? null;
  if (kind.interaction === 'click_tap' && kind.pointer > 0 && target !== null)
    return /^(checkbox|radio|switch|option)$/.test(target.role) ? 'selection' : 'click_tap';
  if (kind.action !== 'press' || target === null || !isTextField(target)) return kind.interaction;
  const key = pressedKey({ kind, act, ...joined });
  const editing =
    /^(a character|Backspace|Delete|Home|End|Space| |Arrow(Left|Right)|(Control|Meta|ControlOrMeta)\+[acvxACVX]|Shift\+.)$/;
  return key !== null && editing.test(key) ? 'field_entry' : 'keyboard';
}

export function isTextField({ role, tag }: { role: string; tag: string }): boolean {
  return /^(textbox|searchbox|spinbutton)$/.test(role) || (role === 'combobox' && tag === 'input');
}

function stateAt(context: AttemptContext, at: { page: string; from: number; to: number }): string | null {
  const calls = context.record.calls.filter((call) => call.call >= at.from && call.call <= at.to);
  const state = calls.findLast((call) => at.page in call.states)?.states[at.page] ?? null;
  return state !== null && context.hasState(state) ? state : null;
}

/** What the page showed at the next pause; nothing when it was closed or the attempt ended before. */
function stateAfter(context: AttemptContext, { page, call, from }: JoinedStep): string | null {
  const isLater = (one: CallLine) => (call === null ? one.paused_at >= from : one.call > call.call);
  const next = context.record.calls.find((one) => isLater(one) && page in one.states);
  const state = next?.states[page] ?? null;
  return state !== null && context.hasState(state) ? state : null;
}

/** Style can change a screen without a trace in the document: then another state is the sign of it. */
function noticeScreenChange(
  response: Step['response'],
  before: string | null,
  after: string | null,
): Step['response'] {
  if (response?.kind !== 'none' || before === null || after === null || before === after) return response;
  return { ...response, kind: 'content' };
}

function readInput(
  { kind, act }: JoinedStep,
  { line, dropped }: { line: ResponseLine | null; dropped: boolean },
): Step['input'] {
  const field = line?.field ?? null;
  const isSecret = act?.secret === true || field?.secret === true;
  const kept = dropped ? false : (field?.kept ?? null);
  const role = act?.target.role ?? '';
  if (kind.action === 'upload') return { kind: 'file', length: null, kept };
  if (kind.action === 'select') return { kind: 'choice', length: null, kept };
  if (/^(checkbox|radio|switch)$/.test(role) && kind.interaction !== 'keyboard')
    return { kind: 'toggle', length: null, kept };
  if (
    kind.interaction === 'field_entry' ||
    (kind.action === 'press' && field !== null && act !== null && isTextField(act.target))
  )
    return { kind: 'text', length: isSecret ? null : (field?.length ?? null), kept };
  return null;
}

/** A field entered by `fill` needs a pointer, unless the focus was there before: by Tab, by autofocus, by a click. */
function pointerActivations({ kind }: JoinedStep, line: ResponseLine | null): number {
  if (kind.interaction !== 'field_entry' || line === null) return kind.pointer;
  return line.entered_by_focus ? 1 : 0;
}

/** Keys a person would press; how long a secret is stays unsaid. */
function keyPresses(joined: JoinedStep, line: ResponseLine | null): number {
  if (joined.kind.action === 'press') return 1;
  if (joined.kind.interaction !== 'field_entry' || joined.act?.secret === true) return 0;
  const typed = paramOf(joined, 'value') ?? paramOf(joined, 'text');
  return typed?.length ?? line?.field?.length ?? 0;
}
