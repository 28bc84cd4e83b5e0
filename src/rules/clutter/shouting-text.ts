import type { State } from '../../contract/state.ts';
import { cannotTell, fail, pass } from '../answer.ts';
import { claims } from '../claims.ts';
import { isMeasured } from '../measured.ts';
import type { StateRule } from '../rule.ts';
import { ofScreen } from '../subject.ts';

/** A short label in capitals is a style; a sentence in capitals is slow to read. */
const MANY_WORDS = 6;
/** A style of capitals is common for short lines; a sentence of so many words, or so many without an end, is a passage. */
const SENTENCE_WORDS = 8;
const LONG_WORDS = 15;

/** Whole sentences are written in capital letters. */
export const shoutingText: StateRule = {
  id: 'shouting-text',
  scope: 'state',
  severity: 1,
  wcag_class: null,
  claims: claims({ spark: ['attractive'], nielsen: ['H8'], criteria: ['style-brief'] }),
  check: (state) => {
    if (!isMeasured(state, 'text')) return [cannotTell(ofScreen(state))];
    const loud = [...state.text.blocks.filter(({ text }) => isLoud(text)), ...listCapitals(state)];
    if (loud.length === 0) return state.text.words === 0 ? [] : [pass(ofScreen(state))];
    return loud.map(({ text, tag, box }) => fail({ key: null, name: text, box }, { cause: tag }));
  },
};

/** Passages that the style sheet sets in capitals, whatever they are written in. */
function listCapitals({ survey }: State): Pick<State['text']['blocks'][number], 'text' | 'tag' | 'box'>[] {
  const running = survey?.filter(({ kind }) => kind === 'running_text') ?? [];
  return running
    .filter(
      ({ facts }) =>
        facts.capitals === true &&
        Number(facts.words) >= (facts.sentence === true ? SENTENCE_WORDS : LONG_WORDS),
    )
    .map(({ name, box }) => ({ text: name, tag: 'capitals', box }));
}

function isLoud(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.length >= MANY_WORDS && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
