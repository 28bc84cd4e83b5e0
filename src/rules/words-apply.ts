import type { State } from '../contract/state.ts';

const COMMON =
  /\b(the|and|of|to|in|is|for|with|your|you|on|are|this|from|by|or|no|not|all|add|save|sign)\b/gi;

/** Of the words on an English page at least this part are among the commonest. */
const ENGLISH_SHARE = 0.08;

/** The word lists are English: on a page in another language finding no word proves nothing. */
export function wordsApply(state: Pick<State, 'lang' | 'text'> | null): boolean {
  if (state === null) return false;
  const lang = state.lang?.trim() ?? '';
  return lang === '' ? looksEnglish(state.text.blocks) : /^en(-|$)/i.test(lang);
}

function looksEnglish(blocks: State['text']['blocks']): boolean {
  const text = blocks.map((block) => block.text).join(' ');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words > 0 && (text.match(COMMON)?.length ?? 0) >= words * ENGLISH_SHARE;
}
