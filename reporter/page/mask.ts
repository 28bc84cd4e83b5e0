import type { PagePart } from './script.ts';
import type { Watch } from './watch.ts';

/** What never may be read off a picture; `own` are the team's selectors. Broken selectors are left out. */
export function secretSelector(own: readonly string[]): string {
  const always = [
    'input[type=password]',
    '[autocomplete^=cc-]',
    '[autocomplete~=one-time-code]',
    '[autocomplete~=current-password]',
    '[autocomplete~=new-password]',
    '[data-ux-mask]',
  ];
  return [...always, ...own.filter(isSelector)].join(', ');
}

export function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** Whether a picture can be taken as the page is: no secret, no caret and nothing that moves without end. */
export function isBare({ selector, roots }: Pick<Watch, 'selector' | 'roots'>): boolean {
  return needCover(selector, [...roots]).length === 0 && endlessAnimations().length === 0;
}

/** Those documents and shadow roots that hold a secret or a caret. */
export function needCover(
  selector: string,
  roots: readonly (Document | ShadowRoot)[],
): (Document | ShadowRoot)[] {
  return roots.filter((root) => root.querySelector(selector) !== null || hasCaret(root));
}

/** Whether a caret may blink here: pictures of one screen would differ by it. */
export function hasCaret({ activeElement }: Document | ShadowRoot): boolean {
  if (activeElement instanceof HTMLElement && activeElement.isContentEditable) return true;
  return activeElement?.matches('input, textarea') === true;
}

/** What moves without end, as a waiting sign does: pictures of one screen would differ by it. */
export function endlessAnimations(): Animation[] {
  return document.getAnimations().filter(({ playState, effect }) => {
    const end = Number(effect?.getComputedTiming().endTime ?? 0);
    return playState === 'running' && !Number.isFinite(end);
  });
}

/** Shows endless animations as they begin; the returned function lets them go on from where they were. */
export function holdAnimations(moving: readonly Animation[]): () => void {
  const held = moving.map((animation) => [animation, animation.currentTime] as const);
  for (const animation of moving) {
    animation.pause();
    animation.currentTime = 0;
  }
  return () => {
    for (const [animation, time] of held) {
      animation.currentTime = time;
      animation.play();
    }
  };
}

/** Covers secrets and hides the caret without touching the document's tree or any fact that is measured; the returned function takes the cover off again. */
export function coverSecrets(selector: string, roots: readonly (Document | ShadowRoot)[]): () => void {
  const sheet = new CSSStyleSheet();
  const still = `:is(${selector}), :is(${selector}) * { transition: none !important; }`;
  sheet.replaceSync(`${still}
    :focus { caret-color: transparent !important; }
    :is(${selector}), :is(${selector}) * { color: transparent !important; -webkit-text-fill-color: transparent !important;
      text-shadow: none !important; caret-color: transparent !important; background: #6b7280 !important; }
    :is(${selector})::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; }
    :is(${selector}) :is(img, svg, video, canvas, iframe, picture), :is(img, svg, video, canvas, iframe):is(${selector}) { opacity: 0 !important; }`);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    sheet.replaceSync(still);
    for (const root of roots)
      for (const found of root.querySelectorAll(selector)) void getComputedStyle(found).color;
    for (const root of roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((own) => own !== sheet);
  };
}

export const MASK_PART = {
  secretSelector,
  isSelector,
  isBare,
  needCover,
  hasCaret,
  endlessAnimations,
  holdAnimations,
  coverSecrets,
} satisfies PagePart;
