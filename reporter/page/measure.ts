import type { State } from '../../src/contract/state.ts';
import type * as dom from './dom.ts';
import type * as facts from './facts.ts';
import type * as names from './names.ts';
import type * as roles from './roles.ts';
import type { PagePart } from './script.ts';

declare const boxOf: typeof dom.boxOf;
declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const controlFacts: typeof facts.controlFacts;
declare const hasVisibleLabel: typeof names.hasVisibleLabel;
declare const isInvalid: typeof facts.isInvalid;
declare const isShown: typeof dom.isShown;
declare const isTiny: typeof names.isTiny;
declare const keyOf: typeof dom.keyOf;
declare const listElements: typeof dom.listElements;
declare const listReferenced: typeof dom.listReferenced;
declare const nameOf: typeof names.nameOf;
declare const ownText: typeof import('./fingerprint.ts').ownText;
declare const roleOf: typeof roles.roleOf;
declare const textOf: typeof names.textOf;

export type Measured = Pick<
  State,
  'lang' | 'headings' | 'landmarks' | 'dialogs' | 'controls' | 'images' | 'messages' | 'text' | 'layout'
> & { dropped: number; frames: number; scroll: { x: number; y: number } };

/** The facts of the screen as it stands, in one walk. Long lists are cut; `dropped` counts what was left out. */
export function measureScreen(selector: string): Measured {
  const all = listElements(document.documentElement, 20_000);
  const shown = all.filter((element) => isShown(element));
  const controls = shown.filter((element) => isControl(element));
  const images = shown.filter((element) =>
    element.matches('img, [role=img], svg[aria-label], input[type=image]'),
  );
  const headings = shown.filter((element) => roleOf(element) === 'heading');
  const words = shown.filter((element) => isWordy(element, selector));
  return {
    lang: document.documentElement.getAttribute('lang'),
    headings: headings.slice(0, 100).map((heading) => headingFacts(heading)),
    landmarks: shown.flatMap((element) => landmarkFacts(element)).slice(0, 50),
    dialogs: shown.flatMap((element) => dialogFacts(element)).slice(0, 10),
    controls: controls.slice(0, 300).map((control) => ({
      ...controlFacts(control),
      visible_label: hasVisibleLabel(control),
    })),
    images: images.slice(0, 100).map((image) => imageFacts(image)),
    messages: listMessages(shown, selector).slice(0, 50),
    text: textFacts(words),
    layout: layoutFacts(words, all.length),
    dropped: over(controls, 300) + over(images, 100) + over(headings, 100) + over(words, 200),
    frames: shown.filter((element) => element.matches('iframe') && !isTiny(element)).length,
    scroll: { x: Math.round(window.scrollX), y: Math.round(window.scrollY) },
  };
}

export function over(list: readonly unknown[], limit: number): number {
  return Math.max(0, list.length - limit);
}

export function isControl(element: Element): boolean {
  if (element.matches('input[type=hidden], [role=presentation], [role=none]')) return false;
  if (element.matches('a[href], area[href], button, input, select, textarea, summary, [onclick]'))
    return true;
  if (element.matches('[contenteditable=true], [contenteditable=""]')) return true;
  const operable =
    /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|combobox|textbox|searchbox|slider|spinbutton|treeitem)$/;
  if (operable.test(element.getAttribute('role') ?? '')) return true;
  const tabindex = element.getAttribute('tabindex');
  return tabindex !== null && Number(tabindex) >= 0;
}

export function headingFacts(heading: Element): State['headings'][number] {
  const level = Number(heading.getAttribute('aria-level') ?? /^H([1-6])$/.exec(heading.tagName)?.[1] ?? 2);
  return {
    level: Number.isInteger(level) && level > 0 ? level : 2,
    text: nameOf(heading).name,
    box: boxOf(heading),
  };
}

export function landmarkFacts(element: Element): State['landmarks'] {
  const role = roleOf(element);
  const landmarks = /^(banner|main|navigation|complementary|contentinfo|search|region|form)$/;
  return landmarks.test(role) ? [{ role, name: nameOf(element).name }] : [];
}

export function dialogFacts(element: Element): State['dialogs'] {
  if (!element.matches('dialog[open], [role=dialog], [role=alertdialog]')) return [];
  const modal = element.matches(':modal') || element.getAttribute('aria-modal') === 'true';
  const inside = listElements(element, 2000).filter((one) => isShown(one) && isControl(one));
  return [{ name: nameOf(element).name, modal, controls: inside.slice(0, 50).map((one) => keyOf(one)) }];
}

export function imageFacts(element: Element): State['images'][number] {
  const hidden = closestAcross(element, '[aria-hidden=true]') !== null;
  const { name } = nameOf(element);
  const alt = element.getAttribute('alt') ?? (name === '' ? null : name);
  const decorative = hidden || alt === '' || element.matches('[role=presentation], [role=none]');
  const broken = element instanceof HTMLImageElement && element.complete && element.naturalWidth === 0;
  const hasSource =
    element instanceof HTMLImageElement && (element.currentSrc !== '' || element.hasAttribute('src'));
  return {
    key: keyOf(element),
    alt: alt === null ? null : clip(alt, 300),
    decorative,
    broken: broken && hasSource,
    box: boxOf(element),
  };
}

/** Live regions, alerts, and texts that a field names as its description or error. */
export function listMessages(shown: readonly Element[], selector: string): State['messages'] {
  const found = new Map<Element, State['messages'][number]>();
  for (const element of shown) {
    const role = messageRole(element);
    if (role !== null) addMessage(found, element, { role, for: null, error: role === 'alert' });
    if (!element.matches('input, select, textarea, [role=textbox], [role=combobox]')) continue;
    const texts = describingTexts(element).filter((text) => isShown(text));
    const error = isInvalid(element) ? errorAmong(element, texts) : null;
    if (element.closest(selector) !== null && error === null) continue;
    for (const text of texts)
      addMessage(found, text, {
        role: messageRole(text) ?? 'text',
        for: keyOf(element),
        error: text === error,
      });
  }
  for (const element of shown)
    if (looksLikeError(element)) addMessage(found, element, { role: 'text', for: null, error: true });
  return [...found.values()];
}

export function describingTexts(field: Element): Element[] {
  return [...listReferenced(field, 'aria-errormessage'), ...listReferenced(field, 'aria-describedby')];
}

/** Which of an invalid field's texts is the error: the one that says so, else the last. */
export function errorAmong(field: Element, texts: readonly Element[]): Element | null {
  const named = listReferenced(field, 'aria-errormessage')[0];
  const says = texts.find(
    (text) => messageRole(text) === 'alert' || /error|invalid/i.test(`${text.id} ${text.className}`),
  );
  return named ?? says ?? texts.at(-1) ?? null;
}

export function addMessage(
  found: Map<Element, State['messages'][number]>,
  element: Element,
  kind: Pick<State['messages'][number], 'role' | 'for' | 'error'>,
): void {
  const text = clip(textOf(element), 300);
  if (text === '' || (kind.for === null && found.has(element))) return;
  if (
    kind.for === null &&
    [...found.keys()].some((other) => element.contains(other) || other.contains(element))
  )
    return;
  found.set(element, { ...kind, text, box: boxOf(element) });
}

export function messageRole(element: Element): 'alert' | 'status' | 'log' | null {
  const role = element.getAttribute('role') ?? '';
  const live = element.getAttribute('aria-live') ?? '';
  if (/^(alert|alertdialog)$/.test(role)) return role === 'alert' ? 'alert' : null;
  if (live === 'assertive') return 'alert';
  if (role === 'log') return 'log';
  return role === 'status' || live === 'polite' || element.tagName === 'OUTPUT' ? 'status' : null;
}

export function looksLikeError(element: Element): boolean {
  const name = element.getAttribute('class') ?? '';
  return (
    /(^|[\s_-])(error|invalid-feedback|field-error)([\s_-]|$)/i.test(name) && ownText(element).trim() !== ''
  );
}

export function isWordy(element: Element, selector: string): boolean {
  if (/^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA|TITLE)$/.test(element.tagName) || isTiny(element))
    return false;
  if (ownText(element).trim() === '' || closestAcross(element, '[contenteditable=true]') !== null)
    return false;
  return closestAcross(element, selector) === null;
}

export function textFacts(words: readonly Element[]): State['text'] {
  const all = words.map((element) => ownText(element)).join(' ');
  const blocks = words.slice(0, 200).map((element) => ({
    text: clip(ownText(element), 300),
    tag: (closestAcross(element, 'code, pre, kbd, samp') ?? element).tagName.toLowerCase(),
    box: boxOf(element),
    font_px: Number.parseFloat(getComputedStyle(element).fontSize),
  }));
  return { words: (all.match(/[\p{L}\p{N}]+/gu) ?? []).length, blocks };
}

export function layoutFacts(words: readonly Element[], nodes: number): State['layout'] {
  const styles = words.slice(0, 1000).map((element) => getComputedStyle(element));
  const distinct = (values: readonly string[]) => new Set(values).size;
  return {
    document_width: document.documentElement.scrollWidth,
    document_height: document.documentElement.scrollHeight,
    nodes,
    font_sizes: distinct(styles.map((style) => style.fontSize)),
    font_families: distinct(styles.map((style) => style.fontFamily)),
    text_colours: distinct(styles.map((style) => style.color)),
  };
}

export const MEASURE_PART = {
  measureScreen,
  over,
  isControl,
  headingFacts,
  landmarkFacts,
  dialogFacts,
  imageFacts,
  listMessages,
  describingTexts,
  errorAmong,
  addMessage,
  messageRole,
  looksLikeError,
  isWordy,
  textFacts,
  layoutFacts,
} satisfies PagePart;
