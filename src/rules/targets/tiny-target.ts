import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isAimed } from '../press.ts';
import { isTick } from '../role.ts';
import type { StepRule } from '../rule.ts';
import { signByPlace } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { LEAST_PX } from './spacing.ts';

/** Below this even a mouse must slow down. */
const FINGER_PX = 18;

/** A step of a journey must hit a target of less than 24 pixels both ways: slow with a mouse, luck with a thumb. */
export const tinyTarget: StepRule = {
  id: 'tiny-target',
  scope: 'step',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['simple'], walkthrough: [2], pure: ['difficulty'], criteria: ['responsive'] }),
  check: ({ step, before }) => {
    if (!isAimed(step)) return [];
    const { target } = step;
    const control = before?.controls.find(({ key }) => key === target.key);
    const box = target.box ?? control?.box ?? null;
    if (box === null || control === undefined) return [cannotTell(ofStep(step))];
    const values = { width: Math.round(box.width), height: Math.round(box.height) };
    const most = Math.max(box.width, box.height);
    if (most >= LEAST_PX || control.inline || isTick(control)) return [pass(ofStep(step), { values })];
    return [fail(ofStep(step), { cause: signByPlace(control), severity: most < FINGER_PX ? 2 : 1, values })];
  },
};
