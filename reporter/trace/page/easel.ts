import type { StepTarget } from '../../../src/contract/journey.ts';
import { AXE_PART } from '../../page/axe.ts';
import type * as dom from '../../page/dom.ts';
import { DOM_PART } from '../../page/dom.ts';
import type * as factual from '../../page/facts.ts';
import { FACTS_PART } from '../../page/facts.ts';
import type * as fingerprints from '../../page/fingerprint.ts';
import { FINGERPRINT_PART, type Fingerprint } from '../../page/fingerprint.ts';
import type * as masks from '../../page/mask.ts';
import { MASK_PART } from '../../page/mask.ts';
import { MEASURE_PART } from '../../page/measure.ts';
import { NAMES_PART } from '../../page/names.ts';
import { ROLES_PART } from '../../page/roles.ts';
import { composeScript, type PagePart } from '../../page/script.ts';
import { BUILD_PART } from './build-document.ts';

declare const closestAcross: typeof dom.closestAcross;
declare const coverSecrets: typeof masks.coverSecrets;
declare const frameOffset: typeof dom.frameOffset;
declare const listElements: typeof dom.listElements;
declare const operatedElement: typeof factual.operatedElement;
declare const secretSelector: typeof masks.secretSelector;
declare const takeFingerprint: typeof fingerprints.takeFingerprint;
declare const targetFacts: typeof factual.targetFacts;
declare const boxedElement: typeof factual.boxedElement;
declare const wasInView: typeof factual.wasInView;
declare const topElementAt: typeof dom.topElementAt;

/** What a drawn document shows at a glance. */
export interface Sight {
  fingerprint: Fingerprint;
  title: string;
  viewport: { width: number; height: number };
}

/** The element that a call acted on, and its box in the window. */
export interface FoundTarget {
  facts: StepTarget;
  secret: boolean;
  window: { x: number; y: number; width: number; height: number };
}

export function look(): Sight {
  const fingerprint = takeFingerprint(() => undefined);
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  return { fingerprint, title: document.title, viewport };
}

/** Covers what is secret in this frame, with what lies in its shadow roots. */
export function coverFrame(mask: readonly string[]): void {
  const selector = secretSelector(mask);
  const shadows = listElements(document.documentElement, 20_000).flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  coverSecrets(selector, [document, ...shadows]);
}

/**
 * The elements that Playwright marked as the call's target: one, or more where it had to look again. Where it marked none,
 * as in a popup that has only just opened, the element under the point that it clicked. `from` is how far the page was
 * scrolled before Playwright went to the target: what was in view then was in view.
 */
export function findTargets(
  mask: readonly string[],
  point: { x: number; y: number } | null,
  from: { x: number; y: number } | null,
): FoundTarget[] {
  const marked = listElements(document.documentElement, 20_000).filter((element) =>
    Reflect.has(element, '__uxJuryTarget'),
  );
  const under = point === null ? null : topElementAt(point.x, point.y);
  const isOwn = under !== null && !under.matches('html, body, iframe');
  const hits = marked.length > 0 || !isOwn ? marked : [under];
  return hits.slice(0, 5).map((hit) => {
    const element = operatedElement(hit);
    const { left, top, width, height } = hit.getBoundingClientRect();
    const outer = window.top ?? window;
    const offset = frameOffset() ?? { x: 0, y: 0 };
    const [x, y] =
      window === window.top ? [left, top] : [left + offset.x - outer.scrollX, top + offset.y - outer.scrollY];
    const secret = closestAcross(element, secretSelector(mask)) !== null;
    const facts = targetFacts(element);
    if (from !== null && window === window.top) facts.in_view = wasInView(boxedElement(element), from);
    return { facts, secret, window: { x, y, width, height } };
  });
}

/** Where the page stood before Playwright scrolled to the target: there a person found it. */
export function scrollBack(left: number, top: number): void {
  document.scrollingElement?.scrollTo({ left, top, behavior: 'instant' });
}

export const EASEL = '__uxJuryTrace';
const EASEL_PART = { look, coverFrame, findTargets, scrollBack } satisfies PagePart;

/** The script that a drawing page gets: what builds a document, and the instruments of the live capture. */
export function easelScript(): string {
  const parts = [
    DOM_PART,
    ROLES_PART,
    NAMES_PART,
    FACTS_PART,
    FINGERPRINT_PART,
    MASK_PART,
    MEASURE_PART,
    AXE_PART,
    BUILD_PART,
    EASEL_PART,
  ];
  const members =
    'buildDocument, whenLoaded, look, coverFrame, findTargets, scrollBack, measureScreen, secretSelector, runAxe';
  return composeScript(parts, `globalThis.${EASEL} = { ${members} };`);
}
