import type { Step } from '../../contract/journey.ts';
import type { Control, State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { findPurpose } from '../purpose.ts';
import { isTextEntry } from '../role.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofControl, ofStep } from '../subject.ts';
import { RETYPE } from '../words.ts';

/** What a person already gave in this journey is asked again, on the same form or a later screen (WCAG 3.3.7). */
export const askedTwice: JourneyRule = {
  id: 'asked-twice',
  scope: 'journey',
  severity: 2,
  wcag_class: 'serious',
  claims: claims({
    spark: ['simple'],
    nielsen: ['H6'],
    pure: ['avoidable'],
    wcag: ['3.3.7'],
    criteria: ['forms-functional', 'journey-clarity'],
  }),
  check: (walk) => {
    const given = new Map<string, Step>();
    const judged = walk.journey.steps.flatMap((step) => {
      if (!isAsked(step)) return [];
      const fact = findFact(step.target, given);
      const earlier = given.get(fact);
      given.set(fact, earlier ?? step);
      return [judge(step, earlier, { ...walk, fact })];
    });
    return [...judged, ...findRepeats(walk, new Set(judged.map(({ key }) => key)))];
  },
};

/** Passwords are asked again for safety; a search is a new question each time. */
function isAsked(step: Step): step is Step & { target: NonNullable<Step['target']> } {
  const { target, interaction } = step;
  if (interaction !== 'field_entry' || target === null || !isTextEntry(target)) return false;
  return target.type !== 'password' && target.type !== 'search' && target.role !== 'searchbox';
}

/** "Repeat name" asks for the fact given before whose name holds the same word. */
function findFact(target: NonNullable<Step['target']>, given: ReadonlyMap<string, Step>): string {
  const purpose = findPurpose(target);
  const plain = normalise(target.name.replace(RETYPE, ''));
  if (purpose !== null || !RETYPE.test(target.name) || plain === '') return purpose ?? plain;
  return [...given.keys()].findLast((fact) => ` ${fact} `.includes(` ${plain} `)) ?? plain;
}

function judge(
  step: Step,
  earlier: Step | undefined,
  { journey, read, fact }: Walk & { fact: string },
): Observation {
  const at = { journey: journey.id, step: step.order, state: step.state_before };
  const values = { fact };
  if (earlier === undefined || fact === '') return pass(ofStep(step), { at, values });
  const isSameForm = earlier.target?.key !== step.target?.key && isSameScreen(earlier, step, read);
  const isPersonal = step.target !== null && findPurpose(step.target) !== null;
  const isOtherScreen = isPersonal && isSameScreen(earlier, step, read) === false;
  if (isSameForm === true && isRetyped(step, earlier))
    return fail(ofStep(step), { at, cause: fact, wcag_class: null, claims: { wcag: [] }, values });
  if (isOtherScreen && !mayBeSecurity(step, read)) return fail(ofStep(step), { at, cause: fact, values });
  return cannotTell(ofStep(step), { at, values });
}

function isRetyped(step: Step, earlier: Step): boolean {
  const [first, second] = [earlier.target?.name ?? '', step.target?.name ?? ''];
  return first.trim() === second.trim() || RETYPE.test(second);
}

/** `null` when either screen was not captured. */
function isSameScreen(one: Step, two: Step, read: Walk['read']): boolean | null {
  const [first, second] = [read(one.state_before), read(two.state_before)];
  return first === null || second === null ? null : first.route === second.route;
}

/** Where a password is asked too, the person is identified again on purpose. */
function mayBeSecurity(step: Step, read: Walk['read']): boolean {
  return read(step.state_before)?.controls.some(({ type }) => type === 'password') ?? true;
}

/** Fields that were not filled in and by their label repeat another field of the same screen; each screen once. */
function findRepeats({ journey, read }: Walk, judged: ReadonlySet<string | null>): Observation[] {
  const seen = new Set<string>();
  return journey.steps.flatMap((step) => {
    const state = read(step.state_before);
    if (state === null || seen.has(state.route)) return [];
    seen.add(state.route);
    const at = { journey: journey.id, step: step.order, state: state.id };
    return listRepeats(state)
      .filter(({ key }) => !judged.has(key))
      .map((control) => {
        const fact = normalise(control.name.replace(RETYPE, ''));
        const detail = { at, cause: fact, wcag_class: null, claims: { wcag: [] }, values: { fact } };
        return fail(ofControl(control), detail);
      });
  });
}

function listRepeats({ controls }: State): Control[] {
  const fields = controls.filter((control) => isTextEntry(control) && control.type !== 'password');
  const names = new Set(fields.map(({ name }) => normalise(name)));
  return fields.filter(({ name }) => RETYPE.test(name) && names.has(normalise(name.replace(RETYPE, ''))));
}
