import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  DEPTHS,
  MOST_ONE_BY_ONE,
  TeamFolder,
  ZIP_LIMITS,
  acceptOne,
  assembleTeam,
  assembleTeam2,
  buildTeam,
  closeDetail,
  closeGate,
  decide,
  detailTeam,
  fill as fill2,
  isSame,
  makePlan,
  newState,
  openConflicts,
  openTeam,
  planTeam,
  promoteAssumption,
  readBlueprints,
  readPlan,
  readRun,
  readSourceArchive,
  readTeamRegistries,
  readTeamWords,
  refuse,
  unpack
} from "./chunk-OKK72W53.js";
import {
  NOT_AGAIN,
  brief,
  checkbox,
  fold,
  image,
  isUncertain,
  link,
  messageOf,
  openClient,
  sentence,
  statusOf,
  uploadResults
} from "./chunk-6YGDLKNT.js";
import {
  readGithubWords,
  setOutputs
} from "./chunk-YBTVGZ6N.js";
import {
  debug,
  info,
  setOutput,
  warning
} from "./chunk-W3MEA6OT.js";
import "./chunk-UPO75Y3X.js";
import {
  ARC,
  EXIT_CODES,
  HTML_REPORT,
  JUDGE,
  MARKDOWN_REPORT,
  ROUNDS,
  RULINGS,
  RunFolder,
  applyRulings,
  bullets,
  concludeParts,
  followRound,
  joinBlocks,
  md,
  openBundle,
  readLedger,
  recordFile,
  ref,
  renderHtmlReport,
  renderJobSummary,
  renderMarkdownReport,
  renderTerminalSummary,
  reviewBundles,
  say,
  settle,
  standOf,
  summarize,
  table,
  takeValidation,
  tellRuleChanges,
  traceArc,
  traceScores
} from "./chunk-D6GIGPM4.js";
import {
  VERDICTS
} from "./chunk-YCQGLF5Y.js";
import {
  EXECUTIONS,
  EXPERTS,
  RESPONSES,
  RULES_FOLDER,
  parseRef,
  readTexts
} from "./chunk-QNRMELSO.js";
import "./chunk-5EFVYNCE.js";
import {
  fill
} from "./chunk-2LEHCBCR.js";
import {
  reportError,
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  cleanText,
  escapeLog,
  escapeMarkdown,
  escapePlain,
  escapePlane,
  fence
} from "./chunk-NASLISLL.js";
import {
  packageRoot
} from "./chunk-LI23XEWX.js";
import {
  sha256
} from "./chunk-PZFUP4SL.js";
import "./chunk-SEHJUX7Q.js";
import {
  CONFIDENCES,
  METHOD_IDS,
  SEVERITIES,
  count,
  score,
  sha256 as sha2562,
  slug,
  text
} from "./chunk-5ZWFTVFJ.js";
import {
  InputError,
  UxJuryError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  number,
  record,
  strictObject,
  string,
  tuple
} from "./chunk-VCSHUWZI.js";
import {
  __toESM
} from "./chunk-LQK3ML4U.js";

// src/action/run-job.ts
import { appendFileSync, existsSync as existsSync5 } from "node:fs";
import { join as join9 } from "node:path";

// src/report/github/debate-blocks.ts
var SHA = 7;
function debateLine({ standing: standing2, conclusions, words }) {
  const { debate: debate2 } = standing2;
  if (debate2 === null) return words.report.empty.debate;
  const { passing, failing, pending, threshold, scale, criteria } = debate2;
  const state = words.report.debate_state[conclusions.whole.debate ?? "none"];
  const values = { passing, failing, pending, threshold, scale, all: criteria.length };
  return `${state} ${fill(words.report.sentences.debate, values)}`;
}
function renderCriteria(report) {
  const { standing: standing2, words } = report;
  const title = md`### ${sentence(words.comment, "criteria")}`;
  if (standing2.debate !== null)
    return [title, md`${debateLine(report)}`, renderTable(standing2.debate, report)];
  if (report.rounds?.last != null && standing2.broken === null)
    return [title, ...renderLast(report.rounds.last, report)];
  return standing2.result === null ? [] : [title, md`${words.report.empty.debate}`];
}
function renderLast({ sha, debate: debate2 }, report) {
  const values = { round: debate2.round, sha: sha.slice(0, SHA) };
  const ruled = debate2.criteria.flatMap(({ number: number2, name, resolution }) => {
    if (resolution === null) return [];
    const { score: score2, author, reasoning: reason } = resolution;
    const told = { criterion: `C${number2} ${name}`, score: score2, author, reason };
    return [brief(sentence(report.words.comment, "ruled_because", told), 420)];
  });
  return [
    md`${sentence(report.words.comment, "stands", values)}`,
    renderTable(debate2, report),
    ...ruled.length === 0 ? [] : [bullets(ruled)]
  ];
}
function renderTable(debate2, report) {
  const { labels, experts } = report.words.report;
  const head2 = [
    labels.criterion,
    experts.strategist,
    experts.ux_specialist,
    labels.combined,
    labels.status,
    labels.category
  ];
  return table(
    head2,
    debate2.criteria.map((row) => rowOf(row, report)),
    "lrrrll"
  );
}
function renderDebate(report) {
  const { debate: debate2 } = report.standing;
  const reasons = debate2 === null ? [] : reasonsOf(debate2, report);
  if (reasons.length === 0) return [];
  return [fold(sentence(report.words.comment, "debate"), [bullets(reasons)])];
}
function rowOf(row, { words }) {
  const { criterion_status, categories, labels } = words.report;
  const status = criterion_status[row.status];
  const score2 = (position2) => {
    if (position2 === null) return labels.absent;
    if (position2.score === position2.adjusted) return String(position2.score);
    return fill(labels.adjusted, { from: position2.score, to: position2.adjusted });
  };
  return [
    brief(`C${row.number} ${row.name}`, 80),
    score2(row.strategist),
    score2(row.ux_specialist),
    row.combined,
    row.status === "PASS" ? status : md`**${status}**`,
    categories[row.category]
  ];
}
function reasonsOf(debate2, { words }) {
  const { experts } = words.report;
  return debate2.criteria.filter((row) => row.status !== "PASS" || row.category === "disagreement").flatMap(
    (row) => ["strategist", "ux_specialist"].flatMap((expert) => {
      const position2 = row[expert];
      if (position2 === null) return [];
      const values = { expert: experts[expert], score: position2.adjusted, why: position2.reasoning };
      return [md`**C${row.number}** ${brief(sentence(words.comment, "said", values), 420)}`];
    })
  );
}

// src/report/github/finding-blocks.ts
var MOST_FINDINGS = 40;
function renderFindings({ standing: standing2, base, waivers, words }) {
  const { comment, report } = words;
  const waived = new Set(waivers.filter(({ state }) => state === "waived").map(({ finding }) => finding.id));
  const findings = standing2.findings.filter(({ id }) => !waived.has(id));
  if (findings.length === 0) return [];
  const known = new Set(base?.findings ?? []);
  const rows = findings.slice(0, MOST_FINDINGS).map((finding) => {
    const isNew = base !== null && !known.has(finding.id);
    const mark = isNew ? md` (${sentence(comment, "is_new")})` : md``;
    return [
      ref(finding.id),
      md`${report.severities[finding.severity]}${mark}`,
      brief(finding.title, 140),
      ref(finding.ref)
    ];
  });
  const head2 = ["", report.labels.severity, sentence(comment, "finding"), report.labels.evidence];
  const hidden = findings.length - rows.length;
  const more = hidden > 0 ? [md`${sentence(comment, "more", { count: hidden })}`] : [];
  return [fold(sentence(comment, "findings"), [table(head2, rows, "llll"), ...more])];
}
function renderFoot({ links, words }) {
  const { comment, report } = words;
  const places = [
    ...links.artifact === null ? [] : [link(sentence(comment, "report"), links.artifact)],
    ...links.run === null ? [] : [link(sentence(comment, "run"), links.run)]
  ];
  return [
    ...places.length === 0 ? [] : [{ markdown: places.map(({ markdown }) => markdown).join(" \xB7 ") }],
    md`_${report.integrity}_`
  ];
}

// src/report/github/fit.ts
function fitSections(sections, most, words) {
  const left = [];
  let kept = sections.filter(({ blocks }) => blocks.length > 0);
  for (; ; ) {
    const text2 = joinBlocks([...kept.flatMap(({ blocks }) => blocks), ...note(left, words)]);
    if (bytesOf(text2) <= most) return text2;
    const next = kept.filter(({ need }) => need > 0).toSorted((a, b) => a.need - b.need)[0];
    if (next === void 0) return lastResort(kept, most, words);
    left.push(next);
    kept = kept.filter((section) => section !== next);
  }
}
function bytesOf(text2) {
  return new TextEncoder().encode(text2).byteLength;
}
function lastResort(kept, most, words) {
  const first = kept.flatMap(({ blocks }) => blocks.slice(0, 1));
  const text2 = joinBlocks([...first, ...note(kept, words)]);
  return bytesOf(text2) <= most ? text2 : joinBlocks(first.slice(0, 1));
}
function note(left, words) {
  if (left.length === 0) return [];
  const names = left.map(({ name }) => name).join(", ");
  return [md`${sentence(words.comment, "shed", { names })}`];
}

// src/report/github/picture-blocks.ts
function pictureOf(report, evidence) {
  const { pictures } = report.standing;
  const item = pictures?.items.find((one) => one.ref === evidence);
  if (pictures === void 0 || item === void 0) return null;
  return show(report, pictures, item);
}
function renderPictures(report) {
  const { standing: standing2, words } = report;
  const { pictures } = standing2;
  if (pictures === void 0 || report.links.store === void 0) return [];
  const shown = new Set((standing2.result?.fixes ?? []).map((fix) => fix.ref));
  const rest = pictures.items.filter((item) => !shown.has(item.ref));
  const note3 = pictures.inline ? [] : [md`_${sentence(words.comment, "pictures_private")}_`];
  if (rest.length === 0) return note3;
  const blocks = rest.flatMap((item) => [md`${ref(item.ref)}`, show(report, pictures, item) ?? md``]);
  return [fold(sentence(words.comment, "pictures"), blocks), ...note3];
}
function show({ links, words }, { commit, folder, inline }, { ref: ref2, name }) {
  if (links.store === void 0) return null;
  const label = sentence(words.comment, "picture", { ref: ref2 });
  const page = `${links.store}/blob/${commit}/${folder}/${name}`;
  if (!inline) return link(label, page);
  return image(escapeMarkdown(label, 120), `${links.store}/raw/${commit}/${folder}/${name}`, page);
}

// src/report/github/question-blocks.ts
var MANY = 8;
var SHA2 = 7;
function renderQuestions(report) {
  const { comment } = report.words;
  const { open } = report;
  const title = md`### ${sentence(comment, "needs_person")}`;
  const validation2 = renderValidation(report);
  if (open.length === 0 && report.standing.result === null) return [];
  if (open.length === 0 && validation2.length === 0) return [title, md`${sentence(comment, "nothing_open")}`];
  const asked2 = open.length >= MANY ? renderTable2(report) : open.flatMap((one) => renderQuestion(one, report));
  const all = open.length > 1 ? [{ markdown: checkbox(md`**${sentence(comment, "accept_all")}**`, "accept") }] : [];
  return [title, ...asked2, ...all, ...validation2, md`${sentence(comment, "how")}`];
}
function renderValidation({ rounds, words }) {
  if (rounds?.next !== "budget_spent") return [];
  return [{ markdown: checkbox(sentence(words.comment, "open_validation"), "validate") }];
}
function renderAssumptions(report) {
  const { assumed, words } = report;
  if (assumed.length === 0) return [];
  const lines = assumed.flatMap((question) => {
    const [first, ...others] = question.options;
    const { id, title, why } = question;
    const values = { id, title, default: nameOption(first), rationale: why };
    return [
      md`- ${brief(sentence(words.comment, "assumption", values), 400)}`.markdown,
      ...[first, ...others].flatMap(
        (option) => option === void 0 ? [] : [`  ${optionLine(question, option, report)}`]
      )
    ];
  });
  return [fold(sentence(words.comment, "assumptions"), [{ markdown: lines.join("\n") }])];
}
function renderDecisions({ settled, waivers, standing: standing2, words }) {
  const { comment } = words;
  const answers = settled.flatMap(
    ({ id, title, answer: answer3 }) => answer3 === null ? [] : [brief(sentence(comment, "decided_by", { id, title, ...writtenOf(answer3) }), 600)]
  );
  const waived = waivers.map(({ finding, waiver: waiver2, state }) => {
    const until = waiver2.until === null ? sentence(comment, "forever") : sentence(comment, "until", { until: waiver2.until });
    const values = { finding: finding.title, author: waiver2.author, reason: waiver2.reason };
    if (state === "expired")
      return md`${ref(finding.id)} ${brief(sentence(comment, "waiver_expired", { ...values, until: waiver2.until ?? "" }))}`;
    const name = state === "spread" ? "waiver_spread" : "waived_by";
    return md`${ref(finding.id)} ${brief(sentence(comment, name, { ...values, until }), 500)}`;
  });
  const opened = (standing2.decisions.validations ?? []).map(
    ({ after, author, sha, reason }) => brief(sentence(comment, "opened_by", { round: after, author, sha: sha.slice(0, SHA2), reason }), 500)
  );
  const items = [...answers, ...waived, ...opened];
  return items.length === 0 ? [] : [md`### ${sentence(comment, "decided")}`, bullets(items)];
}
function renderCommands({ words }) {
  return [fold(sentence(words.comment, "commands"), [{ markdown: words.help.trim() }])];
}
function renderQuestion(question, report) {
  const { comment } = report.words;
  const lines = question.options.map((option) => optionLine(question, option, report));
  return [
    md`**${question.id} ${brief(question.title, 120)}.** ${sentence(comment, "trade_off")}: ${brief(question.context, 320)}`,
    { markdown: lines.join("\n") },
    ...renderEarlier(question.previous, comment)
  ];
}
function renderEarlier(previous, comment) {
  if (previous === null) return [];
  return [md`_${brief(sentence(comment, "earlier", writtenOf(previous)), 400)}_`];
}
function optionLine(question, option, { words }) {
  const isFirst = option === question.options[0];
  const note3 = isFirst ? md` (${sentence(words.comment, "recommended")})` : md``;
  const label = md`**${option.score ?? option.letter}**${note3}: ${brief(option.text, 280)}`;
  const command = option.score === null ? `decide ${question.id} ${option.letter}` : `rule ${question.id} ${option.score}`;
  return checkbox(label, command);
}
function renderTable2({ open, words }) {
  const { comment } = words;
  const rows = open.map(({ id, title, context, options }) => {
    const [first, ...others] = options;
    return [
      brief(`${id} ${title}`, 100),
      brief(nameOption(first), 60),
      brief(others.map(nameOption).join("; "), 60),
      brief(context, 140)
    ];
  });
  const names = ["question", "recommended_answer", "other_answer", "trade_off"];
  return [
    md`${sentence(comment, "how_many", { count: open.length })}`,
    table(
      names.map((name) => sentence(comment, name)),
      rows,
      "llll"
    )
  ];
}
function nameOption(option) {
  if (option === void 0) return "";
  return option.score === null ? `${option.letter} ${option.text}` : String(option.score);
}
function writtenOf({ value, author, reason, sha }) {
  return { value, author, reason, sha: sha.slice(0, SHA2) };
}

// src/report/github/round-blocks.ts
var MOST_COLUMNS = 6;
function roundLine(report) {
  const { rounds, words } = report;
  if (rounds === null) return "";
  const { next, left, stalled } = rounds;
  const say2 = (name) => sentence(words.comment, name, { left: left ?? 0 });
  return [
    placeLine(report),
    ...left === null || next === "done" ? [] : [say2(left < 2 ? `left_${left}` : "left_many")],
    ...next === null ? [] : [say2(`next_${next}`)],
    ...stalled ? [say2("stalled")] : []
  ].filter((part) => part !== "").join(" ");
}
function placeLine({ rounds, words }) {
  if (rounds?.place == null) return "";
  const { round, cycle, max_cycles } = rounds.place;
  if (max_cycles === null) return sentence(words.comment, "place_only", { round });
  const name = cycle > max_cycles ? "place_over" : "place";
  return sentence(words.comment, name, { round, cycle, cycles: max_cycles });
}
function renderRounds(report) {
  const { rounds, words } = report;
  if (rounds === null) return [];
  return [
    md`### ${sentence(words.comment, "rounds")}`,
    md`${roundLine(report)}`,
    ...rounds.change === null ? [] : [changeLine(rounds.change, report)],
    ...rounds.history.length < 2 ? [] : renderEvolution(rounds, report)
  ];
}
function changeLine(change, { words }) {
  const { converged, diverged, ruled, moved } = change;
  const list = (rows) => rows.map(({ number: number2, name }) => `C${number2} ${name}`).join(", ");
  const up = moved.filter(({ from, to }) => to > from).length;
  const parts = [
    ...moved.length === 0 ? [] : [sentence(words.comment, "moved", { up, down: moved.length - up })],
    ...converged.length === 0 ? [] : [sentence(words.comment, "converged", { criteria: list(converged) })],
    ...diverged.length === 0 ? [] : [sentence(words.comment, "diverged", { criteria: list(diverged) })],
    ...ruled.map(
      ({ number: number2, name, score: score2, author }) => sentence(words.comment, "ruled", { criterion: `C${number2} ${name}`, score: score2, author })
    )
  ];
  const since = sentence(words.comment, "since", { since: change.since });
  const told = parts.length === 0 ? sentence(words.comment, "no_change") : `${parts.join("; ")}.`;
  return brief(`${since} ${told}`, 600);
}
function renderEvolution(rounds, report) {
  const { words, standing: standing2 } = report;
  const say2 = (name, values = {}) => sentence(words.comment, name, values);
  const shown = rounds.history.slice(-MOST_COLUMNS);
  const debate2 = standing2.debate ?? rounds.last?.debate ?? null;
  const open = new Set(
    debate2?.criteria.filter(({ status }) => status !== "PASS").map((row) => row.criterion)
  );
  const rows = rounds.evolution.map((row) => ({ ...row, scores: row.scores.slice(-MOST_COLUMNS) }));
  const told = rows.filter(({ criterion, scores: scores3 }) => open.has(criterion) || new Set(scores3).size > 1);
  const head2 = shown.map(({ round, cycle }) => `${say2("round", { round })} (${say2("in_cycle", { cycle })})`);
  const scores2 = told.map((row) => [
    brief(`C${row.number} ${row.name}`, 80),
    ...row.scores.map((score2) => score2 ?? "")
  ]);
  const passing = [say2("all_pass"), ...shown.map((one) => one.passing)];
  const judged = [
    say2("judged"),
    ...shown.map(({ judge: judge2 }) => judge2 === null ? "" : words.report.judged[judge2])
  ];
  const level2 = rows.length - scores2.length;
  const first = shown[0]?.round ?? 1;
  return [
    table(
      [words.report.labels.criterion, ...head2],
      [...scores2, passing, ...shown.some(({ judge: judge2 }) => judge2 !== null) ? [judged] : []],
      `l${"r".repeat(shown.length)}`
    ),
    ...level2 > 0 ? [md`${say2("level", { count: level2 })}`] : [],
    ...first > 1 ? [md`${say2("older", { round: first })}`] : []
  ];
}

// src/report/github/verdict-blocks.ts
var SHA3 = 7;
function verdictLine({ standing: standing2, words }) {
  const { verdict } = words.report;
  if (standing2.result === null) return verdict.none;
  const { average, verdict: word } = standing2.result;
  return fill(verdict.line, { average: average.toFixed(1), word: verdict[word] });
}
function renderHead(report) {
  const { standing: standing2, conclusions, words } = report;
  const { comment } = words;
  const { whole } = conclusions;
  const heading = sentence(comment, "heading", {
    line: verdictLine(report),
    gate: words.report.conclusion[whole.conclusion]
  });
  const mode = `mode_${standing2.mode === "advisory" ? "advisory" : standing2.compare === "regression" ? "regression" : "gate"}`;
  const where = sentence(comment, "for_commit", {
    sha: standing2.run.sha.slice(0, SHA3),
    mode: sentence(comment, mode)
  });
  return [
    md`## ${heading}`,
    md`${where} ${comparison(report)}`,
    bullets(whole.reasons.slice(0, 20).map((reason) => brief(reason, 400))),
    ...standing2.notes.length === 0 ? [] : [bullets(standing2.notes.map((note3) => brief(note3, 400)))]
  ];
}
function comparison({ standing: standing2, base, words }) {
  const { comment } = words;
  if (standing2.result === null) return "";
  if (base === null) {
    const name = standing2.compare === "regression" ? "baseline_absolute" : "baseline";
    return sentence(comment, name);
  }
  const old = new Set(base.findings);
  const now = new Set(standing2.findings.map(({ id }) => id));
  const count2 = [...now].filter((id) => !old.has(id)).length;
  const gone = base.findings.filter((id) => !now.has(id)).length;
  const average = base.average.toFixed(1);
  const compared = sentence(comment, "base", { sha: base.sha.slice(0, SHA3), average });
  return `${compared} ${sentence(comment, "new_findings", { count: count2, gone })}`;
}
function renderScores({ standing: standing2, base, words }) {
  const { labels, methods, empty } = words.report;
  const { result } = standing2;
  if (result === null) return [md`${empty.scores}`];
  const change = (now, then) => {
    if (then === void 0) return "";
    const delta = Math.round((now - then) * 10) / 10;
    if (delta === 0) return sentence(words.comment, "same");
    return `${delta > 0 ? "+" : "\u2212"}${Math.abs(delta)}`;
  };
  const rows = METHOD_IDS.map((id) => [
    methods[id],
    result.scores[id],
    change(result.scores[id], base?.scores[id])
  ]);
  const last = [
    md`**${labels.average}**`,
    md`**${result.average.toFixed(1)}**`,
    change(result.average, base?.average)
  ];
  const head2 = [labels.method, labels.score, sentence(words.comment, "change")];
  const width = base === null ? 2 : 3;
  return [
    table(
      head2.slice(0, width),
      [...rows, last].map((row) => row.slice(0, width)),
      "lrr"
    )
  ];
}
function renderFixes(report) {
  const { standing: standing2, words } = report;
  const { severities, methods, labels, empty } = words.report;
  const title = md`### ${sentence(words.comment, "fixes")}`;
  const fixes = standing2.result?.fixes ?? [];
  if (standing2.result === null) return [];
  if (fixes.length === 0) return [title, md`${empty.fixes}`];
  const lines = fixes.flatMap((fix, index) => [
    md`${index + 1}. **${brief(fix.title, 160)}** (${severities[fix.severity]}, ${methods[fix.method]}) ${ref(fix.finding ?? "")}`.markdown,
    md`   - ${labels.evidence}: ${ref(fix.ref)}`.markdown,
    md`   - ${labels.todo}: ${brief(fix.recommendation, 320)}`.markdown,
    ...showPicture(report, fix.ref)
  ]);
  return [title, { markdown: lines.join("\n") }];
}
function showPicture(report, evidence) {
  const picture = pictureOf(report, evidence);
  return picture === null ? [] : [`
   ${picture.markdown}
`];
}
function renderLoops({ standing: standing2, words }) {
  const loops = standing2.result?.loops ?? [];
  if (loops.length === 0) return [];
  const { comment, report } = words;
  const names = ["screen", "action", "now", "simplest", "saves"];
  const rows = loops.map((loop) => [
    brief(loop.screen, 80),
    brief(loop.action, 80),
    loop.steps ?? report.labels.unknown,
    loop.simplest ?? report.labels.unknown,
    brief(loop.change, 160)
  ]);
  return [
    md`### ${sentence(comment, "loops")}`,
    table(
      names.map((name) => sentence(comment, name)),
      rows,
      "llrrl"
    )
  ];
}

// src/report/github/render-comment.ts
var MOST_COMMENT = 65e3;
function renderComment(report, most = MOST_COMMENT) {
  const frame = bytesOf(report.marker) + bytesOf(report.block) + 2;
  const text2 = fitSections(sectionsOf(report), most - frame, report.words);
  return `${report.marker}
${text2}
${report.block}`;
}
function sectionsOf(report) {
  const { comment, report: words } = report.words;
  const named2 = (name) => sentence(comment, name);
  return [
    { name: words.sections.verdict, need: 0, blocks: renderHead(report) },
    { name: words.sections.scores, need: 0, blocks: renderScores(report) },
    { name: named2("needs_person"), need: 9, blocks: renderQuestions(report) },
    { name: named2("fixes"), need: 8, blocks: renderFixes(report) },
    { name: named2("pictures"), need: 2, blocks: renderPictures(report) },
    { name: named2("loops"), need: 4, blocks: renderLoops(report) },
    { name: named2("criteria"), need: 7, blocks: renderCriteria(report) },
    { name: named2("rounds"), need: 6, blocks: renderRounds(report) },
    { name: named2("decided"), need: 6, blocks: renderDecisions(report) },
    { name: named2("assumptions"), need: 5, blocks: renderAssumptions(report) },
    { name: named2("findings"), need: 3, blocks: renderFindings(report) },
    { name: named2("debate"), need: 1, blocks: renderDebate(report) },
    { name: named2("commands"), need: 2, blocks: renderCommands(report) },
    { name: named2("report"), need: 0, blocks: renderFoot(report) }
  ];
}

// src/adapters/github/block-codec.ts
import { deflateRawSync, inflateRawSync } from "node:zlib";

// src/contract/debate.ts
var CATEGORIES = ["consensus", "addition", "disagreement", "no_debate", "single_reviewer"];
var position = strictObject({
  score: int().min(1),
  adjusted: int().min(1),
  response: _enum(RESPONSES).nullable(),
  reasoning: text,
  evidence_refs: array(text)
});
var criterionOutcome = strictObject({
  criterion: slug,
  number: int().min(1),
  name: text,
  strategist: position.nullable(),
  ux_specialist: position.nullable(),
  combined: int().min(1),
  status: _enum(["PASS", "FAIL", "PENDING"]),
  category: _enum(CATEGORIES),
  trade_off: string().nullable(),
  resolution: strictObject({ score: int().min(1), reasoning: text, author: text }).nullable(),
  remarks: array(strictObject({ author: text, reasoning: text })).optional()
});
var debate = strictObject({
  round: int().min(1),
  cycle: int().min(1),
  mode: _enum(["divergence", "standard"]),
  execution: _enum(EXECUTIONS),
  scale: int().min(2),
  threshold: int().min(1),
  cross_reviewed: boolean(),
  divergent: array(slug),
  criteria: array(criterionOutcome).min(1),
  journeys: array(
    strictObject({
      journey: slug,
      title: text,
      strategist: _enum(["Complete", "Partial", "Failed"]).nullable(),
      ux_specialist: _enum(["Complete", "Partial", "Failed"]).nullable(),
      agreed: boolean().nullable(),
      issues: string()
    })
  ),
  passing: count,
  failing: count,
  pending: count,
  conformity: count,
  log: array(text)
});

// src/contract/decisions.ts
var answer = strictObject({
  value: text,
  score: int().min(1).nullable(),
  reason: text,
  author: text,
  at: text,
  comment: int().nullable(),
  sha: text,
  evidence: sha2562
});
var asked = {
  id: text,
  subject: slug,
  title: text,
  evidence: sha2562,
  asked_at: text,
  answer: answer.nullable(),
  previous: answer.nullable()
};
var assumption = strictObject({
  ...asked,
  default: text,
  rationale: text,
  status: _enum(["open", "accepted", "promoted"]),
  user_override: string().nullable()
});
var decision = strictObject({
  ...asked,
  context: text,
  options: array(strictObject({ letter: text, text, score: int().min(1).nullable() })).min(2),
  chosen: string().nullable(),
  user_input: string().nullable()
});
var waiver = strictObject({
  finding: text,
  title: text,
  journeys: array(slug),
  reason: text,
  author: text,
  at: text,
  until: string().nullable(),
  comment: int().nullable(),
  sha: text
});
var validation = strictObject({
  after: int().min(1),
  reason: text,
  author: text,
  at: text,
  comment: int().nullable(),
  sha: text
});
var decisions = strictObject({
  subject: text,
  gate_started: text,
  gate_completed: string().nullable(),
  assumptions: array(assumption),
  decisions: array(decision),
  waivers: array(waiver),
  validations: array(validation).optional()
});

// src/contract/judge.ts
var JUDGE_STATUSES = ["met", "below", "unevaluable", "not_judged"];
var judgedCriterion = strictObject({
  criterion: slug,
  number: int().min(1),
  name: text,
  score: int().min(1).nullable(),
  status: _enum(JUDGE_STATUSES),
  worst_ref: text.nullable(),
  evidence: text
});
var judgeReport = strictObject({
  round: int().min(1),
  version: text,
  mode: _enum(["interactive", "static"]),
  scale: int().min(2),
  threshold: int().min(1),
  verdict: _enum(["PASS", "FAIL", "UNEVALUABLE"]),
  criteria: array(judgedCriterion).min(1),
  failing: array(strictObject({ criterion: slug, evidence: text, expected: text, suggestion: text })),
  observations: array(text),
  overall: text,
  artefacts: array(text),
  limitations: array(text)
});

// src/contract/ruling.ts
var ruling = strictObject({
  criterion: slug,
  score: int().min(1).optional(),
  side: _enum(EXPERTS).optional(),
  reasoning: text,
  author: text,
  round: int().min(1).optional(),
  basis: sha2562.optional()
});
var rulings = strictObject({ rulings: array(ruling) });
var side = strictObject({
  score: int().min(1),
  evidence: text,
  reasoning: text,
  response: _enum(RESPONSES).nullable(),
  evidence_refs: array(text)
});
var disagreementQuestion = strictObject({
  criterion: slug,
  number: int().min(1),
  name: text,
  question: text,
  scale: int().min(2),
  threshold: int().min(1),
  blocking: boolean(),
  strategist: side,
  ux_specialist: side,
  trade_off: text,
  recommended: strictObject({ score: int().min(1), expert: _enum(EXPERTS), why: text }),
  disputed_journeys: array(text),
  basis: text
});
var questions = strictObject({
  round: int().min(1),
  cycle: int().min(1),
  questions: array(disagreementQuestion),
  bases: record(slug, sha2562)
});

// src/contract/standing.ts
var STANDING_VERSION = 2;
var scores = strictObject({
  spark: score,
  nielsen: score,
  cognitive_walkthrough: score,
  pure: score,
  wcag_2_2_aa: score
});
var standingFinding = strictObject({
  id: text,
  severity: _enum(SEVERITIES),
  critical: boolean(),
  title: text,
  ref: text,
  journeys: array(slug)
});
var standingFailure = strictObject({
  method: _enum(METHOD_IDS),
  failure: text,
  finding: string().nullable()
});
var baseline = strictObject({
  sha: text,
  contract_hash: sha2562,
  average: number(),
  verdict: _enum(VERDICTS),
  scores,
  complete: boolean(),
  critical: array(strictObject({ failure: text, journeys: array(slug) })),
  criteria: record(slug, int().min(1)),
  judge: _enum(["PASS", "FAIL", "UNEVALUABLE"]).nullable(),
  findings: array(text),
  waivers: array(waiver)
});
var standingQuestion = strictObject({ ...disagreementQuestion.shape, basis: sha2562 });
var standingResult = strictObject({
  verdict: _enum(VERDICTS),
  average: number(),
  threshold: number(),
  scores,
  confidence: _enum(CONFIDENCES),
  complete: boolean(),
  critical: array(standingFailure),
  fixes: array(
    strictObject({
      severity: _enum(SEVERITIES),
      method: _enum(METHOD_IDS),
      title: text,
      ref: text,
      recommendation: text,
      finding: string().nullable()
    })
  ),
  loops: array(
    strictObject({
      screen: text,
      action: text,
      steps: count.nullable(),
      simplest: count.nullable(),
      change: text
    })
  )
});
var standingPictures = strictObject({
  commit: string().regex(/^[0-9a-f]{40,64}$/),
  folder: string().regex(/^pull-\d+\/run-\d+-\d+$/),
  inline: boolean(),
  items: array(strictObject({ ref: text, name: string().regex(/^\d+\.(?:jpg|png)$/) })).max(12)
});
var level = int().min(1);
var JUDGEMENTS = ["PASS", "FAIL", "UNEVALUABLE"];
var standingPlace = strictObject({
  round: level,
  cycle: level,
  max_cycles: level,
  evidence: sha2562,
  version: text
});
var standingJudged = strictObject({
  mode: _enum(["interactive", "static"]),
  criteria: array(
    strictObject({ criterion: slug, score: level.nullable(), status: _enum(JUDGE_STATUSES) })
  )
});
var stood = tuple([level, level]).nullable();
var standingRound = strictObject({
  round: level,
  cycle: level,
  sha: text,
  evidence: sha2562.nullable(),
  version: text,
  mode: debate.shape.mode,
  execution: _enum(EXECUTIONS),
  scale: debate.shape.scale,
  threshold: level,
  cross_reviewed: boolean(),
  conformity: count,
  divergent: array(slug),
  criteria: array(
    strictObject({
      criterion: slug,
      number: level,
      name: text,
      strategist: stood,
      ux_specialist: stood,
      combined: level,
      status: _enum(["PASS", "FAIL", "PENDING"]),
      category: _enum(CATEGORIES),
      resolution: strictObject({ score: level, reasoning: text, author: text }).nullable()
    })
  ).min(1),
  judge: strictObject({ verdict: _enum(JUDGEMENTS), ...standingJudged.shape }).nullable(),
  ended: boolean(),
  bases: record(slug, sha2562)
});
var standing = strictObject({
  version: literal(STANDING_VERSION),
  run: strictObject({ id: text, number: count, attempt: count, started: text, sha: text, url: text }),
  mode: _enum(["gate", "advisory"]),
  compare: _enum(["absolute", "regression"]),
  contract_hash: sha2562.nullable(),
  result: standingResult.nullable(),
  base: baseline.nullable(),
  debate: debate.nullable(),
  judge: _enum(JUDGEMENTS).nullable(),
  judged: standingJudged.nullable(),
  place: standingPlace.nullable(),
  rounds: array(standingRound),
  questions: array(standingQuestion),
  doubts: array(strictObject({ subject: _enum(["provisional", "judge"]), basis: sha2562 })),
  findings: array(standingFinding),
  absent: array(text),
  broken: string().nullable(),
  spent: count.nullable(),
  notes: array(text),
  pictures: standingPictures.optional(),
  decisions
});

// src/gate/slim-standing.ts
var LEVELS = [
  { words: 320, findings: 200, loops: 12, rounds: 24 },
  { words: 160, findings: 80, loops: 6, rounds: 12 },
  { words: 80, findings: 40, loops: 0, rounds: 6 },
  { words: 40, findings: 15, loops: 0, rounds: 3 }
];
function slimStanding(standing2, step) {
  const level2 = LEVELS[step];
  if (level2 === void 0) return null;
  const cut2 = (text2) => shorten(text2, level2.words);
  const waived = new Set(standing2.decisions.waivers.map(({ finding }) => finding));
  const { result, debate: debate2, base } = standing2;
  return {
    ...standing2,
    result: result === null ? null : {
      ...result,
      fixes: result.fixes.map((fix) => ({
        ...fix,
        title: cut2(fix.title),
        recommendation: cut2(fix.recommendation)
      })),
      loops: result.loops.slice(0, level2.loops).map((loop) => ({ ...loop, change: cut2(loop.change) }))
    },
    debate: debate2 === null ? null : {
      ...debate2,
      criteria: debate2.criteria.map((row) => slimRow(row, cut2)),
      journeys: debate2.journeys.map((one) => ({ ...one, issues: cut2(one.issues) })),
      log: debate2.log.slice(0, 20).map(cut2)
    },
    rounds: standing2.rounds.slice(-level2.rounds).map((round) => slimRound(round, cut2)),
    base: base === null ? null : { ...base, findings: base.findings.slice(0, level2.findings * 2) },
    questions: standing2.questions.map((question) => slimQuestion(question, cut2)),
    findings: standing2.findings.filter(({ id, critical }, index) => index < level2.findings || critical || waived.has(id)).map((finding) => ({ ...finding, title: cut2(finding.title), journeys: finding.journeys }))
  };
}
function slimRow(row, cut2) {
  const slim = (position2) => position2 === null ? null : {
    ...position2,
    reasoning: cut2(position2.reasoning),
    evidence_refs: position2.evidence_refs.slice(0, 4)
  };
  return { ...row, strategist: slim(row.strategist), ux_specialist: slim(row.ux_specialist) };
}
function slimRound(round, cut2) {
  const criteria = round.criteria.map(
    (row) => row.resolution === null ? row : { ...row, resolution: { ...row.resolution, reasoning: cut2(row.resolution.reasoning) } }
  );
  return { ...round, criteria };
}
function slimQuestion(question, cut2) {
  const slim = (side2) => ({
    ...side2,
    evidence: cut2(side2.evidence),
    reasoning: cut2(side2.reasoning),
    evidence_refs: side2.evidence_refs.slice(0, 4)
  });
  return {
    ...question,
    strategist: slim(question.strategist),
    ux_specialist: slim(question.ux_specialist)
  };
}
function shorten(text2, most) {
  if (text2.length <= most) return text2;
  return `${[...text2.slice(0, most)].slice(0, -1).join("").trimEnd()}\u2026`;
}

// src/gate/upgrade-standing.ts
function upgradeStanding(value) {
  if (typeof value !== "object" || value === null) return value;
  if (!("version" in value) || value.version !== 1) return value;
  return { ...value, version: STANDING_VERSION, judged: null, place: null, rounds: [] };
}

// src/adapters/github/block-codec.ts
var MOST_INFLATED = 4 * 1024 * 1024;
var MOST_BLOCK = 28e3;
var VERSIONS = { state: STANDING_VERSION, base: 1 };
function encodeStanding(state, most = MOST_BLOCK) {
  for (let step = 0; ; step += 1) {
    const slim = slimStanding(state, step);
    if (slim === null) return null;
    const block = encode("state", slim);
    if (block.length <= most) return block;
  }
}
function decodeStanding(text2) {
  return decode(text2, "state", (value) => standing.safeParse(upgradeStanding(value)));
}
function encodeBaseline(state) {
  return encode("base", state);
}
function decodeBaseline(text2) {
  return decode(text2, "base", (value) => baseline.safeParse(value));
}
function findBlock(text2, name) {
  const blocks = [...text2.matchAll(new RegExp(`<!-- ux-jury:${name}:\\d+ [A-Za-z0-9+/=]* -->`, "g"))];
  return blocks.at(-1)?.[0] ?? null;
}
function encode(name, value) {
  const packed = deflateRawSync(Buffer.from(JSON.stringify(value)), { level: 9 }).toString("base64");
  return `<!-- ux-jury:${name}:${VERSIONS[name]} ${packed} -->`;
}
function decode(text2, name, parse2) {
  const [, version, packed] = /:(\d+) (\S*) -->$/.exec(findBlock(text2, name) ?? "") ?? [];
  if (version === void 0 || packed === void 0) return null;
  if (Number(version) > VERSIONS[name]) return "newer";
  try {
    const bytes = inflateRawSync(Buffer.from(packed, "base64"), { maxOutputLength: MOST_INFLATED });
    const parsed = parse2(JSON.parse(bytes.toString("utf8")));
    return parsed.success ? parsed.data : "broken";
  } catch {
    return "broken";
  }
}

// src/gate/authority.ts
var WRITERS = ["admin", "maintain", "write"];
function checkAuthority(claim) {
  if (!claim.is_pull_request) return { kind: "silent", why: "not_a_pull_request" };
  if (claim.is_ourselves) return { kind: "silent", why: "ourselves" };
  if (claim.is_bot) return { kind: "silent", why: "bot" };
  if (!claim.is_open) return { kind: "silent", why: "closed" };
  if (claim.is_edited) return { kind: "silent", why: "edited" };
  if (claim.permission === null) return { kind: "refused", why: "permission_unknown" };
  return WRITERS.includes(claim.permission) ? { kind: "granted" } : { kind: "refused", why: "no_permission" };
}

// src/gate/command.ts
function isHarmless(command) {
  return command.name === "help" || command.name === "status" || command.name === "unclear";
}

// src/gate/command-lines.ts
var FENCE = /^ {0,3}(?:[-*+] +)?(`{3,}|~{3,})/;
var COMMAND = /^ {0,3}(?:[-*+] +)?\/ux(?:-jury)?(?=\s|$)(.*)$/i;
var MOST_LINES = 20;
function findCommandLines(body) {
  const lines = visibleLines(blankHtml(body.replace(/\r\n?/g, "\n")));
  return lines.flatMap((line) => COMMAND.exec(line)?.[1]?.trim() ?? []).slice(0, MOST_LINES);
}
function blankHtml(body) {
  return body.replace(
    /<!--[\s\S]*?(?:-->|$)|<(pre|code|blockquote)\b[\s\S]*?(?:<\/\1>|$)/gi,
    (block) => block.replace(/[^\n]+/g, "\0")
  );
}
function visibleLines(text2) {
  const kept = [];
  let fence2 = null;
  let isQuoted = false;
  for (const line of text2.split("\n")) {
    const mark = FENCE.exec(line)?.[1] ?? null;
    if (fence2 !== null) {
      if (mark !== null && closes(mark, fence2, line)) fence2 = null;
      continue;
    }
    if (mark !== null) {
      fence2 = mark;
      continue;
    }
    isQuoted = /^ {0,3}>/.test(line) || isQuoted && line.trim() !== "";
    if (!isQuoted) kept.push(line);
  }
  return kept;
}
function closes(mark, fence2, line) {
  return mark[0] === fence2[0] && mark.length >= fence2.length && line.trim() === mark;
}

// src/gate/team-command.ts
var MOST_WORDS = 300;
function readPlainTeam(verb, rest) {
  if (verb === "depth") return readDepth(rest);
  return rest === "" && (verb === "plan" || verb === "fix") ? { do: verb } : null;
}
function readTeam(rest) {
  const [, word = "", tail = ""] = /^(\S*)\s*([\s\S]*)$/.exec(rest.trim()) ?? [];
  switch (word.toLowerCase().replace(/[:,.]$/, "")) {
    case "accept":
    case "confirm":
      return readAccept(tail);
    case "promote":
      return readPromote(tail);
    case "decide":
      return readDecide(tail);
    case "discuss":
      return readDiscuss(tail);
    case "assign":
      return readAssign(tail);
    case "resolve":
      return readResolve(tail);
    default:
      return readPlainTeam(word.toLowerCase(), tail.trim());
  }
}
function readAccept(rest) {
  const [, list = "", tail = ""] = /^((?:[ADX]\d{1,3}\b|[\s,]|\band\b)*)([\s\S]*)$/i.exec(rest) ?? [];
  const isSentence2 = tail === "" || /^(because|since|as|:|-|–|—)/i.test(tail);
  return isSentence2 ? { do: "accept", ids: idsIn(list), words: clean(tail) } : null;
}
function readPromote(rest) {
  const [, id, tail = ""] = /^([AD]\d{1,3})\b\s*([\s\S]*)$/i.exec(rest) ?? [];
  return id === void 0 ? null : { do: "promote", id: id.toUpperCase(), words: clean(tail) };
}
function readDecide(rest) {
  const [, id, choice, tail = ""] = /^(D\d{1,3})\s*[:=,]?\s*(?:option\s+)?(other\b|[A-Z](?![\w'’]))([\s\S]*)$/i.exec(rest) ?? [];
  if (id === void 0 || choice === void 0) return null;
  const words = clean(tail);
  const isOther = choice.toLowerCase() === "other";
  if (isOther && words === null) return null;
  return { do: "decide", id: id.toUpperCase(), choice: isOther ? "other" : choice.toUpperCase(), words };
}
function readDiscuss(rest) {
  const isList = /^(?:D\d{1,3}\b|[\s,]|\band\b)+$/i.test(rest);
  return isList ? { do: "discuss", ids: idsIn(rest) } : null;
}
var DEPTHS2 = { deep: "Deep", standard: "Standard", light: "Light" };
function readDepth(rest) {
  const [, task, word = ""] = /^(T\d{1,4})\s*[:=,]?\s*(?:to\s+)?([a-z]+)\.?$/i.exec(rest.trim()) ?? [];
  const depth = DEPTHS2[word.toLowerCase()];
  return task === void 0 || depth === void 0 ? null : { do: "depth", task: task.toUpperCase(), depth };
}
function readAssign(rest) {
  const [, task, specialist] = /^(T\d{1,4})\s*[:=,]?\s*(?:to\s+)?([a-z][a-z0-9-]{1,60})$/i.exec(rest.trim()) ?? [];
  if (task === void 0 || specialist === void 0) return null;
  return { do: "assign", task: task.toUpperCase(), specialist: specialist.toLowerCase() };
}
function readResolve(rest) {
  const [, id, tail = ""] = /^(X\d{1,3})\b([\s\S]*)$/i.exec(rest) ?? [];
  const words = clean(tail);
  return id === void 0 || words === null ? null : { do: "resolve", id: id.toUpperCase(), words };
}
function idsIn(text2) {
  return [...new Set((text2.match(/[ADX]\d{1,3}/gi) ?? []).map((id) => id.toUpperCase()))];
}
function clean(tail) {
  const words = tail.trim().replace(/^[\s,.;:–—-]*(?:(?:because|since|as|reason)\b)?[\s:–—-]*/i, "").trim().slice(0, MOST_WORDS);
  return words === "" ? null : words;
}

// src/gate/read-command.ts
var MOST_REASON = 500;
var VERBS = /* @__PURE__ */ new Map([
  ["help", () => ({ name: "help" })],
  ["status", () => ({ name: "status" })],
  ["rerun", () => ({ name: "rerun" })],
  ["rule", readRule],
  ["side", readSide],
  ["waive", readWaive],
  ["accept", readAccept2],
  ["decide", readDecide2],
  ["validate", readValidate],
  ["team", (rest) => ofTeam(readTeam(rest))],
  ["plan", (rest) => ofTeam(readPlainTeam("plan", rest))],
  ["fix", (rest) => ofTeam(readPlainTeam("fix", rest))],
  ["depth", (rest) => ofTeam(readPlainTeam("depth", rest))]
]);
var ALIASES = /* @__PURE__ */ new Map([
  ["", "help"],
  ["?", "help"],
  ["state", "status"],
  ["re-run", "rerun"],
  ["retry", "rerun"],
  ["ruling", "rule"],
  ["score", "rule"],
  ["waiver", "waive"],
  ["ignore", "waive"],
  ["dismiss", "waive"],
  ["choose", "decide"],
  ["pick", "decide"],
  ["validation", "validate"],
  ["revalidate", "validate"]
]);
function readCommands(body, today) {
  return findCommandLines(body).map((line) => readCommand(line, today));
}
function readCommand(line, today) {
  const [, word = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(line.trim()) ?? [];
  const verb = word.toLowerCase().replace(/[:,.]$/, "");
  const read = VERBS.get(ALIASES.get(verb) ?? verb);
  return read?.(rest.trim(), today) ?? { name: "unclear", line: line.slice(0, 200) };
}
function ofTeam(ask) {
  return ask === null ? null : { name: "team", ask };
}
function readRule(rest) {
  const [, subject = "", tail = ""] = /^([A-Za-z][\w-]*|#?\d{1,3})\s*[:=,]?\s*([\s\S]*)$/.exec(rest) ?? [];
  const criterion = readCriterion(subject);
  if (criterion === null) return null;
  const scored = /^(?:(?:to|as|score|=|is|is a)\s+)?(\d{1,2})(?:\s*\/\s*\d{1,2})?(?!\.\d)(?=$|[\s,.;:!)–—-])([\s\S]*)$/i.exec(
    tail
  );
  if (scored !== null)
    return { name: "rule", criterion, score: Number(scored[1]), side: null, reason: readReason(scored[2]) };
  const sided = readExpert(tail);
  if (sided === null) return null;
  return { name: "rule", criterion, score: null, side: sided.side, reason: sided.reason };
}
function readSide(rest) {
  const sided = readExpert(rest, /^\s*(?:on|for|about)?\s*([A-Za-z][\w-]*|#?\d{1,3})\b([\s\S]*)$/i);
  if (sided === null) return readRule(rest);
  const criterion = readCriterion(sided.subject);
  if (criterion === null) return null;
  return { name: "rule", criterion, score: null, side: sided.side, reason: sided.reason };
}
function readCriterion(subject) {
  const number2 = /^(?:c|#)?(\d{1,3})$/i.exec(subject)?.[1];
  if (number2 !== void 0) return `C${Number(number2)}`;
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/i.test(subject) ? subject.toLowerCase() : null;
}
var SIDE = /^(?:(?:i\s+)?side(?:s|d)?\s+)?(?:with\s+)?(?:the\s+)?(product[\s_-]strategist|strategist|ux[\s_-]specialist|ux|specialist)\b([\s\S]*)$/i;
function readExpert(text2, after = null) {
  const [, who = "", tail = ""] = SIDE.exec(text2.trim()) ?? [];
  if (who === "") return null;
  const side2 = /strategist/i.test(who) ? "strategist" : "ux_specialist";
  const subject = after?.exec(tail);
  return { side: side2, subject: subject?.[1] ?? "", reason: readReason(subject?.[2] ?? tail) };
}
function readWaive(rest, today) {
  const [, id, tail = ""] = /^`?(?:F-)?([a-z0-9][a-z0-9_-]{3,120})`?([\s\S]*)$/i.exec(rest) ?? [];
  if (id === void 0) return null;
  const { until, left, isWrong } = readUntil(tail, today);
  if (isWrong) return null;
  return { name: "waive", finding: `F-${id.toLowerCase()}`, until, reason: readReason(left) };
}
function readUntil(tail, today) {
  const [, day, left = ""] = /^\s*,?\s*until\s+(\S+)([\s\S]*)$/i.exec(tail) ?? [];
  if (day !== void 0) {
    const clean2 = day.replace(/[,.;:]$/, "");
    return { until: clean2, left, isWrong: !isDay(clean2) || clean2 < today };
  }
  const [, count2, after = ""] = /^\s*,?\s*for\s+(\d{1,4})\s+days?\b([\s\S]*)$/i.exec(tail) ?? [];
  if (count2 === void 0) return { until: null, left: tail, isWrong: false };
  const end = new Date(Date.parse(`${today}T00:00:00Z`) + Number(count2) * 864e5);
  return { until: end.toISOString().slice(0, 10), left: after, isWrong: false };
}
function isDay(text2) {
  const date = /* @__PURE__ */ new Date(`${text2}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text2) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text2);
}
function readAccept2(rest) {
  const [, list = "", tail = ""] = /^((?:all\b|[CD]\d{1,3}\b|[\s,]|\band\b)*)([\s\S]*)$/i.exec(rest) ?? [];
  const ids = (list.match(/[CD]\d{1,3}/gi) ?? []).map((id) => id.toUpperCase());
  const reason = readReason(tail);
  return isSentence(tail.trim()) ? { name: "accept", ids, reason } : null;
}
function readValidate(rest) {
  const tail = rest.replace(/^again\b[\s,]*/i, "").trim();
  return isSentence(tail) ? { name: "validate", reason: readReason(tail) } : null;
}
function isSentence(tail) {
  return tail === "" || /^(because|since|as|:|-|–|—)/i.test(tail);
}
function readDecide2(rest) {
  const [, id, choice, tail = ""] = /^([CD]\d{1,3})\s*[:=,]?\s*(?:option\s+)?(other\b|[A-Z](?![\w'’])|\d{1,2}(?!\w))([\s\S]*)$/i.exec(rest) ?? [];
  if (id === void 0 || choice === void 0) return null;
  const isOther = choice.toLowerCase() === "other";
  const reason = readReason(tail);
  if (isOther && reason === null) return null;
  return {
    name: "decide",
    id: id.toUpperCase(),
    choice: isOther ? "other" : choice.toUpperCase(),
    input: isOther ? reason : null,
    reason: isOther ? null : reason
  };
}
function readReason(tail = "") {
  const reason = tail.trim().replace(/^[\s,.;:–—-]*(?:(?:because|since|as|reason|why)\b)?[\s:–—-]*/i, "").trim().slice(0, MOST_REASON);
  return reason === "" ? null : reason;
}

// src/gate/ask.ts
function askQuestions(previous, questions2, frame) {
  const old = new Map(entriesOf(previous).map((entry) => [entry.subject, entry]));
  const asked2 = new Set(questions2.map(({ subject }) => subject));
  const isKept = (entry) => !asked2.has(entry.subject) && (entry.answer !== null || entry.previous !== null);
  const next = {
    subject: frame.subject,
    gate_started: previous?.gate_started ?? frame.at,
    assumptions: [
      ...questions2.filter(({ blocking }) => !blocking).map((question) => assume(question, old.get(question.subject), frame.at)),
      ...(previous?.assumptions ?? []).filter(isKept)
    ],
    decisions: [
      ...questions2.filter(({ blocking }) => blocking).map((question) => decide2(question, old.get(question.subject), frame.at)),
      ...(previous?.decisions ?? []).filter(isKept)
    ],
    waivers: previous?.waivers ?? [],
    ...previous?.validations === void 0 ? {} : { validations: previous.validations }
  };
  const isOpen2 = entriesOf({ ...next, gate_completed: null }).some(
    ({ subject, answer: answer3 }) => asked2.has(subject) && answer3 === null
  );
  return { ...next, gate_completed: isOpen2 ? null : previous?.gate_completed ?? frame.at };
}
function entriesOf(decisions2) {
  return decisions2 === null ? [] : [...decisions2.decisions, ...decisions2.assumptions];
}
function assume(question, old, at) {
  const kept = carry(question, old, at);
  const { answer: answer3 } = kept;
  const [first] = question.options;
  const fallback = String(first?.score ?? first?.letter ?? "");
  const isDefault = answer3 !== null && answer3.value === fallback;
  return {
    ...kept,
    default: fallback,
    rationale: question.why,
    status: answer3 === null ? "open" : isDefault ? "accepted" : "promoted",
    user_override: answer3 === null || isDefault ? null : answer3.value
  };
}
function decide2(question, old, at) {
  const kept = carry(question, old, at);
  const chosen = question.options.find(
    ({ score: score2, letter }) => score2 === null ? kept.answer?.value === letter : score2 === kept.answer?.score
  );
  return {
    ...kept,
    context: question.context,
    options: question.options,
    chosen: kept.answer === null ? null : chosen?.letter ?? "other",
    user_input: kept.answer === null || chosen !== void 0 ? null : kept.answer.value
  };
}
function carry(question, old, at) {
  const { id, subject, title, evidence } = question;
  const base = { id, subject, title, evidence };
  if (old?.evidence === evidence)
    return { ...base, asked_at: old.asked_at, answer: old.answer, previous: old.previous };
  if (old?.previous?.evidence === evidence)
    return { ...base, asked_at: at, answer: old.previous, previous: old.answer };
  return { ...base, asked_at: at, answer: null, previous: old?.answer ?? old?.previous ?? null };
}

// src/gate/take-answer.ts
function takeAnswer(command, desk) {
  if (command.name === "rule") return takeRuling(command, desk);
  if (command.name === "decide") return takeDecision(command, desk);
  if (command.name === "accept") return takeAcceptance(command, desk);
  if (command.name === "waive") return takeWaiver(command, desk);
  if (command.name === "validate") return openValidation(command, desk);
  if (command.name === "unclear") return refuse2(desk, "unclear", { line: command.line });
  return { decisions: desk.standing.decisions, accepted: true, say: command.name, values: {} };
}
function takeRuling(command, desk) {
  const question = findQuestion(command.criterion, desk);
  if (question === null) return refuseUnknown(command.criterion, desk);
  if (question.options.every(({ score: score3 }) => score3 === null))
    return refuse2(desk, "not_scored", { id: question.id });
  const score2 = command.score ?? scoreOfSide(question, command.side, desk);
  const scale = desk.standing.debate?.scale ?? 5;
  if (score2 === null || score2 < 1 || score2 > scale)
    return refuse2(desk, "off_scale", { id: question.id, scale: String(scale) });
  return settle2([{ question, value: String(score2), score: score2, reason: command.reason }], desk);
}
function scoreOfSide(question, side2, desk) {
  const stood2 = desk.standing.questions.find(({ criterion }) => criterion === question.subject);
  return side2 === null ? null : stood2?.[side2].score ?? null;
}
function takeDecision(command, desk) {
  const question = findQuestion(command.id, desk);
  if (question === null) return refuseUnknown(command.id, desk);
  const isScored = question.options.some(({ score: score2 }) => score2 !== null);
  if (command.choice === "other") {
    if (isScored) return refuse2(desk, "needs_score", { id: question.id });
    const value = command.input ?? command.choice;
    return settle2([{ question, value, score: null, reason: value }], desk);
  }
  if (isScored && /^\d+$/.test(command.choice))
    return takeRuling(
      {
        name: "rule",
        criterion: command.id,
        score: Number(command.choice),
        side: null,
        reason: command.reason
      },
      desk
    );
  const option = question.options.find(({ letter }) => letter === command.choice);
  if (option === void 0) {
    const letters = question.options.map(({ letter }) => letter).join(", ");
    return refuse2(desk, "no_such_option", { id: question.id, letters });
  }
  return settle2([choose(question, option, command.reason)], desk);
}
function takeAcceptance(command, desk) {
  const unknown = command.ids.find((id) => findQuestion(id, desk) === null);
  if (unknown !== void 0) return refuseUnknown(unknown, desk);
  const answered = new Set(
    entriesOf(desk.standing.decisions).filter(({ answer: answer3 }) => answer3 !== null).map(({ subject }) => subject)
  );
  const wanted = desk.questions.filter(
    ({ id, subject }) => command.ids.length > 0 ? command.ids.includes(id) : !answered.has(subject)
  );
  if (wanted.length === 0) return refuse2(desk, "nothing_open", {});
  return settle2(
    wanted.flatMap((question) => {
      const [first] = question.options;
      return first === void 0 ? [] : [choose(question, first, command.reason)];
    }),
    desk
  );
}
function choose(question, option, reason) {
  return { question, value: String(option.score ?? option.letter), score: option.score, reason };
}
function settle2(settled, desk) {
  const { standing: standing2, voice, questions: questions2, no_reason } = desk;
  const entries = new Map(entriesOf(standing2.decisions).map((entry) => [entry.subject, entry]));
  const late = settled.find(({ question }) => isLater(entries.get(question.subject)?.asked_at, voice.at));
  if (late !== void 0) return refuse2(desk, "evidence_changed", { id: late.question.id });
  const answers = new Map(
    settled.map(({ question, value, score: score2, reason }) => [
      question.subject,
      { value, score: score2, reason: reason ?? no_reason, evidence: question.evidence, ...voice }
    ])
  );
  const write3 = (entry) => ({
    ...entry,
    answer: answers.get(entry.subject) ?? entry.answer
  });
  const { assumptions, decisions: decisions2 } = standing2.decisions;
  const written = {
    ...standing2.decisions,
    assumptions: assumptions.map(write3),
    decisions: decisions2.map(write3)
  };
  return {
    decisions: askQuestions(written, questions2, { subject: written.subject, at: voice.at }),
    accepted: true,
    say: "answered",
    values: { answers: settled.map(({ question, value }) => `${question.id}: ${value}`).join(", ") }
  };
}
function takeWaiver(command, desk) {
  const { standing: standing2, voice } = desk;
  const finding = standing2.findings.find(({ id }) => id.toLowerCase() === command.finding.toLowerCase());
  if (finding === void 0) return refuse2(desk, "no_such_finding", { id: command.finding });
  if (command.reason === null) return refuse2(desk, "needs_reason", { id: finding.id });
  const waiver2 = {
    finding: finding.id,
    title: finding.title,
    journeys: finding.journeys,
    reason: command.reason,
    until: command.until,
    ...voice
  };
  const others = standing2.decisions.waivers.filter((known) => known.finding !== finding.id);
  return {
    decisions: { ...standing2.decisions, waivers: [...others, waiver2] },
    accepted: true,
    say: "waived",
    values: { id: finding.id }
  };
}
function openValidation({ reason }, desk) {
  const { standing: standing2, voice, no_reason } = desk;
  const { debate: debate2, rounds, decisions: decisions2 } = standing2;
  const after = debate2?.round ?? rounds.at(-1)?.round ?? 0;
  if (after === 0) return refuse2(desk, "no_round", {});
  const opened = decisions2.validations ?? [];
  const isOpen2 = opened.some((one) => one.after >= after);
  const validations = isOpen2 ? opened : [...opened, { after, reason: reason ?? no_reason, ...voice }];
  return {
    decisions: { ...decisions2, validations },
    accepted: true,
    say: "validate",
    values: { round: String(after) }
  };
}
function findQuestion(name, { questions: questions2 }) {
  return questions2.find(({ id, subject }) => id === name.toUpperCase() || subject === name) ?? null;
}
function refuseUnknown(id, desk) {
  const open = desk.questions.map((question) => question.id).join(", ");
  return open === "" ? refuse2(desk, "nothing_open", {}) : refuse2(desk, "no_such_question", { id, open });
}
function refuse2({ standing: standing2 }, say2, values) {
  return { decisions: standing2.decisions, accepted: false, say: say2, values };
}
function isLater(asked2, at) {
  return asked2 !== void 0 && Math.floor(Date.parse(asked2) / 1e3) > Math.floor(Date.parse(at) / 1e3);
}

// src/gate/ticked-boxes.ts
var BOX = /^\s*[-*+] \[([ xX])\] .*<!-- ux-jury:do ([^<>\n]{1,80}) -->\s*$/;
function findTicked(before, after) {
  const old = new Set(listTicked(before));
  return [...new Set(listTicked(after))].filter((command) => !old.has(command) && hasBox(before, command));
}
function listTicked(body) {
  return boxesOf(body).flatMap(({ command, isTicked }) => isTicked ? [command] : []);
}
function hasBox(body, command) {
  return boxesOf(body).some((box2) => box2.command === command);
}
function boxesOf(body) {
  return body.split(/\r?\n/).flatMap((line) => {
    const [, mark, command] = BOX.exec(line) ?? [];
    return command === void 0 ? [] : [{ command, isTicked: mark !== " " }];
  });
}

// src/adapters/github/living-comment.ts
import { setTimeout as sleep } from "node:timers/promises";
var MOST_ROUNDS = 6;
var FULL = 65e3;
var LivingComment = class {
  #github;
  #place;
  constructor(github, place) {
    this.#github = github;
    this.#place = place;
  }
  /** Every comment that is ours, oldest first: more than one only while two jobs meet. */
  async find() {
    const comments = await this.#github.listComments(this.#place.pull);
    return comments.filter((comment) => comment.user?.login === this.#place.author).filter(({ body }) => body?.split(/\r?\n/, 1)[0] === this.#place.marker).toSorted((a, b) => a.id - b.id);
  }
  /**
   * Writes what `compose` makes of the current state, reads it again, and does so anew when another job wrote in between,
   * so that two jobs converge on one comment that holds both their words. Without `mayCreate` a comment that is gone stays
   * gone.
   */
  async write(compose2, mayCreate) {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const [first, ...extra] = await this.find();
      const outcome = first === void 0 ? await this.#create(compose2, mayCreate) : await this.#update(first, compose2);
      if (outcome !== "again") {
        for (const { id } of outcome === "written" ? extra : []) await this.#remove(id);
        return outcome;
      }
      await sleep(200 * round + Math.random() * 300);
    }
    throw new Error(`The comment did not hold still in ${MOST_ROUNDS} tries.`);
  }
  async #create(compose2, mayCreate) {
    if (!mayCreate) return "deleted";
    const created = await this.#send(
      compose2,
      null,
      (body) => this.#github.createComment(this.#place.pull, body)
    );
    if (created === null) return "left";
    if (created === "again") return "again";
    const [first] = await this.find();
    if (first === void 0 || first.id === created.id) return "written";
    await this.#remove(created.id);
    return "again";
  }
  async #update(comment, compose2) {
    const state = decodeStanding(comment.body ?? "");
    if (state === "newer") return "newer";
    const current = state === "broken" ? null : state;
    let sent = null;
    try {
      const done = await this.#send(compose2, current, async (body) => {
        sent = body;
        await this.#github.updateComment(comment.id, body);
        return comment;
      });
      if (done === null) return "left";
      if (done === "again") return "again";
      const read = await this.#github.getComment(comment.id);
      return isSame2(read.body, sent) ? "written" : "again";
    } catch (error) {
      if (statusOf(error) === 404 || statusOf(error) === 410) return "deleted";
      throw error;
    }
  }
  /** Sends a body, shorter where GitHub finds it too long; `again` where nobody knows what became of it. */
  async #send(compose2, current, send) {
    for (let most = FULL; ; most = Math.floor(most * 0.6)) {
      const body = compose2(current, most);
      if (body === null) return null;
      try {
        return await send(body);
      } catch (error) {
        if (isUncertain(error)) return "again";
        if (!isTooLong(error) || most < 5e3) throw error;
      }
    }
  }
  async #remove(id) {
    try {
      await this.#github.deleteComment(id);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
};
function isTooLong(error) {
  return statusOf(error) === 422 && /too long|maximum is|characters are allowed/i.test(messageOf(error));
}
function isSame2(read, sent) {
  if (read === void 0 || sent === null) return false;
  const [block, ours] = [findBlock(read, "state"), findBlock(sent, "state")];
  return ours === null ? read.trim() === sent.trim() : block === ours;
}

// src/adapters/github/repository.ts
import { setTimeout as sleep2 } from "node:timers/promises";
var WORKFLOW_BOT = "github-actions[bot]";
var MOST_TRIES = 4;
var Repository = class {
  #api;
  #at;
  constructor({ token, api_url, owner, repo }) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }
  /** Our own login. */
  async whoAmI() {
    try {
      const { viewer } = await this.#api.graphql("query { viewer { login } }");
      return viewer.login;
    } catch {
      return WORKFLOW_BOT;
    }
  }
  async getPull(pull_number) {
    return (await this.#api.rest.pulls.get({ ...this.#at, pull_number })).data;
  }
  async listOpenPulls() {
    return this.#api.paginate(this.#api.rest.pulls.list, { ...this.#at, state: "open", per_page: 100 });
  }
  async listFiles(pull_number) {
    return this.#api.paginate(this.#api.rest.pulls.listFiles, { ...this.#at, pull_number, per_page: 100 });
  }
  async listPullsOf(commit_sha) {
    const { data } = await this.#api.rest.repos.listPullRequestsAssociatedWithCommit({
      ...this.#at,
      commit_sha
    });
    return data;
  }
  async firstParent(commit_sha) {
    const { data } = await this.#api.rest.git.getCommit({ ...this.#at, commit_sha });
    return data.parents[0]?.sha ?? null;
  }
  /** A file's text on a branch or commit; `null` where there is none. */
  async readText(path, ref2) {
    try {
      const { data } = await this.#api.rest.repos.getContent({ ...this.#at, path, ref: ref2 });
      if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return null;
      return Buffer.from(data.content, "base64").toString("utf8");
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }
  async listComments(issue_number) {
    return this.#api.paginate(this.#api.rest.issues.listComments, {
      ...this.#at,
      issue_number,
      per_page: 100
    });
  }
  async getComment(comment_id) {
    return (await this.#api.rest.issues.getComment({ ...this.#at, comment_id })).data;
  }
  async createComment(issue_number, body) {
    return (await this.#api.rest.issues.createComment({ ...this.#at, issue_number, body })).data;
  }
  async updateComment(comment_id, body) {
    await this.#api.rest.issues.updateComment({ ...this.#at, comment_id, body });
  }
  async deleteComment(comment_id) {
    await this.#api.rest.issues.deleteComment({ ...this.#at, comment_id });
  }
  async react(comment_id, content) {
    await this.#api.rest.reactions.createForIssueComment({ ...this.#at, comment_id, content });
  }
  /** GitHub's own word on a person: admin, write, read, none; `null` for somebody it does not know. */
  async getPermission(username) {
    try {
      const { data } = await this.#api.rest.repos.getCollaboratorPermissionLevel({ ...this.#at, username });
      return data.permission;
    } catch (error) {
      if (statusOf(error) === 404) return "none";
      throw error;
    }
  }
  async listChecks(ref2, check_name) {
    const { data } = await this.#api.rest.checks.listForRef({
      ...this.#at,
      ref: ref2,
      check_name,
      filter: "latest",
      per_page: 100
    });
    return data.check_runs;
  }
  /** Opens a check in progress. An answer that got lost is looked for before it is asked again. */
  async openCheck(check) {
    for (let tries = 1; ; tries += 1)
      try {
        const { data } = await this.#api.rest.checks.create({
          ...this.#at,
          name: check.name,
          head_sha: check.sha,
          external_id: check.id,
          status: "in_progress",
          started_at: (/* @__PURE__ */ new Date()).toISOString(),
          output: withoutEmpty(check.output),
          ...check.url === null ? {} : { details_url: check.url }
        });
        return data.id;
      } catch (error) {
        if (!isUncertain(error) || tries >= MOST_TRIES) throw error;
        await sleep2(500 * 2 ** (tries - 1));
        const known = await this.listChecks(check.sha, check.name);
        const found = known.find(({ external_id }) => external_id === check.id);
        if (found !== void 0) return found.id;
      }
  }
  /** Completes a check and says how many annotations it has. */
  async closeCheck(check_run_id, { conclusion, output }) {
    const { data } = await this.#api.rest.checks.update({
      ...this.#at,
      check_run_id,
      status: "completed",
      conclusion,
      completed_at: (/* @__PURE__ */ new Date()).toISOString(),
      output: withoutEmpty(output)
    });
    return data.output.annotations_count;
  }
  /**
   * Adds annotations to a check that has `count` of them and says how many it has then. GitHub appends whatever it is
   * sent: so an answer that got lost is looked for before it is asked again.
   */
  async annotate(check_run_id, {
    output,
    annotations,
    count: count2
  }) {
    for (let tries = 1; ; tries += 1)
      try {
        await this.#api.rest.checks.update({
          ...this.#at,
          check_run_id,
          output: { ...withoutEmpty(output), annotations: [...annotations] },
          request: NOT_AGAIN
        });
        return count2 + annotations.length;
      } catch (error) {
        if (!isUncertain(error) || tries >= MOST_TRIES) throw error;
        await sleep2(500 * 2 ** (tries - 1));
        const { data } = await this.#api.rest.checks.get({ ...this.#at, check_run_id });
        if (data.output.annotations_count > count2) return data.output.annotations_count;
      }
  }
  async listArtifacts(run_id) {
    return this.#api.paginate(this.#api.rest.actions.listWorkflowRunArtifacts, {
      ...this.#at,
      run_id,
      per_page: 100
    });
  }
  /** The address of an artifact's zip, good for a minute, to fetch without our token. */
  async artifactUrl(artifact_id) {
    const answer3 = await this.#api.request(
      "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}",
      { ...this.#at, artifact_id, archive_format: "zip", request: { redirect: "manual" } }
    );
    const { location } = answer3.headers;
    if (typeof location !== "string") throw new Error("GitHub gave no address for the artifact.");
    return location;
  }
  async rerun(run_id) {
    await this.#api.rest.actions.reRunWorkflow({ ...this.#at, run_id });
  }
};
function withoutEmpty({ title, summary, text: text2 }) {
  return text2 === "" ? { title, summary } : { title, summary, text: text2 };
}

// src/gate/compare-base.ts
function comparableBase({ base, contract_hash }) {
  return base !== null && base.contract_hash === contract_hash ? base : null;
}
function toBaseline(standing2) {
  const { result, debate: debate2, contract_hash, judge: judge2, findings, decisions: decisions2, run } = standing2;
  if (result === null || contract_hash === null) return null;
  return {
    sha: run.sha,
    contract_hash,
    average: result.average,
    verdict: result.verdict,
    scores: result.scores,
    complete: result.complete,
    critical: result.critical.map((failure) => ({
      failure: nameFailure(failure),
      journeys: journeysOf(failure, findings)
    })),
    criteria: Object.fromEntries((debate2?.criteria ?? []).map((row) => [row.criterion, settle(row)])),
    judge: judge2,
    findings: findings.map(({ id }) => id),
    waivers: decisions2.waivers
  };
}
function toBaseEnd(base, { result, findings }) {
  const isOld = (failure) => base.critical.some(
    (one) => one.failure === nameFailure(failure) && journeysOf(failure, findings).every((journey) => one.journeys.includes(journey))
  );
  return { ...base, critical: (result?.critical ?? []).filter(isOld).map(({ failure }) => failure) };
}
function nameFailure({ failure, finding }) {
  return finding ?? failure;
}
function journeysOf({ finding }, findings) {
  return findings.find(({ id }) => id === finding)?.journeys ?? [];
}

// src/gate/question.ts
function listQuestions(standing2, words) {
  const criteria = standing2.questions.map((question) => ofDisagreement(question, words));
  const doubts = standing2.doubts.map(({ subject, basis }, index) => ({
    id: `D${index + 1}`,
    subject,
    title: say(words, `${subject}_title`),
    evidence: basis,
    blocking: true,
    context: say(words, `${subject}_context`),
    options: ["A", "B"].map((letter) => ({
      letter,
      text: say(words, `${subject}_${letter.toLowerCase()}`),
      score: null
    })),
    why: say(words, `${subject}_why`)
  }));
  return [...criteria, ...doubts].toSorted((a, b) => Number(b.blocking) - Number(a.blocking));
}
function ofDisagreement(question, words) {
  const { recommended, strategist, ux_specialist } = question;
  const other = recommended.expert === "strategist" ? "ux_specialist" : "strategist";
  const sides = { strategist, ux_specialist };
  const options = [recommended.expert, other].map((expert, index) => ({
    letter: index === 0 ? "A" : "B",
    text: say(words, "option", { expert: say(words, expert), why: sides[expert].reasoning }),
    score: sides[expert].score
  }));
  return {
    id: `C${question.number}`,
    subject: question.criterion,
    title: question.name,
    evidence: question.basis,
    blocking: question.blocking,
    context: question.trade_off,
    options,
    why: recommended.why
  };
}

// src/gate/run-end.ts
var ACCEPTABLE = ["provisional", "judge"];

// src/gate/waivers.ts
function findWaiver(finding, waivers, today) {
  const waiver2 = waivers.find((one) => one.finding === finding.id);
  if (waiver2 === void 0) return null;
  const isExpired = waiver2.until !== null && today > waiver2.until;
  const hasSpread = finding.journeys.some((journey) => !waiver2.journeys.includes(journey));
  return { waiver: waiver2, state: isExpired ? "expired" : hasSpread ? "spread" : "waived" };
}
function listWaived(findings, waivers, today) {
  return findings.filter((finding) => findWaiver(finding, waivers, today)?.state === "waived").map(({ id }) => id);
}
function joinWaivers(a, b) {
  const sorted = [...a, ...b].toSorted((one, two) => one.at < two.at ? -1 : 1);
  return [...new Map(sorted.map((waiver2) => [waiver2.finding, waiver2])).values()];
}

// src/debate/compare-rounds.ts
function compareRounds(before, after) {
  const old = new Map(before.criteria.map((row) => [row.criterion, row]));
  const wasApart = (row) => isApart(old.get(row.criterion), before);
  const { criteria } = after;
  return {
    since: before.round,
    converged: criteria.filter((row) => wasApart(row) && !isApart(row, after)).map(nameOf),
    diverged: criteria.filter((row) => !wasApart(row) && isApart(row, after)).map(nameOf),
    ruled: criteria.flatMap((row) => {
      const { resolution } = row;
      const isKnown = sameRuling(old.get(row.criterion)?.resolution ?? null, resolution);
      return resolution === null || isKnown ? [] : [{ ...nameOf(row), ...resolution }];
    }),
    moved: criteria.flatMap((row) => {
      const from = old.get(row.criterion)?.combined;
      return from === void 0 || from === row.combined ? [] : [{ ...nameOf(row), from, to: row.combined }];
    })
  };
}
function isApart(row, { divergent }) {
  if (row === void 0 || row.category === "consensus") return false;
  return row.category === "disagreement" || divergent.includes(row.criterion);
}
function sameRuling(a, b) {
  return a?.score === b?.score && a?.author === b?.author && a?.reasoning === b?.reasoning;
}
function nameOf({ criterion, number: number2, name }) {
  return { criterion, number: number2, name };
}

// src/debate/round-codec.ts
function packRound(debate2, facts) {
  const { round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent } = debate2;
  const criteria = debate2.criteria.map(
    ({ criterion, number: number2, name, strategist, ux_specialist, combined, status, category, resolution }) => ({
      criterion,
      number: number2,
      name,
      strategist: packPosition(strategist),
      ux_specialist: packPosition(ux_specialist),
      combined,
      status,
      category,
      resolution
    })
  );
  return {
    ...{ round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent },
    ...facts,
    criteria
  };
}
function unpackDebate(packed, note3) {
  const { round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent } = packed;
  const criteria = packed.criteria.map((row) => {
    const trade_off = row.category === "disagreement" ? note3 : null;
    return {
      ...row,
      trade_off,
      strategist: unpackPosition(row.strategist, note3),
      ux_specialist: unpackPosition(row.ux_specialist, note3)
    };
  });
  const count2 = (wanted) => criteria.filter(({ status }) => status === wanted).length;
  return {
    ...{ round, cycle, mode, execution, scale, threshold, cross_reviewed, conformity, divergent },
    criteria,
    journeys: [],
    passing: count2("PASS"),
    failing: count2("FAIL"),
    pending: count2("PENDING"),
    log: [note3]
  };
}
function unpackRecord(packed, known) {
  const { version, bases, judge: judge2 } = packed;
  return {
    evidence: packed.evidence ?? known.evidence,
    version,
    debate: unpackDebate(packed, known.note),
    judge: judge2 === null ? null : unpackJudge(packed, judge2, known.note),
    bases
  };
}
function unpackJudge({ round, version, scale, threshold, criteria }, judge2, note3) {
  const said = new Map(judge2.criteria.map((row) => [row.criterion, row]));
  const below = judge2.criteria.filter(({ status }) => status === "below");
  return {
    ...{ round, version, scale, threshold, mode: judge2.mode, verdict: judge2.verdict },
    criteria: criteria.map(({ criterion, number: number2, name }) => {
      const { score: score2 = null, status = "not_judged" } = said.get(criterion) ?? {};
      return { criterion, number: number2, name, score: score2, status, worst_ref: null, evidence: note3 };
    }),
    failing: below.map(({ criterion }) => ({ criterion, evidence: note3, expected: note3, suggestion: note3 })),
    observations: [],
    overall: note3,
    artefacts: [],
    limitations: [note3]
  };
}
function packPosition(position2) {
  return position2 === null ? null : [position2.score, position2.adjusted];
}
function unpackPosition(scores2, note3) {
  if (scores2 === null) return null;
  const [score2, adjusted] = scores2;
  return { score: score2, adjusted, response: null, reasoning: note3, evidence_refs: [] };
}

// src/action/seat-run.ts
function seatRun(rounds, validations, arrival) {
  const last = rounds.at(-1);
  if (last === void 0) return { place: { round: 1, cycle: 1 }, before: [] };
  const place = findPlace(last, rounds, { validations, arrival });
  return { place, before: rounds.filter(({ round }) => round < place.round) };
}
function findPlace(last, rounds, { validations, arrival }) {
  const { sha, evidence, is_head } = arrival;
  if (!is_head) return placeOf(rounds.findLast((round) => round.sha === sha) ?? last);
  if (isOpened(validations, last.round)) return { round: last.round + 1, cycle: 1 };
  if (last.sha === sha || last.evidence === evidence) return placeOf(last);
  return followRound(placeOf(last), last.ended ? "PASS" : null);
}
function isOpened(validations, last) {
  return validations.some(({ after }) => after >= last);
}
function carryValidations(validations, { round, cycle }) {
  const isMissed = ({ after }) => after === round - 1 && cycle !== 1;
  return validations.map((one) => isMissed(one) ? { ...one, after: round } : one);
}
function placeOf({ round, cycle }) {
  return { round, cycle };
}

// src/action/trace-rounds.ts
function traceRounds(settling) {
  const { standing: standing2, debate: debate2, judge: judge2 } = settling;
  const earlier = standing2.rounds.map(endOf);
  const ends = debate2 === null ? earlier : [...earlier, { debate: debate2, version: standing2.run.sha, judge: judge2 }];
  const [last, before] = [ends.at(-1), earlier.at(-1)];
  if (last === void 0) return null;
  return {
    place: placeOf2(standing2, debate2),
    ...describeNext(settling, earlier),
    history: ends.map(({ debate: { round, cycle, passing }, judge: word }) => ({
      round,
      cycle,
      passing,
      judge: word
    })),
    evolution: traceScores(ends),
    change: debate2 === null || before === void 0 ? null : compareRounds(before.debate, debate2),
    last: debate2 === null ? { sha: standing2.rounds.at(-1)?.sha ?? "", debate: last.debate } : null
  };
}
function placeOf2({ place }, debate2) {
  if (place !== null) return place;
  return debate2 === null ? null : { round: debate2.round, cycle: debate2.cycle, max_cycles: null };
}
function describeNext(settling, earlier) {
  const { standing: standing2, debate: debate2, judge: judge2, is_accepted } = settling;
  const { place, rounds, decisions: decisions2 } = standing2;
  const last = debate2?.round ?? rounds.at(-1)?.round ?? 0;
  const is_opened = isOpened(decisions2.validations ?? [], last);
  if (place === null)
    return {
      next: is_opened ? "opened" : null,
      left: null,
      is_spent: false,
      stalled: false
    };
  const held = takeValidation(earlier, place.cycle);
  const now = debate2 === null ? [] : [{ debate: debate2, version: place.version, judge: judge2 }];
  const { next, remaining, stalled } = traceArc([...held, ...now], {
    max_cycles: place.max_cycles,
    is_over: debate2 === null && place.cycle > place.max_cycles
  });
  const budget = { left: remaining, is_spent: next === "budget_spent", stalled };
  if (is_opened) return { next: "opened", ...budget };
  return { next: next === "person" && is_accepted ? "done" : next, ...budget };
}
function endOf(round) {
  return { debate: unpackDebate(round, "-"), version: round.version, judge: round.judge?.verdict ?? null };
}

// src/action/settle.ts
function settle3(standing2, frame) {
  const { decisions: decisions2, findings, result } = standing2;
  const base = comparableBase(standing2);
  const debate2 = standing2.debate === null ? null : applyRulings(standing2.debate, listRulings(standing2));
  const judged = debate2 !== null && summarize(debate2) === "pass";
  const waived = listWaived(findings, decisions2.waivers, frame.today);
  const criticals = result?.critical ?? [];
  const judge2 = judged ? standing2.judge : null;
  const is_accepted = isAccepted(standing2, "judge");
  const rounds = traceRounds({ standing: standing2, debate: debate2, judge: judge2, is_accepted });
  const conclusions = concludeParts(
    {
      aggregate: outcomeOf(standing2),
      debate: debate2,
      judge: judge2,
      mode: standing2.mode,
      absent: standing2.absent,
      broken: standing2.broken,
      spent: spentNow(standing2, rounds),
      accepted: ACCEPTABLE.filter((subject) => isAccepted(standing2, subject)),
      waived: criticals.filter(({ finding }) => finding !== null && waived.includes(finding)).map(({ failure }) => failure),
      base: base === null || standing2.compare === "absolute" ? null : toBaseEnd(base, standing2)
    },
    frame.gate
  );
  const doubts = standing2.doubts.filter(({ subject }) => judged || subject !== "judge");
  const questions2 = listQuestions({ ...standing2, doubts }, frame.gate);
  return {
    standing: standing2,
    conclusions,
    questions: questions2,
    report: {
      standing: { ...standing2, debate: debate2 },
      conclusions,
      base,
      ...listAsked(standing2, questions2),
      waivers: findings.flatMap((finding) => {
        const found = findWaiver(finding, decisions2.waivers, frame.today);
        return found === null ? [] : [{ finding, ...found }];
      }),
      rounds,
      links: frame.links,
      marker: frame.marker,
      words: frame.words
    }
  };
}
function listRulings({ decisions: decisions2, questions: questions2 }) {
  const asked2 = new Map(questions2.map(({ criterion, basis }) => [criterion, basis]));
  return entriesOf(decisions2).flatMap(({ subject, answer: answer3 }) => {
    if (answer3 === null || answer3.score === null || asked2.get(subject) !== answer3.evidence) return [];
    const { score: score2, reason, author, evidence } = answer3;
    return [{ criterion: subject, score: score2, reasoning: reason, author, basis: evidence }];
  });
}
function outcomeOf({ result }) {
  if (result === null) return null;
  return {
    verdict: result.verdict,
    average_score: result.average,
    threshold_met: result.average >= result.threshold,
    interactive_test_completed: result.complete,
    critical_failures: result.critical.map(({ method, failure }) => ({ method, failure }))
  };
}
function spentNow({ place, spent }, rounds) {
  if (place === null || rounds === null) return spent;
  return rounds.is_spent ? place.max_cycles : null;
}
function isAccepted({ decisions: decisions2, doubts }, subject) {
  const doubt = doubts.find((one) => one.subject === subject);
  const answer3 = entriesOf(decisions2).find((entry) => entry.subject === subject)?.answer;
  return doubt !== void 0 && answer3?.evidence === doubt.basis && answer3.value === "B";
}
function listAsked({ decisions: decisions2 }, questions2) {
  const entries = new Map(entriesOf(decisions2).map((entry) => [entry.subject, entry]));
  const open = questions2.filter(({ subject }) => entries.get(subject)?.answer == null);
  const show2 = (question) => ({
    ...question,
    previous: entries.get(question.subject)?.previous ?? null
  });
  const asked2 = new Set(questions2.map(({ subject }) => subject));
  return {
    open: open.filter(({ blocking }) => blocking).map(show2),
    assumed: open.filter(({ blocking }) => !blocking).map(show2),
    settled: entriesOf(decisions2).filter(({ subject, answer: answer3 }) => asked2.has(subject) && answer3 !== null)
  };
}

// src/action/desk.ts
var PRODUCT = "UX Jury";
async function openDesk(environment, runner, options) {
  const [owner = "", repo = ""] = runner.repository.split("/");
  const github = new Repository({ token: options.token, api_url: runner.api_url, owner, repo });
  const texts = readTexts();
  return {
    github,
    options,
    environment,
    runner,
    words: readGithubWords(texts.report.words),
    gate: texts.gate,
    author: await github.whoAmI(),
    started: (/* @__PURE__ */ new Date()).toISOString(),
    denied: /* @__PURE__ */ new Set()
  };
}
function namesOf({ options, words }) {
  const name = options.id === "" ? PRODUCT : `${PRODUCT} (${options.id})`;
  return {
    verdict: sentence(words.check, "verdict_name", { name }),
    debate: sentence(words.check, "debate_name", { name }),
    marker: `<!-- ux-jury:comment ${options.id === "" ? "default" : options.id} -->`
  };
}
function runUrl({ server_url, repository, run_id }) {
  return `${server_url}/${repository}/actions/runs/${run_id}`;
}
function commentOf(desk, pull) {
  return new LivingComment(desk.github, { pull, marker: namesOf(desk).marker, author: desk.author });
}
function settleFor(desk, standing2) {
  const { url } = standing2.run;
  const { server_url, repository } = desk.runner;
  return settle3(standing2, {
    gate: desk.gate,
    words: desk.words,
    marker: namesOf(desk).marker,
    links: { run: url, artifact: `${url}#artifacts`, store: `${server_url}/${repository}` },
    today: (/* @__PURE__ */ new Date()).toISOString().slice(0, 10)
  });
}
async function attempt(desk, what, work2) {
  try {
    return await work2();
  } catch (error) {
    const status = statusOf(error);
    if (status === 422 && /no commit found/i.test(messageOf(error))) return null;
    if (status !== 401 && status !== 403 && status !== 404) throw error;
    desk.denied.add(what);
    debug(escapeLog(messageOf(error)));
    return null;
  }
}
function tell(desk, name, values = {}) {
  info(escapeLog(sentence(desk.words.log, name, values), 1e3));
}
function tellDenied({ denied, words }) {
  if (denied.size === 0) return;
  warning(escapeLog(sentence(words.log, "degraded", { what: [...denied].join(", ") }), 1e3));
}

// src/report/github/render-check.ts
var MOST_CHECK = 65e3;
var MOST_TITLE = 200;
function renderVerdictCheck(report, hidden, most = MOST_CHECK) {
  const { words, conclusions } = report;
  const title = `${verdictLine(report)}: ${words.report.conclusion[conclusions.verdict.conclusion]}`;
  const summary = fitSections(
    [
      { name: "", need: 0, blocks: renderHead({ ...report, conclusions: only(report, "verdict") }) },
      { name: "", need: 0, blocks: renderScores(report) },
      { name: sentence(words.comment, "fixes"), need: 1, blocks: renderFixes(report) }
    ],
    most,
    words
  );
  const details = fitSections(
    [
      { name: sentence(words.comment, "loops"), need: 1, blocks: renderLoops(report) },
      { name: sentence(words.comment, "findings"), need: 2, blocks: renderFindings(report) },
      { name: "", need: 0, blocks: renderFoot(report) }
    ],
    most - hidden.length,
    words
  );
  return finish({ title, summary, text: `${details}
${hidden}` });
}
function renderDebateCheck(report, hidden, most = MOST_CHECK) {
  const { words, standing: standing2 } = report;
  const { debate: debate2 } = standing2;
  const state = debate2 === null ? sentence(words.check, "no_debate") : sentence(words.check, "debate_title", {
    passing: debate2.passing,
    failing: debate2.failing,
    pending: debate2.pending,
    all: debate2.criteria.length
  });
  const title = `${placeLine(report)} ${state}`.trim();
  const summary = fitSections(
    [
      { name: "", need: 0, blocks: [reasonsOf2(report), md`${debateLine(report)}`] },
      { name: sentence(words.comment, "criteria"), need: 2, blocks: renderCriteria(report) },
      { name: sentence(words.comment, "rounds"), need: 3, blocks: renderRounds(report) },
      { name: sentence(words.comment, "decided"), need: 1, blocks: renderDecisions(report) }
    ],
    most,
    words
  );
  const details = fitSections(
    [
      { name: sentence(words.comment, "debate"), need: 1, blocks: renderDebate(report) },
      { name: "", need: 0, blocks: renderFoot(report) }
    ],
    most - hidden.length,
    words
  );
  return finish({ title, summary, text: `${details}
${hidden}` });
}
function renderPlainCheck(words, name, why = "") {
  const summary = md`${sentence(words.check, `${name}_summary`)} ${brief(why, 600)}`.markdown;
  return finish({ title: sentence(words.check, name), summary, text: "" });
}
function reasonsOf2({ conclusions }) {
  return bullets(conclusions.debate.reasons.slice(0, 20).map((reason) => brief(reason, 400)));
}
function only({ conclusions }, part) {
  return { ...conclusions, whole: conclusions[part] };
}
function finish({ title, summary, text: text2 }) {
  return {
    title: escapePlane(cleanText(title, MOST_TITLE)),
    summary: escapePlane(summary),
    text: escapePlane(text2)
  };
}

// src/adapters/github/checks.ts
var MOST_ANNOTATIONS = 50;
var CheckRun = class _CheckRun {
  name;
  #github;
  #id;
  #closed = false;
  constructor(github, name, id) {
    this.#github = github;
    this.name = name;
    this.#id = id;
  }
  static async open(github, check) {
    return new _CheckRun(github, check.name, await github.openCheck(check));
  }
  /** The latest check of that name on a commit, else a new one. */
  static async reopen(github, check) {
    const known = await github.listChecks(check.sha, check.name);
    const latest = known.toSorted((a, b) => b.id - a.id)[0];
    return latest === void 0 ? _CheckRun.open(github, check) : new _CheckRun(github, check.name, latest.id);
  }
  /** True once GitHub has its conclusion. */
  get isClosed() {
    return this.#closed;
  }
  /**
   * Closes the check, then adds the annotations; a text that GitHub finds too long is sent again, shorter. Resolves to the
   * number of annotations that GitHub would not take: they never stand in the way of a conclusion.
   */
  async close({ conclusion, render, annotations }) {
    const { output, count: count2 } = await this.#conclude(conclusion, render);
    this.#closed = true;
    let there = count2;
    for (let start = 0; start < annotations.length; start += MOST_ANNOTATIONS) {
      const batch = annotations.slice(start, start + MOST_ANNOTATIONS);
      try {
        there = await this.#github.annotate(this.#id, { output, annotations: batch, count: there });
      } catch (error) {
        if (statusOf(error) !== 422 && !isUncertain(error)) throw error;
        return annotations.length - start;
      }
    }
    return 0;
  }
  async #conclude(conclusion, render) {
    for (let most = MOST_CHECK; ; most = Math.floor(most * 0.6))
      try {
        const output = render(most);
        return { output, count: await this.#github.closeCheck(this.#id, { conclusion, output }) };
      } catch (error) {
        if (!isTooLong(error) || most <= 5e3) throw error;
      }
  }
};

// src/action/publish.ts
async function openChecks(desk, sha, how) {
  const { run_id, run_attempt } = desk.runner;
  const names = namesOf(desk);
  const open = (name) => attempt(
    desk,
    "checks",
    () => CheckRun[how](desk.github, {
      name,
      sha,
      id: `${run_id}/${run_attempt}`,
      url: runUrl(desk.runner),
      output: renderPlainCheck(desk.words, "running")
    })
  );
  const checks = { verdict: await open(names.verdict), debate: await open(names.debate) };
  if (checks.verdict === null && !desk.denied.has("checks")) tell(desk, "gone");
  return checks;
}
async function closeChecks(desk, checks, { settled, annotations }) {
  const { conclusions } = settled;
  const standing2 = settled.report.standing;
  const report = { ...settled.report, block: "" };
  const base = toBaseline(standing2);
  const hidden = base === null ? "" : encodeBaseline(base);
  const state = encodeStanding(settled.standing) ?? "";
  await closeOne(desk, checks.verdict, {
    conclusion: conclusions.verdict.conclusion,
    render: (most) => renderVerdictCheck(report, hidden, most),
    annotations
  });
  await closeOne(desk, checks.debate, {
    conclusion: conclusions.debate.conclusion,
    render: (most) => renderDebateCheck(report, state, most),
    annotations: []
  });
}
async function closePlain(desk, checks, end) {
  const render = () => renderPlainCheck(desk.words, end.name, end.why);
  const { conclusion } = end;
  const open = [checks.verdict, checks.debate].filter(
    (check) => end.name !== "cancelled" || check?.isClosed === false
  );
  await Promise.all(open.map((check) => closeOne(desk, check, { conclusion, render, annotations: [] })));
}
function composeComment(settled, most) {
  const block = encodeStanding(settled.standing, Math.min(28e3, Math.floor(most * 0.45))) ?? "";
  return renderComment({ ...settled.report, block }, most);
}
function isNewer(theirs, ours) {
  const [a, b] = [Date.parse(theirs.started), Date.parse(ours.started)];
  if (a !== b) return a > b;
  return theirs.number * 1e3 + theirs.attempt > ours.number * 1e3 + ours.attempt;
}
async function closeOne(desk, check, end) {
  if (check === null) return;
  const left = await attempt(desk, "checks", () => check.close(end));
  if (left !== null && left > 0) tell(desk, "annotations_left", { count: String(left) });
}

// src/action/read-pull.ts
async function readPull(desk, number2) {
  return attempt(desk, "pull request", () => desk.github.getPull(number2));
}

// src/action/recall.ts
var MOST_PARENTS = 10;
var MOST_COMMITS = 6;
function subjectOf(pull, sha) {
  return pull === null ? `commit ${sha}` : `pull ${pull}`;
}
async function recall(desk, place) {
  const { pull, sha } = place;
  if (pull === null) return { state: null, seen: false };
  const comments = await attempt(desk, "comment", () => commentOf(desk, pull).find());
  const [comment] = comments ?? [];
  if (comment !== void 0) {
    const state = decodeStanding(comment.body ?? "");
    if (state !== null && typeof state === "object") return { state, seen: true };
  }
  const subject = subjectOf(pull, sha);
  const own = await fromCheck(desk, sha, subject);
  const seen2 = own !== null || comment !== void 0;
  return { state: own ?? await fromEarlier(desk, place, subject), seen: seen2 };
}
async function fromEarlier(desk, { sha, before, base_sha }, subject) {
  const replaced = before === null ? null : await fromCheck(desk, before, subject);
  if (replaced !== null) return replaced;
  let at = sha;
  for (let steps = 0; steps < MOST_COMMITS; steps += 1) {
    const child = at;
    at = await attempt(desk, "base", () => desk.github.firstParent(child));
    if (at === null || at === base_sha) return null;
    const state = await fromCheck(desk, at, subject);
    if (state !== null) return state;
  }
  return null;
}
async function fromCheck(desk, sha, subject) {
  const checks = await attempt(desk, "checks", () => desk.github.listChecks(sha, namesOf(desk).debate));
  for (const check of (checks ?? []).toSorted((a, b) => b.id - a.id)) {
    const state = decodeStanding(check.output.text ?? "");
    if (state !== null && typeof state === "object" && state.decisions.subject === subject) return state;
  }
  return null;
}
async function findBaseline(desk, from) {
  let sha = from;
  for (let steps = 0; sha !== null && steps < MOST_PARENTS; steps += 1) {
    const at = sha;
    const checks = await attempt(desk, "base", () => desk.github.listChecks(at, namesOf(desk).verdict));
    if (checks === null) return null;
    for (const check of checks.toSorted((a, b) => b.id - a.id)) {
      const base = decodeBaseline(check.output.text ?? "");
      if (base !== null && typeof base === "object") return base;
    }
    sha = await attempt(desk, "base", () => desk.github.firstParent(at));
  }
  return null;
}

// src/action/reply.ts
var SPOKEN = ["help", "status", "rerun", "validate", "validate_later"];
async function reply(desk, to) {
  const isRefused2 = to.refused !== null || to.taken.some(({ accepted }) => !accepted);
  await react(desk, to, isRefused2 ? "confused" : "+1");
  const spoken = to.taken.filter(({ say: say2, accepted }) => !accepted || SPOKEN.includes(say2));
  const isDenied = spoken.some(({ say: say2 }) => say2 === "rerun_denied" || say2 === "validate_later");
  const lines = spoken.filter(({ say: say2 }) => !(isDenied && (say2 === "rerun" || say2 === "validate")));
  const said = to.refused === null ? lines : [{ say: to.refused, values: {}, accepted: false }, ...lines];
  if (said.length === 0) return;
  const marker = `<!-- ux-jury:reply ${to.author} ${[...new Set(said.map(({ say: say2 }) => say2))].join(" ")} -->`;
  if (!to.is_granted && await wasSaid(desk, to.pull, marker)) return;
  await attempt(
    desk,
    "comment",
    () => desk.github.createComment(to.pull, compose(desk, to, { said, marker }))
  );
}
function compose({ words }, to, { said, marker }) {
  const gate = to.gate === null ? "" : words.report.conclusion[to.gate];
  const lines = said.map(
    ({ say: say2, values }) => brief(sentence(words.reply, say2, { ...values, gate, rounds: to.rounds }), 600).markdown
  );
  const help = said.some(({ say: say2 }) => say2 === "help" || say2 === "unclear") ? [words.help.trim()] : [];
  const first = `${brief(sentence(words.reply, "to", { author: to.author }), 60).markdown} ${lines.join("\n\n")}`;
  return [marker, first, ...help].join("\n\n");
}
async function wasSaid(desk, pull, marker) {
  const comments = await attempt(desk, "comment", () => desk.github.listComments(pull)) ?? [];
  return comments.some(({ user, body }) => user?.login === desk.author && body?.startsWith(marker) === true);
}
async function react(desk, { comment }, reaction) {
  if (comment === null) return;
  try {
    await desk.github.react(comment, reaction);
  } catch (error) {
    info(escapeLog(messageOf(error)));
  }
}

// src/action/team/turn.ts
function note2({ bench, author, at }, state, { name, ...values }) {
  const what = fill2(bench.words[name] ?? name, values).slice(0, 400);
  return { ...state, said: [...state.said, { by: author, at, what }].slice(-60) };
}
function yes(say2) {
  return { say: say2, values: {}, accepted: true };
}
function no(say2, values = {}) {
  return { say: say2, values, accepted: false };
}

// src/action/team/work.ts
import { isDeepStrictEqual } from "node:util";

// src/contract/team/team-decisions.ts
var gateAssumption = strictObject({
  id: text,
  title: text,
  default: text,
  status: _enum(["open", "accepted", "promoted"]),
  user_override: string().nullable(),
  rationale: text.optional()
});
var gateDecision = strictObject({
  id: text,
  title: text,
  context: text,
  options: array(text).min(2),
  chosen: string().nullable(),
  user_input: string().nullable()
});
var teamDecisions = strictObject({
  specialist: text,
  gate_started: text,
  gate_completed: string().nullable(),
  assumptions: array(gateAssumption),
  decisions: array(gateDecision)
});

// src/contract/team/pull-state.ts
var PULL_STATE_VERSION = 2;
var named = { id: slug, rule: slug, claim: text };
var seen = strictObject({ journey: slug, step: int().nullable(), status: text });
var builtIssue = strictObject({ ...named, seen: array(seen) });
var builtTask = strictObject({
  task: text,
  title: text,
  specialist: slug,
  status: _enum(["PASS", "FAIL", "PARTIAL"]),
  /** The findings that this build changes something for. */
  issues: array(builtIssue),
  handed_over: count
});
var BRANCH_FATES = ["pushed", "fork", "denied", "foreign", "changed", "refused"];
var pullBranch = strictObject({
  name: text,
  commit: text.nullable(),
  fate: _enum(BRANCH_FATES),
  why: string()
});
var pullBuild = strictObject({
  by: text,
  at: text,
  sha: text,
  url: text,
  tasks: array(builtTask),
  /** Every finding that was known before, so that a new one is seen. */
  known: array(strictObject(named)),
  average: number(),
  verdict: text,
  suggested: count,
  /** Changed lines that the pull request's diff does not show: only in the patch. */
  outside: array(strictObject({ file: text, line: int().min(1) })),
  branch: pullBranch.nullable(),
  for_people: array(text)
});
var shownTask = strictObject({
  id: text,
  title: text,
  depth: _enum(DEPTHS),
  specialist: slug.nullable(),
  criteria: count,
  dependencies: array(text)
});
var pullProof = strictObject({
  sha: text,
  url: text,
  tasks: array(
    strictObject({ task: text, gone: count, still: count, unseen: count, proven: boolean() })
  ),
  fresh: array(strictObject({ issue: slug, claim: text })),
  average: number(),
  verdict: text,
  fell: boolean()
});
var pullState = strictObject({
  version: literal(PULL_STATE_VERSION),
  run: strictObject({ id: text, sha: text, url: text }),
  basis: sha2562,
  since: text,
  choices: strictObject({ depths: record(text, _enum(DEPTHS)), specialists: record(text, slug) }),
  confirmed: strictObject({ by: text, at: text }).nullable(),
  /** Decisions that a person wants to see by themselves, after the table of eight or more. */
  discussed: array(text).nullable(),
  /** Who answered what, in order. */
  said: array(strictObject({ by: text, at: text, what: text })),
  /** Every question with its answer, without the reasons beside it. */
  answers: array(teamDecisions),
  rulings: array(strictObject({ id: slug, verdict: _enum(["accepted", "resolved"]), words: text })),
  /** The plan and the team as the comment shows them; of the criteria the first ones. */
  shown: strictObject({
    tasks: array(shownTask),
    criteria: array(strictObject({ id: text, text })),
    phases: array(array(slug))
  }),
  /** The last commit that we put on a branch: only on top of that one do we ever put another. */
  pushed: strictObject({ name: text, commit: text }).nullable(),
  built: pullBuild.nullable(),
  proof: pullProof.nullable()
});

// src/team/detail/carry-answers.ts
function carryAnswers(earlier, gates, now) {
  return gates.map((gate) => {
    const own = earlier.filter(({ specialist }) => specialist === gate.specialist);
    const { gate_started = gate.gate_started, gate_completed } = own[0] ?? {};
    const carried = {
      ...gate,
      gate_started,
      assumptions: gate.assumptions.map((one) => carryAssumption(one, own)),
      decisions: gate.decisions.map((one) => carryDecision(one, own))
    };
    return closeGate(carried, gate_completed ?? now);
  });
}
function slimGate(gate) {
  return {
    ...gate,
    assumptions: gate.assumptions.map(({ rationale: _, ...one }) => one),
    decisions: gate.decisions.map((one) => ({ ...one, context: "-" }))
  };
}
function carryAssumption(one, own) {
  const same = own.flatMap(({ assumptions }) => assumptions).filter((old) => old.title === one.title && old.default === one.default);
  const known = same.find(({ id }) => id === one.id) ?? same.find(({ status }) => status !== "open");
  if (one.status !== "open" || known === void 0) return one;
  return { ...one, status: known.status, user_override: known.user_override };
}
function carryDecision(one, own) {
  const same = own.flatMap(({ decisions: decisions2 }) => decisions2).filter((old) => isSame3(old, one));
  const known = same.find(({ id }) => id === one.id) ?? same.find(({ chosen }) => chosen !== null);
  if (one.chosen !== null || known === void 0) return one;
  return { ...one, chosen: known.chosen, user_input: known.user_input };
}
function isSame3(old, now) {
  return old.title === now.title && old.options.length === now.options.length && old.options.every((option) => now.options.includes(option));
}

// src/action/team/team-files.ts
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
var MADE = /^(?:output|build-report\.(?:json|md)|plan\.md)$/;
function clearTeam(out) {
  const path = join(out, "team");
  mkdirSync(path, { recursive: true });
  for (const name of readdirSync(path).filter((one) => !MADE.test(one)))
    rmSync(join(path, name), { recursive: true, force: true });
  const { run_id } = new RunFolder(out).read("aggregate", "aggregate.json");
  new TeamFolder(out).writeState(newState(run_id));
}

// src/action/team/work.ts
var CONFLICTS = "blueprint-conflicts.json";
function openOn(bench, ground, state) {
  const choices = state?.choices ?? { depths: {}, specialists: {} };
  return openTeam({
    out: bench.desk.options.out,
    project: ground.project,
    home: bench.home,
    yes: false,
    changed_since: null,
    overrides: { specialists: choices.specialists, producers: {}, depths: choices.depths },
    settings: { walk: null, ...state?.confirmed == null ? {} : { approve: true } },
    ask: null,
    say: () => void 0,
    now: () => (/* @__PURE__ */ new Date()).toISOString(),
    places: ground.places,
    deferred: bench.words.deferred ?? "-"
  });
}
function planOn(bench, ground) {
  const { run } = bench.pull.standing;
  clearTeam(bench.desk.options.out);
  const team = openOn(bench, ground, null);
  planTeam(team);
  const plan2 = readPlan(team);
  const now = (/* @__PURE__ */ new Date()).toISOString();
  const state = {
    version: PULL_STATE_VERSION,
    run: { id: run.id, sha: run.sha, url: run.url },
    basis: basisOf(plan2),
    since: now,
    choices: { depths: {}, specialists: {} },
    confirmed: team.settings.approve ? { by: "ux-jury.team.yml", at: now } : null,
    discussed: null,
    said: [],
    answers: [],
    rulings: [],
    shown: { tasks: [], criteria: [], phases: [] },
    pushed: null,
    built: null,
    proof: null
  };
  return { state, plan: plan2 };
}
function basisOf({ tasks, verdict }) {
  const bare = tasks.map(({ files: _, ...task }) => task);
  return sha256(JSON.stringify({ verdict, bare }));
}
function proposeOn(team) {
  return assembleTeam({
    plan: readPlan(team),
    ...readTeamRegistries(team),
    words: team.words,
    overrides: team.request.overrides
  });
}
async function workOn(bench, ground, state) {
  clearTeam(bench.desk.options.out);
  const team = openOn(bench, ground, state);
  planTeam(team);
  if (state.confirmed === null || await assembleTeam2(team) !== 0) return state;
  await detailTeam(team);
  const opened = readGates(team);
  const carried = carryAnswers(state.answers, opened, team.request.now());
  if (!isDeepStrictEqual(carried, opened)) {
    writeGates(team, carried);
    await detailTeam(team);
  }
  applyRulings2(team, state.rulings);
  return withGates(state, carried);
}
function applyRulings2(team, rulings2) {
  const { folder } = team;
  if (rulings2.length === 0 || !folder.has(CONFLICTS)) return;
  const all = folder.read("team-conflicts", CONFLICTS);
  const conflicts = all.conflicts.map((one) => {
    const found = rulings2.find(({ id }) => id === one.id);
    return found === void 0 ? one : { ...one, ruling: { verdict: found.verdict, words: found.words } };
  });
  folder.write(CONFLICTS, { ...all, conflicts });
  closeDetail(team);
}
function renewOn(state, fresh) {
  return { ...state, run: fresh.run, built: null, proof: null };
}
function decisionsOf(specialist) {
  return `scratch/${specialist}-decisions.json`;
}
function readGates(team) {
  if (!team.folder.has("team_assignment.json")) return [];
  const { execution_order } = team.folder.read("team-assignment", "team_assignment.json");
  return execution_order.flatMap(({ specialists }) => specialists).map(decisionsOf).filter((name) => team.folder.has(name)).map((name) => team.folder.read("team-decisions", name));
}
function writeGates(team, gates) {
  for (const gate of gates) team.folder.write(decisionsOf(gate.specialist), gate);
}
function withGates(state, gates) {
  const others = state.answers.filter(
    (old) => gates.every(({ specialist }) => specialist !== old.specialist)
  );
  return { ...state, answers: [...gates.map(slimGate), ...others] };
}

// src/action/team/begin-anew.ts
async function beginAnew(turn, asks) {
  const { bench, ground } = turn;
  const { state, plan: plan2 } = planOn(bench, ground);
  if (!plan2.tasks.some(({ kind }) => kind === "fix")) return { state: null, told: [no("team_no_work")] };
  const noted = note2({ ...turn, author: bench.desk.author }, state, { name: "said_anew" });
  const told = asks.map((ask) => ask.do === "plan" ? yes("team_planned") : no("team_broken"));
  return { state: await workOn(bench, ground, noted), told };
}

// src/team/detail/number-questions.ts
function numberQuestions(gates) {
  return {
    assumptions: gates.flatMap(({ specialist, assumptions }) => assumptions.map((one) => ({ ...one, specialist }))).map((one, at) => ({ ...one, number: `A${at + 1}` })),
    decisions: gates.flatMap(({ specialist, decisions: decisions2 }) => decisions2.map((one) => ({ ...one, specialist }))).map((one, at) => ({ ...one, number: `D${at + 1}` }))
  };
}
function openQuestions({ assumptions, decisions: decisions2 }) {
  return {
    assumptions: assumptions.filter(({ status }) => status === "open"),
    decisions: decisions2.filter(({ chosen }) => chosen === null)
  };
}

// src/team/detail/answer-questions.ts
function answerQuestion(gates, { number: number2, answer: answer3, now }) {
  const all = numberQuestions(gates);
  const question = [...all.assumptions, ...all.decisions].find((one) => one.number === number2);
  if (question === void 0 || !isOpen(gates, number2)) return refuseClosed(gates, number2);
  const isAssumption = number2.startsWith("A");
  if (answer3.kind === "promote" && !isAssumption) return no2("team_no_assumption", { id: number2 });
  if (answer3.kind === "choose" && isAssumption) return no2("team_no_decision", { id: number2 });
  if (answer3.kind === "choose" && answer3.choice !== "other") {
    const letters = "options" in question ? question.options.map((option) => option.charAt(0)) : [];
    if (!letters.includes(answer3.choice))
      return no2("team_no_option", { id: number2, letters: letters.join(", ") });
  }
  return {
    ok: true,
    gates: gates.map(
      (gate) => gate.specialist === question.specialist ? closeGate(apply(gate, question.id, answer3), now) : gate
    )
  };
}
function apply(gate, id, answer3) {
  if (answer3.kind === "promote") return promoteAssumption(gate, id, answer3.words);
  if (answer3.kind === "choose")
    return decide(gate, id, answer3.choice === "other" ? answer3.words ?? "-" : answer3.choice);
  const recommended = gate.decisions.find((one) => one.id === id)?.options[0]?.charAt(0);
  return recommended === void 0 ? acceptOne(gate, id) : decide(gate, id, recommended);
}
function isOpen(gates, number2) {
  const { assumptions, decisions: decisions2 } = openQuestions(numberQuestions(gates));
  return [...assumptions, ...decisions2].some((one) => one.number === number2);
}
function refuseClosed(gates, id) {
  const { assumptions, decisions: decisions2 } = openQuestions(numberQuestions(gates));
  const open = [...assumptions, ...decisions2].map(({ number: number2 }) => number2).join(", ");
  return no2(open === "" ? "team_nothing_open" : "team_no_question", { id, open });
}
function no2(say2, values) {
  return { ok: false, say: say2, values };
}

// src/team/state/suggest-lines.ts
function readReplacements(patch) {
  const found = [];
  let file = "";
  let line = 0;
  let isRun = false;
  let left = 0;
  for (const text2 of patch.split("\n")) {
    const hunk = /^@@ -(\d+),(\d+) \+\d+,\d+ @@$/.exec(text2);
    if (left === 0 && hunk !== null) {
      line = Number(hunk[1]);
      left = Number(hunk[2]) * 2;
      isRun = false;
    } else if (left === 0) {
      file = /^\+\+\+ b\/(.+)$/.exec(text2)?.[1] ?? file;
    } else if (text2.startsWith("-")) {
      if (!isRun || (found.at(-1)?.after.length ?? 1) > 0)
        found.push({ file, first: line, before: [], after: [] });
      found.at(-1)?.before.push(text2.slice(1));
      isRun = true;
      line += 1;
      left -= 1;
    } else if (text2.startsWith("+")) {
      found.at(-1)?.after.push(text2.slice(1));
      left -= 1;
    } else if (text2.startsWith(" ")) {
      isRun = false;
      line += 1;
      left -= 2;
    }
  }
  return found;
}
function readShownLines(files) {
  return files.flatMap(
    ({ filename, patch }) => [...(patch ?? "").matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start, size]) => {
      const [first, count2] = [Number(start), Number(size ?? 1)];
      return count2 === 0 ? [] : [{ file: filename, first, last: first + count2 - 1 }];
    })
  );
}
function splitByDiff(replacements, shown) {
  const isShown = ({ file, first, before }) => shown.some((hunk) => hunk.file === file && hunk.first <= first && first + before.length - 1 <= hunk.last);
  return {
    inside: replacements.filter(isShown),
    outside: replacements.filter((one) => !isShown(one))
  };
}

// src/team/state/verify-build.ts
function verifyBuild(build, after, run) {
  const { aggregate, outcomes } = after;
  const fresh = outcomes.issues.filter((one) => !build.known.some((old) => isSame(one, old)));
  const fell = hasFallen(build, aggregate);
  return {
    ...run,
    tasks: build.tasks.map(({ task, issues, handed_over }) => {
      const fates = issues.map((issue) => fateOf(issue, after));
      const count2 = (fate) => fates.filter((one) => one === fate).length;
      const isClean = issues.length > 0 && handed_over === 0 && fresh.length === 0 && !fell;
      return {
        task,
        gone: count2("gone"),
        still: count2("still"),
        unseen: count2("unseen"),
        proven: isClean && count2("gone") === issues.length
      };
    }),
    fresh: fresh.slice(0, 20).map(({ id, claim }) => ({ issue: id, claim })),
    average: aggregate.average_score,
    verdict: aggregate.verdict,
    fell
  };
}
function fateOf(issue, { outcomes, evidence }) {
  if (outcomes.issues.some((one) => isSame(one, issue))) return "still";
  const isSeenAgain = issue.seen.every(({ journey, step, status }) => {
    const now = evidence.journeys.find(({ id }) => id === journey);
    if (now === void 0 || now.status !== "complete" && now.status !== status) return false;
    return step === null || now.status === "complete" || now.steps.some(({ order }) => order === step);
  });
  return isSeenAgain ? "gone" : "unseen";
}
var ORDER = ["fail", "provisional", "pass"];
function hasFallen(before, after) {
  return ORDER.indexOf(after.verdict) < ORDER.indexOf(before.verdict) || after.average_score < before.average;
}
var MOST_PLACES = 5;
function keepIssue({ id, rule, claim, places }, { evidence }) {
  const seen2 = places.slice(0, MOST_PLACES).map(({ journey, step }) => ({
    journey,
    step,
    status: evidence.journeys.find((one) => one.id === journey)?.status ?? "-"
  }));
  return { id, rule, claim, seen: seen2 };
}

// src/report/github/team-questions.ts
function askTeam(view, words) {
  switch (view.stage) {
    case "confirm":
      return [brief(sentence(words, "ask_confirm"), 400), box(words, "confirm_box", "team accept")];
    case "unmatched":
      return askUnmatched(view, words);
    case "gate":
      return [...askAssumptions(view, words), ...askDecisions(view, words)];
    case "conflict":
      return [
        brief(sentence(words, "ask_conflicts"), 400),
        bullets(
          view.conflicts.map(({ number: id, what }) => brief(sentence(words, "conflict", { id, what })))
        )
      ];
    case "incomplete":
      return [
        brief(sentence(words, "ask_incomplete")),
        bullets(view.failures.slice(0, 30).map((one) => brief(sentence(words, "failure", { ...one }))))
      ];
    case "ready":
      return [brief(sentence(words, "ask_fix")), box(words, "fix_box", "fix")];
    default:
      return [];
  }
}
function askUnmatched({ tasks }, words) {
  const [first] = tasks.filter(({ specialist }) => specialist === null);
  return [brief(sentence(words, "ask_unmatched", { task: first?.id ?? "T1" }), 300)];
}
function askAssumptions({ open }, words) {
  const { assumptions } = open;
  if (assumptions.length === 0) return [];
  const lines = assumptions.map(
    ({ number: id, title, default: value, rationale, specialist }) => brief(
      sentence(words, "assumption", { id, title, default: value, rationale: rationale ?? "", specialist }),
      500
    )
  );
  const ids = assumptions.map(({ number: number2 }) => number2).join(" ");
  return [
    brief(sentence(words, "ask_assumptions"), 400),
    bullets(lines),
    box(words, "accept_assumptions", ids.length <= 60 ? `team accept ${ids}` : "team accept")
  ];
}
function askDecisions(view, words) {
  const { decisions: decisions2, assumptions } = view.open;
  if (decisions2.length === 0) return [];
  if (view.triage) {
    const rows = decisions2.map(({ number: number2, title, options }) => [
      number2,
      brief(title),
      brief(options[0] ?? "-"),
      brief(options.slice(1).join("; "))
    ]);
    const heads = ["task", "question", "recommended_answer", "instead"].map((name) => sentence(words, name));
    return [
      brief(sentence(words, "ask_triage", { count: decisions2.length }), 500),
      table(["", ...heads.slice(1)], rows, "llll"),
      ...assumptions.length === 0 ? [box(words, "accept_decisions", "team accept")] : []
    ];
  }
  return [brief(sentence(words, "ask_decisions"), 300), ...decisions2.flatMap((one) => askOne(one, words))];
}
function askOne(decision2, words) {
  const { number: id, title, specialist, context, options } = decision2;
  const name = brief(sentence(words, "decision_title", { id, title, specialist }), 300);
  const boxes = options.map(
    (option) => checkbox(brief(option, 300), `team decide ${id} ${option.charAt(0)}`)
  );
  return [{ markdown: `**${name.markdown}**` }, brief(context, 500), { markdown: boxes.join("\n") }];
}
function box(words, name, command) {
  return { markdown: checkbox(sentence(words, name), command) };
}

// src/report/github/render-team.ts
var MOST_SAID = 40;
var MOST_PLACES2 = 12;
function renderTeam(view, frame, most) {
  const { words, marker, block } = frame;
  const blocks = [...head(view, words), ...wait(view, words), ...showBuild(view, words)];
  const rest = [...showTasks(view, words), ...showCriteria(view, words), ...showSaid(view, words)];
  for (let kept = rest.length; ; kept -= 1) {
    const shed = kept < rest.length ? [brief(sentence(words, "shed"))] : [];
    const shown = [...blocks, ...rest.slice(0, kept), ...shed].map(({ markdown }) => markdown);
    const body = [marker, ...shown, block].join("\n\n");
    if (body.length <= most || kept === 0)
      return body.length <= most ? body : cut(marker, shown, { block, most });
  }
}
function cut(marker, blocks, { block, most }) {
  const kept = [];
  let size = marker.length + block.length + 4;
  for (const text2 of blocks) {
    size += text2.length + 2;
    if (size > most) break;
    kept.push(text2);
  }
  return [marker, ...kept, block].join("\n\n");
}
function head(view, words) {
  const line = brief(sentence(words, "heading", { line: sayLine(view, words) }));
  const { notice } = view;
  return [
    { markdown: `## ${line.markdown}` },
    ...notice === null ? [] : [{ markdown: `**${brief(sentence(words, `notice_${notice}`), 400).markdown}**` }],
    brief(sentence(words, "for_commit", { sha: view.sha.slice(0, 7) })),
    ...view.stale ? [{ markdown: `**${brief(sentence(words, "stale")).markdown}**` }] : []
  ];
}
function sayLine(view, words) {
  const { stage, tasks, open, conflicts, proof } = view;
  if (stage === "built" && proof !== null)
    return sentence(words, proof.fell || proof.fresh.length > 0 ? "line_refuted" : provenLine(view));
  if (view.stale && stage !== "built") return sentence(words, "stale");
  const nobody = tasks.filter(({ specialist }) => specialist === null).length;
  const counts = {
    confirm: 0,
    unmatched: nobody,
    gate: open.assumptions.length + open.decisions.length,
    conflict: conflicts.length,
    incomplete: 0,
    ready: 0,
    built: 0
  };
  return sentence(words, `line_${stage}`, { tasks: tasks.length, count: counts[stage] });
}
function provenLine({ proof, built }) {
  const changed = built?.tasks.filter(({ issues }) => issues.length > 0) ?? [];
  const isProven = ({ task }) => proof?.tasks.find((one) => one.task === task)?.proven === true;
  return changed.length > 0 && changed.every(isProven) ? "line_proven" : "line_built";
}
function wait(view, words) {
  if (view.stage === "built" || view.stale) return [];
  return [{ markdown: `### ${brief(sentence(words, "needs_person")).markdown}` }, ...askTeam(view, words)];
}
function showBuild({ built, proof }, words) {
  if (built === null) return [];
  const { outside, branch, for_people } = built;
  const places = outside.slice(0, MOST_PLACES2).map(({ file, line }) => `${file}:${line}`);
  const lines = [
    sentence(words, "built_by", { sha: built.sha.slice(0, 7), by: built.by, suggested: built.suggested }),
    ...outside.length === 0 ? [] : [sentence(words, "built_outside", { count: outside.length, places: places.join(", ") })],
    ...branch === null ? [] : [sayBranch(branch, built.sha, words)],
    ...proof === null ? [sentence(words, "built_unproven")] : []
  ].map((text2) => brief(text2, 900));
  return [
    { markdown: `### ${brief(sentence(words, "build_title")).markdown}` },
    ...lines,
    link(built.url, built.url),
    ...for_people.length === 0 ? [] : [fold(sentence(words, "built_people"), [bullets(for_people)])],
    ...showProof(built, proof, words)
  ];
}
function sayBranch({ name, fate, why }, sha, words) {
  return sentence(words, `branch_${fate}`, { branch: name, sha: sha.slice(0, 7), why });
}
function showProof(built, proof, words) {
  if (proof === null) return [];
  const told = sentence(words, "proof_by", {
    sha: proof.sha.slice(0, 7),
    before: built.average.toFixed(1),
    after: proof.average.toFixed(1),
    verdict_before: built.verdict,
    verdict_after: proof.verdict
  });
  const tasks = proof.tasks.filter(({ gone, still, unseen }) => gone + still + unseen > 0).map(({ task, gone, still, unseen }) => sentence(words, "proof_task", { task, gone, still, unseen }));
  const fresh = proof.fresh.map((one) => sentence(words, "proof_fresh", { ...one }));
  const fell = proof.fell ? [sentence(words, "proof_fell")] : [];
  return [brief(told), bullets([...tasks, ...fresh, ...fell])];
}
function showTasks(view, words) {
  const names = ["task", "what", "depth", "who", "criteria", "builds_on", "state"];
  const rows = view.tasks.map((task) => [
    task.id,
    task.title,
    task.depth,
    task.specialist ?? sentence(words, "nobody"),
    task.criteria,
    task.dependencies.join(", ") || "-",
    stateOf(task.id, view, words)
  ]);
  const phases = view.phases.map((names_) => names_.join(", ")).join("; ");
  return [
    { markdown: `### ${brief(sentence(words, "tasks_title")).markdown}` },
    table(
      names.map((name) => sentence(words, name)),
      rows,
      "lllllll"
    ),
    ...phases === "" ? [] : [brief(sentence(words, "phases", { phases }), 900)]
  ];
}
function stateOf(id, { built, proof }, words) {
  if (proof?.tasks.find(({ task }) => task === id)?.proven === true) return sentence(words, "state_proven");
  return built?.tasks.find(({ task }) => task === id)?.status ?? "-";
}
function showCriteria({ tasks, criteria }, words) {
  const lines = criteria.map((one) => sentence(words, "acceptance", { ...one }));
  const left = tasks.reduce((sum, task) => sum + task.criteria, 0) - lines.length;
  const more = left > 0 ? [sentence(words, "more", { count: left })] : [];
  return [fold(sentence(words, "acceptance_title"), [bullets([...lines, ...more].map((one) => brief(one)))])];
}
function showSaid({ said }, words) {
  if (said.length === 0) return [];
  const lines = said.slice(-MOST_SAID).map((one) => brief(sentence(words, "said", { ...one })));
  return [fold(sentence(words, "said_title"), [bullets(lines)])];
}
function renderSuggestion({ task, title, after }, words, marker) {
  const told = brief(sentence(words, "suggestion", { task, title }));
  return `${marker}
${told.markdown}

${fence(after.join("\n"), "suggestion")}`;
}
function suggestionMarker(id) {
  return `<!-- ux-jury:suggestion ${id} -->`;
}

// src/action/team/offer-changes.ts
var MOST_A_REVIEW = 40;
async function offerChanges(turn, team, changes) {
  const { bench, author } = turn;
  const { desk, github, pull, words } = bench;
  const known = await attempt(desk, "suggestions", () => github.listLineComments(pull.number)) ?? [];
  const offers = changes.map((change) => ({ change, marker: markerOf(change, pull.head.sha) }));
  const fresh = offers.filter(({ marker }) => !known.some((body) => body.startsWith(marker)));
  const comments = fresh.map(({ change, marker }) => {
    const body = renderSuggestion({ ...taskOf(team, change), after: change.after }, words, marker);
    return { path: change.file, first: change.first, last: change.first + change.before.length - 1, body };
  });
  let standing2 = offers.length - fresh.length;
  for (let at = 0; at < comments.length; at += MOST_A_REVIEW) {
    const part = comments.slice(at, at + MOST_A_REVIEW);
    const body = fill2(words.review_body ?? "", { by: author });
    const isDone = await attempt(desk, "suggestions", async () => {
      await github.review(pull.number, { sha: pull.head.sha, body, comments: part });
      return true;
    }).catch(isRefused);
    if (isDone === true) standing2 += part.length;
  }
  return standing2;
}
function isRefused(error) {
  if (statusOf(error) === 422) return null;
  throw error;
}
function markerOf({ file, first, after }, sha) {
  return suggestionMarker(sha256(JSON.stringify([sha, file, first, after])).slice(0, 16));
}
function taskOf(team, { file, first, before }) {
  const operations = readBlueprints(team).flatMap(({ blueprint }) => blueprint.operations);
  const found = operations.find(
    ({ edits }) => edits.some((edit) => edit.file === file && edit.line >= first && edit.line < first + before.length)
  );
  const task = readPlan(team).tasks.find(({ id }) => id === found?.task);
  return { task: task?.id ?? "-", title: task?.title ?? "-" };
}

// src/action/team/push-changes.ts
var DENIED = [401, 403, 404];
async function pushChanges(bench, state, changes) {
  const { desk, branch, pull, words } = bench;
  if (!desk.options.team_branch || changes.length === 0) return null;
  const name = `ux-jury/pull-${pull.number}-${pull.head.sha.slice(0, 7)}`;
  if (pull.head.isFork) return { name, commit: null, fate: "fork", why: "" };
  const ours = [...bench.pushed, ...state.pushed?.name === name ? [state.pushed.commit] : []];
  const message = fill2(words.branch_message ?? "", { pull: pull.number });
  try {
    const pushed = await branch.push({ name, head: pull.head.sha, message, changes, ours });
    if (pushed.fate === "pushed") bench.pushed.push(pushed.commit);
    return describe(name, pushed);
  } catch (error) {
    if (statusOf(error) === null && !isUncertain(error)) throw error;
    info(escapeLog(messageOf(error)));
    const fate = DENIED.includes(statusOf(error)) ? "denied" : "refused";
    return { name, commit: null, fate, why: messageOf(error).slice(0, 300) };
  }
}
function describe(name, pushed) {
  const { fate } = pushed;
  const commit = pushed.fate === "pushed" ? pushed.commit : null;
  return { name, commit, fate, why: pushed.fate === "changed" ? pushed.file : "" };
}

// src/action/team/build.ts
var MOST_KNOWN = 400;
var MOST_OUTSIDE = 200;
async function buildOn(turn, state, view) {
  const { bench, ground, author } = turn;
  const { head: head2 } = bench.pull;
  const isBuilt = state.built?.sha === head2.sha;
  if (isBuilt && !lacksBranch(turn, state.built)) return { state, told: no("team_built") };
  if (!isBuilt && view.stage !== "ready") return { state, told: no("team_not_ready") };
  if (head2.sha !== state.run.sha)
    return { state, told: no("team_head_moved", { sha: state.run.sha.slice(0, 7) }) };
  const team = openOn(bench, ground, state);
  await buildTeam(team);
  const report = team.folder.read("team-build-report", "build-report.json");
  const replacements = readReplacements(team.folder.readText("output/changes.patch"));
  const parts = splitByDiff(replacements, readShownLines(ground.files));
  const isBlocked = report.cycles.some(({ reviews }) => reviews.some(({ result }) => result === "FAIL"));
  const offered = isBlocked ? 0 : await offerChanges(turn, team, parts.inside);
  const branch = isBlocked ? null : await pushChanges(bench, state, replacements);
  const built = {
    by: author,
    at: turn.at,
    sha: head2.sha,
    url: runUrl(bench.desk.runner),
    ...describe2(team, report),
    suggested: offered,
    outside: parts.outside.slice(0, MOST_OUTSIDE).map(({ file, first: line }) => ({ file, line })),
    branch,
    for_people: [...report.for_people].slice(0, 30)
  };
  const pushed = branch?.commit == null ? state.pushed : { name: branch.name, commit: branch.commit };
  const next = note2(turn, { ...state, pushed, built, proof: null }, { name: "said_fix" });
  return { state: next, told: isBlocked ? no("team_blocked") : yes("team_done") };
}
function lacksBranch({ bench }, built) {
  const fate = built?.branch?.fate ?? "pushed";
  return bench.desk.options.team_branch && ["denied", "foreign", "refused"].includes(fate);
}
function describe2(team, report) {
  const run = readRun(team.results);
  const { issues } = run.outcomes;
  const edited = /* @__PURE__ */ new Map();
  for (const { blueprint } of readBlueprints(team))
    for (const { task, kind, issues: ids } of blueprint.operations)
      if (kind === "edit") edited.set(task, /* @__PURE__ */ new Set([...edited.get(task) ?? [], ...ids]));
  return {
    tasks: report.tasks.map(({ task, title, specialist, status, external }) => ({
      task,
      title,
      specialist,
      status,
      issues: issues.filter(({ id }) => edited.get(task)?.has(id) === true).map((one) => keepIssue(one, run)),
      handed_over: external.length
    })),
    known: issues.slice(0, MOST_KNOWN).map(({ id, rule, claim }) => ({ id, rule, claim })),
    average: run.aggregate.average_score,
    verdict: run.aggregate.verdict
  };
}

// src/report/github/team-input.ts
var MOST_CRITERIA = 60;

// src/action/team/view.ts
function viewOf(team, state) {
  const { assignment, matches } = proposeOn(team);
  const depths = new Map(
    assignment.specialist_assignments.flatMap(
      ({ tasks: tasks2 }) => tasks2.map(({ task_id, depth }) => [task_id, depth])
    )
  );
  const open = openQuestions(numberQuestions(readGates(team)));
  const isTriaged = open.decisions.length > MOST_ONE_BY_ONE && state.discussed === null;
  const conflicts = listConflicts(team);
  const failures = team.folder.has("completeness.json") ? team.folder.read("team-completeness", "completeness.json").failures : [];
  const asked2 = open.assumptions.length + open.decisions.length;
  const { tasks } = readPlan(team);
  return {
    stage: stageOf(state, { nobody: assignment.unmatched_tasks.length, asked: asked2, conflicts, failures, team }),
    sha: state.run.sha,
    stale: false,
    notice: null,
    tasks: tasks.map(({ id, title, depth, acceptance, dependencies }) => ({
      id,
      title,
      depth: depths.get(id) ?? depth,
      specialist: matches.find(({ task }) => task.id === id)?.specialist?.profile.name ?? null,
      criteria: acceptance.length,
      dependencies
    })),
    criteria: tasks.flatMap(({ acceptance }) => acceptance).slice(0, MOST_CRITERIA).map(({ id, text: text2 }) => ({ id, text: text2 })),
    phases: assignment.execution_order.map(({ specialists }) => specialists),
    open,
    triage: isTriaged,
    conflicts,
    failures,
    said: state.said.map(({ by, what }) => ({ by, what })),
    built: state.built,
    proof: state.proof
  };
}
function keepShown({ tasks, criteria, phases }) {
  return { tasks: [...tasks], criteria: [...criteria], phases: [...phases] };
}
function stageOf(state, found) {
  if (found.nobody > 0) return "unmatched";
  if (state.confirmed === null) return "confirm";
  if (found.asked > 0) return "gate";
  if (state.built !== null) return "built";
  if (found.conflicts.length > 0) return "conflict";
  return found.failures.length > 0 || !found.team.folder.has("completeness.json") ? "incomplete" : "ready";
}
function listConflicts({ folder }) {
  if (!folder.has("blueprint-conflicts.json")) return [];
  const all = folder.read("team-conflicts", "blueprint-conflicts.json");
  const open = openConflicts(all);
  return all.conflicts.map((conflict, at) => ({ number: `X${at + 1}`, conflict })).filter(({ conflict }) => open.includes(conflict)).map(({ number: number2, conflict: { id, what } }) => ({ number: number2, id, what }));
}

// src/action/team/rule-conflict.ts
var FILE = "blueprint-conflicts.json";
function ruleOn(turn, state, { id, verdict, words }) {
  const team = openOn(turn.bench, turn.ground, state);
  const open = listConflicts(team);
  const found = open.find(({ number: number2 }) => number2 === id);
  if (found === void 0) {
    const list = open.map(({ number: number2 }) => number2).join(", ");
    return {
      state,
      told: list === "" ? no("team_nothing_open") : no("team_no_question", { id, open: list })
    };
  }
  const all = team.folder.read("team-conflicts", FILE);
  const conflicts = all.conflicts.map(
    (one) => one.id === found.id ? { ...one, ruling: { verdict, words } } : one
  );
  team.folder.write(FILE, { ...all, conflicts });
  const others = state.rulings.filter((one) => one.id !== found.id);
  const rulings2 = [...others, { id: found.id, verdict, words }];
  return {
    state: note2(turn, { ...state, rulings: rulings2 }, { name: "said_conflict", id, verdict, words }),
    told: yes("team_noted")
  };
}

// src/action/team/take-ask.ts
async function takeAsk(turn, state, ask) {
  if (ask.do === "plan") return plan(turn, state);
  if (state === null) return { state, told: no("team_none") };
  const current = await renew(turn, state);
  if (current === null) return { state, told: no("team_stale") };
  if (isLate(turn, current, ask)) return { state: current, told: no("team_moved") };
  const view = viewOf(openOn(turn.bench, turn.ground, current), current);
  const turned = await apply2(turn, current, { ask, view });
  return turned.state === null ? turned : { ...turned, state: await settle4(turn, turned.state, view) };
}
async function plan({ bench, ground }, state) {
  const { state: fresh, plan: made } = planOn(bench, ground);
  if (!made.tasks.some(({ kind }) => kind === "fix")) return { state, told: no("team_no_work") };
  if (state === null || state.basis !== fresh.basis) {
    const begun = { ...fresh, pushed: state?.pushed ?? null };
    return { state: await workOn(bench, ground, begun), told: yes("team_planned") };
  }
  const kept = state.run.id === fresh.run.id ? state : renewOn(state, fresh);
  return { state: await workOn(bench, ground, kept), told: yes("team_same") };
}
async function renew({ bench, ground }, state) {
  if (state.run.id === bench.pull.standing.run.id) return workOn(bench, ground, state);
  const { state: fresh } = planOn(bench, ground);
  return fresh.basis === state.basis ? workOn(bench, ground, renewOn(state, fresh)) : null;
}
function isLate({ at, known }, state, ask) {
  const takesWhatIsAsked = ask.do === "accept" && ask.ids.length === 0;
  const sinceOf = (one) => (takesWhatIsAsked ? one?.since : one?.confirmed?.at) ?? null;
  const since = sinceOf(state);
  if (since === null) return false;
  const isOfThisComment = since !== sinceOf(known) && since !== at;
  return isOfThisComment || Math.floor(Date.parse(since) / 1e3) > Math.floor(Date.parse(at) / 1e3);
}
async function settle4({ bench, ground }, state, before) {
  const worked = await workOn(bench, ground, state);
  const after = viewOf(openOn(bench, ground, worked), worked);
  return targetOf(after) === targetOf(before) ? worked : { ...worked, since: (/* @__PURE__ */ new Date()).toISOString() };
}
function targetOf({ stage, open }) {
  return stage === "gate" ? `gate ${open.assumptions.length > 0 ? "A" : "D"}` : stage;
}
function apply2(turn, state, { ask, view }) {
  switch (ask.do) {
    case "accept":
      return ask.ids.length === 0 ? acceptNext(turn, state, view) : acceptNamed(turn, state, ask);
    case "promote":
      return answerAll(turn, state, [[ask.id, { kind: "promote", words: ask.words }]]);
    case "decide":
      return answerAll(turn, state, [[ask.id, { kind: "choose", choice: ask.choice, words: ask.words }]]);
    case "discuss":
      return discuss(turn, state, { ids: ask.ids, view });
    case "depth":
      return choose2(turn, state, { ...ask, what: ask.depth });
    case "assign":
      return choose2(turn, state, { ...ask, what: ask.specialist });
    case "resolve":
      return ruleOn(turn, state, { id: ask.id, verdict: "resolved", words: ask.words });
    default:
      return buildOn(turn, state, view);
  }
}
var NOT_OPEN = {
  unmatched: "team_unmatched",
  conflict: "team_name_conflict"
};
function acceptNext(turn, state, { stage, open }) {
  if (stage === "confirm") {
    const confirmed = { by: turn.author, at: turn.at };
    return {
      state: note2(turn, { ...state, confirmed }, { name: "said_confirm" }),
      told: yes("team_confirmed")
    };
  }
  if (stage !== "gate") return { state, told: no(NOT_OPEN[stage] ?? "team_nothing_open") };
  const asked2 = open.assumptions.length > 0 ? open.assumptions : open.decisions;
  return answerAll(
    turn,
    state,
    asked2.map(({ number: number2 }) => [number2, { kind: "accept" }])
  );
}
function acceptNamed(turn, state, { ids, words }) {
  let turned = { state, told: yes("team_noted") };
  for (const id of ids) {
    const at = turned.state ?? state;
    turned = id.startsWith("X") ? ruleOn(turn, at, { id, verdict: "accepted", words: words ?? turn.bench.words.no_reason ?? "-" }) : answerAll(turn, at, [[id, { kind: "accept" }]]);
    if (!turned.told.accepted) return turned;
  }
  return turned;
}
function discuss(turn, state, { ids, view }) {
  const rest = view.open.decisions.filter(({ number: number2 }) => !ids.includes(number2));
  const turned = answerAll(
    turn,
    state,
    rest.map(({ number: number2 }) => [number2, { kind: "accept" }])
  );
  return { ...turned, state: { ...turned.state ?? state, discussed: [...ids] } };
}
function answerAll(turn, state, answers) {
  const { bench, ground, at } = turn;
  const team = openOn(bench, ground, state);
  let gates = readGates(team);
  let next = state;
  for (const [number2, answer3] of answers) {
    const title = titleOf(turn, state, number2);
    const taken = answerQuestion(gates, { number: number2, answer: answer3, now: at });
    if (!taken.ok) return { state, told: { say: taken.say, values: taken.values, accepted: false } };
    gates = [...taken.gates];
    next = note2(turn, next, {
      name: "said_answer",
      id: number2,
      title,
      answer: sayAnswer(answer3, bench)
    });
  }
  writeGates(team, gates);
  return { state: withGates(next, gates), told: yes("team_noted") };
}
function titleOf({ bench, ground }, state, number2) {
  const { open } = viewOf(openOn(bench, ground, state), state);
  return [...open.assumptions, ...open.decisions].find((one) => one.number === number2)?.title ?? "";
}
function sayAnswer(answer3, { words }) {
  if (answer3.kind === "accept") return words.accepted ?? "-";
  if (answer3.kind === "promote") return answer3.words ?? words.keeps ?? "-";
  return answer3.choice === "other" ? answer3.words ?? "-" : answer3.choice;
}
function choose2(turn, state, { do: kind, task, what }) {
  const { depths, specialists } = state.choices;
  const choices = kind === "depth" ? { specialists, depths: { ...depths, [task]: what } } : { depths, specialists: { ...specialists, [task]: what } };
  const next = { ...state, choices };
  const { faults } = proposeOn(openOn(turn.bench, turn.ground, next));
  if (faults.length > 0) return { state, told: no("team_fault", { what: faults.join(" ") }) };
  const confirmed = state.confirmed === null ? null : { ...state.confirmed, at: turn.at };
  const values = { task, depth: what, specialist: what };
  return {
    state: note2(turn, { ...next, confirmed, built: null, proof: null }, { name: `said_${kind}`, ...values }),
    told: yes("team_noted")
  };
}

// src/adapters/team/pull-block.ts
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
var MOST_INFLATED2 = 8 * 1024 * 1024;
var BLOCK = /<!-- ux-jury:team-state:(\d+) ([\w+/= ]*) -->/g;
var OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY
  }
};
function encodePullState(state, pull) {
  const packed = brotliCompressSync(Buffer.from(JSON.stringify(state)), OPTIONS).toString("base64");
  return `<!-- ux-jury:team-state:${PULL_STATE_VERSION} ${seal(packed, pull)} ${packed} -->`;
}
function decodePullState(body, pull) {
  const [, version, held] = [...body.matchAll(BLOCK)].at(-1) ?? [];
  if (version === void 0 || held === void 0) return null;
  if (Number(version) > PULL_STATE_VERSION) return "newer";
  const [sum, packed = ""] = held.split(" ");
  if (sum !== seal(packed, pull)) return "broken";
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, "base64"), { maxOutputLength: MOST_INFLATED2 });
    const parsed = pullState.safeParse(JSON.parse(bytes.toString("utf8")));
    return parsed.success ? parsed.data : "broken";
  } catch {
    return "broken";
  }
}
function findPullBlock(body) {
  return [...body.matchAll(BLOCK)].at(-1)?.[0] ?? null;
}
function seal(packed, pull) {
  return sha256(`${pull} ${packed}`).slice(0, 16);
}

// src/action/team/team-comment.ts
var MOST = 65e3;
var LEAST_SHOWN = 5e3;
function teamMarker({ options }) {
  return `<!-- ux-jury:team ${options.id === "" ? "default" : options.id} -->`;
}
async function findTeamComment(desk, pull) {
  const comments = await desk.github.listComments(pull);
  const [comment] = comments.filter(({ user }) => user?.login === desk.author).filter(({ body }) => body?.split(/\r?\n/, 1)[0] === teamMarker(desk)).toSorted((a, b) => a.id - b.id);
  if (comment === void 0) return { comment: null, state: null };
  return { comment, state: decodePullState(comment.body ?? "", pull) ?? "broken" };
}
async function writeTeamComment(desk, pull, { found, state, view, words }) {
  const block = encodePullState(state, pull);
  if (block.length > MOST - LEAST_SHOWN)
    throw new UxJuryError("team_state_too_large", "What the team knows no longer fits into its comment.", {
      hint: "Run the team in a checkout instead: ux-jury team plan."
    });
  const body = renderTeam(view, { words, marker: teamMarker(desk), block }, MOST);
  if (found.comment === null) {
    if ((await findTeamComment(desk, pull)).comment !== null) return false;
    await desk.github.createComment(pull, body);
    return true;
  }
  try {
    const now = await desk.github.getComment(found.comment.id);
    if (findPullBlock(now.body ?? "") !== findPullBlock(found.comment.body ?? "")) return false;
    await desk.github.updateComment(found.comment.id, body);
    return true;
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return false;
    throw error;
  }
}

// src/action/team/with-bench.ts
import { rmSync as rmSync2 } from "node:fs";

// src/action/team/bench.ts
import { mkdtempSync } from "node:fs";
import { join as join3 } from "node:path";

// src/adapters/team/read-pull-words.ts
var import_yaml = __toESM(require_dist(), 1);
import { readFileSync } from "node:fs";
import { join as join2 } from "node:path";
function readPullWords() {
  const text2 = readFileSync(join2(packageRoot, "templates", "github", "team.yml"), "utf8");
  return record(string(), string()).parse((0, import_yaml.parse)(text2));
}

// src/adapters/team/team-branch.ts
import { isDeepStrictEqual as isDeepStrictEqual2 } from "node:util";
var TeamBranch = class {
  #api;
  #at;
  constructor({ token, api_url, owner, repo }) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }
  /**
   * Puts one commit on the branch that holds the files of the head with these lines and nothing else. The branch is made,
   * or moved on from a commit of ours; never by force, and never over somebody else's commit. Takes `contents: write`.
   */
  async push(plan2) {
    const base = await this.#treeOf(plan2.head);
    const entries = await this.#change(base, plan2.changes);
    if (typeof entries === "string") return { fate: "changed", file: entries };
    const { git } = this.#api.rest;
    const tree = (await git.createTree({ ...this.#at, base_tree: base, tree: [...entries] })).data.sha;
    const tip = await this.#readTip(plan2.name);
    if (tip !== null && await this.#treeOf(tip) === tree) return { fate: "pushed", commit: tip };
    if (tip !== null && !plan2.ours.includes(tip)) return { fate: "foreign" };
    const parents = [tip ?? plan2.head];
    const made = await git.createCommit({ ...this.#at, message: plan2.message, tree, parents });
    return this.#move(plan2.name, { from: tip, to: made.data.sha });
  }
  async #treeOf(commit_sha) {
    return (await this.#api.rest.git.getCommit({ ...this.#at, commit_sha })).data.tree.sha;
  }
  async #readTip(branch) {
    try {
      const { data } = await this.#api.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` });
      return data.object.sha;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }
  /** Whole new texts, made of git's own bytes: an archive may have other line ends. Else the file at odds. */
  async #change(tree_sha, changes) {
    const listed = await this.#api.rest.git.getTree({ ...this.#at, tree_sha, recursive: "true" });
    const entries = [];
    for (const file of new Set(changes.map((one) => one.file))) {
      const { mode, sha } = listed.data.tree.find(({ path }) => path === file) ?? {};
      if (sha === void 0 || mode !== "100644" && mode !== "100755") return file;
      const { content, encoding } = (await this.#api.rest.git.getBlob({ ...this.#at, file_sha: sha })).data;
      const bytes = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
      const own = changes.filter((one) => one.file === file);
      const text2 = replaceLines(bytes, own);
      if (text2 === null) return file;
      entries.push({ path: file, mode, type: "blob", content: text2 });
    }
    return entries;
  }
  /** GitHub refuses what would not be a step forward; an answer that got lost is looked for. */
  async #move(branch, { from, to }) {
    const { git } = this.#api.rest;
    try {
      if (from === null) await git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha: to });
      else await git.updateRef({ ...this.#at, ref: `heads/${branch}`, sha: to, force: false });
      return { fate: "pushed", commit: to };
    } catch (error) {
      if (statusOf(error) !== 422 && !isUncertain(error)) throw error;
      const now = await this.#readTip(branch);
      if (now === to) return { fate: "pushed", commit: to };
      if (now === from) throw error;
      return { fate: "foreign" };
    }
  }
};
function replaceLines(bytes, changes) {
  const text2 = bytes.toString("utf8");
  if (!Buffer.from(text2).equals(bytes)) return null;
  const lines = text2.split("\n");
  for (const { first, before, after } of changes.toSorted((a, b) => b.first - a.first)) {
    if (!isDeepStrictEqual2(lines.slice(first - 1, first - 1 + before.length), [...before])) return null;
    lines.splice(first - 1, before.length, ...after);
  }
  return lines.join("\n");
}

// src/adapters/team/team-repository.ts
var MOST_PAGES = 3;
var TeamRepository = class {
  #api;
  #at;
  constructor({ token, api_url, owner, repo }) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }
  /** The address of a commit's files as one zip, to fetch without our token. */
  async archiveUrl(ref2) {
    const answer3 = await this.#api.request("GET /repos/{owner}/{repo}/zipball/{ref}", {
      ...this.#at,
      ref: ref2,
      request: { redirect: "manual" }
    });
    const { location } = answer3.headers;
    if (typeof location !== "string") throw new Error("GitHub gave no address for the archive.");
    return location;
  }
  /** The latest artifacts of a commit, whatever run they are of; at most the 300 newest of the repository are seen. */
  async listArtifactsOf(sha) {
    const found = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { data } = await this.#api.rest.actions.listArtifactsForRepo({
        ...this.#at,
        per_page: 100,
        page
      });
      found.push(...data.artifacts.filter(({ workflow_run }) => workflow_run?.head_sha === sha));
      if (data.artifacts.length < 100) break;
    }
    return found;
  }
  /** Names of the files in a folder on a commit; none where there is no such folder. */
  async listFolder(path, ref2) {
    try {
      const { data } = await this.#api.rest.repos.getContent({ ...this.#at, path, ref: ref2 });
      return Array.isArray(data) ? data.filter(({ type }) => type === "file").map(({ name }) => name) : [];
    } catch (error) {
      if (statusOf(error) === 404) return [];
      throw error;
    }
  }
  /** The bodies of every comment on the diff. */
  async listLineComments(pull_number) {
    const comments = await this.#api.paginate(this.#api.rest.pulls.listReviewComments, {
      ...this.#at,
      pull_number,
      per_page: 100
    });
    return comments.map(({ body }) => body);
  }
  /** One review that only comments. */
  async review(pull_number, { sha, body, comments }) {
    await this.#api.rest.pulls.createReview({
      ...this.#at,
      pull_number,
      commit_id: sha,
      body,
      event: "COMMENT",
      comments: comments.map(({ path, first, last, body: text2 }) => ({
        path,
        body: text2,
        line: last,
        side: "RIGHT",
        ...first === last ? {} : { start_line: first, start_side: "RIGHT" }
      }))
    });
  }
};

// src/action/team/bench.ts
function openBench(desk, pull) {
  const [owner = "", repo = ""] = desk.runner.repository.split("/");
  const access = { token: desk.options.token ?? "", api_url: desk.runner.api_url, owner, repo };
  return {
    desk,
    github: new TeamRepository(access),
    branch: new TeamBranch(access),
    words: readPullWords(),
    pull,
    home: mkdtempSync(join3(desk.environment.temp, "ux-jury-team-")),
    pushed: []
  };
}

// src/action/team/ground.ts
import { mkdirSync as mkdirSync3, writeFileSync } from "node:fs";
import { dirname, join as join6 } from "node:path";

// src/report/github/changed-lines.ts
var MOST_LINES2 = 5e4;
function readAddedLines(files) {
  return files.flatMap(({ filename, patch }) => readPatch(filename, patch ?? "")).slice(0, MOST_LINES2);
}
function readPatch(file, patch) {
  const added = [];
  let line = 0;
  for (const text2 of patch.split("\n")) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text2)?.[1];
    if (start !== void 0) line = Number(start);
    else if (text2.startsWith("+")) {
      added.push({ file, line, text: text2.slice(1) });
      line += 1;
    } else if (text2.startsWith(" ")) line += 1;
  }
  return added;
}

// src/action/fetch-bundles.ts
import { existsSync, mkdtempSync as mkdtempSync2, readdirSync as readdirSync2 } from "node:fs";
import { join as join4 } from "node:path";
var DEFAULT_NAME = "ux-jury-bundle*";
var MOST_ARTIFACTS = 100;
var DOWNLOAD_TIMEOUT = 5 * 6e4;
var HINT = "The job that runs the tests must upload the bundle folder; README.md has the workflows.";
async function fetchBundles(desk, place) {
  const { options, runner, environment } = desk;
  if (place.run === null && options.artifact === null) return options.bundles;
  const run = place.run ?? runner.run_id;
  const artifacts = await listArtifacts(desk, run, options.artifact ?? DEFAULT_NAME);
  for (const artifact of artifacts)
    checkOrigin(artifact, { run, sha: place.run === null ? null : place.sha });
  const home = mkdtempSync2(join4(environment.temp, "ux-jury-artifacts-"));
  const folders = [];
  for (const { id } of artifacts) {
    const folder = mkdtempSync2(join4(home, "artifact-"));
    unpack(await download(desk, id), folder);
    folders.push(...findBundles(folder));
  }
  if (folders.length > 0) return folders;
  throw new InputError("bundle_missing", "The artifacts hold no bundle.", { hint: HINT });
}
async function listArtifacts({ github }, run, pattern) {
  const all = await github.listArtifacts(run);
  const matcher = new RegExp(`^${pattern.split("*").map(escapePattern).join(".*")}$`);
  const found = all.filter(({ name, expired }) => !expired && matcher.test(name));
  if (found.length > MOST_ARTIFACTS) throw refuse(`${found.length} artifacts are called ${pattern}`);
  if (found.length > 0) return found;
  const what = `Run ${run} has no artifact called ${pattern}.`;
  throw new InputError("artifact_missing", what, { hint: HINT });
}
function escapePattern(text2) {
  return text2.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function checkOrigin(artifact, { run, sha }) {
  const { name, size_in_bytes: size, workflow_run: origin } = artifact;
  if (size > ZIP_LIMITS.archive_bytes) throw refuse(`${name} has ${size} bytes`);
  if (origin?.id !== void 0 && origin.id !== run) throw refuse(`${name} is of another run`);
  if (sha !== null && origin?.head_sha !== sha) throw refuse(`${name} is of another commit`);
}
async function download({ github }, id) {
  return fetchZip(await github.artifactUrl(id));
}
async function fetchZip(url) {
  try {
    const answer3 = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT) });
    if (!answer3.ok || answer3.body === null) throw new Error(`status ${answer3.status}`);
    return await readBounded(answer3.body);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const what = `The artifact cannot be fetched: ${messageOf(cause)}.`;
    throw new InputError("artifact_unreachable", what, { hint: "Run the job again.", cause });
  }
}
async function readBounded(body) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > ZIP_LIMITS.archive_bytes) throw refuse("it is larger than is read");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
function findBundles(folder) {
  if (existsSync(join4(folder, "bundle.json"))) return [folder];
  return readdirSync2(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(join4(folder, entry.name, "bundle.json"))).map(({ name }) => join4(folder, name));
}

// src/action/team/fetch-run.ts
import { copyFileSync, existsSync as existsSync2, mkdirSync as mkdirSync2, mkdtempSync as mkdtempSync3, readdirSync as readdirSync3 } from "node:fs";
import { join as join5 } from "node:path";
var BUNDLES = /^ux-jury-bundle/;
var MOST_BUNDLES = 50;
async function fetchRun(bench) {
  const { desk, pull } = bench;
  const run = Number(pull.standing.run.id);
  const artifacts = (await desk.github.listArtifacts(run)).filter(({ expired }) => !expired);
  await fetchResults(bench, artifacts, run);
  const noted = new RunFolder(desk.options.out).read("evidence", "evidence.json").bundles;
  const own = artifacts.filter(({ name }) => BUNDLES.test(name));
  const found = own.length > 0 ? own : await listElsewhere(bench);
  const folders = await fetchBundles2(bench, found.slice(0, MOST_BUNDLES));
  const opened = folders.map((folder) => ({ folder, sha256: openBundle(folder).sha256 }));
  const chosen = noted.map((one) => opened.find(({ sha256: sha2563 }) => sha2563 === one.sha256)?.folder ?? null);
  if (chosen.includes(null))
    throw new InputError("bundle_missing", "The bundles of this result are no longer among the artifacts.", {
      hint: "Upload ux-jury-bundle in the job that runs the tests, and run it again."
    });
  return chosen.flatMap((folder) => folder ?? []);
}
async function listElsewhere({ github, pull }) {
  const all = await github.listArtifactsOf(pull.standing.run.sha);
  return all.filter(({ name, expired }) => !expired && BUNDLES.test(name));
}
async function fetchResults(bench, artifacts, run) {
  const { desk } = bench;
  const { results, id } = desk.options;
  const wanted = `${results ?? "ux-jury-results"}${id === "" ? "" : `-${id}`}`;
  const found = artifacts.filter(({ name }) => name === wanted).toSorted((a, b) => b.id - a.id)[0];
  if (found === void 0)
    throw new InputError("results_missing", `Run ${run} left no artifact called ${wanted}.`, {
      hint: "The jury keeps one by itself where `results-artifact` names it; run it again."
    });
  checkOrigin(found, { run, sha: null });
  const folder = mkdtempSync3(join5(bench.home, "results-"));
  unpack(await download(desk, found.id), folder);
  const inner = readdirSync3(folder).map((name) => join5(folder, name));
  const home = [folder, ...inner].find((one) => existsSync2(join5(one, "aggregate.json"))) ?? folder;
  mkdirSync2(desk.options.out, { recursive: true });
  for (const name of readdirSync3(home).filter((one) => one.endsWith(".json")))
    copyFileSync(join5(home, name), join5(desk.options.out, name));
  checkSame(bench);
}
function checkSame({ desk, pull }) {
  const results = new RunFolder(desk.options.out);
  const aggregate = results.read("aggregate", "aggregate.json");
  const { result, contract_hash } = pull.standing;
  const isSame4 = result !== null && aggregate.average_score === result.average && aggregate.verdict === result.verdict && results.read("evidence", "evidence.json").contract_hash === contract_hash;
  if (!isSame4)
    throw new InputError("results_foreign", "The artifact does not hold the result that stands here.", {
      hint: "Run the jury again."
    });
}
async function fetchBundles2(bench, artifacts) {
  const folders = [];
  for (const artifact of artifacts) {
    checkOrigin(artifact, { run: artifact.workflow_run?.id ?? 0, sha: null });
    const folder = mkdtempSync3(join5(bench.home, "bundle-"));
    unpack(await download(bench.desk, artifact.id), folder);
    folders.push(...findBundles(folder));
  }
  return folders;
}

// src/action/team/ground.ts
var PROFILES = [
  [".claude/specialists", ".specialist.md"],
  [".claude/producers", ".producer.md"]
];
async function layGround(bench) {
  const { desk, github, pull } = bench;
  const { sha } = pull.standing.run;
  const bundles = await fetchRun(bench);
  const zip = await fetchZip(await github.archiveUrl(sha));
  const files = await attempt(desk, "files", () => desk.github.listFiles(pull.number)) ?? [];
  return {
    places: {
      commit: sha,
      bundles,
      readSource: (root) => readSourceArchive(zip, root),
      changed: joinLines(readAddedLines(files))
    },
    project: await bringSettings(bench),
    files
  };
}
function joinLines(added) {
  const lines = /* @__PURE__ */ new Map();
  for (const { file, text: text2 } of added) lines.set(file, [...lines.get(file) ?? [], text2]);
  return [...lines].map(([path, texts]) => ({ path, text: texts.join("\n") }));
}
async function bringSettings({ desk, github, pull, home }) {
  const project = join6(home, "project");
  const bring = async (path) => {
    const text2 = await desk.github.readText(path, pull.base_sha);
    if (text2 === null) return;
    mkdirSync3(dirname(join6(project, path)), { recursive: true });
    writeFileSync(join6(project, path), text2);
  };
  mkdirSync3(project, { recursive: true });
  await bring("ux-jury.team.yml");
  for (const [folder, ending] of PROFILES) {
    const names = await github.listFolder(folder, pull.base_sha);
    for (const name of names.filter((one) => one.endsWith(ending) && /^[\w.-]+$/.test(one)))
      await bring(`${folder}/${name}`);
  }
  return project;
}

// src/action/team/with-bench.ts
async function withBench(desk, pull, work2) {
  const { state: standing2 } = await recall(desk, {
    pull: pull.number,
    sha: pull.head.sha,
    before: null,
    base_sha: pull.base.sha
  });
  if (standing2 === null || standing2.result === null) return null;
  const bench = openBench(desk, {
    number: pull.number,
    head: { sha: pull.head.sha, isFork: pull.head.repo?.id !== pull.base.repo.id },
    base_sha: pull.base.sha,
    standing: standing2
  });
  try {
    return await work2(bench, await layGround(bench));
  } finally {
    rmSync2(bench.home, { recursive: true, force: true });
  }
}

// src/action/team/ask-team.ts
var MOST_ROUNDS2 = 4;
async function askTeam2(desk, requests) {
  const { pull, asks } = requests;
  try {
    const told = await withBench(desk, pull, (bench, ground) => work(bench, ground, requests));
    return told ?? asks.map(() => no("no_result"));
  } catch (error) {
    const isKnown = error instanceof UxJuryError;
    if (!isKnown && statusOf(error) === null) throw error;
    info(escapeLog(messageOf(error)));
    return [no("team_fault", { what: `${messageOf(error)} ${isKnown ? error.hint : ""}` })];
  }
}
async function work(bench, ground, { author, at, asks }) {
  const { desk, pull, words } = bench;
  for (let round = 1; round <= MOST_ROUNDS2; round += 1) {
    const found = await findTeamComment(desk, pull.number);
    const { state: known } = found;
    if (known === "newer") return [no("newer")];
    const turn = { bench, ground, author, at, known: known === "broken" ? null : known };
    const { state, told } = known === "broken" ? await beginAnew(turn, asks) : await takeAll(turn, asks);
    if (state === null || state === known) return told;
    const seen2 = viewOf(openOn(bench, ground, state), state);
    const view = { ...seen2, notice: known === "broken" ? "anew" : null };
    const written = await attempt(
      desk,
      "comment",
      () => writeTeamComment(desk, pull.number, {
        found,
        state: { ...state, shown: keepShown(view) },
        view,
        words
      })
    );
    if (written === null) return [no("team_unwritten")];
    if (written) return told;
  }
  throw new UxJuryError("team_comment_busy", "The comment of the team did not hold still.", {
    hint: "Say it again."
  });
}
async function takeAll(turn, asks) {
  const told = [];
  let state = turn.known;
  for (const ask of asks) {
    const turned = await takeAsk(turn, state, ask);
    state = turned.state;
    told.push(turned.told);
  }
  return { state, told };
}

// src/action/team/prove-build.ts
async function proveBuild(desk, { pull, sha, documents }) {
  const { aggregate, outcomes, evidence, debate: debate2 } = documents;
  if (aggregate === null || outcomes === null || evidence === null) return;
  const found = await attempt(desk, "comment", () => findTeamComment(desk, pull));
  const state = found?.state ?? null;
  if (found === null || state === null || typeof state !== "object" || state.run.sha === sha) return;
  const { causes } = readTeamWords();
  const plan2 = makePlan({ aggregate, outcomes, debate: debate2, words: causes, changed: [] });
  const run = { sha, url: runUrl(desk.runner) };
  const { built } = state;
  const isStale = basisOf(plan2) !== state.basis;
  if (built === null && !isStale) return;
  const proof = built === null ? null : verifyBuild(built, { aggregate, outcomes, evidence }, run);
  const view = viewFrom({ ...state, proof }, isStale);
  await attempt(
    desk,
    "comment",
    () => writeTeamComment(desk, pull, { found, state: { ...state, proof }, view, words: readPullWords() })
  );
}
function viewFrom(state, stale) {
  return {
    stage: state.built === null ? "confirm" : "built",
    sha: state.run.sha,
    stale,
    notice: null,
    tasks: state.shown.tasks,
    criteria: state.shown.criteria,
    phases: state.shown.phases,
    open: { assumptions: [], decisions: [] },
    triage: false,
    conflicts: [],
    failures: [],
    said: state.said.map(({ by, what }) => ({ by, what })),
    built: state.built,
    proof: state.proof
  };
}

// src/action/team/mend-comment.ts
function findTampering({ comment, changes, sender }) {
  const before = changes?.body?.from ?? "";
  const after = comment.body ?? "";
  if (findPullBlock(before) === findPullBlock(after)) return null;
  return { before, after, by: sender.login, at: comment.updated_at };
}
async function mendComment(desk, pull, tampering) {
  const found = await findTeamComment(desk, pull.number);
  const isStill = findPullBlock(found.comment?.body ?? "") === findPullBlock(tampering.after);
  if (found.comment === null || found.state === "newer" || !isStill) return;
  try {
    await withBench(desk, pull, async (bench, ground) => {
      const turn = { bench, ground, author: tampering.by, at: tampering.at, known: null };
      const mended = await mend(turn, decodePullState(tampering.before, pull.number));
      if (mended !== null) await write(turn, found, mended);
    });
  } catch (error) {
    if (!(error instanceof UxJuryError) && statusOf(error) === null) throw error;
    info(escapeLog(messageOf(error)));
    await putBack(desk, pull.number, { found, tampering });
  }
}
async function mend(turn, known) {
  const { bench, ground } = turn;
  if (known === null || typeof known === "string") {
    const { state } = await beginAnew(turn, []);
    return state === null ? null : [state, { ...viewOf(openOn(bench, ground, state), state), notice: "anew" }];
  }
  const noted = note2(turn, known, { name: "said_restored" });
  const current = await renew(turn, noted);
  if (current === null) return [noted, { ...viewFrom(noted, true), notice: "restored" }];
  return [current, { ...viewOf(openOn(bench, ground, current), current), notice: "restored" }];
}
async function write({ bench }, found, [state, view]) {
  const { desk, pull, words } = bench;
  await attempt(
    desk,
    "comment",
    () => writeTeamComment(desk, pull.number, { found, state: { ...state, shown: keepShown(view) }, view, words })
  );
}
async function putBack(desk, pull, { found: { comment }, tampering: { before } }) {
  const state = decodePullState(before, pull);
  if (comment === null || state === null || typeof state === "string") return;
  await attempt(desk, "comment", () => desk.github.updateComment(comment.id, before));
}

// src/action/team/read-team-boxes.ts
function readTeamBoxes(event) {
  const { comment, changes } = event;
  const at = comment.updated_at;
  const tampering = findTampering(event);
  if (tampering !== null) return { commands: [], at, comment: null, restore: null, tampering };
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const commands = findTicked(changes?.body?.from ?? "", comment.body ?? "").map((line) => readCommand(line, today)).filter(({ name }) => name === "team");
  return { commands, at, comment: null, restore: null };
}

// src/action/answer.ts
async function answer2(desk, event) {
  const request = await readRequest(desk, event);
  if (request === null) return { settled: null };
  if (request.tampering !== void 0) {
    await mendComment(desk, request.pull, request.tampering);
    return { settled: null };
  }
  const authority = await askAuthority(desk, event, request);
  if (authority.kind === "silent") return { settled: null };
  const isGranted = authority.kind === "granted";
  const commands = request.commands.filter((command) => isGranted || isHarmless(command));
  const refused = isGranted || commands.length === request.commands.length ? null : authority.why;
  const asks = commands.flatMap((command) => command.name === "team" ? [command.ask] : []);
  const others = commands.filter(({ name }) => name !== "team");
  const { settled, taken } = await publish(desk, request, others);
  const team = asks.length === 0 ? [] : await askTeam2(desk, { ...request, asks });
  const rerun = await startAgain(desk, settled, taken);
  await reply(desk, {
    pull: request.pull.number,
    comment: request.comment,
    author: request.author,
    is_granted: isGranted,
    refused,
    taken: [...taken, ...team, ...rerun],
    gate: settled === null ? null : settled.conclusions.whole.conclusion,
    rounds: settled === null ? "" : roundLine(settled.report)
  });
  return { settled };
}
async function readRequest(desk, event) {
  const { issue, sender } = event;
  if (issue.pull_request == null || issue.state !== "open") return null;
  const read = readComment(desk, event);
  if (read === null || isBot(sender) && read.tampering === void 0) return null;
  const isIdle = read.commands.length === 0 && read.restore === null && read.tampering === void 0;
  if (isIdle) return null;
  const pull = await readPull(desk, issue.number);
  return pull === null ? null : { ...read, author: sender.login, pull };
}
function readComment(desk, event) {
  const { comment, sender, action } = event;
  const body = comment.body ?? "";
  if (action === "created")
    return comment.user?.login === sender.login && !body.startsWith("<!-- ux-jury:") ? readLines(event) : null;
  const isOurs2 = comment.user?.login === desk.author && body.startsWith(namesOf(desk).marker);
  const isTeams = comment.user?.login === desk.author && body.startsWith(teamMarker(desk));
  if (action === "edited" && isTeams && sender.login !== desk.author) return readTeamBoxes(event);
  return action === "edited" && isOurs2 && sender.login !== desk.author ? readBoxes(event) : null;
}
function readLines({ comment }) {
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  return {
    commands: readCommands(comment.body ?? "", today),
    at: comment.created_at,
    comment: comment.id,
    restore: null
  };
}
function readBoxes({ comment, changes }) {
  const before = changes?.body?.from ?? "";
  const after = comment.body ?? "";
  const at = comment.updated_at;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  if (findBlock(before, "state") !== findBlock(after, "state")) {
    const state = decodeStanding(before);
    const restore = state !== null && typeof state === "object" ? state : null;
    return { commands: [], at, comment: null, restore };
  }
  const commands = findTicked(before, after).map((line) => readCommand(line, today));
  return { commands, at, comment: null, restore: null };
}
async function askAuthority(desk, { sender }, request) {
  const now = request.comment === null ? null : await readAgain(desk, request.comment);
  if (request.comment !== null && now === null) return { kind: "silent", why: "edited" };
  return checkAuthority({
    is_pull_request: true,
    is_open: request.pull.state === "open",
    is_bot: isBot(sender),
    is_ourselves: sender.login === desk.author,
    is_edited: now !== null && now.created_at !== now.updated_at,
    permission: await readPermission(desk, sender.login)
  });
}
async function readAgain(desk, id) {
  try {
    return await desk.github.getComment(id);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
async function readPermission(desk, login) {
  try {
    return await desk.github.getPermission(login);
  } catch (error) {
    info(escapeLog(messageOf(error)));
    return null;
  }
}
function isBot({ login, type }) {
  return type === "Bot" || login.endsWith("[bot]");
}
async function publish(desk, request, commands) {
  const { pull, restore } = request;
  const memory = await recall(desk, {
    pull: pull.number,
    sha: pull.head.sha,
    before: null,
    base_sha: pull.base.sha
  });
  const state = restore ?? memory.state;
  const deciding = commands.filter(({ name }) => name !== "help");
  if (state === null || deciding.length === 0 && restore === null) {
    const taken = state === null ? commands.map(withoutResult) : commands.map(plain);
    return { settled: null, taken };
  }
  let applied = apply3(desk, restore ?? state, { request, commands });
  const hasEffect = restore !== null || applied.taken.some(({ accepted }) => accepted);
  if (!hasEffect) return applied;
  const written = await attempt(
    desk,
    "comment",
    () => commentOf(desk, pull.number).write(
      (current, most) => {
        applied = apply3(desk, restore ?? current ?? state, { request, commands });
        return composeComment(applied.settled, most);
      },
      deciding.some(({ name }) => name === "status")
    )
  );
  if (written === "newer") return { settled: null, taken: [{ say: "newer", values: {}, accepted: false }] };
  const checks = await openChecks(desk, applied.settled.standing.run.sha, "reopen");
  await closeChecks(desk, checks, { settled: applied.settled, annotations: [] });
  return applied;
}
function apply3(desk, state, { request, commands }) {
  let standing2 = state;
  const taken = [];
  for (const command of commands) {
    const { questions: questions2 } = settleFor(desk, standing2);
    const result = takeAnswer(command, {
      standing: standing2,
      questions: questions2,
      voice: {
        author: request.author,
        at: request.at,
        comment: request.comment,
        sha: standing2.run.sha
      },
      no_reason: request.comment === null ? desk.words.reply.ticked ?? "-" : desk.words.reply.no_reason ?? "-"
    });
    standing2 = { ...standing2, decisions: result.decisions };
    taken.push(result);
  }
  return { settled: settleFor(desk, standing2), taken };
}
function withoutResult(command) {
  if (command.name === "help" || command.name === "unclear") return plain(command);
  return { say: command.name === "status" ? "status_none" : "no_result", values: {}, accepted: false };
}
function plain(command) {
  if (command.name === "unclear") return { say: "unclear", values: { line: command.line }, accepted: false };
  return { say: command.name, values: {}, accepted: true };
}
async function startAgain(desk, settled, taken) {
  const isAsked = (name) => taken.some(({ say: say2, accepted }) => accepted && say2 === name);
  const isNew = isAsked("validate");
  const run = Number(settled?.standing.run.id ?? 0);
  if (run === 0 || !(isNew || isAsked("rerun"))) return [];
  try {
    await desk.github.rerun(run);
    return [];
  } catch (error) {
    info(escapeLog(messageOf(error)));
    return [{ say: isNew ? "validate_later" : "rerun_denied", values: {}, accepted: isNew }];
  }
}

// src/gate/describe-standing.ts
var MOST_LOOPS = 12;
function describeStanding(documents, frame) {
  const { aggregate, debate: debate2, evidence, judge: judge2, questions: questions2, hash } = documents;
  const findings = listFindings(documents);
  return {
    version: STANDING_VERSION,
    ...frame,
    contract_hash: evidence?.contract_hash ?? null,
    result: aggregate === null ? null : describeResult(aggregate, findings, documents),
    debate: debate2,
    judge: judge2,
    judged: documents.judged,
    place: documents.place,
    rounds: [],
    spent: documents.spent,
    questions: questions2.map((question) => ({ ...question, basis: hash(question.basis) })),
    doubts: listDoubts(documents),
    findings,
    decisions: noDecisions(frame.run.started)
  };
}
function noDecisions(at) {
  return {
    subject: "none",
    gate_started: at,
    gate_completed: null,
    assumptions: [],
    decisions: [],
    waivers: []
  };
}
function listDoubts({ aggregate, evidence, judge: judge2, hash }) {
  const walked = evidence?.journeys.map(({ id, status }) => [id, status]) ?? [];
  const basis = (subject) => hash(JSON.stringify([subject, evidence?.contract_hash, walked]));
  return [
    ...aggregate?.verdict === "provisional" ? [{ subject: "provisional", basis: basis("provisional") }] : [],
    ...judge2 === "UNEVALUABLE" ? [{ subject: "judge", basis: basis("judge") }] : []
  ];
}
function listFindings({ aggregate, outcomes, hash }) {
  const issues = outcomes?.issues ?? [];
  const titles = new Set(issues.map(({ title }) => fold2(title)));
  const seen2 = (aggregate?.methods ?? []).flatMap(
    ({ method, findings }) => findings.filter(({ title }) => !titles.has(fold2(title))).map((finding) => {
      const ref2 = parseRef(finding.evidence_ref);
      return {
        id: `F-${method.replaceAll("_", "-")}-${hash(`${method} ${finding.evidence_ref}`).slice(0, 8)}`,
        severity: finding.severity,
        critical: finding.severity === "critical",
        title: finding.title,
        ref: finding.evidence_ref,
        journeys: ref2 === null || ref2.kind === "state" ? [] : [ref2.journey]
      };
    })
  );
  const unexplained = listUnexplained(aggregate, outcomes, hash).map(
    ({ id, failure }) => ({
      id,
      severity: "critical",
      critical: true,
      title: failure,
      ref: id,
      journeys: []
    })
  );
  const all = [...issues.map(ofIssue), ...seen2, ...unexplained];
  return [...new Map(all.toReversed().map((finding) => [finding.id, finding])).values()].toReversed();
}
function listUnexplained(aggregate, outcomes, hash) {
  const failures = (aggregate?.critical_failures ?? []).map(({ failure }) => failure);
  return failures.filter((failure) => causeOf(failure, outcomes) === null).map((failure) => ({ id: `F-failure-${hash(failure).slice(0, 8)}`, failure }));
}
function causeOf(failure, outcomes) {
  const criticals = (outcomes?.issues ?? []).filter(({ critical }) => critical);
  return criticals.find(({ claim }) => failure.includes(claim)) ?? null;
}
function findingId(issue) {
  return `F-${issue.id}`;
}
function ofIssue(issue) {
  const journeys = [
    ...issue.places.map(({ journey }) => journey),
    ...issue.touched.flatMap((text2) => {
      const ref2 = parseRef(text2);
      return ref2 === null || ref2.kind === "state" ? [] : [ref2.journey];
    })
  ];
  const severity = issue.severity >= 3 ? "high" : issue.severity === 2 ? "medium" : "low";
  return {
    id: findingId(issue),
    severity: issue.critical ? "critical" : severity,
    critical: issue.critical,
    title: issue.title,
    ref: issue.places[0]?.ref ?? issue.id,
    journeys: [...new Set(journeys)]
  };
}
function describeResult(aggregate, findings, { outcomes, hash }) {
  return {
    verdict: aggregate.verdict,
    average: aggregate.average_score,
    threshold: aggregate.threshold,
    scores: aggregate.method_scores,
    confidence: aggregate.confidence,
    complete: aggregate.interactive_test_completed,
    critical: aggregate.critical_failures.map(({ method, failure }) => {
      const cause = causeOf(failure, outcomes);
      const [own] = listUnexplained(
        { ...aggregate, critical_failures: [{ method, failure }] },
        outcomes,
        hash
      );
      return { method, failure, finding: cause === null ? own?.id ?? null : findingId(cause) };
    }),
    fixes: aggregate.top_fixes.map(({ severity, method, title, evidence_ref, recommendation }) => ({
      severity,
      method,
      title,
      ref: evidence_ref,
      recommendation,
      finding: findings.find((finding) => fold2(finding.title) === fold2(title))?.id ?? null
    })),
    loops: listLoops(aggregate)
  };
}
function listLoops({ action_analysis: { screens, actions } }) {
  const rank = ({ current_counts: now, simplest_safe_path: then }) => (now.logical_steps ?? 0) - (then.logical_steps ?? 0);
  return actions.toSorted((a, b) => rank(b) - rank(a)).slice(0, MOST_LOOPS).map((action) => ({
    screen: screens.find(({ important_action_ids: ids }) => ids.includes(action.id))?.purpose ?? action.label,
    action: action.label,
    steps: action.current_counts.logical_steps,
    simplest: action.simplest_safe_path.logical_steps,
    change: action.simplest_safe_path.changes[0] ?? action.outcome
  }));
}
function fold2(title) {
  return title.trim().toLowerCase();
}

// src/report/github/annotations.ts
var MOST_ANNOTATIONS2 = 150;
var MOST_TITLE2 = 250;
var SHORTEST_NEEDLE = 4;
function listAnnotations(input) {
  const added = readAddedLines(input.files);
  const journeys = new Map(input.journeys.map((journey) => [journey.id, journey]));
  return input.issues.filter((issue) => !input.waived.includes(`F-${issue.id}`)).flatMap((issue) => {
    const at = findChange(issue, added, journeys) ?? findTest(issue, journeys, input.locate);
    return at === null ? [] : [annotate(issue, at, input.words)];
  }).slice(0, MOST_ANNOTATIONS2);
}
function annotate(issue, at, words) {
  const { title, claim, recommendation, places, id } = issue;
  const values = { title, claim, fix: recommendation, id: `F-${id}`, ref: places[0]?.ref ?? id };
  return {
    path: at.file,
    start_line: Math.max(1, at.line),
    end_line: Math.max(1, at.line),
    annotation_level: issue.critical ? "failure" : issue.severity >= 2 ? "warning" : "notice",
    title: escapePlain(sentence(words.annotation, "title", values), MOST_TITLE2),
    message: escapePlain(sentence(words.annotation, "message", values), 4e3)
  };
}
function findChange(issue, added, journeys) {
  const needles = issue.places.flatMap((place) => needlesOf(place, journeys));
  for (const needle of new Set(needles)) {
    const line = added.find(({ text: text2 }) => text2.includes(needle));
    if (line !== void 0) return { file: line.file, line: line.line };
  }
  return null;
}
function needlesOf(place, journeys) {
  const step = journeys.get(place.journey)?.steps.find(({ order }) => order === place.step);
  const isSame4 = step?.target?.key === place.key;
  const quoted = /="([^"]+)"\]$/.exec(place.key ?? "")?.[1];
  return [
    isSame4 ? step?.target?.test_id : null,
    quoted,
    /^#[\w-]+$/.exec(place.key ?? "")?.[0].slice(1),
    place.name
  ].flatMap((needle) => typeof needle === "string" ? [needle.trim()] : []).filter((needle) => needle.length >= SHORTEST_NEEDLE);
}
function findTest(issue, journeys, locate) {
  for (const place of issue.places) {
    const journey = journeys.get(place.journey);
    const step = journey?.steps.find(({ order }) => order === place.step);
    const source = step?.source ?? journey?.source;
    const file = source === void 0 ? null : locate(source.file);
    if (source !== void 0 && file !== null) return { file, line: source.line };
  }
  return null;
}

// src/action/base-settings.ts
import { existsSync as existsSync3, mkdirSync as mkdirSync4, readdirSync as readdirSync4, readFileSync as readFileSync2, rmSync as rmSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { dirname as dirname2, join as join7, relative, sep } from "node:path";
var SETTINGS = /(?:^|\/)ux-jury\.(?:config\.(?:json|ya?ml|js|ts)|criteria\.ya?ml)$/;
var USUAL = ["ux-jury.config.json", "ux-jury.config.yml", "ux-jury.config.yaml", "ux-jury.criteria.yml"];
var RULES = new RegExp(`(?:^|/)${RULES_FOLDER}(?:/|$)`);
async function withBaseSettings(desk, { files, base_sha, pull }, work2) {
  const named2 = nameOf2(desk);
  const candidates = files === null ? listPresent(desk, named2) : namesOf2(files);
  const changed = [...new Set(candidates)].filter(
    (name) => SETTINGS.test(name) || RULES.test(name) || name === named2
  );
  if (changed.length === 0 || pull === null || base_sha === null) return work2(null);
  const kept = /* @__PURE__ */ new Map();
  try {
    for (const name of changed) {
      const path = join7(desk.environment.workspace, name);
      const read = () => desk.github.readText(name, base_sha);
      const base = RULES.test(name) ? await read() : await attempt(desk, "settings of the base branch", read);
      kept.set(path, existsSync3(path) ? readFileSync2(path, "utf8") : null);
      put(path, base);
    }
    const why = files === null ? "config_unknown" : "config_changed";
    return await work2(sentence(desk.words.log, why, { files: changed.join(", ") }));
  } finally {
    for (const [path, text2] of kept) put(path, text2);
  }
}
function nameOf2({ options, environment }) {
  return options.config === null ? null : slashed(relative(environment.workspace, options.config));
}
function listPresent({ environment: { workspace } }, named2) {
  const rules = join7(workspace, RULES_FOLDER);
  const own = existsSync3(rules) ? readdirSync4(rules, { recursive: true, encoding: "utf8" }) : [];
  const inside = own.filter((name) => /\.[cm]?[jt]s$/.test(name)).map((name) => `${RULES_FOLDER}/${slashed(name)}`);
  return [...USUAL, ...readdirSync4(workspace), ...inside, ...named2 === null ? [] : [named2]];
}
function slashed(path) {
  return path.split(sep).join("/");
}
function namesOf2(files) {
  return [
    ...new Set(
      files.flatMap(
        ({ filename, previous_filename: old }) => old === void 0 ? [filename] : [filename, old]
      )
    )
  ];
}
function put(path, text2) {
  if (text2 === null) {
    rmSync3(path, { force: true });
    return;
  }
  mkdirSync4(dirname2(path), { recursive: true });
  writeFileSync2(path, text2);
}

// src/action/close-rounds.ts
var MOST_ROUNDS3 = 24;
function closeRounds(state) {
  if (state === null) return [];
  const { debate: debate2, rounds } = state;
  if (debate2 === null) return [...rounds];
  const earlier = rounds.filter(({ round }) => round < debate2.round);
  return [...earlier, closeRound(state, debate2)].slice(-MOST_ROUNDS3);
}
function closeRound(state, first) {
  const { run, place, questions: questions2, judged } = state;
  const debate2 = applyRulings(first, listRulings(state));
  const verdict = summarize(debate2) === "pass" ? state.judge : null;
  return packRound(debate2, {
    sha: run.sha,
    evidence: place?.evidence ?? null,
    version: place?.version ?? run.sha,
    judge: verdict === null ? null : { verdict, ...judged ?? { mode: "static", criteria: [] } },
    ended: verdict === "PASS" || verdict === "UNEVALUABLE" && isAccepted(state, "judge"),
    bases: Object.fromEntries(questions2.map(({ criterion, basis }) => [criterion, basis]))
  });
}

// src/action/lay-rounds.ts
function layRounds(folder, { place, before, note: note3 }) {
  const own = recordFile(place.round);
  for (const name of folder.list(ROUNDS)) if (`${ROUNDS}/${name}` !== own) folder.remove(`${ROUNDS}/${name}`);
  for (const round of before) {
    const evidence = sha256(`evidence of ${round.sha}`);
    folder.write(recordFile(round.round), unpackRecord(round, { note: note3, evidence }));
  }
}

// src/action/read-run.ts
function readRun2(out) {
  const folder = new RunFolder(out);
  const read = (kind, name) => folder.has(name) ? folder.read(kind, name) : null;
  const arc = read("arc", ARC);
  const report = read("judge-report", JUDGE);
  return {
    aggregate: read("aggregate", "aggregate.json"),
    debate: read("debate", "debate.json"),
    evidence: read("evidence", "evidence.json"),
    outcomes: read("outcomes", "outcomes.json"),
    judge: report?.verdict ?? null,
    judged: report === null ? null : slimJudge(report),
    place: placeOf3(folder),
    questions: read("questions", "questions.json")?.questions ?? [],
    spent: arc?.next === "budget_spent" ? arc.max_cycles : null,
    hash: sha256
  };
}
function placeOf3(folder) {
  const ledger = readLedger(folder, null);
  if (ledger === null || !folder.has("criteria.json")) return null;
  const { round, cycle, evidence } = ledger;
  const { max_cycles } = folder.read("criteria", "criteria.json");
  const { context } = folder.read("evidence", "evidence.json");
  return { round, cycle, max_cycles, evidence, version: context.build_identity };
}
function slimJudge({ mode, criteria }) {
  return { mode, criteria: criteria.map(({ criterion, score: score2, status }) => ({ criterion, score: score2, status })) };
}

// src/action/hold-jury.ts
async function holdJury(desk, held) {
  const { out } = desk.options;
  try {
    const bundles = await held.bundles();
    const run = () => reviewBundles(requestOf(desk, bundles, held));
    const reviewed = await run();
    const first = readRun2(out);
    const documents = { ...first, ...await hearAhead(out, first, run) };
    const rulings2 = held.rulings(documents);
    const isDone = rulings2.length === 0 && documents.judge === first.judge;
    return { reviewed: isDone ? reviewed : await runWith(out, rulings2, run), documents, fault: null };
  } catch (fault) {
    return { reviewed: null, documents: NOTHING, fault };
  }
}
function requestOf({ options, environment }, bundles, held) {
  return {
    bundles,
    out: options.out,
    config: options.config,
    folder: environment.workspace,
    mode: options.mode,
    from: null,
    previous_contract: held.previous_contract,
    place: (evidence) => takeSeat(options.out, held.seat(evidence)),
    progress: (line) => process.stderr.write(`${line}
`)
  };
}
function takeSeat(out, { place, before }) {
  layRounds(new RunFolder(out), { place, before, note: readTexts().debate.words.log.recalled });
  return place;
}
function runWith(out, rulings2, run) {
  const folder = new RunFolder(out);
  if (rulings2.length === 0) folder.remove(RULINGS);
  else folder.write(RULINGS, { rulings: [...rulings2] });
  return run();
}
async function hearAhead(out, documents, run) {
  const { judge: judge2, debate: debate2, questions: questions2, hash } = documents;
  if (judge2 !== null || debate2 === null || standOf(debate2) !== "ruling") return {};
  const lifted = questions2.map(({ criterion, strategist, ux_specialist, basis }) => ({
    criterion,
    score: Math.max(strategist.score, ux_specialist.score),
    reasoning: "-",
    author: "-",
    basis: hash(basis)
  }));
  await runWith(out, lifted, run);
  const heard = readRun2(out);
  return { judge: heard.judge, judged: heard.judged };
}
var NOTHING = {
  aggregate: null,
  debate: null,
  evidence: null,
  outcomes: null,
  judge: null,
  judged: null,
  place: null,
  questions: [],
  spent: null,
  hash: () => ""
};

// src/action/locate-tests.ts
import { existsSync as existsSync4 } from "node:fs";
import { join as join8, posix } from "node:path";
function locateTests({ options, environment }, { files }) {
  return (file) => {
    const candidates = [posix.join(options.test_root, file), posix.normalize(file)];
    const isInside = (path) => !path.startsWith("..") && !path.startsWith("/");
    const there = candidates.filter(isInside).find((path) => existsSync4(join8(environment.workspace, path)));
    if (there !== void 0) return there;
    const changed = (files ?? []).map(({ filename }) => filename).filter((name) => `/${name}`.endsWith(`/${file}`));
    if (changed.length === 1) return changed[0] ?? null;
    return candidates.find(isInside) ?? null;
  };
}

// src/action/place.ts
async function findPlace2(desk, target) {
  const pull = target.source?.is_pull === true ? await findPull(desk, target) : target.pull;
  if (target.source?.is_pull === true && pull === null) tell(desk, "no_pull");
  const known = pull === null ? null : await readPull(desk, pull);
  const sha = target.sha === "" ? known?.head.sha ?? desk.runner.sha : target.sha;
  return {
    sha,
    is_head: pull !== null && (known === null || known.head.sha === sha),
    pull: pull ?? await findMerged(desk, target),
    comments: target.comments && pull !== null && desk.options.comment,
    before: target.before,
    base_sha: target.base_sha ?? known?.base.sha ?? null,
    files: pull === null || !target.comments ? [] : await attempt(desk, "files", () => desk.github.listFiles(pull)),
    run: target.source?.run ?? null,
    fork: known?.head.repo == null || known.head.repo.id !== known.base.repo.id
  };
}
async function findPull(desk, { sha, source }) {
  const pulls = await attempt(desk, "pulls", () => desk.github.listOpenPulls()) ?? [];
  const heads = pulls.filter(
    ({ head: head2 }) => head2.sha === sha && (source?.head_repository == null || idOf(head2) === source.head_repository)
  );
  const same = heads.filter(({ head: head2 }) => head2.ref === source?.branch);
  const found = same.length > 0 ? same : heads;
  return found.length === 1 ? found[0]?.number ?? null : null;
}
function idOf(head2) {
  return head2.repo?.id ?? null;
}
async function findMerged(desk, { sha, source, comments }) {
  if (desk.runner.event_name !== "push" || source !== null || comments) return null;
  const pulls = await attempt(desk, "pulls", () => desk.github.listPullsOf(sha)) ?? [];
  return pulls.find(({ merged_at }) => merged_at !== null)?.number ?? null;
}

// src/action/signals.ts
var EXIT = { SIGINT: 130, SIGTERM: 143 };
function closeOnSignal(desk) {
  let opening = null;
  const stop = (signal) => {
    const end = { conclusion: "cancelled", name: "cancelled", why: "" };
    const closed = opening?.then((checks) => closePlain(desk, checks, end)) ?? Promise.resolve();
    void closed.catch(() => void 0).then(() => process.exit(EXIT[signal]));
  };
  const crash = (error) => {
    process.stderr.write(`${escapeLog(error.stack ?? error.message, 2e3)}
`);
    const end = { conclusion: "failure", name: "broken", why: error.message };
    const closed = opening?.then((checks) => closePlain(desk, checks, end)) ?? Promise.resolve();
    void closed.catch(() => void 0).then(() => process.exit(2));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("uncaughtException", crash);
  return {
    /** Names the checks to complete, also while they are still being opened. */
    watch: (opened) => {
      opening = opened;
      return opened;
    },
    end: () => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      process.off("uncaughtException", crash);
    }
  };
}

// src/adapters/github/git-data.ts
var GitData = class {
  #api;
  #at;
  constructor({ token, api_url, owner, repo }) {
    this.#api = openClient(token, api_url);
    this.#at = { owner, repo };
  }
  /** True where not everybody may read the repository. */
  async isPrivate() {
    return (await this.#api.rest.repos.get(this.#at)).data.private;
  }
  /** The branch with all its files; `null` where there is none. */
  async readBranch(branch) {
    const commit = await this.#readRef(branch);
    if (commit === null) return null;
    const { data } = await this.#api.rest.git.getCommit({ ...this.#at, commit_sha: commit });
    const tree = await this.#api.rest.git.getTree({
      ...this.#at,
      tree_sha: data.tree.sha,
      recursive: "true"
    });
    const files = tree.data.tree.filter(({ type }) => type === "blob").map(({ path, sha, size }) => ({ path, sha, size: size ?? 0 }));
    return { commit, files, whole: !tree.data.truncated };
  }
  /** Stores a file's bytes and gives their id. */
  async createBlob(bytes) {
    const content = bytes.toString("base64");
    return (await this.#api.rest.git.createBlob({ ...this.#at, content, encoding: "base64" })).data.sha;
  }
  /** A commit that holds just these files, on top of `parent`; `null` begins a history of its own. */
  async createCommit(message, files, parent) {
    const tree = files.map(({ path, sha }) => ({
      path,
      sha,
      mode: "100644",
      type: "blob"
    }));
    const made = await this.#api.rest.git.createTree({ ...this.#at, tree });
    const parents = parent === null ? [] : [parent];
    const commit = { ...this.#at, message, tree: made.data.sha, parents };
    return (await this.#api.rest.git.createCommit(commit)).data.sha;
  }
  /** Moves the branch on to a commit, or makes it; `false` where somebody else moved it first. Never by force. */
  async push(branch, commit, isNew) {
    try {
      if (isNew)
        await this.#api.rest.git.createRef({ ...this.#at, ref: `refs/heads/${branch}`, sha: commit });
      else await this.#api.rest.git.updateRef({ ...this.#at, ref: `heads/${branch}`, sha: commit });
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 || status === 422) return false;
      throw error;
    }
  }
  async deleteBranch(branch) {
    await this.#api.rest.git.deleteRef({ ...this.#at, ref: `heads/${branch}` });
  }
  async #readRef(branch) {
    try {
      const { data } = await this.#api.rest.git.getRef({ ...this.#at, ref: `heads/${branch}` });
      return data.object.sha;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }
};

// src/adapters/github/keep-pictures.ts
var STORE_LIMITS = { runs_each: 2, bytes: 64 * 1024 * 1024 };
var MARK = "UX-JURY-PICTURES.md";
function folderOf(pull, run) {
  return `pull-${pull}/run-${run.id}-${run.attempt}`;
}
function keepPictures(files, open, limits = STORE_LIMITS) {
  const seen2 = /* @__PURE__ */ new Map();
  let left = limits.bytes;
  return groupRuns(files).filter(({ pull }) => open.has(pull)).toSorted((a, b) => b.run - a.run).filter(({ pull, files: files2 }) => {
    const nth = (seen2.get(pull) ?? 0) + 1;
    seen2.set(pull, nth);
    left -= files2.reduce((sum, { size }) => sum + size, 0);
    return nth <= limits.runs_each && left >= 0;
  }).flatMap(({ files: files2 }) => files2);
}
function groupRuns(files) {
  const runs = /* @__PURE__ */ new Map();
  for (const file of files) {
    const [, folder = "", pull, run] = /^(pull-(\d+)\/run-(\d+)-\d+)\/[\w.-]+$/.exec(file.path) ?? [];
    if (pull === void 0 || run === void 0) continue;
    const known = runs.get(folder) ?? { pull: Number(pull), run: Number(run), files: [] };
    known.files.push(file);
    runs.set(folder, known);
  }
  return [...runs.values()];
}

// src/adapters/github/picture-store.ts
import { setTimeout as sleep3 } from "node:timers/promises";
var MOST_TRIES2 = 8;
var MONTHS_KEPT = 2;
var MONTHS_SWEPT = 4;
var TITLE = "# Pictures of UX Jury";
var PictureStore = class {
  #git;
  #name;
  #text;
  constructor(git, name, text2) {
    this.#git = git;
    this.#name = name;
    this.#text = { ...text2, readme: `${TITLE}

${text2.readme}
` };
  }
  /**
   * Adds pictures and gives the commit that holds them. Other jobs may do the same at once: a branch that moved is read
   * again and the pictures are put on top of it. `listOpen` names the pull requests whose pictures stay.
   */
  async put(pictures, listOpen, today) {
    const branch = monthOf(this.#name, today, 0);
    const fresh = await this.#store(pictures);
    for (let tries = 1; tries <= MOST_TRIES2; tries += 1) {
      const now = await this.#git.readBranch(branch);
      if (now !== null) this.#checkOurs(branch, now);
      const kept = now === null ? [] : keepPictures(now.files, await listOpen());
      const files = [...kept.filter(({ path }) => fresh.every((file) => file.path !== path)), ...fresh];
      const commit = await this.#git.createCommit(this.#text.message, files, now?.commit ?? null);
      if (await this.#git.push(branch, commit, now === null)) {
        if (now === null) await this.#sweep(today);
        return commit;
      }
      await sleep3(80 * tries + Math.random() * 250);
    }
    throw new InputError("pictures_busy", `The branch ${branch} did not hold still.`, {
      hint: "Run the job again."
    });
  }
  async #store(pictures) {
    const all = [{ path: MARK, bytes: Buffer.from(this.#text.readme) }, ...pictures];
    const files = [];
    for (const { path, bytes } of all)
      files.push({ path, sha: await this.#git.createBlob(bytes), size: bytes.length });
    return files;
  }
  /** Nothing is ever written to a branch, or taken away, that somebody else made. */
  #checkOurs(branch, state) {
    if (isOurs(state)) return;
    const what = `The branch ${branch} holds other things than pictures of UX Jury.`;
    throw new InputError("pictures_branch_taken", what, { hint: "Name another one in `pictures-branch`." });
  }
  async #sweep(today) {
    for (let back = MONTHS_KEPT + 1; back <= MONTHS_KEPT + MONTHS_SWEPT; back += 1) {
      const branch = monthOf(this.#name, today, back);
      const state = await this.#git.readBranch(branch);
      if (state !== null && isOurs(state)) await this.#git.deleteBranch(branch);
    }
  }
};
function isOurs({ files, whole }) {
  const paths = files.map(({ path }) => path);
  return whole && paths.includes(MARK) && paths.every((path) => path === MARK || /^pull-\d+\/run-/.test(path));
}
function monthOf(name, today, back) {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return `${name}-${new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)}`;
}

// src/report/github/pick-pictures.ts
var MOST_FAILURES = 4;
function pickPictures(input) {
  const failures = listFailures(input).slice(0, MOST_FAILURES);
  const refs = [...(input.aggregate?.top_fixes ?? []).map((fix) => fix.evidence_ref), ...failures];
  const seen2 = /* @__PURE__ */ new Set();
  return refs.flatMap((ref2) => {
    const uri = findPicture(ref2, input);
    if (uri === null || seen2.has(uri)) return [];
    seen2.add(uri);
    return [{ ref: ref2, data_uri: uri }];
  });
}
function listFailures({ evidence, outcomes }) {
  const critical = (outcomes?.issues ?? []).filter((issue) => issue.critical);
  const steps = (evidence?.journeys ?? []).flatMap((journey) => {
    const failed = journey.steps.find(({ status }) => status === "failed");
    return failed === void 0 ? [] : [`${journey.id}/step-${String(failed.order).padStart(2, "0")}`];
  });
  return [...critical.flatMap(({ places }) => places.slice(0, 1).map(({ ref: ref2 }) => ref2)), ...steps];
}
function findPicture(ref2, input) {
  for (const id of statesOf(ref2, input)) {
    const picture = input.pictures.get(input.states.get(id)?.picture ?? id);
    if (picture?.data_uri != null) return picture.data_uri;
  }
  return null;
}
function statesOf(ref2, { evidence, outcomes }) {
  const parsed = parseRef(ref2);
  if (parsed === null) return [];
  if (parsed.kind === "state") return [parsed.state];
  const places = (outcomes?.issues ?? []).flatMap((issue) => issue.places).filter((place) => place.ref === ref2);
  const journey = evidence?.journeys.find(({ id }) => id === parsed.journey);
  const steps = (journey?.steps ?? []).filter(
    ({ order }) => parsed.kind === "journey" || order === parsed.step
  );
  const last = steps.at(-1);
  const around = last === void 0 ? [] : [last.state_after, last.state_before];
  const end = parsed.kind === "journey" ? [journey?.end_state ?? null] : [];
  return [...places.map(({ state }) => state), ...end, ...around].filter((id) => id !== null);
}

// src/action/store-pictures.ts
var MOST_BYTES = 1024 * 1024;
var PICTURE = /^data:image\/(jpeg|png);base64,(.+)$/;
async function storePictures(desk, place, input) {
  const { pull } = place;
  const branch = desk.options.pictures;
  if (branch === null || input === void 0 || pull === null || !place.comments) return {};
  if (place.fork) {
    tell(desk, "pictures_fork");
    return {};
  }
  const named2 = pickPictures(input).flatMap(nameOne);
  if (named2.length === 0) return {};
  try {
    return { pictures: await put2(desk, { pull, branch }, named2) };
  } catch (error) {
    warn(desk, error);
    return {};
  }
}
async function put2(desk, { pull, branch }, named2) {
  const { runner, options, words } = desk;
  const [owner = "", repo = ""] = runner.repository.split("/");
  const git = new GitData({ token: options.token ?? "", api_url: runner.api_url, owner, repo });
  const text2 = { readme: words.pictures, message: sentence(words.comment, "pictures_commit", { pull }) };
  const folder = folderOf(pull, { id: runner.run_id, attempt: runner.run_attempt });
  const inline = !await git.isPrivate();
  const commit = await new PictureStore(git, branch, text2).put(
    named2.map(({ name, bytes }) => ({ path: `${folder}/${name}`, bytes })),
    async () => /* @__PURE__ */ new Set([pull, ...(await desk.github.listOpenPulls()).map(({ number: number2 }) => number2)]),
    desk.started
  );
  return { commit, folder, inline, items: named2.map(({ ref: ref2, name }) => ({ ref: ref2, name })) };
}
function nameOne({ ref: ref2, data_uri }, index) {
  const [, type, packed = ""] = PICTURE.exec(data_uri) ?? [];
  const bytes = Buffer.from(packed, "base64");
  if (type === void 0 || bytes.length > MOST_BYTES) return [];
  return [{ ref: ref2, name: `${index + 1}.${type === "png" ? "png" : "jpg"}`, bytes }];
}
function warn(desk, error) {
  const isDenied = [401, 403, 404].includes(statusOf(error) ?? 0);
  if (isDenied && desk.denied.size > 0) {
    desk.denied.add("pictures");
    return;
  }
  const why = isDenied ? sentence(desk.words.log, "pictures_denied") : messageOf(error);
  warning(escapeLog(sentence(desk.words.log, "pictures_failed", { why }), 1e3));
}

// src/action/evaluate.ts
async function evaluate(desk, target) {
  const signals = closeOnSignal(desk);
  let checks = null;
  try {
    if (target.sha !== "") checks = await signals.watch(openChecks(desk, target.sha, "open"));
    const place = await findPlace2(desk, target);
    checks ??= await signals.watch(openChecks(desk, place.sha, "open"));
    return await judge(desk, place, checks);
  } catch (error) {
    const end = { conclusion: "failure", name: "broken", why: sayFault(error) };
    if (checks !== null) await closePlain(desk, checks, end).catch(() => void 0);
    throw error;
  } finally {
    signals.end();
  }
}
async function judge(desk, place, checks) {
  const [memory, base] = [await recall(desk, place), await findBaseline(desk, place.base_sha)];
  const notes = [];
  const outcome = await withBaseSettings(desk, place, (changed) => {
    if (changed !== null) notes.push(changed);
    return holdJury(desk, {
      bundles: () => fetchBundles(desk, place),
      previous_contract: base?.contract_hash ?? null,
      seat: (evidence) => seatRun(closeRounds(memory.state), memory.state?.decisions.validations ?? [], {
        sha: place.sha,
        is_head: place.is_head,
        evidence
      }),
      rulings: (documents) => {
        const first = describe3(desk, place, { base, outcome: { documents, fault: null }, notes });
        return listRulings(remember(first, memory.state, { desk, place }));
      }
    });
  });
  const shown = await storePictures(desk, place, outcome.reviewed?.input);
  const standing2 = { ...describe3(desk, place, { base, outcome, notes }), ...shown };
  const settled = await write2(desk, place, { standing: standing2, memory });
  await closeChecks(desk, checks, { settled, annotations: annotate2(desk, place, { outcome, settled }) });
  keep(desk, settled);
  if (place.comments && place.pull !== null)
    await proveBuild(desk, { pull: place.pull, sha: place.sha, documents: outcome.documents });
  const code = outcome.fault === null ? EXIT_CODES[settled.conclusions.whole.conclusion] : 2;
  return { reviewed: outcome.reviewed, settled, fault: outcome.fault, exitCode: code };
}
function describe3(desk, place, given) {
  const { runner, options, started } = desk;
  const { documents, fault } = given.outcome;
  return describeStanding(documents, {
    run: {
      id: String(runner.run_id),
      number: runner.run_number,
      attempt: runner.run_attempt,
      started,
      sha: place.sha,
      url: runUrl(runner)
    },
    mode: modeOf(desk),
    compare: options.compare,
    base: given.base,
    absent: [],
    broken: fault === null ? null : sayFault(fault),
    notes: [...given.notes, ...tellRuleChanges(given.outcome.documents.outcomes, desk.words.report)]
  });
}
function modeOf({ options }) {
  const folder = new RunFolder(options.out);
  const noted = folder.has("conclusion.json") ? folder.read("conclusion", "conclusion.json").mode : null;
  return noted ?? options.mode ?? "gate";
}
function remember(standing2, state, { desk, place }) {
  const subject = subjectOf(place.pull, place.sha);
  const questions2 = listQuestions(standing2, desk.gate);
  const decisions2 = askQuestions(state?.decisions ?? null, questions2, {
    subject,
    at: (/* @__PURE__ */ new Date()).toISOString()
  });
  const waivers = joinWaivers(standing2.base?.waivers ?? [], decisions2.waivers);
  const { place: stood2, debate: debate2 } = standing2;
  const next = stood2?.round ?? Number.POSITIVE_INFINITY;
  const rounds = closeRounds(state).filter(({ round }) => round < next);
  const opened = decisions2.validations ?? [];
  const validations = stood2 === null || debate2 === null ? opened : carryValidations(opened, stood2);
  const kept = validations.length === 0 ? {} : { validations };
  return { ...standing2, rounds, decisions: { ...decisions2, waivers, ...kept } };
}
async function write2(desk, place, { standing: standing2, memory }) {
  let settled = settleFor(desk, remember(standing2, memory.state, { desk, place }));
  const { pull } = place;
  if (!place.comments || pull === null || !await isHead(desk, place, pull)) return settled;
  const written = await attempt(
    desk,
    "comment",
    () => commentOf(desk, pull).write((current, most) => {
      if (current !== null && isNewer(current.run, standing2.run)) return null;
      settled = settleFor(desk, remember(standing2, current ?? memory.state, { desk, place }));
      return composeComment(settled, most);
    }, !isDeleted(memory))
  );
  if (written === "left") tell(desk, "older");
  if (written === "deleted") tell(desk, "deleted");
  if (written === "newer") tell(desk, "newer_state");
  return settled;
}
function isDeleted({ seen: seen2 }) {
  return seen2;
}
async function isHead(desk, { sha }, pull) {
  const now = await readPull(desk, pull);
  if (now === null || now.head.sha === sha) return now !== null && now.state === "open";
  tell(desk, "moved", { head: now.head.sha.slice(0, 7) });
  return false;
}
function annotate2(desk, place, { outcome, settled }) {
  const { findings, decisions: decisions2 } = settled.standing;
  return listAnnotations({
    issues: outcome.documents.outcomes?.issues ?? [],
    journeys: outcome.documents.evidence?.journeys ?? [],
    files: place.files ?? [],
    waived: listWaived(findings, decisions2.waivers, desk.started.slice(0, 10)),
    locate: locateTests(desk, place),
    words: desk.words
  });
}
function keep({ options }, { standing: standing2, conclusions }) {
  const folder = new RunFolder(options.out);
  folder.write("decisions.json", standing2.decisions);
  folder.write("conclusion.json", conclusions.whole);
}
function sayFault(fault) {
  return fault instanceof UxJuryError ? `${fault.message} [${fault.code}]` : "an unexpected fault of UX Jury";
}

// src/action/run-job.ts
var MOST_SUMMARY = 9e5;
async function runJob(environment, runner, job) {
  const desk = await openDesk(environment, runner, job.options);
  if (job.target.kind === "nothing") {
    tell(desk, "event_ignored", { event: runner.event_name });
    return 0;
  }
  try {
    if (job.target.kind === "answer") {
      const { settled } = await answer2(desk, job.target.event);
      if (existsSync5(join9(job.options.out, "team", "output")))
        await uploadResults(environment, job.options, desk.words);
      if (settled !== null) summarize2(environment, settled);
      if (settled !== null)
        setOutputs({ aggregate: null, conclusion: settled.conclusions.whole, report: "", usage: null });
      return 0;
    }
    const evaluated = await evaluate(desk, job.target);
    const exitCode = finish2(environment, job.options, evaluated);
    await uploadResults(environment, job.options, desk.words);
    return exitCode;
  } finally {
    tellDenied(desk);
  }
}
function finish2(environment, options, evaluated) {
  const { reviewed, settled, fault, exitCode } = evaluated;
  const conclusion = settled.conclusions.whole;
  if (reviewed === null) {
    setOutput("conclusion", conclusion.conclusion);
    summarize2(environment, settled);
    reportError(fault);
    return exitCode;
  }
  const input = { ...reviewed.input, conclusion };
  const folder = new RunFolder(options.out);
  if (JSON.stringify(conclusion) !== JSON.stringify(reviewed.conclusion)) {
    folder.writeText(MARKDOWN_REPORT, renderMarkdownReport(input));
    folder.writeText(HTML_REPORT, renderHtmlReport(input));
  }
  const { aggregate, reportPath: report, usage } = reviewed;
  setOutputs({ aggregate, conclusion, report, usage });
  if (environment.job_summary !== null) appendFileSync(environment.job_summary, renderJobSummary(input));
  for (const line of renderTerminalSummary(input)) process.stdout.write(`${line}
`);
  return exitCode;
}
function summarize2({ job_summary }, settled) {
  if (job_summary === null) return;
  const text2 = renderComment({ ...settled.report, block: "", marker: "" }, MOST_SUMMARY);
  appendFileSync(job_summary, `${text2.replace(/ <!-- ux-jury:do [^>]*-->/g, "").trim()}
`);
}
export {
  runJob
};
