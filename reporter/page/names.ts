import type { StepTarget } from '../../src/contract/journey.ts';
import type * as dom from './dom.ts';
import type * as roles from './roles.ts';
import type { PagePart } from './script.ts';

declare const clip: typeof dom.clip;
declare const isShown: typeof dom.isShown;
declare const listReferenced: typeof dom.listReferenced;
declare const roleOf: typeof roles.roleOf;

type Named = Pick<StepTarget, 'name' | 'name_source'>;

/** The accessible name and where it comes from, strongest source first. */
export function nameOf(element: Element): Named {
  const sources: [Named['name_source'], () => string][] = [
    ['aria-labelledby', () => listReferenced(element, 'aria-labelledby').map(referencedText).join(' ')],
    ['aria-label', () => element.getAttribute('aria-label') ?? ''],
    ['label', () => labelText(element)],
    ['alt', () => altText(element)],
    ['value', () => buttonValue(element)],
    ['content', () => (isNamedByContent(element) ? textOf(element) : svgTitle(element))],
    ['title', () => element.getAttribute('title') ?? ''],
    ['placeholder', () => element.getAttribute('placeholder') ?? ''],
  ];
  for (const [source, read] of sources) {
    const name = clip(read(), 300);
    if (name !== '') return { name, name_source: source };
  }
  return { name: '', name_source: 'none' };
}

export function referencedText(element: Element): string {
  return element.getAttribute('aria-label') ?? textOf(element);
}

/** The text of the labels that HTML ties to a field, of a fieldset's legend or a table's caption. */
export function labelText(element: Element): string {
  return labelsOf(element)
    .map((label) => textOf(label))
    .join(' ');
}

export function labelsOf(element: Element): Element[] {
  if ('labels' in element && element.labels instanceof NodeList)
    return [...element.labels].filter((label) => label instanceof Element);
  if (element instanceof HTMLFieldSetElement) return [...element.querySelectorAll(':scope > legend')];
  if (element instanceof HTMLTableElement) return [...element.querySelectorAll(':scope > caption')];
  return [...(element.tagName === 'FIGURE' ? element.querySelectorAll(':scope > figcaption') : [])];
}

export function altText(element: Element): string {
  const hasAlt =
    element.tagName === 'IMG' || element.tagName === 'AREA' || element.matches('input[type=image]');
  return hasAlt ? (element.getAttribute('alt') ?? '') : '';
}

export function buttonValue(element: Element): string {
  if (!(element instanceof HTMLInputElement)) return '';
  if (!['button', 'submit', 'reset'].includes(element.type)) return '';
  const standard: Record<string, string> = { submit: 'Submit', reset: 'Reset' };
  return element.value === '' ? (standard[element.type] ?? '') : element.value;
}

export function svgTitle(element: Element): string {
  return element.tagName.toLowerCase() === 'svg' ? (element.querySelector('title')?.textContent ?? '') : '';
}

export function isNamedByContent(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return false;
  if (element instanceof HTMLTextAreaElement || element.tagName === 'IFRAME') return false;
  const containers =
    /^(textbox|searchbox|combobox|listbox|slider|spinbutton|group|radiogroup|dialog|alertdialog|main|navigation|banner|contentinfo|complementary|region|form|search|list|table|grid|tablist|menu|menubar|toolbar|tree|article|figure|img|presentation)$/;
  return !containers.test(roleOf(element));
}

/** What a person reads in an element: shown text, alternatives of images; never the content of a field. */
export function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return '';
  if (/^(script|style|noscript|template|input|select|textarea|head)$/i.test(node.tagName)) return '';
  const children = node.shadowRoot === null ? node.childNodes : node.shadowRoot.childNodes;
  const gap = /^(inline|contents)$/.test(getComputedStyle(node).display) ? '' : ' ';
  return `${gap}${[...children].map(childText).join('')}${gap}`;
}

export function childText(child: Node): string {
  if (!(child instanceof Element)) return textOf(child);
  if (child.getAttribute('aria-hidden') === 'true' || !isShown(child)) return '';
  const own = child.getAttribute('aria-label') ?? '';
  if (own !== '') return ` ${own} `;
  if (child.tagName === 'IMG') return ` ${child.getAttribute('alt') ?? ''} `;
  if (child.tagName.toLowerCase() === 'svg') return ` ${svgTitle(child)} `;
  return textOf(child);
}

/** The text that `aria-describedby` and `aria-errormessage` point at. */
export function descriptionOf(element: Element): string | null {
  const parts = [
    ...listReferenced(element, 'aria-describedby'),
    ...listReferenced(element, 'aria-errormessage'),
  ];
  const description = clip(parts.map((part) => textOf(part)).join(' '), 300);
  return description === '' ? null : description;
}

/** Whether a person sees words that say what the control is; a placeholder that vanishes does not count. */
export function hasVisibleLabel(element: Element): boolean {
  const wordy = (part: Element) => isShown(part) && !isTiny(part) && clip(textOf(part), 300) !== '';
  if (labelsOf(element).some(wordy) || listReferenced(element, 'aria-labelledby').some(wordy)) return true;
  if (buttonValue(element) !== '') return true;
  return isNamedByContent(element) && clip(visibleText(element), 300) !== '';
}

export function isTiny(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  return rect.width <= 2 || rect.height <= 2;
}

/** Text with pixels: without `aria-label`, without alternatives of images, without text clipped away. */
export function visibleText(element: Element): string {
  return [...element.childNodes].map(visiblePart).join(' ');
}

export function visiblePart(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || !isShown(node) || isTiny(node)) return '';
  return /^(script|style|svg)$/i.test(node.tagName) ? '' : visibleText(node);
}

export const NAMES_PART = {
  nameOf,
  referencedText,
  labelText,
  labelsOf,
  altText,
  buttonValue,
  svgTitle,
  isNamedByContent,
  textOf,
  childText,
  descriptionOf,
  hasVisibleLabel,
  isTiny,
  visibleText,
  visiblePart,
} satisfies PagePart;
