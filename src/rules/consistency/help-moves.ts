import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { groupBy } from '../group-by.ts';
import type { JourneyRule, Observation, Spot } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofControl } from '../subject.ts';
import { wordsApply } from '../words-apply.ts';

/** Ways to help by the names that people give them. */
const HELP =
  /^((get )?help|help (centre|center|desk)|support|customer (service|support)|contact( us| support)?|faqs?|(live )?chat|ask us)$/i;

type Help = State['controls'][number];

/** A way to help that screens repeat stands in another part of the page on one of them (WCAG 3.2.6). */
export const helpMoves: JourneyRule = {
  id: 'help-moves',
  scope: 'journey',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H10', 'H4'], wcag: ['3.2.6'], criteria: ['navigation-consistency'] }),
  check: ({ journey, read }) => {
    const first = new Map<string, ReadonlySet<string | null>>();
    let route = '';
    return journey.steps.flatMap((step) => {
      const state = read(step.state_after);
      if (state === null || state.route === route || !wordsApply(state)) return [];
      route = state.route;
      const at = { journey: journey.id, step: step.order, state: state.id };
      return [...helpsOf(state)].flatMap(([name, controls]) => {
        const known = first.get(name);
        const places = new Set(controls.map(({ landmark }) => landmark));
        if (known === undefined) first.set(name, places);
        return known === undefined ? [] : compare(known, controls, at);
      });
    });
  },
};

/** In a dialog help is the dialog's own matter. */
function helpsOf({ controls, dialogs }: State): Map<string, Help[]> {
  const inDialog = new Set(dialogs.flatMap((dialog) => dialog.controls));
  const helps = controls.filter(({ key, name }) => HELP.test(name.trim()) && !inDialog.has(key));
  return groupBy(helps, ({ name }) => normalise(name));
}

/** It keeps its place where it stands in one of the parts of the page that it stood in before. */
function compare(known: ReadonlySet<string | null>, controls: readonly Help[], at: Spot): Observation[] {
  const [help] = controls;
  if (help === undefined) return [];
  const subject = ofControl(help);
  if (known.has(null) || controls.some(({ landmark }) => landmark === null))
    return [cannotTell(subject, { at })];
  const values = { now: help.landmark ?? '', before: [...known].join(', ') };
  const isKept = controls.some(({ landmark }) => known.has(landmark));
  if (isKept) return [pass(subject, { at, values })];
  return [fail(subject, { at, values, cause: `help ${normalise(help.name)}` })];
}
