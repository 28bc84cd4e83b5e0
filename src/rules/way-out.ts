import { WAY_OUT } from './words.ts';

/** A sentence may hold the word "back" and lead nowhere; the name of a way out is short. */
const MOST_WORDS = 4;

/** True for the name of a control that leaves or goes back. */
export function isWayOut(name: string): boolean {
  return name.trim().split(/\s+/).length <= MOST_WORDS && WAY_OUT.test(name.trim());
}
