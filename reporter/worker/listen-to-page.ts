import type { PageMessage } from '../page/watch.ts';
import { clip, redactText, redactUrl, routeOf } from '../redact.ts';
import type { AttemptLog } from './attempt-log.ts';
import { nameOfPage } from './page-names.ts';
import type { PageListener, PageSession } from './page-session.ts';
import { type ContextWatch, callNumber } from './watch-context.ts';

/** Writes what a page tells into the record of the attempt that runs now. */
export function listenToPage(watch: ContextWatch): PageListener {
  return {
    onMessage: (session, message) =>
      withLog(watch, session, (log, page) => writeMessage(watch, log, { page, message })),
    onDialog: (session, { type, message }) => {
      watch.isAnswered = true;
      withLog(watch, session, (log, page) =>
        log.write({
          line: 'trouble',
          at: Date.now(),
          page,
          kind: 'dialog',
          text: clip(redactText(message), 300),
          url: null,
          method: type,
          status: null,
          resource: null,
        }),
      );
    },
    onMoved: (session, url) =>
      withLog(watch, session, (log, page) =>
        log.write({ line: 'event', event: 'moved', at: Date.now(), page, route: routeOf(url) }),
      ),
  };
}

function withLog(
  watch: ContextWatch,
  session: PageSession,
  write: (log: AttemptLog, page: string) => void,
): void {
  try {
    const log = watch.log();
    if (log !== null) write(log, nameOfPage(log, session.page, session.isPopup));
  } catch {
    // A record that cannot be written is noticed by the reporter, which finds it missing.
  }
}

function writeMessage(
  watch: ContextWatch,
  log: AttemptLog,
  { page, message }: { page: string; message: PageMessage },
): void {
  if (message.kind !== 'act') {
    log.write({ line: 'event', event: message.kind, at: message.at, page, route: null });
    return;
  }
  const { kind, target, ...act } = message;
  const href = target.href === null ? null : redactUrl(target.href);
  log.write({ line: 'act', call: callNumber(watch, log), page, ...act, target: { ...target, href } });
}
