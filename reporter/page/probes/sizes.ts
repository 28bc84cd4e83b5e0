import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const isShown: typeof dom.isShown;
declare const keyOf: typeof dom.keyOf;
declare const listElements: typeof dom.listElements;
declare const nameOf: typeof names.nameOf;
declare const ownWords: typeof parts.ownWords;
declare const partOf: typeof parts.partOf;
declare const shownText: typeof parts.shownText;

/** Words that are cut off where their box ends and nothing scrolls. Boxes made to hide words from eyes are left out. */
export function listClipped(how: string): Part[] {
  return listElements(document.body, 5000)
    .filter((element) => isShown(element) && ownWords(element).trim().length > 3 && findCut(element) !== null)
    .slice(0, 40)
    .map((element) => partOf('clipped_text', element, { how, cut: findCut(element) }));
}

/** Where an element's words are cut off: at the side, below, or below a box whose height is set. */
export function findCut(element: Element): 'side' | 'below' | 'set height' | null {
  const rect = element.getBoundingClientRect();
  if (rect.width < 8 || rect.height < 8) return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  for (
    let node: Element | null = element;
    node !== null && node !== document.body;
    node = node.parentElement
  ) {
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (
      box.width < 8 ||
      box.height < 8 ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none'
    )
      return null;
    if (/(auto|scroll)/.test(style.overflowY + style.overflowX)) return null;
    if (cuts(style.overflowY) && text.bottom > box.bottom + 4)
      return isHeightSet(node) ? 'set height' : 'below';
    if (cuts(style.overflowX) && text.right > box.right + 4) return 'side';
  }
  return null;
}

export function isHeightSet(element: Element): boolean {
  const styles = element.computedStyleMap();
  return [styles.get('height'), styles.get('max-height')].some(
    (value) => value instanceof CSSUnitValue && value.unit !== 'percent',
  );
}

/** The spacing that WCAG 1.4.12 lets people ask for. */
export function spaceText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
  };
}

/** Sets all text at twice its size, as a browser does when only text is enlarged. */
export function enlargeText(): () => void {
  const elements = listElements(document.body, 5000).filter((element) => element instanceof HTMLElement);
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const styles = elements.map((element) => element.getAttribute('style'));
  for (const [index, element] of elements.entries())
    element.style.setProperty('font-size', `${(sizes[index] ?? 16) * 2}px`, 'important');
  return () => {
    for (const [index, element] of elements.entries()) {
      const style = styles[index] ?? null;
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    }
  };
}

/** Words that are whole now and cut off by wider spacing or larger text; the page is as before afterwards. */
export function tryTextSizes(): Part[] {
  const before = new Set(listClipped('').map(({ key }) => key));
  return [
    { how: 'spacing', change: spaceText },
    { how: 'enlarging', change: enlargeText },
  ].flatMap(({ how, change }) => {
    const undo = change();
    const lost = listClipped(how).filter(
      ({ key, facts }) => !before.has(key) || (how === 'enlarging' && facts.cut === 'set height'),
    );
    undo();
    return lost;
  });
}

/** How wide the page is beside its window, and the first part that sticks out and is no table, map, code or picture. */
export function pageWidth(): Part {
  const limit = window.innerWidth;
  const excused = 'table, pre, code, svg, canvas, video, img, iframe, [role=grid], textarea';
  const wide = listElements(document.body, 5000).find((element) => {
    const rect = element.getBoundingClientRect();
    return (
      isShown(element) &&
      rect.right > limit + 4 &&
      rect.width > 8 &&
      element.closest(excused) === null &&
      element.querySelector(excused) === null
    );
  });
  return {
    ...partOf('reflow', wide ?? document.body, {
      width: limit,
      document: document.documentElement.scrollWidth,
      part: wide !== undefined,
    }),
    name: wide === undefined ? '' : clip(shownText(wide), 80),
  };
}

/** Choices that may be tried: nothing that pays, sends, deletes or signs out. */
export function listSettings(): string[] {
  const risky = /\b(pay|buy|order|delete|remove|log ?out|sign ?out|cancel|submit|send|confirm|deactivate)\b/i;
  const fields = [...document.querySelectorAll('select, input[type=radio], input[type=checkbox]')];
  return fields
    .filter((field) => isShown(field) && !field.matches(':disabled') && !risky.test(nameOf(field).name))
    .slice(0, 8)
    .map((field) => keyOf(field));
}

/** Sets one choice as a person would, with the events of it. */
export function applySetting(key: string): Part | null {
  const field = document.querySelector(key);
  if (field instanceof HTMLSelectElement && field.options.length > 1) {
    field.focus();
    field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
  } else if (field instanceof HTMLInputElement) {
    field.focus();
    field.checked = true;
  } else return null;
  const part = partOf('setting', field, { form: field.form !== null });
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return part;
}

/** What is shown and how many parts there are: enough to see that a key did something. */
export function readText(): string {
  return `${document.body.querySelectorAll('*').length} ${clip(shownText(document.body), 8000)}`;
}

/** The page's texts by the element that holds them. */
export function readBlocks(): string[] {
  return listElements(document.body, 3000)
    .filter(
      (element) =>
        isShown(element) &&
        ownWords(element).trim() !== '' &&
        !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName),
    )
    .map((element) => clip(ownWords(element), 200));
}

/** Scripts that may change text; ours are in a world of their own and do not count. */
export function countScripts(): number {
  return document.scripts.length;
}

/** A control, shown or opened by one, that may stop, hide or slow down what changes. */
export function offersStop(moving: Element | null = null): boolean {
  const plain = /\b(pause|stop|freeze|halt|turn off|animation)/i;
  const beside = /\b(hide|control|frequency|interval|speed)/i;
  const near =
    moving === null ? [document.body] : [moving, moving.previousElementSibling, moving.nextElementSibling];
  const controls = [...document.querySelectorAll('button, input, [role=button], select, a[href]')];
  return controls.some((control) => {
    const { name } = nameOf(control);
    const isBeside = near.some((part) => part?.contains(control) === true && part.textContent.length < 2000);
    return isShown(control) && (plain.test(name) || (isBeside && beside.test(name)));
  });
}

export const SIZES_PART = {
  listClipped,
  findCut,
  isHeightSet,
  spaceText,
  enlargeText,
  tryTextSizes,
  pageWidth,
  listSettings,
  applySetting,
  readText,
  readBlocks,
  countScripts,
  offersStop,
} satisfies PagePart;
