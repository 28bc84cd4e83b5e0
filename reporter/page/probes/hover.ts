import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const isShown: typeof dom.isShown;
declare const nameOf: typeof names.nameOf;
declare const partOf: typeof parts.partOf;
declare const plainText: typeof parts.plainText;
declare const roleOf: typeof import('../roles.ts').roleOf;
declare const shownText: typeof parts.shownText;

/** What style sheets show only under a pointer: `alternative` when the same is shown on focus. */
export function surveyHover(): Part[] {
  const rules = listRules().filter((rule) => rule.selectorText.includes(':hover') && reveals(rule));
  const focus = listRules()
    .filter((rule) => /:focus(-within|-visible)?\b/.test(rule.selectorText) && reveals(rule))
    .map((rule) => rule.selectorText)
    .join(', ');
  const found = new Map<Element, Part>();
  for (const rule of rules.slice(0, 40))
    for (const selector of rule.selectorText.split(',').filter((one) => one.includes(':hover')))
      for (const hidden of findAll(selector.replaceAll(':hover', ''))) {
        if (isShown(hidden) || found.has(hidden) || found.size > 40) continue;
        const text = clip(plainText(hidden), 200);
        const host = findAll(selector.split(':hover')[0] ?? '').find(
          (one) => one.contains(hidden) || one.parentElement?.contains(hidden),
        );
        if (text === '' || host === undefined) continue;
        const inside = hidden.querySelectorAll('a[href], button, input').length;
        found.set(hidden, {
          ...partOf('hover_reveal', host, {
            text,
            controls: inside,
            alternative:
              focus !== '' && findAll(focus.replaceAll(/:focus(-within|-visible)?/g, '')).includes(hidden),
            host_focusable: host.matches('a[href], button, input, select, textarea, [tabindex]'),
          }),
        });
      }
  return [...found.values()];
}

/** Style that turns the whole page when the device is turned: it locks people into one way of holding it. */
export function surveyOrientation(): Part[] {
  const media = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter(
        (rule) => rule instanceof CSSMediaRule && /orientation/.test(rule.conditionText),
      );
    } catch {
      return [];
    }
  });
  return media.flatMap((rule) => {
    const turned =
      rule instanceof CSSMediaRule
        ? [...rule.cssRules].find((one) => one instanceof CSSStyleRule && isTurned(one))
        : undefined;
    const element = turned instanceof CSSStyleRule ? findAll(turned.selectorText)[0] : undefined;
    const isWhole =
      element !== undefined &&
      element.querySelectorAll('*').length * 2 > document.body.querySelectorAll('*').length;
    return element !== undefined && isWhole
      ? [partOf('orientation', element, { when: rule instanceof CSSMediaRule ? rule.conditionText : '' })]
      : [];
  });
}

export function isTurned({ style }: CSSStyleRule): boolean {
  return (
    /rotate(Z)?\(\s*-?(90|270)deg|rotate(Z)?\(\s*-?0?\.(25|75)turn/i.test(style.transform) ||
    /-?(90|270)deg/.test(style.getPropertyValue('rotate'))
  );
}

export function listRules(): CSSStyleRule[] {
  const read = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches
        ? read(rule.cssRules)
        : [];
    });
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return read(sheet.cssRules);
    } catch {
      return [];
    }
  });
}

export function reveals({ style }: CSSStyleRule): boolean {
  const isOn = (value: string, off: string) => value !== '' && value !== off;
  return (
    isOn(style.display, 'none') ||
    style.visibility === 'visible' ||
    (style.opacity !== '' && Number(style.opacity) > 0)
  );
}

export function findAll(selector: string): Element[] {
  try {
    return selector.trim() === '' ? [] : [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

/** An element that listens: whether a keyboard can do what its pointer events do. `sources` are what its paste handlers do. */
export function listening(
  element: Element,
  types: readonly string[],
  sources: readonly string[],
): Part | null {
  if (types.includes('paste') && element.matches('input[type=password], [autocomplete~=one-time-code]'))
    return partOf('secret_field', element, {
      paste: sources.some((source) => refusesPaste(source)) ? 'blocked' : 'listens',
    });
  const isPressed = types.some((type) =>
    /^(click|mousedown|mouseup|dblclick|pointerdown|pointerup|touchstart)$/.test(type),
  );
  const isHovered = types.some((type) => /^(mouseover|mouseenter|pointerenter|pointerover)$/.test(type));
  if (!isPressed && !isHovered) return null;
  if (
    element.matches('html, body, main, form, label, dialog, ul, ol, table, tbody, tr, nav, section, article')
  )
    return null;
  const focusable =
    'a[href], button, input, select, textarea, summary, iframe, audio, video, option, [tabindex], [contenteditable]';
  const isReached =
    element.matches(focusable) ||
    element.querySelector(focusable) !== null ||
    closestAcross(element, 'a[href], button, summary, label, [tabindex]:not([tabindex^="-"])') !== null;
  const role = roleOf(element);
  const isPart =
    /^(option|menuitem|menuitemcheckbox|menuitemradio|treeitem|tab|row|gridcell|radio|columnheader|rowheader)$/.test(
      role,
    ) ||
    closestAcross(
      element,
      '[aria-activedescendant], [role=listbox], [role=menu], [role=grid], [role=tree], [role=tablist], [role=radiogroup], svg, canvas, [aria-hidden=true]',
    ) !== null;
  const text = clip(plainText(element), 80);
  const rect = element.getBoundingClientRect();
  return {
    ...partOf('mouse_only', element, {
      pressed: isPressed,
      hovered: isHovered,
      reached: isReached,
      widget_part: isPart,
      keys: types.some((type) => /^(keydown|keyup|keypress)$/.test(type)),
      focus: types.some((type) => /^(focus|focusin|blur)$/.test(type)),
      shown: isShown(element),
      large: rect.width * rect.height > 120_000,
      text: text === '' ? nameOf(element).name : text,
      words: shownText(element).trim().length,
      pointer: getComputedStyle(element).cursor === 'pointer',
    }),
  };
}

/** A handler that stops the paste, always, and takes nothing from it. */
export function refusesPaste(source: string): boolean {
  const takes = /clipboardData|getData|insertText|\.value|\bif\b|\?|&&|\|\||switch/;
  return /preventDefault\(|return\s*(false|!1)|=>\s*(false|!1)/.test(source) && !takes.test(source);
}

export const HOVER_PART = {
  surveyHover,
  surveyOrientation,
  isTurned,
  listRules,
  reveals,
  findAll,
  listening,
  refusesPaste,
} satisfies PagePart;
