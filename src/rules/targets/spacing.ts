import type { Box } from '../../contract/primitives.ts';
import type { Control } from '../../contract/state.ts';

/** The least target of WCAG 2.5.8, in CSS pixels. */
export const LEAST_PX = 24;

/** Browsers lay out in parts of a pixel: 23.6 is what an author wrote as 24. */
const ROUNDING_PX = 0.5;

export function isUndersized(box: Box): boolean {
  return Math.min(box.width, box.height) < LEAST_PX - ROUNDING_PX;
}

/** A small target is excused when a 24 px circle on its middle meets no other target and no other small one's circle. */
export function isCrowded(control: Control, box: Box, others: readonly Control[]): boolean {
  return others.some((other) => {
    if (other === control || other.box === null || isOneThing(control, box, other)) return false;
    const middle = middleOf(box);
    if (distanceTo(other.box, middle) < LEAST_PX / 2) return true;
    const centre = middleOf(other.box);
    return isUndersized(other.box) && Math.hypot(centre.x - middle.x, centre.y - middle.y) < LEAST_PX;
  });
}

/** Two boxes of one target: one inside the other, or two links to the same place. */
function isOneThing(control: Control, box: Box, other: Control): boolean {
  if (other.box === null) return false;
  const isSamePlace = control.href !== null && control.href === other.href;
  return isSamePlace || contains(box, other.box) || contains(other.box, box);
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x + 1 &&
    outer.y <= inner.y + 1 &&
    outer.x + outer.width >= inner.x + inner.width - 1 &&
    outer.y + outer.height >= inner.y + inner.height - 1
  );
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function distanceTo(box: Box, point: { x: number; y: number }): number {
  const x = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const y = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(x, y);
}
