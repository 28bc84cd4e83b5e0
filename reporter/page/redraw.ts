import type { PagePart } from './script.ts';

/**
 * Lets the next frame draw everything anew. Browsers draw again only what changed, over what was there, and rounded corners
 * and letters at the seams then tell how the screen came to be: pictures of one screen would differ by it. Toggles, between
 * two frames and without touching the tree, a property that every element inherits and no screen shows.
 */
export function redraw(): void {
  const root: Element | null = document.documentElement;
  if (root === null) return;
  const sheet = new CSSStyleSheet();
  const isExact = getComputedStyle(root).printColorAdjust === 'exact';
  sheet.replaceSync(`:root { print-color-adjust: ${isExact ? 'economy' : 'exact'} !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  applyStyles();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
}

/** Only what has been applied is known to have changed. */
export function applyStyles(): void {
  void document.documentElement.offsetWidth;
}

export const REDRAW_PART = { redraw, applyStyles } satisfies PagePart;
