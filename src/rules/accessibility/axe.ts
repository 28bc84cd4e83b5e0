import type { Claims, Issue } from '../../contract/outcome.ts';
import type { Box } from '../../contract/primitives.ts';
import type { AxeResult, State } from '../../contract/state.ts';
import { cannotTell, fail, pass, type Subject } from '../answer.ts';
import type { Observation } from '../rule.ts';
import { normalisePath } from '../signature.ts';
import { ofScreen } from '../subject.ts';
import { isSaidByOwnRule } from './own-rules.ts';

/**
 * Turns what axe found on a screen into answers, for the results that `isMine` picks. One answer a component: the
 * number of elements says nothing about how bad it is. `incomplete` needs a person and so is `cannot_tell`.
 */
export function readAxe(state: State, isMine: (result: AxeResult) => boolean): Observation[] {
  const screen = ofScreen(state);
  if (state.axe === null) return [cannotTell(screen, { values: { help: '', rule: '' } })];
  const failed = state.axe.violations
    .filter((result) => isMine(result) && !isSaidByOwnRule(result.rule, state))
    .flatMap((result) => judgeNodes(result, state));
  const unclear = state.axe.incomplete
    .filter(isMine)
    .map((result) => cannotTell(screen, { values: wordsOf(result) }));
  if (failed.length + unclear.length > 0) return [...failed, ...unclear];
  return [pass(screen, { values: { count: state.axe.passes.length } })];
}

/** The first success criterion that axe names for a result, as `1.4.3`; `null` for good practice only. */
export function findCriterion(result: AxeResult): string | null {
  return listCriteria(result)[0] ?? null;
}

function listCriteria({ tags }: AxeResult): string[] {
  return tags.flatMap((tag) => {
    const [, a, b, c] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return a === undefined ? [] : [`${a}.${b}.${c}`];
  });
}

const GRADES: Readonly<Record<string, readonly [1 | 2 | 3, Issue['wcag_class']]>> = {
  minor: [1, 'minor'],
  moderate: [1, 'minor'],
  serious: [2, 'serious'],
  critical: [3, 'serious'],
};

function judgeNodes(result: AxeResult, state: State): Observation[] {
  const wcag = listCriteria(result);
  const [severity, wcag_class] = GRADES[result.impact ?? 'minor'] ?? [1, 'minor'];
  const claims: Partial<Claims> = { wcag };
  return result.nodes.map((node) =>
    fail(subjectOf(node, state), {
      cause: `${result.rule}|${findCause(node)}`,
      severity: wcag.length === 0 ? 1 : severity,
      wcag_class: wcag.length === 0 ? null : wcag_class,
      claims,
      values: { ...wordsOf(result), detail: detailOf(node) },
    }),
  );
}

function wordsOf({ help, rule }: AxeResult): { help: string; rule: string } {
  return { help, rule };
}

/** People find a part by its words; the path stands in where it has none. */
function subjectOf({ target, box }: AxeResult['nodes'][number], { text, controls }: State): Subject {
  const isHere = (other: { box: Box | null }): boolean => box !== null && isSameBox(box, other.box);
  const words = text.blocks.find(isHere)?.text ?? controls.find(isHere)?.name ?? '';
  return { key: target, name: words.trim() === '' ? target : words, box };
}

function isSameBox(one: Box, two: Box | null): boolean {
  return (
    two !== null &&
    Math.abs(one.x - two.x) < 1 &&
    Math.abs(one.y - two.y) < 1 &&
    Math.abs(one.width - two.width) < 1
  );
}

/** axe's summary without its opening words: what is wrong, in one sentence. */
function detailOf({ summary }: AxeResult['nodes'][number]): string {
  return summary.replace(/^\s*Fix (any|all) of the following:\s*/i, '');
}

/** One pair of colours is one decision, wherever it is used; otherwise the last part of the path names the component. */
function findCause({ target, summary }: AxeResult['nodes'][number]): string {
  const colours = summary.match(/#[0-9a-f]{6}\b/gi);
  if (colours !== null && colours.length >= 2) return colours.slice(0, 2).join(' on ').toLowerCase();
  return (
    normalisePath(target)
      .split(/[\s>]+/)
      .at(-1) ?? target
  );
}
