import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  INTERACTIONS,
  count,
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  looseObject,
  number,
  strictObject,
  union
} from "./chunk-VCSHUWZI.js";

// src/contract/action-analysis.ts
var countOrUnknown = count.nullable();
var IMPORTANCES = ["primary", "supporting", "recovery_safety"];
var EVIDENCE_STATUSES = ["observed", "specified", "visible_only", "inferred", "blocked"];
var RECOMMENDATIONS = [
  "keep_user_required",
  "make_optional",
  "prefill_known_data",
  "derive_automatically",
  "ai_draft_confirm",
  "remove"
];
var actionScreen = looseObject({
  id: text,
  evidence_ref: text,
  purpose: text,
  important_action_ids: array(text).min(1)
});
var actionStep = looseObject({
  order: int().min(1),
  screen_id: text,
  description: text,
  interaction: _enum(INTERACTIONS),
  pointer_activations: count,
  difficulty: union([literal(1), literal(2), literal(3)]),
  avoidable: boolean()
});
var counts = looseObject({
  logical_steps: countOrUnknown,
  clicks_taps: countOrUnknown,
  required_fields: countOrUnknown,
  optional_fields: countOrUnknown
});
var actionInput = looseObject({
  name: text,
  current_requirement: _enum(["required", "optional"]),
  recommendation: _enum(RECOMMENDATIONS),
  confirmation_required: boolean(),
  sensitive_or_consequential: boolean(),
  rationale: text
});
var simplestSafePath = looseObject({
  ...counts.shape,
  changes: array(text).min(1),
  safeguards: array(text).min(1)
});
var action = looseObject({
  id: text,
  label: text,
  importance: _enum(IMPORTANCES),
  outcome: text,
  evidence_status: _enum(EVIDENCE_STATUSES),
  steps: array(actionStep).min(1),
  current_counts: counts,
  inputs: array(actionInput),
  simplest_safe_path: simplestSafePath
});
var actionAnalysis = looseObject({
  screens: array(actionScreen).min(1),
  actions: array(action).min(1)
});

// src/contract/judgement.ts
var SPARK_LETTERS = ["simple", "purposeful", "attractive", "reliable", "known"];
var letter = strictObject({
  score: int().min(1).max(5),
  evidence_refs: array(text).min(1),
  why: text
});
var sparkJudgement = strictObject({
  letters: strictObject({
    simple: letter,
    purposeful: letter,
    attractive: letter,
    reliable: letter,
    known: letter
  }),
  problem_recognition_evidence: boolean(),
  material_avoidable_steps: count
});
var HEURISTICS = ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10"];
var nielsenJudgement = strictObject({
  checked: array(strictObject({ heuristic: _enum(HEURISTICS), checked: boolean(), note: text })).length(10),
  violations: array(
    strictObject({
      heuristic: _enum(HEURISTICS),
      severity: int().min(1).max(4),
      title: text,
      evidence_ref: text,
      core_task: boolean()
    })
  )
});
var WALKTHROUGH_ANSWERS = ["pass", "partial", "fail"];
var answer = strictObject({ answer: _enum(WALKTHROUGH_ANSWERS), why: text, evidence_ref: text });
var walkthroughJudgement = strictObject({
  actions: array(
    strictObject({
      action: text,
      right_effect: answer,
      action_noticed: answer,
      action_associated: answer,
      progress_seen: answer
    })
  ).min(1),
  core_task_impossible: boolean()
});
var pureMeasures = strictObject({
  total: count,
  mean: number().min(0).max(3),
  worst_step: int().min(1).max(3),
  step_count: count
});
var pureJudgement = strictObject({
  action_analysis: actionAnalysis,
  core_task_impossible: boolean()
});
var WCAG_CLASSES = ["minor", "serious", "critical"];
var wcagJudgement = strictObject({
  issues: array(
    strictObject({ criterion: text, class: _enum(WCAG_CLASSES), title: text, evidence_ref: text })
  ),
  checks: array(
    strictObject({
      criterion: text,
      name: text,
      level: _enum(["A", "AA"]),
      status: _enum(["checked", "needs_review", "not_checked"])
    })
  )
});

export {
  actionAnalysis,
  SPARK_LETTERS,
  sparkJudgement,
  HEURISTICS,
  nielsenJudgement,
  WALKTHROUGH_ANSWERS,
  walkthroughJudgement,
  pureMeasures,
  pureJudgement,
  WCAG_CLASSES,
  wcagJudgement
};
