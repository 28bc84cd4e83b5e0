import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const countWords: typeof parts.countWords;
declare const descriptionOf: typeof names.descriptionOf;
declare const isExposed: typeof parts.isExposed;
declare const isShown: typeof dom.isShown;
declare const nameOf: typeof names.nameOf;
declare const partOf: typeof parts.partOf;
declare const plainText: typeof parts.plainText;
declare const shownText: typeof parts.shownText;

/** What links look like beside the words around them, where they lead and what stands next to them. */
export function surveyLinks(shown: readonly Element[]): Part[] {
  const links = shown.filter((element) => element.matches('a[href], area[href], [role=link]'));
  return links.slice(0, 200).map((link) => linkPart(link));
}

export function linkPart(link: Element): Part {
  const text = clip(shownText(link), 200);
  const next = nextLink(link);
  const context =
    closestAcross(link, 'p, li, td, th, dd, blockquote, figcaption') ?? link.parentElement ?? link;
  return partOf('link', link, {
    href: targetOf(link),
    exposed: isExposed(link),
    leads_nowhere: /^\s*(#|javascript:.*)?\s*$/i.test(link.getAttribute('href') ?? 'x'),
    new_window: link.getAttribute('target') === '_blank',
    told: clip(`${nameOf(link).name} ${link.getAttribute('title') ?? ''} ${descriptionOf(link) ?? ''}`, 300),
    hidden_words: hiddenWords(link),
    text,
    alt_repeats: repeatsText(link, text),
    next_same: next !== null && targetOf(next) === targetOf(link) && !/^$|#$/.test(targetOf(link)),
    run_together: next !== null && isRunTogether(link, next),
    context: clip(shownText(context), 400),
    context_words: countWords(shownText(context)),
    ...looks(link, context),
  });
}

export function targetOf(link: Element): string {
  if (link instanceof HTMLAnchorElement) return link.href;
  const own = link.getAttribute('href') ?? '';
  if (own !== '') return new URL(own, location.href).href;
  const [, scripted = ''] =
    /location(?:\.href)?\s*=\s*['"]([^'"]+)['"]/.exec(link.getAttribute('onclick') ?? '') ?? [];
  return scripted === '' ? '' : new URL(scripted, location.href).href;
}

/** Words inside the link that neither eyes nor screen readers get. */
export function hiddenWords(link: Element): string {
  const hidden = [...link.querySelectorAll('*')].filter(
    (part) => !isShown(part) && part.childElementCount === 0,
  );
  return clip(hidden.map((part) => plainText(part)).join(' '), 120);
}

export function repeatsText(link: Element, text: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/\s+/g, ' ').trim();
  return [...link.querySelectorAll('img')].some(
    (image) => plain(image.alt) !== '' && plain(image.alt) === plain(text),
  );
}

/** The link that follows at once, with nothing but space between. */
export function nextLink(link: Element): Element | null {
  for (let node = link.nextSibling; node !== null; node = node.nextSibling) {
    if (node instanceof Element) {
      if (node.tagName === 'BR') continue;
      return node.matches('a[href]') && isShown(node) ? node : null;
    }
    if (node instanceof Text && node.data.trim() !== '') return null;
  }
  return null;
}

/** Two bare links in one line with hardly a gap: no sign, no frame, no ground, no list. */
export function isRunTogether(link: Element, next: Element): boolean {
  const [one, two] = [link.getBoundingClientRect(), next.getBoundingClientRect()];
  const isBare = [link, next].every((each) => {
    const style = getComputedStyle(each);
    const sides = [
      style.paddingLeft,
      style.paddingRight,
      style.marginLeft,
      style.marginRight,
      style.borderLeftWidth,
    ];
    const isPlain = sides.every((side) => Number.parseFloat(side) === 0);
    return style.display === 'inline' && isPlain && each.querySelector('img, svg') === null;
  });
  return isBare && Math.abs(one.top - two.top) < 4 && two.left - one.right < 9;
}

/** How a link in running text differs from the words around it. */
export function looks(link: Element, context: Element): Part['facts'] {
  const [own, around] = [getComputedStyle(link), getComputedStyle(context)];
  const outside = countWords(shownText(context)) - countWords(shownText(link));
  const others = [...context.querySelectorAll('a[href]')].reduce(
    (sum, one) => sum + countWords(shownText(one)),
    0,
  );
  const plain = Math.max(0, outside - others + countWords(shownText(link)));
  const inner = [link, ...link.querySelectorAll('*')].map((part) => getComputedStyle(part));
  return {
    words_around: plain,
    inline: own.display === 'inline',
    underlined: inner.some((style) => style.textDecorationLine.includes('underline')),
    framed: inner.some(
      (style) => Number.parseFloat(style.borderBottomWidth) > 0 || style.boxShadow !== 'none',
    ),
    filled: own.backgroundColor !== 'rgba(0, 0, 0, 0)' && own.backgroundColor !== around.backgroundColor,
    heavier:
      own.fontWeight !== around.fontWeight ||
      own.fontStyle !== around.fontStyle ||
      own.fontSize !== around.fontSize,
    pictured: link.querySelector('img, svg') !== null || own.backgroundImage !== 'none',
    contrast: Math.round(ratioOf(own.color, around.color) * 100) / 100,
  };
}

/** WCAG contrast between two opaque colours. */
export function ratioOf(one: string, two: string): number {
  const [first, second] = [brightness(one), brightness(two)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
    const part = Number(value) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const LINKS_PART = {
  surveyLinks,
  linkPart,
  targetOf,
  hiddenWords,
  repeatsText,
  nextLink,
  isRunTogether,
  looks,
  ratioOf,
  brightness,
} satisfies PagePart;
