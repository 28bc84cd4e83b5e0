import type { StepTarget } from '../../src/contract/journey.ts';
import type * as dom from './dom.ts';
import type * as facts from './facts.ts';
import type * as looks from './look.ts';
import type { PagePart } from './script.ts';

declare const keyOf: typeof dom.keyOf;
declare const boxedElement: typeof facts.boxedElement;
declare const lastDrawn: typeof looks.lastDrawn;
declare const operatedElement: typeof facts.operatedElement;
declare const targetFacts: typeof facts.targetFacts;
declare const valueKind: typeof facts.valueKind;
declare const wasInView: typeof facts.wasInView;

/** What the page tells the worker, as soon as it happens. Times are epoch milliseconds. */
export type PageMessage =
  | {
      kind: 'act';
      type: string;
      at: number;
      trusted: boolean;
      key: string | null;
      secret: boolean;
      target: StepTarget;
    }
  | { kind: 'document' | 'painted' | 'loaded'; at: number };

/** What has happened since the last harvest. Times are the page's own clock. */
export interface Episode {
  startedAt: number;
  target: Element;
  /** How far the parts around the target were scrolled when it was used, in CSS pixels. */
  scrolls: Map<Element, { x: number; y: number }>;
  sent: Set<string>;
  field: { element: Element; content: string; secret: boolean } | null;
  enteredByFocus: boolean;
  valueShown: number | null;
  firstChange: number | null;
  lastChange: number | null;
  isContent: boolean;
  isFocus: boolean;
  isBusy: boolean;
  isBusyNow: boolean;
  regions: Set<Element>;
  /** What had moved by itself since the screen was last looked at, before this act. */
  shifted: number;
  /** When this act began the field of the one before was empty again, and nothing on the screen had changed. */
  dropped: boolean;
}

export interface Watch {
  readonly selector: string;
  readonly send: (message: PageMessage) => void;
  readonly roots: Set<Document | ShadowRoot>;
  /** Fingerprints of the screens that this document has shown. */
  readonly seen: Set<string>;
  /** What takes the cover off again, while there is one. */
  uncover: (() => void)[];
  /** Who looks out for the next screen, if anybody does. */
  foresight: symbol | null;
  /** Where the window stood when the screen was last looked at, in CSS pixels. */
  lookedFrom: { x: number; y: number } | null;
  /** The target that was last told of, and what held when its facts were read. */
  told: {
    element: Element;
    drawn: number;
    lookedFrom: Watch['lookedFrom'];
    facts: StepTarget;
  } | null;
  /** The change that they last looked at. */
  looked: number | null;
  readonly listeners: [target: EventTarget, type: string, listener: (event: Event) => void][];
  observer: MutationObserver | null;
  episode: Episode | null;
  /** What was last entered and kept, and when the document had last changed by then. It never leaves the page. */
  entered: { element: Element; content: string; changed_at: number } | null;
  lastMutation: number;
  /** When something was last drawn anew with the document unchanged: a picture or style came, or the page scrolled. */
  lastRedraw: number;
  shift: number;
  focusBefore: Element | null;
  focusIn: Element | null;
}

export function createWatch(selector: string, send: (message: PageMessage) => void): Watch {
  const watch: Watch = {
    selector,
    send,
    roots: new Set(),
    seen: new Set(),
    uncover: [],
    foresight: null,
    lookedFrom: null,
    told: null,
    looked: null,
    listeners: [],
    observer: null,
    episode: null,
    entered: null,
    lastMutation: performance.now(),
    lastRedraw: 0,
    shift: 0,
    focusBefore: null,
    focusIn: null,
  };
  watch.listeners.push(...actListeners(watch));
  return watch;
}

/**
 * Listens for what a person (or Playwright in their place) does; changes nothing. Called again at every glance, since
 * `document.write` takes listeners away; the same listener is never added twice.
 */
export function listenForActs({ listeners }: Watch): void {
  for (const [target, type, listener] of listeners)
    target.addEventListener(type, listener, { capture: true, passive: true });
}

export function actListeners(watch: Watch): Watch['listeners'] {
  const act = (event: Event) => noteAct(watch, event);
  const types = ['pointerdown', 'keydown', 'input', 'change', 'click', 'drop'];
  return [
    ...types.map((type): Watch['listeners'][number] => [window, type, act]),
    [window, 'pointerover', (event) => noteHover(watch, event)],
    [window, 'focusin', (event) => noteFocus(watch, event)],
  ];
}

export function noteAct(watch: Watch, event: Event): void {
  const hit = event.composedPath()[0];
  if (!(hit instanceof Element) || !isActing(watch, event, hit)) return;
  const element = operatedElement(hit);
  watch.episode ??= startEpisode(watch, element, event.timeStamp);
  const isCommit =
    event.type === 'change' && isTextField(element) && !element.matches('select, input[type=file]');
  if ((event.type === 'input' || event.type === 'change') && !isCommit)
    rememberField(watch, watch.episode, element);
  sendAct(watch, event, element);
}

/** Script-made events count only where Playwright makes them itself: options, files, dates, `dispatchEvent`. */
export function isActing(watch: Watch, event: Event, hit: Element): boolean {
  if (event.isTrusted) return event.type !== 'click' || watch.episode === null;
  if (event.type === 'click') return watch.episode === null;
  const isSet =
    'select, input[type=file], input[type=date], input[type=time], input[type=datetime-local], input[type=month], input[type=week], input[type=color], input[type=range]';
  return (event.type === 'input' || event.type === 'change') && hit.matches(isSet);
}

export function startEpisode(watch: Watch, target: Element, startedAt: number): Episode {
  const shifted = watch.shift;
  watch.shift = Number.isNaN(shifted) ? shifted : 0;
  return {
    startedAt: startedAt > 0 ? startedAt : performance.now(),
    target,
    scrolls: new Map(listAround(target).map((part) => [part, { x: part.scrollLeft, y: part.scrollTop }])),
    sent: new Set(),
    field: null,
    enteredByFocus: watch.focusIn !== null && watch.focusIn === target,
    valueShown: null,
    firstChange: null,
    lastChange: null,
    isContent: false,
    isFocus: false,
    isBusy: false,
    isBusyNow: false,
    regions: new Set(),
    shifted,
    dropped: hasDropped(watch),
  };
}

/** What was last entered is gone by now, though nothing that can be seen took it. */
export function hasDropped({ entered, lastMutation }: Watch): boolean {
  if (entered === null || entered.content === '' || entered.changed_at !== lastMutation) return false;
  return entered.element.isConnected && contentOf(entered.element) === '';
}

/** What scrolls the page, and everything that holds an element. */
export function listAround(element: Element): Element[] {
  const found = document.scrollingElement === null ? [] : [document.scrollingElement];
  for (let at = element.parentElement; at !== null; at = at.parentElement) found.push(at);
  return found;
}

export function rememberField(watch: Watch, episode: Episode, element: Element): void {
  const secret = element.closest(watch.selector) !== null;
  episode.field = { element, content: contentOf(element), secret };
  if (watch.focusIn === element) episode.enteredByFocus = true;
  requestAnimationFrame(() =>
    requestAnimationFrame((painted) => {
      episode.valueShown ??= painted;
    }),
  );
}

/** A field's content, kept in the page only, to see later whether the field still holds it. */
export function contentOf(element: Element): string {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return String(element.checked);
  if ('value' in element && typeof element.value === 'string') return element.value;
  return element instanceof HTMLElement && element.isContentEditable
    ? (element.textContent ?? '')
    : valueKind(element);
}

export function sendAct(watch: Watch, event: Event, element: Element): void {
  const episode = watch.episode;
  const id = `${event.type} ${keyOf(element)}`;
  if (episode === null || episode.sent.has(id)) return;
  episode.sent.add(id);
  watch.send({
    kind: 'act',
    type: event.type,
    at: performance.timeOrigin + (event.timeStamp > 0 ? event.timeStamp : performance.now()),
    trusted: event.isTrusted,
    key: event instanceof KeyboardEvent && event.key.length > 1 ? event.key : null,
    secret: element.closest(watch.selector) !== null,
    target: factsBefore(watch, element),
  });
}

/**
 * Facts of a target; in view means before the test itself scrolled to it, as a person would have found it. One act makes
 * several events: while nothing changes and nobody looks, they tell of the same facts.
 */
export function factsBefore(watch: Watch, element: Element): StepTarget {
  const { told, lookedFrom } = watch;
  const drawn = lastDrawn(watch);
  if (told?.element === element && told.drawn === drawn && told.lookedFrom === lookedFrom) return told.facts;
  const from = lookedFrom ?? { x: scrollX, y: scrollY };
  const facts = { ...targetFacts(element), in_view: wasInView(boxedElement(element), from) };
  watch.told = { element, drawn, lookedFrom, facts };
  return facts;
}

/** Tells what the pointer came upon, outside of any act: a hover has no other event. */
export function noteHover(watch: Watch, event: Event): void {
  const hit = event.composedPath()[0];
  if (watch.episode !== null || !event.isTrusted || !(hit instanceof Element)) return;
  if (hit === document.documentElement || hit === document.body) return;
  const target = factsBefore(watch, operatedElement(hit));
  const at = performance.timeOrigin + event.timeStamp;
  watch.send({ kind: 'act', type: 'pointerover', at, trusted: true, key: null, secret: false, target });
}

export function noteFocus(watch: Watch, event: Event): void {
  const target = event.composedPath()[0];
  watch.focusIn = target instanceof Element ? target : null;
  const episode = watch.episode;
  if (episode === null || watch.focusIn === null) return;
  if (watch.focusIn !== episode.target || isTextField(episode.target)) episode.isFocus = true;
}

export function isTextField(element: Element): boolean {
  return /^(empty|filled)$/.test(valueKind(element));
}

export const WATCH_PART = {
  createWatch,
  listenForActs,
  actListeners,
  noteAct,
  isActing,
  startEpisode,
  hasDropped,
  listAround,
  rememberField,
  contentOf,
  sendAct,
  factsBefore,
  noteHover,
  noteFocus,
  isTextField,
} satisfies PagePart;
