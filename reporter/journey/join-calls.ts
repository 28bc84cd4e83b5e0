import type { ActLine, CallLine, EventLine, TroubleLine } from '../record.ts';
import { redactTitle } from '../redact.ts';
import type { CaptureRecord } from './read-record.ts';
import type { SelectedStep } from './select-steps.ts';

/** A step with what the worker saw of it. `from` (epoch ms) is when its call was let go. */
export interface JoinedStep extends SelectedStep {
  readonly call: CallLine | null;
  readonly act: ActLine | null;
  readonly from: number;
  readonly page: string;
  readonly events: readonly EventLine[];
  readonly troubles: readonly TroubleLine[];
}
type Paired = SelectedStep & Pick<JoinedStep, 'call' | 'from'>;
type Placed = Paired & Pick<JoinedStep, 'act' | 'page'>;

const MOST_APART_MS = 5000;
/** The page's clock and the worker's may differ by so much. */
const CLOCK_MS = 15;

/** Gives each step its paused call, its page, the event that shows its target, and what happened because of it. */
export function joinCalls(steps: readonly SelectedStep[], record: CaptureRecord): JoinedStep[] {
  const paired = pairCalls(steps, record);
  const placed = paired.map((step, index): Placed => {
    const until = paired.slice(index + 1).find(isActing)?.from ?? Number.POSITIVE_INFINITY;
    const act = findAct(step, until, record.acts);
    return { ...step, act, page: pageOf({ ...step, act }, until, record) };
  });
  const owners = (at: number, page: string) => ownerOf(placed, at, page);
  return placed.map((step) => ({
    ...step,
    events: record.events.filter((event) => owners(event.at + CLOCK_MS, event.page) === step),
    troubles: record.troubles.filter((trouble) => owners(trouble.at, trouble.page) === step),
  }));
}

/** Same first words, same line where both have one, nearest in time; each call is used once. */
function pairCalls(steps: readonly SelectedStep[], record: CaptureRecord): Paired[] {
  const free = new Set(record.calls);
  return steps.map((selected) => {
    const call = isActing(selected) ? findCall(selected, [...free]) : null;
    if (call !== null) free.delete(call);
    return { ...selected, call, from: call?.released_at ?? selected.step.startTime.getTime() };
  });
}

function isActing({ kind }: SelectedStep): boolean {
  return kind.interaction !== 'system_wait';
}

function findCall({ step }: SelectedStep, free: readonly CallLine[]): CallLine | null {
  const start = step.startTime.getTime();
  const title = redactTitle(step.title);
  const apart = (call: CallLine) => Math.abs(call.paused_at - start);
  const fitting = free
    .filter((call) => isSameCall(call.title, title) && apart(call) < MOST_APART_MS)
    .sort((a, b) => apart(a) - apart(b));
  const line = step.location?.line;
  return fitting.find((call) => line !== undefined && call.line_number === line) ?? fitting[0] ?? null;
}

/** Since 1.63 the paused call's title has the locator that the step keeps in its params; before, it is the other way round. */
function isSameCall(call: string, step: string): boolean {
  return call.startsWith(step) || `${step} `.startsWith(`${call} `);
}

function findAct({ kind, call, from }: Paired, until: number, acts: readonly ActLine[]): ActLine | null {
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

/** Where its event came from; for a navigation, where a document began; else the context's first page. */
function pageOf(
  { act, kind, call, from }: Omit<Placed, 'page'>,
  until: number,
  record: CaptureRecord,
): string {
  if (act !== null) return act.page;
  const moved = record.events.find(
    ({ event, at }) => (event === 'document' || event === 'moved') && at >= from - CLOCK_MS && at < until,
  );
  if (kind.interaction === 'navigation' && moved !== undefined) return moved.page;
  return Object.keys(call?.states ?? {})[0] ?? 'main';
}

/** The last step before `at` on that page; on a page where nobody acted yet, the last step anywhere; else the first. */
function ownerOf(steps: readonly Placed[], at: number, page: string): Placed | undefined {
  const acting = steps.filter(isActing);
  const before = acting.filter((step) => step.from <= at);
  return before.findLast((step) => step.page === page) ?? before.at(-1) ?? acting[0];
}
