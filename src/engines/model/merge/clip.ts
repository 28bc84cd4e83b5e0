import { cleanPageText } from '../prompt/clean-page-text.ts';

const MOST = { title: 140, sentence: 400 } as const;

/** A model's words as they enter a document: one visible line of bounded length. */
export function clipSentence(text: string): string {
  return cleanPageText(text, MOST.sentence) || '…';
}

export function clipTitle(text: string): string {
  return cleanPageText(text, MOST.title) || '…';
}
