import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type * as roles from '../roles.ts';
import type { PagePart } from '../script.ts';
import type * as fields from './fields.ts';
import type * as media from './media.ts';
import type * as parts from './part.ts';

declare const choiceGroups: typeof fields.choiceGroups;
declare const errorTexts: typeof fields.errorTexts;
declare const legendPart: typeof fields.legendPart;
declare const secretFields: typeof fields.secretFields;
declare const summaryPart: typeof fields.summaryPart;
declare const boxOf: typeof dom.boxOf;
declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const countWords: typeof parts.countWords;
declare const exposedText: typeof media.exposedText;
declare const isExposed: typeof parts.isExposed;
declare const listReferenced: typeof dom.listReferenced;
declare const isShown: typeof dom.isShown;
declare const nameOf: typeof names.nameOf;
declare const ownWords: typeof parts.ownWords;
declare const partOf: typeof parts.partOf;
declare const secretParts: typeof parts.secretParts;
declare const plainText: typeof parts.plainText;
declare const roleOf: typeof roles.roleOf;
declare const shownText: typeof parts.shownText;

/** Tables, groups, ids, tab stops, languages and the ways past repeated parts. */
export function surveyStructure(shown: readonly Element[]): Part[] {
  return [
    ...shown
      .filter((element) => element.matches('table'))
      .slice(0, 40)
      .map((table) => tablePart(table)),
    ...choiceGroups(shown),
    ...shown.filter((element) => element.matches('legend')).map((legend) => legendPart(legend)),
    ...shown.filter((element) => element.matches('summary')).flatMap((summary) => summaryPart(summary)),
    ...shown
      .filter((element) =>
        element.matches('center, font, marquee, blink, big, strike, tt, acronym, dir, basefont'),
      )
      .map((element) => partOf('deprecated', element, { tag: element.tagName.toLowerCase() })),
    ...duplicateIds(),
    ...shown.filter((element) => element.hasAttribute('tabindex')).map((element) => tabStop(element)),
    ...contradictions(shown),
    ...secretFields(shown),
    ...headingParts(shown),
    ...errorTexts(),
    ...bypassPart(shown),
    ...languages(),
  ];
}

export function tablePart(table: Element): Part {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const cells = rows.map((row) => [...row.children].filter((cell) => /^T[HD]$/.test(cell.tagName)));
  const heads = cells.flat().filter((cell) => cell.matches('th, [role=columnheader], [role=rowheader]'));
  const first = cells[0] ?? [];
  const isTop = first.filter((cell) => cell.tagName === 'TH').length > 1;
  const isSide = cells.slice(1).some(([cell]) => cell?.tagName === 'TH');
  const before = table.previousElementSibling;
  const role = table.getAttribute('role') ?? '';
  return partOf('table', table, {
    rows: rows.length,
    columns: Math.max(0, ...cells.map((row) => row.length)),
    heads: heads.length,
    heads_empty: heads.filter((cell) => nameOf(cell).name === '' && !cell.querySelector('input, button, img'))
      .length,
    scoped: heads.filter((cell) => cell.hasAttribute('scope') || cell.hasAttribute('id')).length,
    both_ways: isTop && isSide,
    named: nameOf(table).name !== '' || table.querySelector(':scope > caption') !== null,
    headed: before !== null && /^(H[1-6]|FIGCAPTION)$/.test(before.tagName),
    bold_first:
      first.length > 1 &&
      first.every(
        (cell) =>
          Number(getComputedStyle(cell).fontWeight) >= 600 || cell.querySelector('b, strong') !== null,
      ),
    in_thead: table.querySelector(':scope > thead > tr') !== null,
    blocks: cells
      .flat()
      .filter((cell) => cell.querySelector('h1, h2, h3, h4, ul, ol, p, table, form, div') !== null).length,
    cells: cells.flat().length,
    layout_role: role === 'presentation' || role === 'none',
    numbers: cells.flat().filter((cell) => /\d/.test(cell.textContent ?? '')).length,
  });
}

export function duplicateIds(): Part[] {
  const byId = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('[id]'))
    if (element.id !== '' && element.closest('svg') === null)
      byId.set(element.id, [...(byId.get(element.id) ?? []), element]);
  return [...byId].flatMap(([id, elements]) => {
    const second = elements[1];
    if (second === undefined) return [];
    const quoted = CSS.escape(id);
    const uses = `[for="${quoted}"], [aria-labelledby~="${quoted}"], [aria-describedby~="${quoted}"], [aria-controls~="${quoted}"], [href="#${quoted}"]`;
    return [
      {
        ...partOf('duplicate_id', second, {
          id,
          count: elements.length,
          used: document.querySelector(uses) !== null,
        }),
        name: id,
        box: boxOf(second),
      },
    ];
  });
}

export function tabStop(element: Element): Part {
  const role = roleOf(element);
  const scrolls =
    element.scrollHeight > element.clientHeight + 4 || element.scrollWidth > element.clientWidth + 4;
  const isNative = element.matches(
    'a[href], button, input, select, textarea, summary, iframe, audio, video, area, [contenteditable], object, embed',
  );
  return partOf('tab_stop', element, {
    tabindex: Number(element.getAttribute('tabindex')),
    role,
    own_role: element.hasAttribute('role'),
    native: isNative,
    scrolls,
    handled: [...element.attributes].some((attribute) => attribute.name.startsWith('on')),
    exposed: isExposed(element),
  });
}

/** Words that assistive technology gets of an element's content: no ornaments, nothing hidden from it. */
export function toldWords(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !isShown(node)) return '';
  const isOrnament = /^(none|presentation)$/.test(node.getAttribute('role') ?? '');
  if (node.tagName === 'IMG') return isOrnament ? '' : nameOf(node).name;
  const own = node.getAttribute('aria-label') ?? '';
  return own !== '' && !isOrnament ? own : [...node.childNodes].map((child) => toldWords(child)).join('');
}

/** What a heading is called: by its label, by what it points at, else by its words. */
export function headingName(element: Element): string {
  const pointed = listReferenced(element, 'aria-labelledby').map((part) => plainText(part));
  const label = [...pointed, element.getAttribute('aria-label') ?? ''].join(' ');
  return label.trim() === '' ? toldWords(element) : label;
}

/** Parts that are marked as ornaments and named or focusable all the same: browsers then tell them after all. */
export function contradictions(shown: readonly Element[]): Part[] {
  const marked = shown.filter(
    (element) => element.matches('[role=none], [role=presentation], img[alt=""]') && isExposed(element),
  );
  return marked.flatMap((element) => {
    const names = [
      'aria-label',
      'aria-labelledby',
      'aria-describedby',
      'aria-live',
      'aria-controls',
      'aria-owns',
    ];
    const attribute = names.find((name) => (element.getAttribute(name) ?? '').trim() !== '');
    const isStop = element.matches('a[href], button, input, select, textarea, [tabindex]');
    if (attribute === undefined && !isStop) return [];
    return [partOf('contradiction', element, { by: attribute ?? 'focus' })];
  });
}

export function headingParts(shown: readonly Element[]): Part[] {
  return shown
    .filter((element) => roleOf(element) === 'heading' && isExposed(element))
    .map((element) => {
      const level = Number(element.getAttribute('aria-level') ?? element.tagName.slice(1));
      return partOf('heading', element, {
        level: Number.isNaN(level) ? 2 : level,
        named: headingName(element).trim() !== '',
      });
    });
}

/** What leads past the parts that repeat: landmarks, headings, links to the content. */
export function bypassPart(shown: readonly Element[]): Part[] {
  const main = shown.filter((element) => roleOf(element) === 'main' && isExposed(element));
  const repeated = shown.filter((element) =>
    element.matches(
      'nav, [role=navigation], header, aside, footer, [id*=nav i], [class*=nav i], [role=banner]',
    ),
  );
  const before = shown.find((element) => ownWords(element).trim() !== '');
  const skips = [...document.querySelectorAll('a[href^="#"]')].filter((link) => {
    const id = (link.getAttribute('href') ?? '').slice(1);
    return id !== '' && document.getElementById(id) !== null;
  });
  const headings = shown.filter((element) => roleOf(element) === 'heading' && isExposed(element));
  const hides = [...document.querySelectorAll('button, [role=button], a[onclick], a[href="#"]')].filter(
    (button) => /\b(skip|hide|collapse|toggle)\b/i.test(button.textContent ?? ''),
  );
  const isRepeatedFirst =
    before !== undefined &&
    before.closest('main, [role=main]') === null &&
    before.closest('nav, header, aside, a, [id*=nav i], [class*=nav i]') !== null;
  return [
    partOf('bypass', document.body, {
      main: main.length,
      repeated: repeated.length,
      repeated_first: isRepeatedFirst,
      skips: skips.length,
      headings: headings.length,
      hides: hides.length,
      links_out: shown.filter(
        (element) =>
          element instanceof HTMLAnchorElement &&
          element.pathname !== location.pathname &&
          element.host === location.host,
      ).length,
      words: countWords(shownText(document.body)),
      words_in_main: main.reduce((sum, element) => sum + countWords(shownText(element)), 0),
    }),
  ];
}

/** The words of the page by the language they are said to be in: the page's own, and each part that says another. */
export function languages(): Part[] {
  const marked = [...document.body.querySelectorAll('[lang]')].filter(
    (element) => (element.getAttribute('lang') ?? '') !== '' && element.closest('svg') === null,
  );
  const roots = [document.documentElement, ...marked.slice(0, 100)];
  return roots.flatMap((root) => {
    const lang = (root.getAttribute('lang') ?? '').trim();
    const text = clip(wordsIn(root === document.documentElement ? document.body : root), 2000);
    if (lang === '' || text === '') return [];
    return [
      {
        ...partOf('language', root, { lang, text, whole: root === document.documentElement }),
        name: clip(text, 120),
      },
    ];
  });
}

/** Words that are read out in an element's own language: without parts in another, with what names its pictures. */
export function wordsIn(root: Element): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.matches(secretParts()) ||
      (node !== root && node.hasAttribute('lang'))
    )
      return '';
    if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|CODE|PRE|SVG|TEXTAREA)$/i.test(node.tagName)) return '';
    if (node.tagName === 'IMG') return ` ${nameOf(node).name} `;
    if (node !== root && !isShown(node)) return '';
    return ` ${[...node.childNodes].map((child) => read(child)).join('')} `;
  };
  return isShown(root) ? read(root) : '';
}

export const STRUCTURE_PART = {
  surveyStructure,
  tablePart,
  duplicateIds,
  tabStop,
  toldWords,
  headingName,
  contradictions,
  headingParts,
  bypassPart,
  languages,
  wordsIn,
} satisfies PagePart;
