import type { Step } from '../contract/journey.ts';
import { isActive } from './role.ts';

type Aimed = Step & { target: NonNullable<Step['target']> };

/** A click or tap on something: hovering presses nothing, and dragging is another matter. */
export function isAimed(step: Step): step is Aimed {
  const isClick = step.interaction === 'click_tap' && step.pointer_activations > 0;
  return isClick && !/drag|drop/i.test(step.action) && step.target !== null;
}

/** A click or tap that went through, on something that people expect to answer. */
export function isPress(step: Step): step is Aimed {
  return isAimed(step) && step.status === 'ok' && isActive(step.target);
}
