import type * as dom from './dom.ts';
import type * as facts from './facts.ts';
import type { PagePart } from './script.ts';

declare const closestAcross: typeof dom.closestAcross;
declare const isDisabled: typeof facts.isDisabled;
declare const isInvalid: typeof facts.isInvalid;
declare const isShown: typeof dom.isShown;
declare const listElements: typeof dom.listElements;
declare const valueKind: typeof facts.valueKind;

export interface Fingerprint {
  /** Hash of what is shown: elements, words and the state of controls. */
  whole: string;
  /** The same without what fields hold: while it stays, axe would find the same. */
  frame: string;
  elements: number;
}

/** Text without what changes by itself: times, dates, ages and long ids. */
export function steadyText(text: string): string {
  return text
    .replace(/\b\d{1,2}[:.]\d{2}([:.]\d{2})?(\s?[ap]m)?\b/gi, '#time')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, '#date')
    .replace(/\b\d+(?=\s?(s|sec|second|m|min|minute|h|hour)s?\b)/gi, '#')
    .replace(/\b[0-9a-f-]{12,}\b/gi, '#id')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads the visible structure once. `watchRoot` is told each open shadow root that it meets. */
export function takeFingerprint(watchRoot: (root: ShadowRoot) => void): Fingerprint {
  const frame: string[] = [];
  const held: string[] = [];
  let elements = 0;
  for (const element of listElements(document.body ?? document.documentElement, 20_000)) {
    if (element.shadowRoot !== null) watchRoot(element.shadowRoot);
    if (/^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|LINK|META)$/.test(element.tagName) || !isShown(element)) continue;
    elements += 1;
    frame.push(describeElement(element));
    if (isHolding(element)) held.push(`${frame.length}${valueKind(element)}`);
  }
  const text = frame.join('\n');
  return { whole: digest(`${text}\n${held.join(' ')}`), frame: digest(text), elements };
}

export function isHolding(element: Element): boolean {
  return element.matches('input, select, textarea, [contenteditable=true], [aria-checked]');
}

export function describeElement(element: Element): string {
  const parts = [element.tagName, element.getAttribute('role') ?? ''];
  for (const name of [
    'aria-expanded',
    'aria-selected',
    'aria-pressed',
    'aria-current',
    'aria-busy',
    'open',
    'aria-label',
  ])
    parts.push(element.getAttribute(name) ?? '');
  if (isHolding(element) || element.tagName === 'BUTTON')
    parts.push(isDisabled(element) ? 'disabled' : '', isInvalid(element) ? 'invalid' : '');
  const isOwnText = closestAcross(element, '[contenteditable=true], [data-ux-mask], textarea') === null;
  if (isOwnText) parts.push(steadyText(ownText(element)));
  return parts.join('|');
}

export function ownText(element: Element): string {
  return [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
}

/** 64 bits of a text as hex; for telling screens apart, not for security. */
export function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0');
  return `${hex(high)}${hex(low)}`;
}

export const FINGERPRINT_PART = {
  steadyText,
  takeFingerprint,
  isHolding,
  describeElement,
  ownText,
  digest,
} satisfies PagePart;
