import type { Snapshot, Trace, TraceCall } from './trace-model.ts';

/** A call of the test with what its page showed. */
export interface Moment {
  readonly call: TraceCall;
  /** Before an action took hold, or once an assertion was answered. */
  readonly shown: Snapshot;
  /** When the call began: Playwright scrolls before it acts. */
  readonly before: Snapshot | null;
  /** At once when the call returned; the page may still have been moving. */
  readonly after: Snapshot | null;
}

/** The calls that have a page, in the order they began. */
export function listMoments({ calls, snapshots }: Trace): Moment[] {
  const byCall = new Map<string, Snapshot[]>();
  for (const snapshot of snapshots) {
    if (!snapshot.isMain || snapshot.viewport.width === 0) continue;
    byCall.set(snapshot.call, [...(byCall.get(snapshot.call) ?? []), snapshot]);
  }
  return calls.flatMap((call) => {
    const own = byCall.get(call.id) ?? [];
    const at = (phase: Snapshot['phase']) => own.find((one) => one.phase === phase);
    const after = at('after') ?? null;
    const shown = call.kind === 'expect' ? (after ?? at('before')) : (at('action') ?? at('before') ?? after);
    if (call.kind === 'other' || shown === undefined || shown === null) return [];
    return [{ call, shown, after, before: at('before') ?? null }];
  });
}
