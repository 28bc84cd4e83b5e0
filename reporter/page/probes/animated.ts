import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';
import type * as sizes from './sizes.ts';

declare const clip: typeof dom.clip;
declare const countWords: typeof parts.countWords;
declare const offersStop: typeof sizes.offersStop;
declare const partOf: typeof parts.partOf;
declare const shownText: typeof parts.shownText;

/** Text that the style sheet or a script keeps moving or blinking for longer than five seconds (WCAG 2.2.2), with nobody having asked. */
export function animatedTexts(shown: readonly Element[]): Part[] {
  const found = new Map<Element, string>();
  for (const { effect, playState } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') continue;
    const { target, pseudoElement } = effect;
    const lasts = Number(effect.getComputedTiming().endTime) > 5000;
    if (!lasts || target === null || pseudoElement !== null || !shown.includes(target)) continue;
    const how = motionOf(effect.getKeyframes(), target);
    if (how !== null && countWords(shownText(target)) >= 3) found.set(target, how);
  }
  return [...found].map(([element, how]) =>
    partOf('moving_text', element, { how, text: clip(shownText(element), 120), stops: offersStop(element) }),
  );
}

/** Whether frames carry an element further than a tremble, or make it come and go. */
export function motionOf(frames: readonly ComputedKeyframe[], element: Element): 'moves' | 'blinks' | null {
  const LEAST_PX = 24;
  const { width, height } = element.getBoundingClientRect();
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const along = frames.map((frame) => shiftOf(frame, { width, height }));
  const isMoved = ['x', 'y'].some(
    (axis) => spread(along.map((at) => at[axis === 'x' ? 'x' : 'y'])) >= LEAST_PX,
  );
  if (frames.length > 1 && isMoved) return 'moves';
  const seen = frames.flatMap(({ opacity, visibility }) => {
    if (visibility === 'hidden') return [0];
    return opacity == null ? (visibility == null ? [] : [1]) : [Number(opacity)];
  });
  return seen.length > 1 && Math.min(...seen) < 0.1 && Math.max(...seen) > 0.9 ? 'blinks' : null;
}

/** Where a frame puts an element, in CSS pixels from its place. */
export function shiftOf(
  frame: ComputedKeyframe,
  size: { width: number; height: number },
): { x: number; y: number } {
  const px = (text: unknown, whole: number) => {
    const [, amount, unit] = /(-?[\d.]+(?:e-?\d+)?)(px|%)/.exec(String(text ?? '')) ?? [];
    if (amount === undefined) return 0;
    return unit === '%' ? (Number(amount) / 100) * whole : Number(amount);
  };
  const transform = String(frame.transform ?? '');
  const [, both = ''] = /translate(?:3d)?\(([^)]*)\)/.exec(transform) ?? [];
  const [, onlyX = ''] = /translateX\(([^)]*)\)/.exec(transform) ?? [];
  const [, onlyY = ''] = /translateY\(([^)]*)\)/.exec(transform) ?? [];
  const [x = '', y = ''] = both === '' ? String(frame.translate ?? '').split(' ') : both.split(',');
  const sides = [frame.left, frame.marginLeft, frame.textIndent].reduce(
    (sum: number, at) => sum + px(at, size.width),
    0,
  );
  const tops = [frame.top, frame.marginTop].reduce((sum: number, at) => sum + px(at, size.height), 0);
  const right = px(frame.right, size.width) + px(frame.bottom, size.height);
  return {
    x: px(x, size.width) + px(onlyX, size.width) + sides + right,
    y: px(y, size.height) + px(onlyY, size.height) + tops,
  };
}

export const ANIMATED_PART = { animatedTexts, motionOf, shiftOf } satisfies PagePart;
