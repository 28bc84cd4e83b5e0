import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SPARK_LETTERS,
  actionAnalysis,
  nielsenJudgement,
  pureJudgement,
  pureMeasures,
  sparkJudgement,
  walkthroughJudgement,
  wcagJudgement
} from "./chunk-5EFVYNCE.js";
import {
  CONFIDENCES,
  METHOD_IDS,
  SEVERITIES,
  score,
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  ContractError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number,
  record,
  strictObject,
  string,
  unknown
} from "./chunk-VCSHUWZI.js";

// src/methods/cap-by-evidence.ts
function capScored(scored, cap) {
  if (cap === void 0) return scored;
  const { methodology_data } = scored;
  return {
    score: Math.min(scored.score, cap),
    methodology_data: { ...methodology_data, evidence_cap: cap }
  };
}
function capCalculated(calculated, cap) {
  const parsed = score.safeParse(cap);
  return parsed.success ? { ...calculated, score: Math.min(calculated.score, parsed.data) } : calculated;
}

// src/methods/measure-pure.ts
function measurePure(analysis) {
  const ratings = takenSteps(analysis).map((step) => step.difficulty);
  if (ratings.length === 0) return null;
  const total = ratings.reduce((sum, rating) => sum + rating, 0);
  return {
    total,
    mean: total / ratings.length,
    worst_step: Math.max(...ratings),
    step_count: ratings.length
  };
}
function countAvoidable(analysis) {
  return takenSteps(analysis).filter((step) => step.avoidable).length;
}
function takenSteps(analysis) {
  return analysis.actions.flatMap(
    (action) => action.steps.filter((step) => step.interaction !== "system_wait")
  );
}

// src/methods/calculated.ts
function showWorkings(judgement, calculated) {
  return { score: calculated.score, methodology_data: { ...judgement, ...calculated.workings } };
}

// src/methods/rounding.ts
function divideRounded(numerator, denominator) {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
function clampScore(value) {
  return Math.min(10, Math.max(1, value));
}

// src/methods/score-nielsen.ts
function scoreNielsen(judgement) {
  return showWorkings(judgement, calculateNielsen(judgement));
}
var confirmed = nielsenJudgement.shape.violations.element.pick({ severity: true, core_task: true });
var nielsenInputs = nielsenJudgement.pick({ violations: true }).extend({ violations: confirmed.partial({ core_task: true }).strip().array() }).strip();
var QUARTERS = [0, 1, 3, 6, 12];
function calculateNielsen({ violations }) {
  const quarters = violations.reduce((sum, { severity }) => sum + (QUARTERS[severity] ?? 0), 0);
  const deduction = quarters / 4;
  const score2 = clampScore(divideRounded(40 - quarters, 4));
  return {
    score: score2,
    workings: {
      deduction,
      calculation: { violations: violations.length, deduction, remaining: 10 - deduction, score: score2 }
    },
    isCritical: violations.some(({ severity, core_task }) => severity === 4 && core_task === true)
  };
}

// src/methods/score-pure.ts
function scorePure(judgement) {
  return showWorkings(judgement, calculatePure(judgement));
}
var DIFFICULT_CAP = 5;
var IMPOSSIBLE_CAP = 3;
function calculatePure(judgement) {
  const measures = measurePure(judgement.action_analysis);
  if (measures === null) throw unmeasurable();
  const avoidable_steps = countAvoidable(judgement.action_analysis);
  const base_score = convertMean(measures, avoidable_steps);
  const cap = findCap(measures, judgement.core_task_impossible);
  const score2 = Math.min(base_score, cap);
  const { total, step_count, mean } = measures;
  return {
    score: score2,
    workings: { measures, calculation: { total, step_count, mean, avoidable_steps, base_score, cap, score: score2 } },
    isCritical: judgement.core_task_impossible
  };
}
var BANDS = [
  [270, 1],
  [240, 2],
  [220, 3],
  [200, 4],
  [180, 5],
  [160, 6],
  [140, 7],
  [120, 8]
];
function convertMean({ total, step_count }, avoidable) {
  if (total === step_count && avoidable === 0) return 10;
  return BANDS.find(([hundredths]) => 100 * total >= hundredths * step_count)?.[1] ?? 9;
}
function findCap(measures, isImpossible) {
  if (isImpossible) return IMPOSSIBLE_CAP;
  return measures.worst_step === 3 ? DIFFICULT_CAP : 10;
}
function unmeasurable() {
  return new ContractError(
    "pure judgement",
    ["action_analysis.actions must hold at least one step that is not a system_wait"],
    "List the steps that a user takes; PURE cannot be scored without one."
  );
}

// src/methods/score-spark.ts
function scoreSpark(judgement) {
  return showWorkings(judgement, calculateSpark(judgement));
}
var { letters } = sparkJudgement.shape;
var letter = letters.shape.simple.pick({ score: true }).strip();
var sparkInputs = sparkJudgement.partial({ problem_recognition_evidence: true, material_avoidable_steps: true }).extend({
  letters: letters.extend({ simple: letter, purposeful: letter, attractive: letter, reliable: letter, known: letter }).strip()
}).strip();
var KNOWN_WITHOUT_EVIDENCE = 3;
var SIMPLE_WITH_AVOIDABLE_STEPS = 4;
function calculateSpark(inputs) {
  const capped = capLetters(inputs);
  const total = SPARK_LETTERS.reduce((sum, name) => sum + capped[name], 0);
  const score2 = clampScore(divideRounded(20 + 9 * (total - 5), 20));
  return { score: score2, workings: { total, calculation: { ...capped, total, score: score2 } }, isCritical: false };
}
function capLetters(inputs) {
  const { simple, purposeful, attractive, reliable, known } = inputs.letters;
  return {
    simple: Math.min(
      simple.score,
      (inputs.material_avoidable_steps ?? 0) > 0 ? SIMPLE_WITH_AVOIDABLE_STEPS : 5
    ),
    purposeful: purposeful.score,
    attractive: attractive.score,
    reliable: reliable.score,
    known: Math.min(known.score, inputs.problem_recognition_evidence ?? false ? 5 : KNOWN_WITHOUT_EVIDENCE)
  };
}

// src/methods/score-walkthrough.ts
function scoreWalkthrough(judgement) {
  return showWorkings(judgement, calculateWalkthrough(judgement));
}
var walked = walkthroughJudgement.shape.actions.element;
var answer = walked.shape.right_effect.pick({ answer: true }).strip();
var walkthroughInputs = walkthroughJudgement.extend({
  actions: walked.omit({ action: true }).extend({
    right_effect: answer,
    action_noticed: answer,
    action_associated: answer,
    progress_seen: answer
  }).strip().array().min(1)
}).strip();
var HALVES = { pass: 2, partial: 1, fail: 0 };
var IMPOSSIBLE_CAP2 = 3;
function calculateWalkthrough(inputs) {
  const halves = inputs.actions.reduce((sum, action) => sum + countHalves(action), 0);
  const possible = 4 * inputs.actions.length;
  const earned = halves / 2;
  const converted = clampScore(divideRounded(2 * possible + 9 * halves, 2 * possible));
  const score2 = inputs.core_task_impossible ? Math.min(converted, IMPOSSIBLE_CAP2) : converted;
  return {
    score: score2,
    workings: { earned, possible, calculation: { earned, possible, converted, score: score2 } },
    isCritical: inputs.core_task_impossible
  };
}
function countHalves(action) {
  const { right_effect, action_noticed, action_associated, progress_seen } = action;
  return [right_effect, action_noticed, action_associated, progress_seen].reduce(
    (sum, given) => sum + HALVES[given.answer],
    0
  );
}

// src/methods/score-wcag.ts
function scoreWcag(judgement) {
  return showWorkings(judgement, calculateWcag(judgement));
}
var classified = wcagJudgement.shape.issues.element.pick({ class: true });
var wcagInputs = wcagJudgement.pick({ issues: true }).extend({ issues: classified.strip().array() }).strip();
var HALVES2 = { minor: 1, serious: 3, critical: 6 };
function calculateWcag({ issues }) {
  const halves = issues.reduce((sum, issue) => sum + HALVES2[issue.class], 0);
  const deduction = halves / 2;
  const score2 = clampScore(divideRounded(20 - halves, 2));
  return {
    score: score2,
    workings: {
      deduction,
      calculation: { issues: issues.length, deduction, remaining: 10 - deduction, score: score2 }
    },
    isCritical: issues.some((issue) => issue.class === "critical")
  };
}

// src/methods/recalculate.ts
function recalculate(result) {
  return recalculateNative(result).map(
    (calculated) => capCalculated(calculated, result.methodology_data.evidence_cap)
  );
}
function recalculateNative({ method, methodology_data: data }) {
  switch (method) {
    case "spark":
      return recalculateSpark(data);
    case "nielsen":
      return calculateFrom(nielsenInputs, data, calculateNielsen);
    case "cognitive_walkthrough":
      return calculateFrom(walkthroughInputs, data, calculateWalkthrough);
    case "wcag_2_2_aa":
      return calculateFrom(wcagInputs, data, calculateWcag);
    case "pure":
      return recalculatePure(data);
  }
}
function calculateFrom(schema, data, calculate) {
  const inputs = schema.safeParse(data);
  return inputs.data === void 0 ? [] : [calculate(inputs.data)];
}
function recalculateSpark(data) {
  const inputs = sparkInputs.safeParse(data);
  if (!inputs.success) return [];
  const { problem_recognition_evidence: evidence, material_avoidable_steps: steps } = inputs.data;
  return (evidence === void 0 ? [false, true] : [evidence]).flatMap(
    (isEvident) => (steps === void 0 ? [0, 1] : [steps]).map(
      (avoidable) => calculateSpark({
        letters: inputs.data.letters,
        problem_recognition_evidence: isEvident,
        material_avoidable_steps: avoidable
      })
    )
  );
}
var pureInputs = pureJudgement.partial({ core_task_impossible: true }).extend({ measures: pureMeasures.strip() }).strip();
function recalculatePure(data) {
  const inputs = pureInputs.safeParse(data);
  if (!inputs.success || measurePure(inputs.data.action_analysis) === null) return [];
  const { action_analysis, core_task_impossible } = inputs.data;
  const cases = core_task_impossible === void 0 ? [false, true] : [core_task_impossible];
  return cases.map((isImpossible) => calculatePure({ action_analysis, core_task_impossible: isImpossible }));
}

// src/methods/check-arithmetic.ts
function checkArithmetic(result, natives = "if_carried") {
  const [first, ...others] = recalculate(result);
  if (first === void 0)
    return natives === "required" ? ["methodology_data must carry the native inputs of the method"] : [];
  const expected = [first, ...others].find(({ score: score2 }) => score2 === result.score) ?? first;
  return [
    ...checkScore(result, [first, ...others]),
    ...natives === "required" ? [...checkWorkings(result, expected.workings), ...checkCritical(result, expected)] : checkWorkings(result, pick(expected.workings, "measures"))
  ];
}
function checkScore(result, allowed) {
  const scores = [...new Set(allowed.map(({ score: score2 }) => score2))];
  return scores.includes(result.score) ? [] : [`score must be ${scores.join(" or ")} by its methodology_data, not ${result.score}`];
}
function checkWorkings({ methodology_data }, workings) {
  const given = flatten(methodology_data, "methodology_data");
  return [...flatten(workings, "methodology_data")].filter(([path, value]) => !isNear(given.get(path), value)).map(([path, value]) => `${path} must be ${value}`);
}
function checkCritical(result, { isCritical }) {
  return isCritical && result.critical_failures.length === 0 ? ["critical_failures must name the critical failure that methodology_data records"] : [];
}
var ROUNDING = 5001e-6;
function isNear(given, expected) {
  return given !== void 0 && Math.abs(given - expected) <= ROUNDING;
}
function pick(record2, key) {
  return key in record2 ? { [key]: record2[key] } : {};
}
function flatten(record2, path) {
  const numbers = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(record2)) {
    if (typeof value === "number") numbers.set(`${path}.${key}`, value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
    for (const [inner, number2] of Object.entries(value))
      if (typeof number2 === "number") numbers.set(`${path}.${key}.${inner}`, number2);
  }
  return numbers;
}

// src/contract/method-result.ts
var evidenceItem = looseObject({ ref: text, claim: text });
var finding = looseObject({
  severity: _enum(SEVERITIES),
  title: text,
  evidence_ref: text,
  recommendation: text
});
var methodResult = looseObject({
  method: _enum(METHOD_IDS),
  score,
  confidence: _enum(CONFIDENCES),
  evidence: array(evidenceItem).min(1),
  findings: array(finding),
  critical_failures: array(text),
  limitations: array(text),
  methodology_data: record(string(), unknown())
});

// src/contract/aggregation.ts
var SCHEMA_VERSION = "2.0";
var THRESHOLD = 8;
var SOURCE_KINDS = ["live_url", "screenshot", "spec", "mixed"];
var testContext = looseObject({
  target: text,
  source_kind: _enum(SOURCE_KINDS),
  test_brief: text,
  target_user: text,
  tasks: array(text).min(1),
  viewport: text,
  build_identity: text,
  constraints: array(unknown())
});
var aggregationInput = looseObject({
  schema_version: literal(SCHEMA_VERSION),
  run_id: text,
  context: testContext,
  interactive_test_completed: boolean(),
  comparable_to_previous: boolean(),
  methods: array(methodResult).length(5)
});
var topFix = strictObject({ method: _enum(METHOD_IDS), ...finding.shape });
var VERDICTS = ["pass", "fail", "provisional"];
var aggregate = strictObject({
  schema_version: literal(SCHEMA_VERSION),
  run_id: text,
  context: testContext,
  interactive_test_completed: boolean(),
  comparable_to_previous: boolean(),
  method_scores: strictObject({
    spark: score,
    nielsen: score,
    cognitive_walkthrough: score,
    pure: score,
    wcag_2_2_aa: score
  }),
  average_score: number().min(1).max(10),
  threshold: literal(THRESHOLD),
  threshold_met: boolean(),
  critical_failures: array(strictObject({ method: _enum(METHOD_IDS), failure: text })),
  verdict: _enum(VERDICTS),
  confidence: _enum(CONFIDENCES),
  action_analysis: actionAnalysis,
  top_fixes: array(topFix).max(3),
  methods: array(methodResult).length(5)
});

// src/scoring/fold-case.ts
function foldCase(text2) {
  return Array.from(text2, foldCharacter).join("");
}
var DOTLESS_I = "\u0131";
function foldCharacter(character) {
  return character === DOTLESS_I ? character : character.toLowerCase().toUpperCase().toLowerCase();
}

// src/scoring/top-fixes.ts
var MOST = 3;
function selectTopFixes(methods) {
  const ranked = SEVERITIES.flatMap(
    (severity) => listFixes(methods).filter((fix) => fix.severity === severity)
  );
  const byTitle = /* @__PURE__ */ new Map();
  for (const fix of ranked) {
    const title = foldCase(fix.title).trim();
    if (!byTitle.has(title)) byTitle.set(title, fix);
  }
  return [...byTitle.values()].slice(0, MOST);
}
function listFixes(methods) {
  return methods.flatMap(
    ({ method, findings }) => findings.map(({ severity, title, evidence_ref, recommendation }) => ({
      method,
      severity,
      title,
      evidence_ref,
      recommendation
    }))
  );
}

// src/scoring/verdict.ts
function decideVerdict(run) {
  if (run.hasCriticalFailure) return "fail";
  if (!run.isInteractive) return "provisional";
  return run.isThresholdMet ? "pass" : "fail";
}

// src/scoring/aggregate.ts
function aggregate2(input) {
  const byMethod = groupByMethod(input.methods);
  const methods = METHOD_IDS.map((id) => byMethod[id]);
  const average_score = methods.reduce((sum, { score: score2 }) => sum + score2, 0) / METHOD_IDS.length;
  const threshold_met = average_score >= THRESHOLD;
  const critical_failures = methods.flatMap(
    ({ method, critical_failures: failures }) => failures.map((failure) => ({ method, failure }))
  );
  const { run_id, context, interactive_test_completed, comparable_to_previous } = input;
  return {
    schema_version: SCHEMA_VERSION,
    run_id,
    context,
    interactive_test_completed,
    comparable_to_previous,
    method_scores: listScores(byMethod),
    average_score,
    threshold: THRESHOLD,
    threshold_met,
    critical_failures,
    verdict: decideVerdict({
      hasCriticalFailure: critical_failures.length > 0,
      isInteractive: interactive_test_completed,
      isThresholdMet: threshold_met
    }),
    confidence: CONFIDENCES.find((level) => methods.some(({ confidence }) => confidence === level)) ?? "low",
    action_analysis: readActionAnalysis(byMethod.pure),
    top_fixes: selectTopFixes(methods),
    methods
  };
}
function groupByMethod(methods) {
  const find = (id) => methods.find(({ method }) => method === id) ?? refuse(`methods lacks ${id}`);
  return {
    spark: find("spark"),
    nielsen: find("nielsen"),
    cognitive_walkthrough: find("cognitive_walkthrough"),
    pure: find("pure"),
    wcag_2_2_aa: find("wcag_2_2_aa")
  };
}
function listScores(byMethod) {
  return {
    spark: byMethod.spark.score,
    nielsen: byMethod.nielsen.score,
    cognitive_walkthrough: byMethod.cognitive_walkthrough.score,
    pure: byMethod.pure.score,
    wcag_2_2_aa: byMethod.wcag_2_2_aa.score
  };
}
function readActionAnalysis(pure) {
  const parsed = actionAnalysis.safeParse(pure.methodology_data.action_analysis);
  return parsed.success ? parsed.data : refuse("the pure result carries no valid action_analysis");
}
function refuse(issue) {
  throw new ContractError("aggregation-input", [issue], "Check the input with checkAggregationInput first.");
}

// src/scoring/check-counts.ts
var KEYS = ["logical_steps", "clicks_taps", "required_fields", "optional_fields"];
var MEANING = {
  logical_steps: "the number of steps that are not a system_wait",
  clicks_taps: "the sum of pointer_activations",
  required_fields: "the number of required inputs",
  optional_fields: "the number of optional inputs"
};
function checkCounts(action, path) {
  const given = action.current_counts;
  const unknown2 = KEYS.filter((key) => given[key] === null);
  if (unknown2.length > 0)
    return mustBeKnown(action) ? unknown2.map((key) => `${path}.${key} must be known for an observed or specified action`) : [];
  const counted = countAction(action);
  return KEYS.filter((key) => given[key] !== counted[key]).map(
    (key) => `${path}.${key} must equal ${MEANING[key]}, ${counted[key]}`
  );
}
function mustBeKnown({ evidence_status }) {
  return evidence_status === "observed" || evidence_status === "specified";
}
function countAction({ steps, inputs }) {
  const required = inputs.filter((input) => input.current_requirement === "required").length;
  return {
    logical_steps: steps.filter((step) => step.interaction !== "system_wait").length,
    clicks_taps: steps.reduce((sum, step) => sum + step.pointer_activations, 0),
    required_fields: required,
    optional_fields: inputs.length - required
  };
}

// src/scoring/check-action-analysis.ts
function checkActionAnalysis(analysis) {
  const { screens, actions } = analysis;
  return [
    ...checkUnique(screens, "screens"),
    ...checkUnique(actions, "actions"),
    ...checkListing(analysis),
    ...actions.flatMap((action, index) => checkAction(action, `actions[${index}]`, analysis))
  ];
}
function checkUnique(items, path) {
  return items.flatMap(
    ({ id }, index) => items.findIndex((other) => other.id === id) === index ? [] : [`${path}[${index}].id is used twice: ${id}`]
  );
}
function checkListing({ screens, actions }) {
  const known = new Set(actions.map(({ id }) => id));
  const listed = new Set(screens.flatMap((screen) => screen.important_action_ids));
  const strangers = screens.flatMap(
    (screen, at) => screen.important_action_ids.flatMap(
      (id, index) => known.has(id) ? [] : [`screens[${at}].important_action_ids[${index}] names no listed action: ${id}`]
    )
  );
  const unlisted = actions.flatMap(
    ({ id }, index) => listed.has(id) ? [] : [`actions[${index}] must be listed on at least one screen: ${id}`]
  );
  return [...strangers, ...unlisted];
}
function checkAction(action, path, { screens }) {
  const known = new Set(screens.map(({ id }) => id));
  const steps = action.steps.flatMap(({ order, screen_id }, index) => [
    ...order === index + 1 ? [] : [`${path}.steps[${index}].order must be ${index + 1}`],
    ...known.has(screen_id) ? [] : [`${path}.steps[${index}].screen_id names no listed screen: ${screen_id}`]
  ]);
  const inputs = action.inputs.flatMap((input, index) => checkDraft(input, `${path}.inputs[${index}]`));
  return [...steps, ...inputs, ...checkCounts(action, `${path}.current_counts`)];
}
function checkDraft(input, path) {
  if (input.recommendation !== "ai_draft_confirm") return [];
  return [
    ...input.confirmation_required ? [] : [`${path}.confirmation_required must be true for an AI draft`],
    ...input.sensitive_or_consequential ? [`${path}.sensitive_or_consequential must be false for an AI draft`] : []
  ];
}

// src/scoring/describe-issue.ts
function describeIssue(issue, base = []) {
  const path = [...base, ...issue.path];
  return `${formatPath(path)} ${demand(issue, path)}`;
}
function formatPath(path) {
  const written = path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`).join("");
  return written.replace(/^\./, "") || "input";
}
var COUNT = "must be a nonnegative integer or null";
var NUMBERS = {
  score: "must be an integer from 1 through 10",
  order: "must be an integer from 1",
  difficulty: "must be 1, 2 or 3",
  pointer_activations: "must be a nonnegative integer",
  logical_steps: COUNT,
  clicks_taps: COUNT,
  required_fields: COUNT,
  optional_fields: COUNT
};
var TYPES = {
  string: "must be a non-empty string",
  boolean: "must be a boolean",
  array: "must be an array",
  object: "must be an object",
  record: "must be an object"
};
function demand(issue, path) {
  const number2 = NUMBERS[String(path.at(-1))];
  if (number2 !== void 0) return number2;
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.message;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map(String).join(", ")}`.replace(/, ([^,]*)$/, " or $1");
  if (issue.code === "too_small" || issue.code === "too_big")
    return path.at(-1) === "methods" ? "must contain exactly 5 evaluator results" : "must contain at least one item";
  return issue.message;
}

// src/scoring/fill-unknown-counts.ts
var COUNT_KEYS = ["logical_steps", "clicks_taps", "required_fields", "optional_fields"];
function fillUnknownCounts(analysis) {
  return isFields(analysis) && Array.isArray(analysis.actions) ? { ...analysis, actions: analysis.actions.map(fillAction) } : analysis;
}
function fillAction(action) {
  if (!isFields(action)) return action;
  const filled = { ...action };
  for (const key of ["current_counts", "simplest_safe_path"]) {
    const counts = filled[key];
    if (isFields(counts)) filled[key] = fillCounts(counts);
  }
  return filled;
}
function fillCounts(counts) {
  const missing = COUNT_KEYS.filter((key) => counts[key] === void 0);
  return { ...counts, ...Object.fromEntries(missing.map((key) => [key, null])) };
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/scoring/check-aggregation-input.ts
function checkAggregationInput(raw) {
  const filled = fillInput(raw);
  const parsed = aggregationInput.safeParse(filled);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => describeIssue(issue)),
    ...listAnalyses(filled).flatMap(checkAnalysisSchema)
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, issues: faults };
  const issues = [
    ...checkRelations(parsed.data),
    ...listAnalyses(parsed.data).flatMap(checkAnalysisRelations)
  ];
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: parsed.data };
}
function checkRelations({ context, interactive_test_completed, methods }) {
  const isLive = context.source_kind === "live_url" || context.source_kind === "mixed";
  const early = interactive_test_completed && !isLive ? ["interactive_test_completed can be true only where context.source_kind is live_url or mixed"] : [];
  const doubles = methods.flatMap(
    ({ method }, index) => methods.findIndex((other) => other.method === method) === index ? [] : [`methods[${index}].method is given twice: ${method}`]
  );
  return [...early, ...doubles];
}
function checkAnalysisSchema({ index, isPure, value }) {
  const path = ["methods", index, "methodology_data", "action_analysis"];
  if (!isPure)
    return value === void 0 || value === null ? [] : [`methods[${index}].methodology_data.action_analysis belongs to the pure method only`];
  return (actionAnalysis.safeParse(value).error?.issues ?? []).map((issue) => describeIssue(issue, path));
}
function checkAnalysisRelations({ index, isPure, value }) {
  const analysis = actionAnalysis.safeParse(value);
  if (!isPure || !analysis.success) return [];
  const path = `methods[${index}].methodology_data.action_analysis`;
  return checkActionAnalysis(analysis.data).map((line) => `${path}.${line}`);
}
function listAnalyses(input) {
  if (!isFields(input) || !Array.isArray(input.methods)) return [];
  return input.methods.flatMap(
    (result, index) => isFields(result) && isFields(result.methodology_data) ? [{ index, isPure: result.method === "pure", value: result.methodology_data.action_analysis }] : []
  );
}
function fillInput(raw) {
  return isFields(raw) && Array.isArray(raw.methods) ? { ...raw, methods: raw.methods.map(fillResult) } : raw;
}
function fillResult(result) {
  if (!isFields(result) || result.method !== "pure") return result;
  const data = result.methodology_data;
  if (!isFields(data) || !("action_analysis" in data)) return result;
  const action_analysis = fillUnknownCounts(data.action_analysis);
  return { ...result, methodology_data: { ...data, action_analysis } };
}

export {
  SCHEMA_VERSION,
  VERDICTS,
  capScored,
  scoreNielsen,
  scorePure,
  scoreSpark,
  scoreWalkthrough,
  scoreWcag,
  checkArithmetic,
  aggregate2 as aggregate,
  checkAggregationInput
};
