import { fill } from './fill.ts';
import type { ReportState } from './input.ts';
import type { ReportWords } from './words.ts';

const MOST_NAMES = 10;

/** Why a screen had not come to rest when it was measured, as the capture's code; `null` where it had. */
export function unrestOf(state: ReportState | undefined): string | null {
  return state?.not_measured?.find(({ what }) => what === 'settled screen')?.reason ?? null;
}

/** The code as words; one that has none stands for itself. */
export function nameUnrest(code: string, { labels }: ReportWords): string {
  return code === 'still_changing' ? labels.still_changing : code;
}

/** Which screens had not come to rest and why: one sentence, or none. Unescaped text. */
export function tellUnrest(states: Iterable<ReportState>, words: ReportWords): string[] {
  const restless = [...states].flatMap((state) => {
    const code = unrestOf(state);
    return code === null ? [] : [`${state.route} (${nameUnrest(code, words)})`];
  });
  if (restless.length === 0) return [];
  const names = [...new Set(restless)].sort();
  const more = names.length > MOST_NAMES ? ', …' : '';
  const told = `${names.slice(0, MOST_NAMES).join(', ')}${more}`;
  return [fill(words.sentences.unrest, { count: restless.length, names: told })];
}
