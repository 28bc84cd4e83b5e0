import type * as axes from './axe.ts';
import type * as changes from './changes.ts';
import type * as harvests from './harvest.ts';
import type { KitSettings, PageKit } from './kit.ts';
import type * as looks from './look.ts';
import type * as masks from './mask.ts';
import type * as measures from './measure.ts';
import type * as poses from './pose.ts';
import type { PagePart } from './script.ts';
import type * as watching from './watch.ts';
import type { PageMessage, Watch } from './watch.ts';

declare const createWatch: typeof watching.createWatch;
declare const glance: typeof looks.glance;
declare const peek: typeof looks.peek;
declare const foresee: typeof looks.foresee;
declare const isBareSince: typeof looks.isBareSince;
declare const harvest: typeof harvests.harvest;
declare const listenForActs: typeof watching.listenForActs;
declare const measureScreen: typeof measures.measureScreen;
declare const observeChanges: typeof changes.observeChanges;
declare const pose: typeof poses.pose;
declare const unpose: typeof poses.unpose;
declare const runAxe: typeof axes.runAxe;
declare const secretSelector: typeof masks.secretSelector;

/** Installs the kit in this document, once. `binding` is the worker's ear, `name` where the worker finds the kit. */
export function startKit(settings: KitSettings, binding: string, name: string): void {
  if (Reflect.has(globalThis, name)) return;
  const watch = createWatch(secretSelector(settings.mask), (message) => sendMessage(binding, message));
  observeChanges(watch);
  listenForActs(watch);
  reportLoading(watch);
  Reflect.set(globalThis, name, makeKit(watch));
}

export function makeKit(watch: Watch): PageKit {
  return {
    glance: (wait) => {
      listenForActs(watch);
      return glance(watch, wait);
    },
    peek: (wait, known) => {
      listenForActs(watch);
      return peek(watch, wait, known);
    },
    foresee: (forMs, known) => foresee(watch, forMs, known),
    isBareSince: (changedAt) => isBareSince(watch, changedAt),
    harvest: () => harvest(watch),
    measure: () => measureScreen(watch.selector),
    axe: (tags) => runAxe(tags),
    pose: () => pose(watch),
    uncover: () => unpose(watch),
    frame: nextFrame,
  };
}

export function nextFrame(): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume, 50);
    requestAnimationFrame(() => setTimeout(resume));
  });
}

export function sendMessage(binding: string, message: PageMessage): void {
  const send: unknown = Reflect.get(globalThis, binding);
  if (typeof send === 'function') send(JSON.stringify(message));
}

/** Tells when a new document began, showed its first content, and had loaded. */
export function reportLoading(watch: Watch): void {
  if (window !== window.top) return;
  const at = (time: number) => performance.timeOrigin + time;
  watch.send({ kind: 'document', at: at(0) });
  window.addEventListener('load', () => watch.send({ kind: 'loaded', at: at(performance.now()) }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') watch.send({ kind: 'painted', at: at(entry.startTime) });
  }).observe({ type: 'paint', buffered: true });
}

export const START_PART = {
  startKit,
  makeKit,
  nextFrame,
  sendMessage,
  reportLoading,
} satisfies PagePart;
