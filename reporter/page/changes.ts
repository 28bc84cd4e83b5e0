import type * as dom from './dom.ts';
import type * as names from './names.ts';
import type { PagePart } from './script.ts';
import type { Episode, Watch } from './watch.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const isShown: typeof dom.isShown;
declare const steadyText: typeof import('./fingerprint.ts').steadyText;
declare const textOf: typeof names.textOf;

/** Watches for visible change in the document and its open shadow roots. */
export function observeChanges(watch: Watch): void {
  watch.observer = new MutationObserver((records) => noteMutations(watch, records));
  observeRoot(watch, document);
  const note = (event: Event) => noteEvent(watch, event);
  for (const type of ['toggle', 'scroll']) watch.listeners.push([document, type, note]);
  for (const type of ['load', 'error', 'scroll'])
    watch.listeners.push([document, type, () => noteRedraw(watch)]);
  try {
    new PerformanceObserver((list) => noteShifts(watch, list)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  } catch {
    watch.shift = Number.NaN;
  }
}

/** Says nothing of an act's answer; but a picture that was drawn before shows another screen. */
export function noteRedraw(watch: Watch): void {
  watch.lastRedraw = performance.now();
}

export function observeRoot(watch: Watch, root: Document | ShadowRoot): void {
  if (watch.roots.has(root)) return;
  watch.roots.add(root);
  watch.observer?.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeFilter: [
      'class style hidden open disabled src value checked inert data-state',
      'aria-expanded aria-hidden aria-checked aria-selected aria-pressed aria-invalid aria-busy aria-current aria-disabled aria-label',
    ].flatMap((line) => line.split(' ')),
  });
}

/** What a parser adds is not looked at: to ask what is shown would have the browser style the page once more. */
export function noteMutations(watch: Watch, records: readonly MutationRecord[]): void {
  const isParsing = document.readyState === 'loading' && watch.episode === null;
  const visible = isParsing ? records : records.filter((record) => isVisibleChange(watch, record));
  if (visible.length === 0) return;
  if (watch.episode !== null) for (const record of visible) noteRegion(watch, record);
  noteChange(watch, true);
}

/** Leaves out what nobody sees: the head, hidden parts, ticking clocks and a field's own value attribute. */
export function isVisibleChange(watch: Watch, record: MutationRecord): boolean {
  const element = record.target instanceof Element ? record.target : record.target.parentElement;
  if (element === null) return record.target instanceof ShadowRoot;
  if (document.head?.contains(element) || /^(SCRIPT|STYLE|LINK|META|TITLE|NOSCRIPT)$/.test(element.tagName))
    return false;
  if (record.type === 'attributes')
    return !(record.attributeName === 'value' && element === watch.episode?.field?.element);
  if (!isShown(element)) return false;
  return record.type === 'characterData'
    ? !isTick(record.oldValue, record.target.textContent)
    : changesNodes(record);
}

export function changesNodes(record: MutationRecord): boolean {
  const wordy = (node: Node) =>
    node instanceof Element
      ? !/^(SCRIPT|STYLE|LINK|META|TEMPLATE)$/.test(node.tagName)
      : (node.textContent ?? '').trim() !== '';
  const added = [...record.addedNodes].filter(wordy);
  const removed = [...record.removedNodes].filter(wordy);
  if (added.length === 0 && removed.length === 0) return false;
  const isText = [...added, ...removed].every((node) => node instanceof Text);
  const read = (nodes: Node[]) => nodes.map((node) => node.textContent ?? '').join('');
  return !(isText && added.length > 0 && removed.length > 0 && isTick(read(removed), read(added)));
}

/** Whether a text only moved on in time, as a clock does. */
export function isTick(before: string | null, after: string | null): boolean {
  return steadyText(before ?? '') === steadyText(after ?? '');
}

export function noteRegion(watch: Watch, record: MutationRecord): void {
  const regions =
    '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const element = record.target instanceof Element ? record.target : record.target.parentElement;
  const around = element === null ? null : closestAcross(element, regions);
  const inside = [...record.addedNodes].flatMap((node) =>
    node instanceof Element
      ? [node, ...node.querySelectorAll(regions)].filter((one) => one.matches(regions))
      : [],
  );
  for (const region of [around, ...inside]) if (region !== null) watch.episode?.regions.add(region);
}

/**
 * A part that opens, or a scroll that began after the act: the scroll that brought the target into view is told late. No
 * transition counts: what only the pointer or the focus leaves or comes to moves in style too, and answers nothing.
 */
export function noteEvent(watch: Watch, event: Event): void {
  if (watch.episode === null) return;
  const isToggle = event.type === 'toggle';
  if (isToggle || hasScrolled(watch.episode, event.target)) noteChange(watch, isToggle);
}

export function hasScrolled({ scrolls }: Episode, target: EventTarget | null): boolean {
  const part = target instanceof Element ? target : (document.scrollingElement ?? document.documentElement);
  const before = scrolls.get(part);
  return before === undefined || before.x !== part.scrollLeft || before.y !== part.scrollTop;
}

/** Stamps a change at the second frame after it, when a person can see it. */
export function noteChange(watch: Watch, isContent: boolean): void {
  watch.lastMutation = performance.now();
  const episode = watch.episode;
  if (episode === null) return;
  const late =
    watch.lastMutation - Math.max(episode.lastChange ?? episode.startedAt, episode.startedAt) > 1500;
  if (late && episode.lastChange !== null && !episode.isBusyNow && !isFetching(episode.startedAt)) return;
  episode.isContent ||= isContent;
  episode.lastChange = watch.lastMutation;
  episode.isBusyNow = findBusy() !== null;
  episode.isBusy ||= episode.isBusyNow;
  if (episode.firstChange !== null) return;
  episode.firstChange = watch.lastMutation;
  requestAnimationFrame(() =>
    requestAnimationFrame((painted) => {
      episode.firstChange = Math.max(painted, episode.firstChange ?? 0);
      episode.lastChange = Math.max(episode.lastChange ?? 0, episode.firstChange);
    }),
  );
}

/** Whether a request that began after `since` has ended within the last 300 ms, and so may explain a late change. */
export function isFetching(since: number): boolean {
  const recent = performance.now() - 300;
  return performance
    .getEntriesByType('resource')
    .slice(-20)
    .some((entry) => entry.startTime >= since && entry.startTime + entry.duration >= recent);
}

export function findBusy(): Element | null {
  const signs =
    '[aria-busy=true], [role=progressbar], progress:not([value]), [class*=spinner i], [class*=loading i], [class*=loader i], [class*=skeleton i]';
  const found = [...document.querySelectorAll(signs)].find((sign) => isShown(sign));
  if (found !== undefined) return found;
  const waiting = [...document.querySelectorAll('button, [role=status], [role=alert]')].find(
    (part) => /ing(…|\.\.\.)$/.test((part.textContent ?? '').trim()) && isShown(part),
  );
  return waiting ?? null;
}

export function noteShifts(watch: Watch, list: PerformanceObserverEntryList): void {
  for (const entry of list.getEntries()) {
    const recent = 'hadRecentInput' in entry && entry.hadRecentInput === true;
    const value = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
    if (!recent) watch.shift += value;
  }
}

export function announcedText(watch: Watch): string | null {
  const said = [...(watch.episode?.regions ?? [])]
    .filter((region) => region.isConnected && isShown(region))
    .map((region) => clip(textOf(region), 300))
    .filter((text) => text !== '');
  return said.length === 0 ? null : clip(said.join(' '), 300);
}

export const CHANGES_PART = {
  observeChanges,
  noteRedraw,
  observeRoot,
  noteMutations,
  isVisibleChange,
  changesNodes,
  isTick,
  noteRegion,
  noteEvent,
  hasScrolled,
  noteChange,
  isFetching,
  findBusy,
  noteShifts,
  announcedText,
} satisfies PagePart;
