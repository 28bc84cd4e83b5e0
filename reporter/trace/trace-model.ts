import type { Viewport } from '../../src/contract/primitives.ts';

/** A node of a recorded document: text, a node of an earlier record, or an element with attributes and children. */
export type Recorded = string | readonly unknown[];

export type Phase = 'before' | 'action' | 'after';

/** What one frame showed at one phase of a call. Times are epoch milliseconds. */
export interface Snapshot {
  readonly call: string;
  /** The library's own id of the call, by which it marks the target before version 10. */
  readonly mark: string;
  readonly phase: Phase;
  readonly page: string;
  readonly frame: string;
  readonly isMain: boolean;
  readonly url: string;
  readonly doctype: string | null;
  readonly html: Recorded;
  /** How many snapshots of this frame came before it. */
  readonly index: number;
  readonly viewport: Viewport;
  readonly at: number;
  /** Style sheets that scripts changed: the file that holds the text, or how many snapshots back it was said. */
  readonly overrides: readonly { url: string; file: string | null; ref: number | null }[];
}

/** A call of the test or of the browser's library, joined by its id. */
export interface TraceCall {
  readonly id: string;
  readonly title: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly at: number;
  readonly kind: 'action' | 'expect' | 'other';
  /** Where Playwright pointed, and the box that it found, in pixels of the window. */
  readonly box: { x: number; y: number; width: number; height: number } | null;
  readonly point: { x: number; y: number } | null;
}

export interface TraceEvent {
  readonly at: number;
  readonly page: string;
  readonly kind: 'page' | 'dialog' | 'download' | 'page_error' | 'console';
  readonly type: string;
  readonly text: string;
  readonly opener: string | null;
}

export interface Resource {
  readonly at: number;
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly failure: string | null;
  readonly type: string;
  readonly page: string;
  readonly frame: string;
  readonly mime: string;
  /** The entry of the archive that holds the body. */
  readonly file: string | null;
}

export interface BrowserFacts {
  readonly name: string;
  readonly platform: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a trace holds, of all its contexts. */
export interface Trace {
  readonly version: number;
  readonly browser: BrowserFacts | null;
  readonly calls: readonly TraceCall[];
  readonly snapshots: readonly Snapshot[];
  readonly events: readonly TraceEvent[];
  readonly resources: readonly Resource[];
}
