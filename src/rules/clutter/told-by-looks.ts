import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { shorten } from '../fill.ts';
import { isMeasured } from '../measured.ts';
import type { Observation, StateRule } from '../rule.ts';
import { normalise } from '../signature.ts';
import { ofScreen } from '../subject.ts';
import { wordsApply } from '../words-apply.ts';

const ACT = 'click|press|tap|push|select|choose|use|follow|hit';
const LOOK =
  'round|square|triangular|circular|big|large|small|red|green|blue|yellow|orange|grey|gray|black|white';
const THING = 'button|icon|link|box|circle|square|arrow|tab|menu|field';
const PLACE =
  '(?:on|at|to) (?:the|your) (?:left|right|top|bottom)|(?:on|to) the (?:left|right)-hand side|above|below';

/** "Press the green button", "use the box on the right": an act on something that only its looks or place name. */
const BY_LOOKS = new RegExp(
  `\\b(?:${ACT})\\b[^.!?]{0,20}\\b(?:${LOOK})(?: [a-z]+)? (?:${THING})\\b|\\b(?:${ACT})\\b[^.!?]{0,20}\\b(?:${THING}) (?:${PLACE})\\b`,
  'i',
);

/** An instruction names a control by colour, shape, size or place alone (WCAG 1.3.3). */
export const toldByLooks: StateRule = {
  id: 'told-by-looks',
  scope: 'state',
  severity: 1,
  wcag_class: 'minor',
  claims: claims({ nielsen: ['H10'], walkthrough: [2], wcag: ['1.3.3'] }),
  check: (state) => {
    if (!isMeasured(state, 'text') || !wordsApply(state)) return [cannotTell(ofScreen(state))];
    const told = state.text.blocks
      .filter(({ text }) => BY_LOOKS.test(text))
      .map((block) => judge(block, state));
    return told.length > 0 ? told : [pass(ofScreen(state))];
  },
};

/** A sentence that also says the control's name can be followed without seeing it. */
function judge({ text, box }: State['text']['blocks'][number], { controls }: State): Observation {
  const words = ` ${normalise(text)} `;
  const names = controls.map(({ name }) => normalise(name)).filter((name) => name.length > 2);
  const subject = { key: null, name: shorten(text), box };
  const isNamed = names.some((name) => words.includes(` ${name} `));
  return isNamed ? pass(subject) : fail(subject, { cause: normalise(text) });
}
