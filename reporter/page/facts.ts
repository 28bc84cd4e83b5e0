import type { StepTarget } from '../../src/contract/journey.ts';
import type { Control } from '../../src/contract/state.ts';
import type * as dom from './dom.ts';
import type * as names from './names.ts';
import type * as roles from './roles.ts';
import type { PagePart } from './script.ts';

declare const boxOf: typeof dom.boxOf;
declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const descriptionOf: typeof names.descriptionOf;
declare const isInView: typeof dom.isInView;
declare const isObscured: typeof dom.isObscured;
declare const isShown: typeof dom.isShown;
declare const isTiny: typeof names.isTiny;
declare const keyOf: typeof dom.keyOf;
declare const labelsOf: typeof names.labelsOf;
declare const nameOf: typeof names.nameOf;
declare const roleOf: typeof roles.roleOf;
declare const testIdOf: typeof dom.testIdOf;
declare const textOf: typeof names.textOf;

/** What a person meant to operate when an event hit `hit`: the control around it, or the field of a label. */
export function operatedElement(hit: Element): Element {
  const operable =
    'button, a[href], input, select, textarea, summary, label, [role], [tabindex], [contenteditable], [onclick]';
  const found = closestAcross(hit, operable) ?? hit;
  const isPlain = /^(main|body|dialog|region|form|group|list|listitem|presentation|none|article)$/;
  const element = isPlain.test(found.getAttribute('role') ?? '') || found === document.body ? hit : found;
  return element instanceof HTMLLabelElement && element.control !== null ? element.control : element;
}

/** The facts of a step's target, as the screen shows it now. */
export function targetFacts(element: Element): StepTarget {
  return {
    key: keyOf(element),
    tag: element.tagName.toLowerCase(),
    type: typeOf(element),
    role: roleOf(element),
    ...safeName(element),
    box: boxOf(boxedElement(element)),
    in_view: isInView(boxedElement(element)),
    obscured: isObscured(boxedElement(element)),
    disabled: isDisabled(element),
    required: isRequired(element),
    autocomplete: element.getAttribute('autocomplete'),
    described_by: descriptionOf(element),
    test_id: testIdOf(element),
    href: hrefOf(element),
  };
}

/** Whether an element was in the window when that was scrolled so far; what is pinned to the window did not move with it. */
export function wasInView(element: Element, from: { x: number; y: number }): boolean {
  let isPinned = false;
  for (let at: Element | null = element; at !== null && !isPinned; at = at.parentElement)
    isPinned = /^(fixed|sticky)$/.test(getComputedStyle(at).position);
  const rect = element.getBoundingClientRect();
  const x = rect.left + rect.width / 2 + (isPinned ? 0 : scrollX - from.x);
  const y = rect.top + rect.height / 2 + (isPinned ? 0 : scrollY - from.y);
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

/** Names a control; one that has no name of its own, like a plain block, is named by its first words. */
export function safeName(element: Element): Pick<StepTarget, 'name' | 'name_source'> {
  if (closestAcross(element, '[data-ux-mask]') !== null) return { name: '', name_source: 'none' };
  const named = nameOf(element);
  return { ...named, name: clip(named.name, 120) };
}

/** A native box that is hidden behind a drawn one (switches, styled radios) is measured by its label. */
export function boxedElement(element: Element): Element {
  const isDrawn = element.matches('input[type=checkbox], input[type=radio], input[type=file]');
  if (!isDrawn) return element;
  const isHidden = isTiny(element) || getComputedStyle(element).opacity === '0';
  return isHidden ? (labelsOf(element).find((label) => isShown(label)) ?? element) : element;
}

export function typeOf(element: Element): string | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) return element.type;
  return element.getAttribute('type');
}

export function hrefOf(element: Element): string | null {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href') ? element.href : null;
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || closestAcross(element, '[aria-disabled=true]') !== null;
}

export function isRequired(element: Element): boolean {
  return element.matches(':required') || element.getAttribute('aria-required') === 'true';
}

export function isInvalid(element: Element): boolean {
  const own = element.getAttribute('aria-invalid');
  if (own !== null) return own !== 'false' && own !== '';
  return element.matches('input:user-invalid, select:user-invalid, textarea:user-invalid');
}

/** The kind of a control's content, never the content. */
export function valueKind(element: Element): Control['value'] {
  const checked = checkedness(element);
  if (checked !== null) return checked ? 'checked' : 'unchecked';
  if (element instanceof HTMLInputElement)
    return /^(button|submit|reset|image)$/.test(element.type) ? 'none' : filled(element.value);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return filled(element.value);
  if (element instanceof HTMLElement && element.isContentEditable) return filled(element.textContent);
  return 'none';
}

export function filled(value: string): 'empty' | 'filled' {
  return value.trim() === '' ? 'empty' : 'filled';
}

export function checkedness(element: Element): boolean | null {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return element.checked;
  const role = element.getAttribute('role') ?? '';
  if (!/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return null;
  return element.getAttribute('aria-checked') === 'true';
}

export function isFocusable(element: Element): boolean {
  if (element.matches(':disabled')) return false;
  const tabindex = element.getAttribute('tabindex');
  if (tabindex !== null) return Number(tabindex) >= 0;
  if (element.matches('a[href], area[href], button, input, select, textarea, summary, iframe')) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Whether a link sits inside a line of other text, where its size is not its own to choose. */
export function isInline(element: Element): boolean {
  const parent = element.parentElement;
  if (parent === null || getComputedStyle(element).display !== 'inline') return false;
  return clip(textOf(parent), 1000).length > clip(textOf(element), 1000).length + 3;
}

export function landmarkOf(element: Element): string | null {
  const landmarks =
    'main, nav, aside, header, footer, search, [role=main], [role=navigation], [role=complementary], [role=banner], [role=contentinfo], [role=search]';
  const found = closestAcross(element, landmarks);
  if (found === null) return null;
  const role = roleOf(found);
  return role === 'generic' ? null : role;
}

export function groupOf(element: Element): string | null {
  const group = closestAcross(element.parentElement ?? element, 'fieldset, [role=group], [role=radiogroup]');
  if (group === null || group === element) return null;
  const { name } = nameOf(group);
  return name === '' ? null : clip(name, 120);
}

export function controlFacts(element: Element): Control {
  const { in_view, ...facts } = targetFacts(element);
  return {
    ...facts,
    in_view: in_view === true,
    visible_label: false,
    focusable: isFocusable(element),
    invalid: isInvalid(element),
    value: valueKind(element),
    placeholder: element.getAttribute('placeholder'),
    expanded: expandedOf(element),
    current: element.getAttribute('aria-current'),
    inline: isInline(element),
    landmark: landmarkOf(element),
    group: groupOf(element),
    native: element.matches('a[href], area[href], button, input, select, textarea, summary'),
  };
}

export function expandedOf(element: Element): boolean | null {
  const own = element.getAttribute('aria-expanded');
  if (own !== null) return own === 'true';
  const details = element.tagName === 'SUMMARY' ? element.parentElement : null;
  return details instanceof HTMLDetailsElement ? details.open : null;
}

export const FACTS_PART = {
  operatedElement,
  targetFacts,
  wasInView,
  safeName,
  boxedElement,
  typeOf,
  hrefOf,
  isDisabled,
  isRequired,
  isInvalid,
  valueKind,
  filled,
  checkedness,
  isFocusable,
  isInline,
  landmarkOf,
  groupOf,
  controlFacts,
  expandedOf,
} satisfies PagePart;
