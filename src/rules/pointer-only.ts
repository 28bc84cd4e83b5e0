import type { Step } from '../contract/journey.ts';
import type { Control } from '../contract/state.ts';
import type { Moment } from './rule.ts';

const NEAR_PX = 60;

/** All that changed are controls which show while the pointer is near: it left one place and came to another. */
export function isOnlyPointer({ step, before, after, previous }: Moment): boolean {
  if (step.response?.kind !== 'content' || step.response.first_change_ms !== null) return false;
  if (before === null || after === null || before.url !== after.url) return false;
  const gone = before.controls.filter(({ key }) => !after.controls.some((other) => other.key === key));
  const come = after.controls.filter(({ key }) => !before.controls.some((other) => other.key === key));
  if (gone.length + come.length === 0 || before.text.words !== after.text.words) return false;
  return gone.every((one) => isBeside(one, previous)) && come.every((one) => isBeside(one, step));
}

function isBeside({ box }: Control, step: Step | null): boolean {
  const place = step?.target?.box ?? null;
  if (box === null || place === null) return false;
  return box.y < place.y + place.height + NEAR_PX && box.y + box.height > place.y - NEAR_PX;
}
