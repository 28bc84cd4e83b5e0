import type { Part } from '../../../src/contract/part.ts';

/** The parts in what a page answered; anything else in it is dropped. */
export function readParts(answer: unknown): Part[] {
  return Array.isArray(answer) ? answer.filter(isPart) : [];
}

/** One part, or none. */
export function readPart(answer: unknown): Part | null {
  return isPart(answer) ? answer : null;
}

/** The texts in what a page answered. */
export function readTexts(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.filter((text) => typeof text === 'string') : [];
}

/** Made by our own probes in our own world, so the shape at the top tells the rest. */
function isPart(value: unknown): value is Part {
  if (typeof value !== 'object' || value === null) return false;
  const fields = ['kind', 'key', 'name', 'box', 'facts'];
  return fields.every((field) => field in value);
}
