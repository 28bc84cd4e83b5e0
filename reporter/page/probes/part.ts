import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';

declare const boxOf: typeof dom.boxOf;
declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const isShown: typeof dom.isShown;
declare const keyOf: typeof dom.keyOf;
declare const nameOf: typeof names.nameOf;

/** A part with its facts; it is called by its accessible name, else by its first words. */
export function partOf(kind: Part['kind'], element: Element, facts: Part['facts']): Part {
  const isSecret = closestAcross(element, secretParts()) !== null;
  const holdsSecret = isSecret || element.querySelector(secretParts()) !== null;
  const named = holdsSecret ? '' : nameOf(element).name;
  const words = named === '' && !isSecret ? shownText(element) : named;
  const name = clip(words, 120);
  return { kind, key: keyOf(element), name, box: boxOf(element), facts };
}

/** Shown and told to assistive technology. */
export function isExposed(element: Element): boolean {
  return isShown(element) && closestAcross(element, '[aria-hidden=true]') === null;
}

/** Words that are shown, whoever they are for. */
export function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  if (/^(script|style|noscript|template|select|textarea|head|title)$/i.test(node.tagName)) return '';
  if (!isShown(node) || node.matches(secretParts())) return '';
  const gap = getComputedStyle(node).display.startsWith('inline') ? '' : ' ';
  return `${gap}${[...node.childNodes].map((child) => shownText(child)).join('')}${gap}`;
}

/** What the team wants covered; its words are never read. */
export function secretParts(): string {
  const selector: unknown = Reflect.get(globalThis, '__uxJurySecrets');
  return typeof selector === 'string' ? selector : '[data-ux-mask]';
}

/** All text of an element, shown or not; empty where some of it is covered. */
export function plainText(element: Element): string {
  const isSecret =
    closestAcross(element, secretParts()) !== null || element.querySelector(secretParts()) !== null;
  return isSecret ? '' : (element.textContent ?? '');
}

export function countWords(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

export function ownWords(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  return texts.map((node) => node.data).join(' ');
}

export const PART_PART = {
  secretParts,
  plainText,
  partOf,
  isExposed,
  shownText,
  countWords,
  ownWords,
} satisfies PagePart;
