import type { CallLine } from '../record.ts';
import { redactTitle } from '../redact.ts';
import { kindOfCall } from './calls.ts';
import { draftAhead } from './draft-ahead.ts';
import { limitTime, reasonOf } from './limit-time.ts';
import { lookAtPages } from './look-at-pages.ts';
import { type ContextWatch, noteFault } from './watch-context.ts';

/** Longest look at all pages together. */
const PAUSE_MS = 8000;

type Paused = NonNullable<ReturnType<ContextWatch['context']['debugger']['pausedDetails']>>;

/** Holds every call of the test just long enough to see what the pages show before it runs. */
export function followCalls(watch: ContextWatch): void {
  const hook = watch.context.debugger;
  hook.on('pausedstatechanged', () => {
    const paused = hook.pausedDetails();
    if (paused === null) return;
    void holdCall(watch, paused)
      .catch((error: unknown) => noteFault(watch, 'a call', reasonOf(error)))
      .then(() => hook.next())
      .catch(() => undefined);
  });
  hook.requestPause().catch((error: unknown) => noteFault(watch, 'all calls', reasonOf(error)));
}

async function holdCall(watch: ContextWatch, paused: Paused): Promise<void> {
  const kind = kindOfCall(paused.title);
  if (kind === 'other') return;
  const log = watch.log();
  if (log === null) return;
  if (kind === 'wait') return lookAhead(watch);
  if (log.held > log.budget) return noteFault(watch, 'further screens', 'time_budget_spent');
  const pausedAt = Date.now();
  const states: CallLine['states'] = {};
  try {
    await limitTime(lookAtPages(watch, log, states), PAUSE_MS);
  } catch (error) {
    noteFault(watch, 'a screen', reasonOf(error));
  }
  log.calls += 1;
  watch.call = log.calls;
  watch.owner = log;
  watch.isAnswered = false;
  watch.released = Date.now();
  log.held += watch.released - pausedAt;
  log.write({
    line: 'call',
    call: log.calls,
    title: redactTitle(paused.title),
    file: paused.location.file,
    line_number: paused.location.line ?? null,
    paused_at: pausedAt,
    released_at: watch.released,
    viewport: watch.context.pages()[0]?.viewportSize() ?? null,
    states,
  });
}

/** Does not hold the call: what the test waits for, and the screen that it waits for, come meanwhile. */
async function lookAhead(watch: ContextWatch): Promise<void> {
  const page = watch.context.pages().findLast((open) => !open.isClosed());
  const session = page === undefined ? null : await watch.sessions.get(page);
  if (session != null) draftAhead(session, watch.settings);
}
