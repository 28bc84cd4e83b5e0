import type * as dom from './dom.ts';
import type { PagePart } from './script.ts';

declare const closestAcross: typeof dom.closestAcross;

/** The element's role: its own `role`, else what HTML gives it, else `generic`. */
export function roleOf(element: Element): string {
  const own = (element.getAttribute('role') ?? '').trim().split(/\s+/)[0] ?? '';
  if (own !== '' && own !== 'presentation' && own !== 'none') return own.toLowerCase();
  if (element instanceof HTMLInputElement) return inputRole(element);
  if (element instanceof HTMLSelectElement)
    return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  return implicitRole(element);
}

export function inputRole(input: HTMLInputElement): string {
  const roles: Record<string, string> = {
    button: 'button',
    submit: 'button',
    reset: 'button',
    image: 'button',
    file: 'button',
    color: 'button',
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    search: 'searchbox',
  };
  if (input.list !== null && ['text', 'search', 'email', 'tel', 'url'].includes(input.type))
    return 'combobox';
  return roles[input.type] ?? 'textbox';
}

export function implicitRole(element: Element): string {
  const tag = element.tagName.toLowerCase();
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : 'generic';
  if (/^h[1-6]$/.test(tag)) return 'heading';
  if (tag === 'header' || tag === 'footer') return edgeRole(element, tag);
  if (tag === 'section' || tag === 'form') return hasOwnName(element) ? sectionRole(tag) : 'generic';
  if (tag === 'img') return element.getAttribute('alt') === '' ? 'presentation' : 'img';
  if (element instanceof HTMLElement && element.isContentEditable && tag === 'div') return 'textbox';
  return tagRole(tag);
}

export function edgeRole(element: Element, tag: string): string {
  if (closestAcross(element, 'article, aside, main, nav, section') !== null) return 'generic';
  return tag === 'header' ? 'banner' : 'contentinfo';
}

export function sectionRole(tag: string): string {
  return tag === 'form' ? 'form' : 'region';
}

export function hasOwnName(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => (element.getAttribute(name) ?? '') !== '');
}

export function tagRole(tag: string): string {
  const roles: Record<string, string> = {
    button: 'button',
    summary: 'button',
    textarea: 'textbox',
    option: 'option',
    nav: 'navigation',
    main: 'main',
    aside: 'complementary',
    search: 'search',
    dialog: 'dialog',
    ul: 'list',
    ol: 'list',
    li: 'listitem',
    table: 'table',
    tr: 'row',
    td: 'cell',
    th: 'columnheader',
    fieldset: 'group',
    details: 'group',
    output: 'status',
    progress: 'progressbar',
    meter: 'meter',
    article: 'article',
    figure: 'figure',
    p: 'paragraph',
    iframe: 'iframe',
    label: 'label',
    hr: 'separator',
    menu: 'list',
    svg: 'img',
  };
  return roles[tag] ?? 'generic';
}

export const ROLES_PART = {
  roleOf,
  inputRole,
  implicitRole,
  edgeRole,
  sectionRole,
  hasOwnName,
  tagRole,
} satisfies PagePart;
