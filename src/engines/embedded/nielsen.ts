import { HEURISTICS, type Heuristic, type NielsenJudgement } from '../../contract/judgement.ts';
import type { Opinion } from '../../contract/opinion.ts';
import { firstRef, gatherTestimony } from './testimony.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

/** Checks all ten heuristics; each issue is one violation, of the heuristic its rule names first. */
export function evaluateNielsen(view: View, words: EngineWords): Opinion {
  const checked = HEURISTICS.map((heuristic) => checkHeuristic(heuristic, view, words));
  const unchecked = checked.filter((entry) => !entry.checked).map((entry) => entry.heuristic);
  const limits =
    unchecked.length > 0 ? [say(words, 'limitations.nielsen', { unchecked: unchecked.join(', ') })] : [];
  return {
    method: 'nielsen',
    judgement: { checked, violations: view.issues.flatMap(violationOf) },
    ...gatherTestimony(view, words, limits),
  };
}

function violationOf(issue: View['issues'][number]): NielsenJudgement['violations'] {
  const [heuristic] = issue.claims.nielsen;
  if (heuristic === undefined) return [];
  const { severity, title, critical } = issue;
  return [{ heuristic, severity, title, evidence_ref: firstRef(issue), core_task: critical }];
}

function checkHeuristic(
  heuristic: Heuristic,
  view: View,
  words: EngineWords,
): NielsenJudgement['checked'][number] {
  const rules = view.rules.filter((rule) => rule.claims.nielsen.includes(heuristic));
  const passed = rules.reduce((sum, rule) => sum + rule.passed, 0);
  const failed = rules.reduce((sum, rule) => sum + rule.failed, 0);
  const isChecked = passed + failed > 0;
  const note = isChecked
    ? say(words, 'nielsen.checked', { passed, failed })
    : say(words, 'nielsen.unchecked');
  return { heuristic, checked: isChecked, note };
}
