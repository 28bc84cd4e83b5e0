import type { Page, Request } from '@playwright/test';
import type { EventLine, TroubleLine } from '../record.ts';
import { clip, redactText, redactUrl } from '../redact.ts';
import { nameOfPage } from './page-names.ts';
import type { ContextWatch } from './watch-context.ts';

type Trouble = Omit<TroubleLine, 'line' | 'at' | 'page'>;

/** Writes down console errors, page errors, failed requests and downloads; public events, none of them dialogs. */
export function watchTroubles(watch: ContextWatch): void {
  const { context } = watch;
  context.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(watch, message.page(), { ...NOTHING, kind: 'console', text: message.text() });
  });
  context.on('weberror', (error) => {
    note(watch, error.page(), { ...NOTHING, kind: 'page_error', text: error.error().message });
  });
  context.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? 'failed';
    if (!/ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i.test(text))
      noteRequest(watch, request, { text, status: null });
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    noteRequest(watch, response.request(), { text: '', status: response.status() });
  });
  context.on('page', (page) => {
    page.on('download', () => noteEvent(watch, page, 'download'));
    page.on('popup', () => noteEvent(watch, page, 'opened'));
  });
}

const NOTHING = { url: null, method: null, status: null, resource: null } as const;

function noteEvent(watch: ContextWatch, page: Page, event: EventLine['event']): void {
  watch.isAnswered = true;
  writeSafely(watch, page, (log, name) =>
    log.write({ line: 'event', event, at: Date.now(), page: name, route: null }),
  );
}

function noteRequest(
  watch: ContextWatch,
  request: Request,
  fault: { text: string; status: number | null },
): void {
  if (/\/favicon\.ico$/.test(new URL(request.url()).pathname)) return;
  note(watch, pageOf(request), {
    kind: 'request',
    text: fault.text,
    url: redactUrl(request.url()),
    method: request.method(),
    status: fault.status,
    resource: request.resourceType(),
  });
}

function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

function note(watch: ContextWatch, page: Page | null, trouble: Trouble): void {
  const text = clip(redactText(trouble.text), 300);
  writeSafely(watch, page, (log, name) =>
    log.write({ line: 'trouble', at: Date.now(), page: name, ...trouble, text }),
  );
}

function writeSafely(
  watch: ContextWatch,
  page: Page | null,
  write: (log: NonNullable<ReturnType<ContextWatch['log']>>, name: string) => void,
): void {
  try {
    const log = watch.log();
    if (log !== null) write(log, page === null ? 'main' : nameOfPage(log, page, false));
  } catch {
    // A record that cannot be written is noticed by the reporter, which finds it missing.
  }
}
