import type { NielsenJudgement } from '../../../contract/judgement.ts';
import type { Issue } from '../../../contract/outcome.ts';
import type { NielsenAnswer } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { holdProblems, isConfirmed } from './hold-problems.ts';
import { canShowHeuristic } from './limit-to-source.ts';
import type { Merging } from './merging.ts';

type Violation = NielsenJudgement['violations'][number];
export type GivenViolation = NielsenAnswer['violations'][number];
const CATASTROPHE = 4;
const MAJOR = 3;

/** Violations that stand; a catastrophe needs a direct quote, or it is a major problem. */
export function holdViolations(answer: NielsenAnswer, merging: Merging): GivenViolation[] {
  const held = holdProblems(answer.violations, merging.sieve);
  const shown = held.filter(({ heuristic, ref }) =>
    canShowHeuristic(heuristic, merging.sieve.artefactOf(ref)),
  );
  merging.sieve.rejected += held.length - shown.length;
  return shown.map((violation) =>
    isConfirmed(violation, merging.sieve)
      ? violation
      : { ...violation, severity: Math.min(violation.severity, MAJOR), core_task: false },
  );
}

/** Adds violations to the measured ones; one that repeats a measured cause can only make that one heavier. */
export function mergeNielsen(
  measured: NielsenJudgement,
  { answer, held }: { answer: NielsenAnswer; held: readonly GivenViolation[] },
  merging: Merging,
): NielsenJudgement {
  const violations = measured.violations.map((violation) => ({ ...violation }));
  for (const given of held) {
    const same = violations.find((one) => isSameCause(one, given, merging.outcomes.issues));
    if (same === undefined) violations.push(toViolation(given));
    else if (given.severity < CATASTROPHE) same.severity = Math.max(same.severity, given.severity);
    else Object.assign(same, { severity: CATASTROPHE, core_task: same.core_task || given.core_task });
  }
  const notes = new Map(answer.checked.map(({ heuristic, note }) => [heuristic, note]));
  const checked = measured.checked.map((entry) => {
    const note = notes.get(entry.heuristic);
    const isLooked = note !== undefined && held.some(({ heuristic }) => heuristic === entry.heuristic);
    return isLooked ? { ...entry, checked: true, note: clipSentence(note) } : entry;
  });
  return { checked, violations };
}

function toViolation({ heuristic, severity, title, ref, core_task }: GivenViolation): Violation {
  return { heuristic, severity, title, evidence_ref: ref, core_task: severity === CATASTROPHE && core_task };
}

/** The same heuristic at a place that a measured violation or its issue already touches. */
function isSameCause(violation: Violation, given: GivenViolation, issues: readonly Issue[]): boolean {
  if (violation.heuristic !== given.heuristic) return false;
  if (violation.evidence_ref === given.ref) return true;
  const issue = issues.find(({ title, touched }) => title === violation.title && touched.includes(given.ref));
  return issue !== undefined;
}
