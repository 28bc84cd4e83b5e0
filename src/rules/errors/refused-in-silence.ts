import type { Step } from '../../contract/journey.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { hasNewWords } from '../news.ts';
import { isPress } from '../press.ts';
import { isButtonOrLink, isSearch, isTextEntry } from '../role.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { signByName } from '../signature.ts';
import { ofStep } from '../subject.ts';

/** What was entered is not taken, and no word says so: one sends it again without knowing why (WCAG 3.3.1). */
export const refusedInSilence: JourneyRule = {
  id: 'refused-in-silence',
  scope: 'journey',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['reliable'],
    nielsen: ['H9'],
    walkthrough: [4],
    pure: ['difficulty', 'avoidable'],
    criteria: ['error-states', 'forms-functional'],
  }),
  check: (walk) => {
    const { steps } = walk.journey;
    return steps.flatMap((step, index) => {
      if (!isSending(step)) return [];
      const entered = enteredBefore(steps.slice(0, index));
      return entered.length === 0 ? [] : judge({ step, entered, later: steps.slice(index + 1) }, walk);
    });
  },
};

type Sending = Step & { target: NonNullable<Step['target']> };

interface Attempt {
  readonly step: Sending;
  readonly entered: readonly string[];
  readonly later: readonly Step[];
}

/** A button or link that was pressed, or Enter in a field that is no search. */
function isSending(step: Step): step is Sending {
  if (isPress(step)) return isButtonOrLink(step.target);
  const isEnter = step.interaction === 'keyboard' && /\bEnter\b/.test(step.title) && step.status === 'ok';
  return isEnter && step.target !== null && isTextEntry(step.target) && !isSearch(step.target);
}

/** The fields that were filled since the last screen came up. */
function enteredBefore(steps: readonly Step[]): string[] {
  const from = steps.findLastIndex(({ response }) => response?.kind === 'navigation');
  return steps
    .slice(from + 1)
    .filter(({ interaction }) => interaction === 'field_entry')
    .flatMap(({ target }) => (target === null ? [] : [target.key]));
}

function judge({ step, entered, later }: Attempt, { journey, read }: Walk): Observation[] {
  const at = { journey: journey.id, step: step.order, state: step.state_after };
  const detail = { at, cause: signByName(step.target) };
  const [before, after] = [read(step.state_before), read(step.state_after)];
  if (step.response === null || before === null || after === null) return [cannotTell(ofStep(step), detail)];
  if (isAnswered(step) || hasNewWords({ journey, step, previous: null, before, after }) !== false)
    return [pass(ofStep(step), detail)];
  const isLeft = after.controls.some(({ key, value }) => entered.includes(key) && value === 'filled');
  if (!isLeft) return [pass(ofStep(step), detail)];
  const isRepeated = later.some((one) => isSending(one) && one.target.key === step.target.key);
  return [isRepeated ? fail(ofStep(step), detail) : cannotTell(ofStep(step), detail)];
}

function isAnswered({ response, trouble }: Step): boolean {
  const isElsewhere = /^(navigation|popup|dialog|download)$/.test(response?.kind ?? '');
  return isElsewhere || trouble.dialogs.length > 0 || (response?.announced ?? '') !== '';
}
