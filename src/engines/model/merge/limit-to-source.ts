import type { Heuristic, SparkLetter } from '../../../contract/judgement.ts';
import type { Opinion } from '../../../contract/opinion.ts';
import { type Artefact, EVIDENCE_CAPS } from '../../../contract/source.ts';

/** The success criteria of which a picture alone can show a failure. */
const VISIBLE_CRITERIA = new Set([
  '1.3.3',
  '1.4.1',
  '1.4.3',
  '1.4.5',
  '1.4.11',
  '2.4.6',
  '3.2.3',
  '3.2.4',
  '3.2.6',
  '3.3.1',
  '3.3.2',
  '3.3.3',
]);

/** Whether a place can show that a success criterion fails; a text can provide for any of them. */
export function canShowCriterion(criterion: string, artefact: Artefact | null): boolean {
  return artefact !== 'screenshot' || VISIBLE_CRITERIA.has(criterion);
}

/** Flexibility and efficiency are of use over time, which no picture shows. */
export function canShowHeuristic(heuristic: Heuristic, artefact: Artefact | null): boolean {
  return artefact !== 'screenshot' || heuristic !== 'H7';
}

/** The best a letter can be by places of an artefact; `reliable` and `known` stay where they stand without any. */
export const STATIC_LETTERS: Readonly<Record<SparkLetter, number>> = {
  simple: 4,
  purposeful: 4,
  attractive: 4,
  reliable: 0,
  known: 0,
};

/**
 * Whether a model's own sight may stand in for what could not be measured: the rules' opinion rests on nothing, since nothing
 * was walked. It may do so once for each letter and answer; what a model has judged can only be lowered, as everywhere.
 */
export function isOpen({ evidence_cap }: Pick<Opinion, 'evidence_cap'>): boolean {
  return evidence_cap === EVIDENCE_CAPS.unsupported;
}
