import type { Resource, Snapshot, Trace } from './trace-model.ts';
import type { ZipFile } from './zip-file.ts';

/** Answers what a drawn document asks for from what the browser had received by then. */
export interface ResourceFinder {
  find(url: string, type: string): { status: number; mime: string; body: Buffer } | null;
  /** What had been received, but not into the trace: without it the drawing is not the screen. */
  readonly missing: Set<string>;
}

/** `earlier`: the snapshots of the same frame, in order; changed style sheets may be said there. */
export function createFinder(
  { resources }: Pick<Trace, 'resources'>,
  zip: ZipFile,
  { snapshot, earlier }: { snapshot: Snapshot; earlier: readonly Snapshot[] },
): ResourceFinder {
  const missing = new Set<string>();
  const find = (url: string, type: string) => {
    const known = latest(resources, withoutHash(url), snapshot);
    const file = overriding(withoutHash(url), snapshot, earlier) ?? known?.file ?? null;
    const body = file === null ? null : zip.read(file);
    if (body !== null)
      return { status: Math.max(200, known?.status ?? 200), mime: mimeOf(known, type), body };
    if (known === null || (known.status >= 200 && known.status < 400)) missing.add(type);
    return null;
  };
  return { missing, find };
}

/** The last one before the snapshot, of the same frame rather than of another. */
function latest(resources: readonly Resource[], url: string, { at, frame }: Snapshot): Resource | null {
  const fitting = resources.filter(
    (one) => one.at < at && one.url.split('#')[0] === url && one.method === 'GET' && one.status !== 304,
  );
  return fitting.findLast((one) => one.frame === frame) ?? fitting.at(-1) ?? null;
}

function overriding(url: string, snapshot: Snapshot, earlier: readonly Snapshot[]): string | null {
  const own = snapshot.overrides.find((one) => one.url === url);
  if (own === undefined || own.ref === null) return own?.file ?? null;
  const said = earlier[snapshot.index - own.ref]?.overrides.find((one) => one.url === url);
  return said?.file ?? null;
}

function mimeOf(known: Resource | null, type: string): string {
  const mime = known?.mime ?? '';
  if (mime !== '' && mime !== 'x-unknown') return mime;
  return type === 'stylesheet' ? 'text/css; charset=utf-8' : 'application/octet-stream';
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? url;
}
