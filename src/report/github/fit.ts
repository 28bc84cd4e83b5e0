import { joinBlocks, type Markdown, md } from '../markdown/md.ts';
import { sentence } from './blocks.ts';
import type { GithubWords } from './input.ts';

/** A part of a text with its name for people; the lower its `need`, the sooner it goes; 0 always stays. */
export interface Section {
  readonly name: string;
  readonly need: number;
  readonly blocks: readonly Markdown[];
}

/**
 * Joins sections into at most `most` bytes of UTF-8. Whole sections go, the least needed first, so that no fence, table or
 * fold is ever cut open, and the text says which.
 */
export function fitSections(sections: readonly Section[], most: number, words: GithubWords): string {
  const left: Section[] = [];
  let kept = sections.filter(({ blocks }) => blocks.length > 0);
  for (;;) {
    const text = joinBlocks([...kept.flatMap(({ blocks }) => blocks), ...note(left, words)]);
    if (bytesOf(text) <= most) return text;
    const next = kept.filter(({ need }) => need > 0).toSorted((a, b) => a.need - b.need)[0];
    if (next === undefined) return lastResort(kept, most, words);
    left.push(next);
    kept = kept.filter((section) => section !== next);
  }
}

/** Length in bytes of UTF-8, which is never less than what GitHub counts. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** What always stays is bounded by its own parts; should it still not fit, its first block alone stands. */
function lastResort(kept: readonly Section[], most: number, words: GithubWords): string {
  const first = kept.flatMap(({ blocks }) => blocks.slice(0, 1));
  const text = joinBlocks([...first, ...note(kept, words)]);
  return bytesOf(text) <= most ? text : joinBlocks(first.slice(0, 1));
}

function note(left: readonly Section[], words: GithubWords): Markdown[] {
  if (left.length === 0) return [];
  const names = left.map(({ name }) => name).join(', ');
  return [md`${sentence(words.comment, 'shed', { names })}`];
}
