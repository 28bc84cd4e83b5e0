import type { Step } from '../contract/journey.ts';
import { isActive } from './role.ts';

/** A click or tap that went through, on something that people expect to answer. */
export function isPress(step: Step): step is Step & { target: NonNullable<Step['target']> } {
  return (
    step.interaction === 'click_tap' && step.status === 'ok' && step.target !== null && isActive(step.target)
  );
}
