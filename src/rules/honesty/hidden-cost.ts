import type { Step } from '../../contract/journey.ts';
import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { readTotal, type Total } from '../read-total.ts';
import { isTick } from '../role.ts';
import type { JourneyRule, Observation, Walk } from '../rule.ts';
import { normaliseRoute } from '../signature.ts';
import { ofScreen } from '../subject.ts';

/** What is to be paid grows on the way, and nothing that the person chose explains it. */
export const hiddenCost: JourneyRule = {
  id: 'hidden-cost',
  scope: 'journey',
  severity: 3,
  wcag_class: null,
  claims: claims({
    spark: ['purposeful', 'reliable'],
    nielsen: ['H5'],
    walkthrough: [4],
    criteria: ['journey-clarity'],
  }),
  check: (walk) => {
    const found: Observation[] = [];
    let shown: Total | null = null;
    let chosen = false;
    for (const step of walk.journey.steps) {
      const before = walk.read(step.state_before);
      shown ??= before === null ? null : readTotal(before);
      chosen ||= mayCost(step);
      const after = walk.read(step.state_after);
      const total = after === null ? null : readTotal(after);
      if (after === null || total === null) continue;
      if (shown !== null && shown.sign === total.sign)
        found.push(judge({ shown, total, chosen: chosen && !namesNewFee(before, after), after }, step, walk));
      if (shown === null || total.amount !== shown.amount) chosen = false;
      shown = total;
    }
    return found;
  },
};

const FEE =
  /\b(service|booking|handling|processing|convenience|administration|admin|facility|resort) (fee|charge)s?\b/gi;

/** A fee for serving the person at all, which no choice of theirs brings. */
function namesNewFee(before: State | null, after: State): boolean {
  const known = new Set(before === null ? [] : listFees(before));
  return before !== null && listFees(after).some((fee) => !known.has(fee));
}

function listFees({ text }: State): string[] {
  return text.blocks.flatMap((block) => block.text.toLowerCase().match(FEE) ?? []);
}

interface Change {
  readonly shown: Total;
  readonly total: Total;
  readonly chosen: boolean;
  readonly after: State;
}

function judge({ shown, total, chosen, after }: Change, step: Step, { journey }: Walk): Observation {
  const at = { journey: journey.id, step: step.order, state: after.id };
  const values = { before: shown.text, after: total.text };
  const detail = { at, cause: normaliseRoute(after.route), values };
  if (total.amount <= shown.amount) return pass(ofScreen(after), detail);
  return chosen ? cannotTell(ofScreen(after), detail) : fail(ofScreen(after), detail);
}

/** Adding, choosing and counting may cost; telling one's name, address or secret does not. */
function mayCost({ interaction, target }: Step): boolean {
  if (target === null) return false;
  if (interaction === 'selection' || isTick(target)) return true;
  if (target.type === 'number' || target.role === 'spinbutton') return true;
  return (
    interaction === 'click_tap' &&
    /\b(add|plus|more|upgrade|extra|increase|quantity|express)\b|^\+$/i.test(target.name)
  );
}
