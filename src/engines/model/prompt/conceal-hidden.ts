import type { State } from '../../../contract/state.ts';
import { comparable } from '../ground/comparable.ts';
import { quotableTexts, SMALLEST_TEXT_PX, visible } from './describe-state.ts';

/** So many characters name a text; shorter hidden ones say nothing that could be an instruction. */
const TELLING = { least: 8, most: 24 } as const;

/**
 * Rules quote what they find, hidden text too. Gives a function that leaves a sentence out where it repeats text that no
 * person can see on any screen.
 */
export function concealHidden(states: readonly State[]): (sentence: string) => string {
  const seen = states.flatMap(quotableTexts).map(comparable).join('\n');
  const hidden = new Set(
    states
      .flatMap(hiddenTexts)
      .map((text) => comparable(text).slice(0, TELLING.most))
      .filter((text) => text.length >= TELLING.least && !seen.includes(text)),
  );
  return (sentence) => {
    const said = comparable(sentence);
    return [...hidden].some((text) => said.includes(text)) ? '' : sentence;
  };
}

function hiddenTexts(state: State): string[] {
  const { headings, controls, messages, images } = state;
  const { blocks } = state.text;
  const all = Number.POSITIVE_INFINITY;
  const rest = <T extends { readonly box: State['headings'][number]['box'] }>(items: readonly T[]): T[] => {
    const shown = new Set(visible(items, all));
    return items.filter((item) => !shown.has(item));
  };
  return [
    ...rest(headings).map((one) => one.text),
    ...rest(controls).flatMap((one) => [one.name, one.described_by ?? '', one.placeholder ?? '']),
    ...rest(messages).map((one) => one.text),
    ...rest(images).map((one) => one.alt ?? ''),
    ...rest(blocks).map((one) => one.text),
    ...blocks.filter((block) => block.font_px < SMALLEST_TEXT_PX).map((one) => one.text),
  ];
}
