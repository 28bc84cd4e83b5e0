import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const isShown: typeof dom.isShown;
declare const countWords: typeof parts.countWords;
declare const ownWords: typeof parts.ownWords;
declare const partOf: typeof parts.partOf;
declare const shownText: typeof parts.shownText;

/** How text is set, and what only looks like structure. */
export function surveyText(shown: readonly Element[]): Part[] {
  return [
    ...shown
      .filter((element) => isRunningText(element))
      .slice(0, 60)
      .map((element) => textSetting(element)),
    ...shown
      .filter((element) => isFakeHeading(element))
      .map((element) => partOf('fake_heading', element, {})),
    ...shown.flatMap((element) => fakeLists(element)),
    ...shown.filter((element) => element.matches('p')).flatMap((element) => emptyParagraph(element)),
    ...shown.filter((element) => element.matches('pre')).map((element) => preformatted(element)),
    ...abbreviations(shown),
    ...colourGroups(shown),
    ...shown.flatMap((element) => visualOrder(element)),
    ...readingRun(),
  ].slice(0, 300);
}

export function isRunningText(element: Element): boolean {
  if (!/^(P|LI|DD|TD|BLOCKQUOTE|DIV|SECTION|ARTICLE|MAIN|BODY)$/.test(element.tagName)) return false;
  return countWords(ownWords(element)) >= 8;
}

export function textSetting(element: Element): Part {
  const style = getComputedStyle(element);
  const font = Number.parseFloat(style.fontSize);
  const height = Number.parseFloat(style.lineHeight);
  const text = clip(shownText(element), 2000);
  const lines = countLines(element);
  return partOf('running_text', element, {
    words: countWords(text),
    lines,
    signs_a_line: Math.round(text.length / Math.max(1, lines)),
    align: style.textAlign,
    capitals: style.textTransform === 'uppercase',
    sentence: /[.!?…]$/.test(text.trim()),
    italic: style.fontStyle === 'italic',
    line_height: Number.isNaN(height) ? null : Math.round((height / font) * 100) / 100,
    font_px: font,
  });
}

/** Lines of an element's text, by the distinct tops of its boxes. */
export function countLines(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = [...range.getClientRects()].map((rect) => Math.round(rect.bottom / 4));
  return new Set(tops).size;
}

/** Short, big and bold text right before plain text, where a heading would stand. */
export function isFakeHeading(element: Element): boolean {
  if (!/^(DIV|P|CENTER)$/.test(element.tagName) || standsApart(element)) return false;
  const text = clip(shownText(element), 200);
  const words = countWords(text);
  if (words === 0 || words > 12 || /[.,;:!]$/.test(text) || !/\p{L}{3}/u.test(text)) return false;
  if (element.querySelector('img, input, br, div, p') !== null) return false;
  const row = element.parentElement;
  const after = row?.firstElementChild === element ? row.nextElementSibling : null;
  return [element.nextElementSibling, after].some((next) => next !== null && headsOver(element, next));
}

/** Has a meaning of its own or stands in something that has; the header of a section is a place for headings. */
export function standsApart(element: Element): boolean {
  const apart =
    'h1, h2, h3, h4, h5, h6, label, legend, th, td, dt, li, caption, figcaption, button, a, nav, footer, summary, blockquote, [role]:not([role=main], [role=region], [role=article], [role=group], [role=presentation], [role=none])';
  if (closestAcross(element, apart) !== null || element.querySelector(apart) !== null) return true;
  const header = closestAcross(element, 'header');
  return header !== null && closestAcross(header, 'section, article, main') === null;
}

/** What comes next is a text, list, table or form, and so much plainer that the element looks like its heading. */
export function headsOver(element: Element, next: Element): boolean {
  if (!/^(P|UL|OL|DIV|TABLE|DL|FORM|SECTION|FIELDSET)$/.test(next.tagName) || !isShown(next)) return false;
  const isList = /^(UL|OL|TABLE|DL)$/.test(next.tagName);
  const beside = isList ? (next.querySelector('*') ?? next) : next;
  if (!standsOut(innermost(element), beside)) return false;
  const words = countWords(shownText(next));
  const size = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
  return (
    words >= 8 || next.tagName === 'FORM' || (words >= 4 && size(innermost(element)) >= size(beside) * 1.8)
  );
}

export function innermost(element: Element): Element {
  const only = element.children.length === 1 ? element.children[0] : undefined;
  return only !== undefined && ownWords(element).trim() === '' ? innermost(only) : element;
}

export function standsOut(element: Element, beside: Element): boolean {
  const [own, other] = [getComputedStyle(element), getComputedStyle(beside)];
  const ratio = Number.parseFloat(own.fontSize) / Number.parseFloat(other.fontSize);
  const isBolder = Number(own.fontWeight) >= 600 && Number(other.fontWeight) < 600;
  return ratio >= 1.4 || (isBolder && ratio >= 1.15);
}

/** Lines that begin with a sign of a list, in a text that is none. */
export function fakeLists(element: Element): Part[] {
  if (closestAcross(element, 'li, pre, code, textarea, table, dl, [role=list]') !== null) return [];
  const lines = splitLines(element);
  const marked = lines.filter((line) => /^\s*([*•‣◦·▪●–—-]|\d{1,2}[.)])\s+\S/.test(line)).length;
  if (marked < 3 || marked < lines.length * 0.6) return [];
  return [partOf('fake_list', element, { items: marked })];
}

/** The lines that breaks cut an element's own text into, or the texts of its plain paragraphs. */
export function splitLines(element: Element): string[] {
  const isBroken = [...element.children].some((child) => child.tagName === 'BR');
  if (isBroken) {
    const lines = [''];
    for (const node of element.childNodes)
      if (node instanceof Element && node.tagName === 'BR') lines.push('');
      else lines[lines.length - 1] += shownText(node);
    return lines.filter((line) => line.trim() !== '');
  }
  const blocks = [...element.children].filter((child) => /^(P|DIV)$/.test(child.tagName));
  return blocks.length < 3 ? [] : blocks.map((child) => shownText(child).trim());
}

export function emptyParagraph(element: Element): Part[] {
  const isEmpty = element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
  return isEmpty ? [partOf('empty_paragraph', element, {})] : [];
}

export function preformatted(element: Element): Part {
  const text = element.textContent ?? '';
  const signs = text.replace(/\s/g, '');
  const symbols = signs.replace(/[\p{L}\p{N}]/gu, '');
  return partOf('preformatted', element, {
    has_code: element.querySelector('code, kbd, samp') !== null || closestAcross(element, 'code') !== null,
    symbol_share: signs.length === 0 ? 0 : Math.round((symbols.length / signs.length) * 100) / 100,
    lines: text.trim().split('\n').length,
    described: element.getAttribute('role') === 'img' || closestAcross(element, 'figure') !== null,
  });
}

/** The first use of each abbreviation that is marked as one. */
export function abbreviations(shown: readonly Element[]): Part[] {
  const seen = new Set<string>();
  const page = shownText(document.body);
  return shown
    .filter((element) => element.matches('abbr, acronym'))
    .flatMap((element) => {
      const short = clip(element.textContent ?? '', 40);
      if (short === '' || seen.has(short)) return [];
      seen.add(short);
      const isWritten = page.includes(`(${short})`) || new RegExp(`${escapeText(short)}\\s*\\(`).test(page);
      const has = (element.getAttribute('title') ?? '').trim() !== '' || isWritten;
      return [partOf('abbreviation', element, { expanded: has })];
    });
}

export function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Siblings that nothing but the colour of their text tells apart. */
export function colourGroups(shown: readonly Element[]): Part[] {
  return shown
    .filter((element) => element.matches('ul, ol, tbody, p, dl, div'))
    .flatMap((parent) => {
      const items = [...parent.children].filter((item) => isShown(item) && shownText(item).trim() !== '');
      const isPlain = items.every(
        (item) => item.querySelector('img, svg, a, button, input, strong, em') === null,
      );
      if (items.length < 2 || items.length > 60 || !isPlain) return [];
      if (new Set(items.map((item) => item.tagName)).size > 1) return [];
      const looks = items.map((item) => lookOf(item));
      const colours = new Set(items.map((item) => getComputedStyle(item).color));
      if (colours.size < 2 || colours.size > 4 || new Set(looks).size > 1) return [];
      return [
        partOf('colour_group', parent, {
          colours: [...colours].map((colour) => hueOf(colour)).join(' '),
          items: items.length,
          around: clip(shownText(parent.parentElement ?? parent), 1500),
        }),
      ];
    });
}

export function lookOf(item: Element): string {
  const { fontWeight, fontStyle, textDecorationLine, backgroundColor, borderStyle, listStyleType } =
    getComputedStyle(item);
  const before = getComputedStyle(item, '::before').content;
  return [
    fontWeight,
    fontStyle,
    textDecorationLine,
    backgroundColor,
    borderStyle,
    listStyleType,
    before,
  ].join();
}

/** The everyday name of a colour: grey without much colour in it, else its place on the wheel. */
export function hueOf(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (most - least < 30) return most < 60 ? 'black' : 'grey';
  const span = most - least;
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return ['red', 'yellow', 'green', 'turquoise', 'blue', 'purple'][Math.round(turn) % 6] ?? 'grey';
}

/** Three or more texts in a row whose order on the screen is the reverse of that in the document. */
export function visualOrder(parent: Element): Part[] {
  const items = [...parent.children].filter((item) => isShown(item) && countWords(shownText(item)) > 0);
  if (items.length < 3 || items.length > 20 || getComputedStyle(parent).direction === 'rtl') return [];
  const rects = items.map((item) => item.getBoundingClientRect());
  const pairs = rects.slice(1).map((rect, index) => [rects[index] ?? rect, rect] as const);
  const back = pairs.filter(
    ([one, two]) => Math.abs(one.top - two.top) < 6 && two.right <= one.left + 2,
  ).length;
  return back >= 2 && back >= pairs.length - 1 ? [partOf('visual_order', parent, { items: back + 1 })] : [];
}

/** The longest stretch of words that no heading, list, table, picture or field breaks. */
export function readingRun(): Part[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let [run, longest] = [0, 0];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      const isBreak =
        /^(H[1-6]|UL|OL|DL|TABLE|FIGURE|IMG|HR|FORM|INPUT|VIDEO|DETAILS|BLOCKQUOTE|PRE|NAV)$/.test(
          node.tagName,
        );
      if (isBreak || node.getAttribute('role') === 'heading') run = 0;
    } else if (node instanceof Text && node.parentElement !== null && isShown(node.parentElement)) {
      if (/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement.tagName)) continue;
      run += countWords(node.data);
      longest = Math.max(longest, run);
    }
  }
  return [partOf('reading', document.body, { longest_run: longest })];
}

export const TEXT_PART = {
  surveyText,
  isRunningText,
  textSetting,
  countLines,
  isFakeHeading,
  standsApart,
  headsOver,
  innermost,
  standsOut,
  fakeLists,
  splitLines,
  emptyParagraph,
  preformatted,
  abbreviations,
  escapeText,
  colourGroups,
  lookOf,
  hueOf,
  visualOrder,
  readingRun,
} satisfies PagePart;
