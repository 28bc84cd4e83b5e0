import type { Arc } from '../contract/arc.ts';
import type { Debate } from '../contract/debate.ts';
import type { DebateWords } from '../contract/debate-words.ts';
import type { JudgeReport } from '../contract/judge.ts';
import { encodeText } from './cell-codec.ts';
import { nameDebateReport } from './file-names.ts';
import { fillTemplate, type View } from './template.ts';
import type { DebateTemplates } from './templates.ts';

/** The whole validation: its arc, the last debate and the judge's last report. */
export interface FinalReportInput {
  readonly arc: Arc;
  readonly last: Debate | null;
  readonly judge: JudgeReport | null;
}

/** The report over all cycles as Markdown: versions, how scores moved, what was argued, met and ruled. */
export function renderFinalReport(
  input: FinalReportInput,
  { words, final_report: template }: Pick<DebateTemplates, 'words' | 'final_report'>,
): string {
  const { arc } = input;
  return fillTemplate(template, {
    state: words.arc.next[arc.next],
    used: String(arc.used),
    max_cycles: String(arc.max_cycles),
    remaining: String(arc.remaining),
    convergence: words.arc.convergence[arc.converged ? 'converged' : arc.stalled ? 'stalled' : 'open'],
    history: arc.history.map((entry) => viewHistory(entry, words)),
    evolution: arc.evolution.map(({ number, name, scores, trend }) => ({
      number: String(number),
      name: encodeText(name),
      scores: scores.map((score) => score ?? words.not_applicable).join(' → '),
      trend: words.arc.trends[trend],
    })),
    comparison: compareJudge(input, words),
    diverged: arc.diverged.map(({ cycle, strategist, ux_specialist, ...row }) => ({
      ...viewName(row),
      cycle: String(cycle),
      strategist: String(strategist),
      ux_specialist: String(ux_specialist),
    })),
    met: arc.met.map((row) => ({ ...viewName(row), cycle: String(row.cycle), score: String(row.score) })),
    ruled: arc.ruled.map((row) => ({
      ...viewName(row),
      cycle: String(row.cycle),
      score: String(row.score),
      author: encodeText(row.author),
      reasoning: encodeText(row.reasoning),
    })),
    left: listLeft(input, words),
  });
}

function viewName({ number, name }: { number: number; name: string }): View {
  return { number: String(number), name: encodeText(name) };
}

function viewHistory(entry: Arc['history'][number], words: DebateWords): View {
  const { cycle, round, passing, failing, pending } = entry;
  return {
    cycle: String(cycle),
    round: String(round),
    version: encodeText(entry.version),
    passing: String(passing),
    failing: String(failing),
    pending: String(pending),
    judge: entry.judge ?? words.not_applicable,
    report: nameDebateReport(round, cycle),
  };
}

function compareJudge({ last, judge }: FinalReportInput, { judge: words }: DebateWords): View[] {
  if (last === null || judge === null) return [];
  const judged = new Map(judge.criteria.map((row) => [row.criterion, row]));
  return last.criteria.map((row) => {
    const theirs = judged.get(row.criterion);
    return {
      ...viewName(row),
      experts: String(row.combined),
      judge: theirs?.score == null ? words.statuses[theirs?.status ?? 'not_judged'] : String(theirs.score),
    };
  });
}

/** What the experts and the judge still find wanting, in the order of the criteria. */
function listLeft({ last, judge }: FinalReportInput, { arc: words }: DebateWords): View[] {
  const below = new Set(judge?.failing.map(({ criterion }) => criterion));
  return (last?.criteria ?? []).flatMap((row) => {
    const isOpen = row.status !== 'PASS';
    if (!isOpen && !below.has(row.criterion)) return [];
    const reason = isOpen ? words.left[row.status === 'FAIL' ? 'failing' : 'pending'] : words.left.judge;
    return [{ ...viewName(row), combined: String(row.combined), reason }];
  });
}
