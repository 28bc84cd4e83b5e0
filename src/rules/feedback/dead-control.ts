import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { findScreen, isWithinPage } from '../address.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isOnlyPointer } from '../pointer-only.ts';
import { isPress } from '../press.ts';
import type { Moment, StepRule } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** A person presses something and nothing answers: no change, no movement, no message. */
export const deadControl: StepRule = {
  id: 'dead-control',
  scope: 'step',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['clickable-response', 'state-changes-visible'],
  }),
  check: (moment) => {
    const { step } = moment;
    if (!isPress(step) || isFailedCall(step)) return [];
    const subject = ofStep(step);
    if (step.response === null) return [cannotTell(subject)];
    const isAnswered = step.response.kind !== 'none' && !isOnlyPointer(moment);
    if (isAnswered || step.trouble.dialogs.length > 0) return [pass(subject)];
    if (mayAnswerUnseen(moment)) return [cannotTell(subject)];
    return [fail(subject, { cause: signByName(step.target) })];
  },
};

/** A call that failed in silence explains the missing answer; it has a rule of its own. */
function isFailedCall({ trouble }: Step): boolean {
  return trouble.failed_requests.some(({ resource }) => resource === 'fetch' || resource === 'xhr');
}

/** Scrolling within the page, staying on the same page and choosing what is chosen already leave no trace. */
function mayAnswerUnseen(moment: Moment): boolean {
  const { step, before } = moment;
  const href = step.target?.href ?? null;
  const control = before?.controls.find(({ key }) => key === step.target?.key);
  const isChosen = control?.current != null || (control?.role === 'radio' && control.value === 'checked');
  const hasMoved =
    step.state_before !== null &&
    step.state_after !== null &&
    step.state_before !== step.state_after &&
    !isOnlyPointer(moment);
  const isStill = href !== null && leadsNowhereElse(href, step.page) && !missesRoute(href, moment.after);
  return isChosen || hasMoved || isStill;
}

/** An address behind `#/` names a screen, no place on the page: where it was not gone to, nothing was done. */
function missesRoute(href: string, after: State | null): boolean {
  const [, route] = /#(!?\/.*)$/.exec(href) ?? [];
  return route !== undefined && after !== null && !after.url.endsWith(`#${route}`);
}

function leadsNowhereElse(href: string, page: string): boolean {
  const here = findScreen(page, page);
  return isWithinPage(href) || href.includes('#') || (here !== null && findScreen(href, page) === here);
}
