import type { WcagJudgement } from '../../contract/judgement.ts';
import type { Opinion } from '../../contract/opinion.ts';
import { WCAG_CRITERIA } from '../../contract/wcag-criteria.ts';
import { firstRef, gatherTestimony } from './testimony.ts';
import type { View } from './view.ts';
import { type EngineWords, say } from './words.ts';

const NAMES = new Set<string>(WCAG_CRITERIA.map((entry) => entry.criterion));

/** States for each of the 55 A and AA criteria whether it was checked, and lists what failed. */
export function evaluateWcag(view: View, words: EngineWords): Opinion {
  const checks = WCAG_CRITERIA.map((entry) => ({ ...entry, status: statusOf(entry.criterion, view) }));
  const limits = say(words, 'limitations.wcag_2_2_aa', {
    unchecked: checks.filter((check) => check.status === 'not_checked').length,
    review: checks.filter((check) => check.status === 'needs_review').length,
  });
  return {
    method: 'wcag_2_2_aa',
    judgement: { checks, issues: view.issues.flatMap(issueOf) },
    ...gatherTestimony(view, words, [limits]),
  };
}

function issueOf(issue: View['issues'][number]): WcagJudgement['issues'] {
  const criterion = issue.claims.wcag.find((name) => NAMES.has(name));
  if (criterion === undefined || issue.wcag_class === null) return [];
  const severe = issue.critical ? 'critical' : issue.wcag_class === 'critical' ? 'serious' : issue.wcag_class;
  return [{ criterion, class: severe, title: issue.title, evidence_ref: firstRef(issue) }];
}

function statusOf(criterion: string, view: View): WcagJudgement['checks'][number]['status'] {
  const rules = view.rules.filter((rule) => rule.claims.wcag.includes(criterion));
  if (view.issues.some((issue) => issue.claims.wcag.includes(criterion))) return 'checked';
  if (rules.some((rule) => rule.cannot_tell > 0)) return 'needs_review';
  return rules.some((rule) => rule.passed + rule.failed > 0) ? 'checked' : 'not_checked';
}
