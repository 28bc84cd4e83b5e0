import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isAimed } from '../press.ts';
import { isActive, isField } from '../role.ts';
import type { JourneyRule, Moment, Observation, Walk } from '../rule.ts';
import { normalise, signByPlace } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { contains } from '../targets/spacing.ts';

/** Parts of composite widgets: the widget takes the focus and moves within by arrow keys. */
const PARTS = /^(option|menuitem.*|treeitem|gridcell|row|cell|tab|radio|columnheader|rowheader|label)$/;

/** In square CSS pixels: hardly a button is this large. */
const LARGE_PX = 60_000;

/**
 * A mouse can press it, a keyboard cannot reach it (WCAG 2.1.1). Critical where a journey had to press it, something
 * happened, and nothing else there or of that name can be reached: then the keyboard is locked out of the task.
 */
export const clickableNotFocusable: JourneyRule = {
  id: 'clickable-not-focusable',
  scope: 'journey',
  severity: 4,
  wcag_class: 'critical',
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H7'],
    walkthrough: [2],
    pure: ['difficulty'],
    wcag: ['2.1.1', '4.1.2'],
    criteria: ['clickable-response'],
  }),
  check: (walk) =>
    walk.journey.steps.flatMap((step) => {
      return isAimed(step) && step.status === 'ok' ? inspect(step, step.target, walk) : [];
    }),
};

function inspect(step: Step, target: Target, { journey, read }: Walk): Observation[] {
  const [before, after] = [read(step.state_before), read(step.state_after)];
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  if (before === null) return [cannotTell(ofControl(target), { at })];
  const control = before.controls.find(({ key }) => key === target.key);
  const isReachable =
    control === undefined ? isActive(target) || isField(target) : control.focusable || control.native;
  if (isReachable || PARTS.test(target.role)) return [pass(ofControl(target), { at })];
  const previous = journey.steps[step.order - 2] ?? null;
  const isUnsure = control === undefined && isAside(target, { step, previous, before, after });
  if (isUnsure || hasStandIn(target, before)) return [cannotTell(ofControl(target), { at })];
  const hasEffect = step.response !== null && !/^(none|focus)$/.test(step.response.kind);
  if (!hasEffect) return [cannotTell(ofControl(target), { at })];
  const cause = signByPlace({ landmark: null, group: null, ...target });
  return [fail(ofControl(target), { at, cause, critical: true })];
}

type Target = NonNullable<Step['target']>;
type Scene = Pick<Moment, 'step' | 'previous' | 'after'> & { readonly before: State };

/** A click on plain ground: to close what is open, to leave a field; or on a part so large that it is no control. */
function isAside({ tag, box, name }: Target, { step, previous, before, after }: Scene): boolean {
  const isOpen = before.dialogs.length > 0 || before.controls.some(({ expanded }) => expanded === true);
  const isLeaving =
    previous?.interaction === 'field_entry' && bringsErrors({ step, previous, before, after });
  const isLarge = box === null || box.width * box.height > LARGE_PX;
  const isGround =
    /^(html|body|main|section|article|header|footer|form|h[1-6]|p)$/.test(tag) || name.trim() === '';
  return isOpen || isLeaving || isLarge || isGround;
}

function bringsErrors({ before, after }: Scene): boolean {
  const known = new Set(before.messages.map(({ text }) => text));
  return after?.messages.some(({ error, text }) => error && !known.has(text)) ?? true;
}

/** Something else that the keyboard reaches inside, around, or of the same name, may do the same. */
function hasStandIn(target: Target, { controls }: State): boolean {
  const name = normalise(target.name);
  return controls.some((other) => {
    if (other.key === target.key || !other.focusable || other.disabled) return false;
    if (name !== '' && normalise(other.name) === name) return true;
    if (target.box === null || other.box === null) return false;
    return contains(target.box, other.box) || contains(other.box, target.box);
  });
}
