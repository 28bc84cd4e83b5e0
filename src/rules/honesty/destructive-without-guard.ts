import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isPress } from '../press.ts';
import type { Moment, StepRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofStep } from '../subject.ts';
import { DESTROY, TAKE_AWAY, UNDO } from '../words.ts';

/** One press destroys: no question before it, no undo after it (WCAG 3.3.4). */
export const destructiveWithoutGuard: StepRule = {
  id: 'destructive-without-guard',
  scope: 'step',
  severity: 3,
  wcag_class: 'serious',
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H5'],
    walkthrough: [4],
    pure: ['difficulty'],
    wcag: ['3.3.4'],
    criteria: ['error-states', 'journey-clarity'],
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || !/^(button|link|menuitem)$/.test(step.target.role)) return [];
    const act = nameAct(step.target);
    const isGrave = DESTROY.test(act);
    if (!isGrave && !TAKE_AWAY.test(act)) return [];
    const isGuarded = findGuard(moment);
    if (isGuarded === null) return [cannotTell(ofStep(step))];
    if (isGuarded) return [pass(ofStep(step))];
    const cause = `${step.target.role}|${normalise(act).split(' ').slice(0, 2).join(' ')}`;
    if (isGrave) return [fail(ofStep(step), { cause })];
    return [fail(ofStep(step), { cause, severity: 1, wcag_class: null, claims: { wcag: [] } })];
  },
};

/** Where the name is a sign, the name that the team gave the control for its tests says what it does. */
function nameAct({ name, test_id }: { name: string; test_id: string | null }): string {
  return /\p{L}{2}/u.test(name) ? name : (test_id ?? name).replace(/[-_]/g, ' ');
}

/** A question before, in the page or by the browser, or a way to put it back after. */
function findGuard({ step, before, after }: Moment): boolean | null {
  if (step.trouble.dialogs.some(({ type }) => type === 'confirm')) return true;
  if (isAnswer(step.target?.key ?? '', before)) return true;
  if (step.response === null || step.response.kind === 'none' || after === null || before === null)
    return null;
  if (after.dialogs.length > before.dialogs.length || offersUndo(after)) return true;
  return asksStill(step.target?.name ?? '', before, after);
}

/** The press itself answers a question that stood in a dialog. */
function isAnswer(key: string, before: State | null): boolean {
  return before?.dialogs.some(({ controls }) => controls.includes(key)) ?? false;
}

function offersUndo({ controls, messages }: State): boolean {
  return controls.some(({ name }) => UNDO.test(name)) || messages.some(({ text }) => UNDO.test(text));
}

/** A page of its own that asks: the same word again beside a way to cancel. */
function asksStill(name: string, before: State, after: State): boolean {
  const word = (DESTROY.exec(name) ?? TAKE_AWAY.exec(name))?.[0]?.toLowerCase() ?? name;
  const isOtherPage = before.route !== after.route;
  const canCancel = after.controls.some((control) => /\b(cancel|keep|no)\b/i.test(control.name));
  return (
    isOtherPage && canCancel && after.controls.some((control) => control.name.toLowerCase().includes(word))
  );
}
