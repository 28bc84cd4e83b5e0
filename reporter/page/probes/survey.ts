import type { Part } from '../../../src/contract/part.ts';
import { DOM_PART } from '../dom.ts';
import { FACTS_PART } from '../facts.ts';
import { FINGERPRINT_PART } from '../fingerprint.ts';
import { MASK_PART } from '../mask.ts';
import { MEASURE_PART } from '../measure.ts';
import { NAMES_PART } from '../names.ts';
import { ROLES_PART } from '../roles.ts';
import { composeScript, type PagePart } from '../script.ts';
import type * as animated from './animated.ts';
import { ANIMATED_PART } from './animated.ts';
import { DRAWN_WORDS_PART } from './drawn-words.ts';
import { FIELDS_PART } from './fields.ts';
import { FOCUS_PART } from './focus.ts';
import { FORMS_PART } from './forms.ts';
import type * as hover from './hover.ts';
import { HOVER_PART } from './hover.ts';
import type * as links from './links.ts';
import { LINKS_PART } from './links.ts';
import type * as media from './media.ts';
import { MEDIA_PART } from './media.ts';
import { PART_PART } from './part.ts';
import type * as pictures from './pictures.ts';
import { PICTURES_PART } from './pictures.ts';
import { SIZES_PART } from './sizes.ts';
import type * as structure from './structure.ts';
import { STRUCTURE_PART } from './structure.ts';
import type * as texts from './text.ts';
import { TEXT_PART } from './text.ts';

declare const animatedTexts: typeof animated.animatedTexts;
declare const closestAcross: typeof import('../dom.ts').closestAcross;
declare const secretSelector: typeof import('../mask.ts').secretSelector;
declare const secretParts: typeof import('./part.ts').secretParts;
declare const isShown: typeof import('../dom.ts').isShown;
declare const listElements: typeof import('../dom.ts').listElements;
declare const surveyOrientation: typeof hover.surveyOrientation;
declare const surveyHover: typeof hover.surveyHover;
declare const surveyLinks: typeof links.surveyLinks;
declare const surveyMedia: typeof media.surveyMedia;
declare const surveyPictures: typeof pictures.surveyPictures;
declare const surveyStructure: typeof structure.surveyStructure;
declare const surveyText: typeof texts.surveyText;

/** Where the worker finds the probes in our world of a page. */
export const PROBES = '__uxJuryProbes';

/** Says what must not be read; selectors that are broken are left out. */
export function cover(own: readonly string[]): void {
  Reflect.set(globalThis, '__uxJurySecrets', secretSelector(own));
}

/** Every part that the survey looks at, in one walk; an area that fails leaves the others whole. */
export function survey(): Part[] {
  const secret = secretParts();
  const shown = listElements(document.documentElement, 5000).filter(
    (element) => isShown(element) && closestAcross(element, secret) === null,
  );
  const areas: (() => Part[])[] = [
    () => surveyText(shown),
    () => surveyLinks(shown),
    () => surveyPictures(shown),
    () => surveyMedia(shown),
    () => animatedTexts(shown),
    () => surveyStructure(shown),
    () => surveyHover(),
    () => surveyOrientation(),
  ];
  return areas.flatMap((area) => {
    try {
      return area();
    } catch {
      return [];
    }
  });
}

/** The same, after it is said what must not be read. */
export function surveyCovered(own: readonly string[]): Part[] {
  cover(own);
  return survey();
}

/** The text that puts the probes into our world of a document, on demand. */
export function probesScript(): string {
  const parts: PagePart[] = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    MEASURE_PART,
  ];
  const own: PagePart[] = [
    PART_PART,
    TEXT_PART,
    LINKS_PART,
    PICTURES_PART,
    DRAWN_WORDS_PART,
    MEDIA_PART,
    ANIMATED_PART,
    FIELDS_PART,
    STRUCTURE_PART,
    HOVER_PART,
    FOCUS_PART,
    SIZES_PART,
    FORMS_PART,
    { cover, survey, surveyCovered },
  ];
  const names =
    'cover, survey, surveyCovered, listening, readFocus, focusLook, forgetLook, listStops, listExits, offersExit, leaveFocus, tryTextSizes, listClipped, pageWidth, listSettings, applySetting, readText, readBlocks, countScripts, offersStop, listEmptyForms, submitEmpty, readEmptySubmit, readShown';
  return composeScript([...parts, ...own], `globalThis.${PROBES} ??= { ${names} };`);
}
