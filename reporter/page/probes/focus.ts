import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as facts from '../facts.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const closestAcross: typeof dom.closestAcross;
declare const clip: typeof dom.clip;
declare const isFocusable: typeof facts.isFocusable;
declare const isObscured: typeof dom.isObscured;
declare const isShown: typeof dom.isShown;
declare const keyOf: typeof dom.keyOf;
declare const listElements: typeof dom.listElements;
declare const partOf: typeof parts.partOf;
declare const shownText: typeof parts.shownText;

/** Where the focus is now: the part itself, and what looks different since it was nowhere. */
export interface FocusNow {
  key: string | null;
  part: Part | null;
  modal: boolean;
}

/** The stop that has the focus; `changed` counts the elements whose look differs from that without focus. */
export function readFocus(): FocusNow {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (element === null || element === document.body || element === document.documentElement)
    return { key: null, part: null, modal: false };
  const modal = closestAcross(element, 'dialog[open], [aria-modal=true]') !== null;
  const takesText = element.matches(
    'textarea, [contenteditable], select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=image], [type=reset], [type=color], [type=file])',
  );
  const rect = element.getBoundingClientRect();
  const part = partOf('focus_stop', element, {
    changed: focusLook('compare'),
    takes_text: takesText,
    frame: element.matches('iframe, object, embed'),
    obscured: isObscured(element),
    off_page: rect.right + scrollX <= 0 || rect.bottom + scrollY <= 0,
    tiny: rect.width <= 2 || rect.height <= 2,
  });
  return { key: keyOf(element), part, modal };
}

interface Look {
  readonly bare: string;
  last: string;
}

/**
 * Remembers how everything looks, or counts what looks different from that and from the stop before: what changed once and
 * for all, a chart that came, shows no focus.
 */
export function focusLook(mode: 'remember' | 'compare'): number {
  const store = Symbol.for('ux-jury-looks');
  const known: unknown = Reflect.get(globalThis, store);
  const looks: Map<Element, Look> = known instanceof Map ? known : new Map();
  if (mode === 'remember') {
    const restless = listAnimated();
    for (const element of listElements(document.documentElement, 1500))
      if (!restless.some((moving) => moving.contains(element))) {
        const look = lookNow(element);
        looks.set(element, { bare: look, last: look });
      }
    Reflect.set(globalThis, store, looks);
    return looks.size;
  }
  let changed = 0;
  for (const [element, look] of looks) {
    if (!element.isConnected) continue;
    const now = lookNow(element);
    if (now !== look.bare && now !== look.last) changed += 1;
    look.last = now;
  }
  return changed;
}

/** Elements that change their look all the time: that they look different says nothing of the focus. */
export function listAnimated(): Element[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    return Number(effect.getComputedTiming().endTime) > 5000 ? [effect.target] : [];
  });
}

export function forgetLook(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('ux-jury-looks'));
}

/** What of an element's style a person can see; an outline or border that is not drawn counts as none. */
export function lookNow(element: Element): string {
  return [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== null && (style.content === 'none' || style.content === 'normal')) return '';
      const outline =
        style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0
          ? ''
          : `${style.outline} ${style.outlineOffset}`;
      const border = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
        const width = style.getPropertyValue(`border-${side.toLowerCase()}-width`);
        return Number.parseFloat(width) === 0
          ? ''
          : `${width}${style.getPropertyValue(`border-${side.toLowerCase()}-color`)}`;
      });
      const {
        color,
        backgroundColor,
        backgroundImage,
        boxShadow,
        opacity,
        transform,
        display,
        visibility,
        textDecorationLine,
        fontWeight,
        clipPath,
        left,
        top,
      } = style;
      return [
        outline,
        ...border,
        color,
        backgroundColor,
        backgroundImage,
        boxShadow,
        opacity,
        transform,
        display,
        visibility,
        textDecorationLine,
        fontWeight,
        clipPath,
        left,
        top,
      ].join('|');
    })
    .join('~');
}

/** Every stop that Tab should come to, in the order of the document. */
export function listStops(): string[] {
  const all = listElements(document.documentElement, 5000).filter(
    (element) => isFocusable(element) && isShown(element),
  );
  const isRadioTwin = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    element.name !== '' &&
    !element.checked;
  return all
    .filter((element) => !isRadioTwin(element) && element.closest('[inert]') === null)
    .slice(0, 60)
    .map((element) => keyOf(element));
}

/** Chords that the page says lead out of something. */
export function listExits(): string[] {
  const text = clip(shownText(document.body), 5000);
  const found = text.matchAll(/\b(ctrl|control|alt|shift|esc|escape)\b(?:\s*\+\s*([a-z0-9]|f\d{1,2}))?/gi);
  return [
    ...new Set(
      [...found].map(([, first = '', second = '']) => {
        const name = /^esc/i.test(first)
          ? 'Escape'
          : /^(ctrl|control)$/i.test(first)
            ? 'Control'
            : first[0]?.toUpperCase() + first.slice(1).toLowerCase();
        return second === '' ? name : `${name}+${second.toLowerCase()}`;
      }),
    ),
  ]
    .filter((chord) => chord === 'Escape' || chord.includes('+'))
    .slice(0, 4);
}

/** Takes the focus from whatever has it; false where something takes it again at once. */
export function leaveFocus(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLElement) active.blur();
  return document.activeElement === null || document.activeElement === document.body;
}

/** Whether something among these stops promises words on how to get out. */
export function offersExit(): boolean {
  const anywhere = /\b(exit|escape|how to (go|leave|get out)|leave this)\b/i;
  const beside = /\b(close|help)\b/i;
  const around = document.activeElement?.parentElement?.parentElement ?? null;
  return [...document.querySelectorAll('a, button')].some((element) => {
    const words = element.textContent ?? '';
    return (
      isShown(element) && (anywhere.test(words) || (beside.test(words) && around?.contains(element) === true))
    );
  });
}

export const FOCUS_PART = {
  readFocus,
  focusLook,
  listAnimated,
  forgetLook,
  lookNow,
  listStops,
  listExits,
  offersExit,
  leaveFocus,
} satisfies PagePart;
