import type { Step } from '../../contract/journey.ts';
import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import { hasNewWords } from '../news.ts';
import { isField } from '../role.ts';
import type { Moment, StepRule } from '../rule.ts';
import { normaliseRoute, signByPlace } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** A search or filter finds nothing, and the list is just gone: no word says so, no word says what now. */
export const emptiedWithoutWords: StepRule = {
  id: 'emptied-without-words',
  scope: 'step',
  severity: 2,
  wcag_class: null,
  claims: claims({
    spark: ['purposeful'],
    nielsen: ['H1'],
    walkthrough: [4],
    pure: ['difficulty'],
    criteria: ['state-changes-visible', 'error-states', 'no-dead-ends'],
  }),
  check: (moment) => {
    const { step, previous, before, after } = moment;
    if (!isQuery(step, previous) || before === null || before.route !== (after?.route ?? before.route))
      return [];
    const lists = listAlike(before);
    if (lists.length === 0) return [];
    if (after === null) return [cannotTell(ofScreen(before))];
    const left = new Set(after.controls.map(signByPlace));
    const isGone = lists.some((sign) => !left.has(sign)) && after.controls.length < before.controls.length;
    if (!isGone || isExplained(moment)) return [pass(ofScreen(after))];
    return [fail(ofScreen(after), { cause: normaliseRoute(after.route) })];
  },
};

/** Something was typed or chosen in a field, now or in the step before. */
function isQuery(step: Step, previous: Step | null): boolean {
  const used = step.interaction === 'click_tap' ? previous : step;
  return (
    step.status === 'ok' && used?.target != null && isField(used.target) && used.target.type !== 'password'
  );
}

/** The places of links that stand in rows of two or more: the entries of a list. */
function listAlike({ controls }: State): string[] {
  const links = controls.filter(
    ({ role, landmark }: Control) => role === 'link' && landmark !== 'navigation',
  );
  return [...groupBy(links, signByPlace)].filter(([, alike]) => alike.length > 1).map(([sign]) => sign);
}

/** New words beside the title, which is not read where the list was. */
function isExplained(moment: Moment): boolean {
  const { before, after } = moment;
  if (before === null || after === null) return true;
  const untitled = { ...moment, before: { ...before, title: '' }, after: { ...after, title: '' } };
  return hasNewWords(untitled) === true;
}
