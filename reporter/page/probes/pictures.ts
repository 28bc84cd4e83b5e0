import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';
import type * as drawn from './drawn-words.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const countWords: typeof parts.countWords;
declare const isExposed: typeof parts.isExposed;
declare const isShown: typeof dom.isShown;
declare const nameOf: typeof names.nameOf;
declare const partOf: typeof parts.partOf;
declare const plainText: typeof parts.plainText;
declare const shareDrawn: typeof drawn.shareDrawn;
declare const shownText: typeof parts.shownText;

/** Pictures, frames, plug-ins and media, with what stands beside them. */
export function surveyPictures(shown: readonly Element[]): Part[] {
  return [
    ...shown
      .filter((element) => isPicture(element))
      .slice(0, 100)
      .map((element) => picturePart(element)),
    ...shown.flatMap((element) => backgroundPart(element)).slice(0, 40),
    ...shown.filter((element) => element.matches('iframe, frame')).map((element) => framePart(element)),
    ...shown.filter((element) => element.matches('object, embed')).map((element) => pluginPart(element)),
  ];
}

export function isPicture(element: Element): boolean {
  if (!element.matches('img, svg, canvas') || element.parentElement?.closest('svg') !== null) return false;
  const rect = element.getBoundingClientRect();
  const isOnPage = rect.right + scrollX > 0 && rect.bottom + scrollY > 0;
  return isOnPage && rect.width > 0 && rect.height > 0;
}

export function picturePart(element: Element): Part {
  const image = element instanceof HTMLImageElement ? element : null;
  const rect = element.getBoundingClientRect();
  const region = closestAcross(element, 'main, [role=main]') ?? document.body;
  const { name } = nameOf(element);
  const role = element.getAttribute('role') ?? '';
  const isSilent = role === 'none' || role === 'presentation' || image?.getAttribute('alt') === '';
  return partOf('picture', element, {
    tag: element.tagName.toLowerCase(),
    file: fileName(image?.currentSrc ?? ''),
    alt: image?.getAttribute('alt') ?? null,
    title: image?.getAttribute('title') ?? null,
    told:
      isExposed(element) && !(isSilent && name !== '' && image !== null) && name !== '' && role !== 'none',
    width: Math.round(rect.width),
    height: Math.round(rect.height),
    natural_width: image?.naturalWidth ?? null,
    natural_height: image?.naturalHeight ?? null,
    blank:
      element instanceof HTMLCanvasElement ? isBlank(element) : image !== null && image.naturalWidth === 0,
    in_control: closestAcross(element, 'a, button, label, [role=button], [role=link], summary') !== null,
    words_beside: countWords(shownText(region)),
    introduced: isIntroduced(element),
    printed: image === null ? null : sharePrinted(image),
  });
}

/** Only of a picture whose alternative is a text: reading its pixels takes time. */
export function sharePrinted(image: HTMLImageElement): number | null {
  const words = image.alt.match(/\S+/g) ?? [];
  return words.length < 3 ? null : shareDrawn(image, words);
}

export function fileName(address: string): string {
  if (address.startsWith('data:') || address === '') return '';
  return decodeURIComponent(new URL(address, location.href).pathname.split('/').at(-1) ?? '');
}

/** The words right before the picture end with a colon: they present it. */
export function isIntroduced(element: Element): boolean {
  const before = element.previousElementSibling;
  return before !== null && /:\s*$/.test(shownText(before)) && element.nextElementSibling === null;
}

export function isBlank(canvas: HTMLCanvasElement): boolean {
  try {
    const other = document.createElement('canvas');
    other.width = canvas.width;
    other.height = canvas.height;
    return canvas.toDataURL() === other.toDataURL();
  } catch {
    return false;
  }
}

/** A single picture laid under words, as signs are. */
export function backgroundPart(element: Element): Part[] {
  const style = getComputedStyle(element);
  const [, address = ''] = /^url\("?([^")]+)"?\)/.exec(style.backgroundImage) ?? [];
  if (address === '' || !style.backgroundRepeat.startsWith('no-repeat')) return [];
  const text = clip(shownText(element), 300);
  const isNamed = element.hasAttribute('aria-label') || element.getAttribute('role') === 'img';
  return [
    partOf('background', element, {
      file: fileName(address),
      text,
      named: isNamed,
      told: clip(`${nameOf(element).name} ${plainText(element)}`, 400),
    }),
  ];
}

export function framePart(element: Element): Part {
  const title = (element.getAttribute('title') ?? nameOf(element).name).trim();
  const inside = element instanceof HTMLIFrameElement ? readFrame(element) : null;
  const source = element.getAttribute('src') ?? '';
  return partOf('frame', element, { title, inside: inside === null ? null : clip(inside, 3000), source });
}

export function readFrame(frame: HTMLIFrameElement): string | null {
  try {
    const page = frame.contentDocument;
    return page === null ? null : `${page.title} ${page.body?.textContent ?? ''}`;
  } catch {
    return null;
  }
}

export function pluginPart(element: Element): Part {
  const wmode =
    element.querySelector('param[name=wmode i]')?.getAttribute('value') ?? element.getAttribute('wmode');
  return partOf('plugin', element, {
    type: element.getAttribute('type') ?? '',
    wmode,
    named: nameOf(element).name !== '' || (element.textContent ?? '').trim() !== '',
    shown: isShown(element),
  });
}

export const PICTURES_PART = {
  surveyPictures,
  isPicture,
  picturePart,
  sharePrinted,
  fileName,
  isIntroduced,
  isBlank,
  backgroundPart,
  framePart,
  readFrame,
  pluginPart,
} satisfies PagePart;
