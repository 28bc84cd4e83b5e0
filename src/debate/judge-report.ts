import type { JudgeReport } from '../contract/judge.ts';
import { encodeText } from './cell-codec.ts';
import { lines, list } from './fields.ts';
import { fillTemplate, type View } from './template.ts';
import type { DebateTemplates } from './templates.ts';

/** The judge's report as Markdown. */
export function renderJudgeReport(
  report: JudgeReport,
  { words, judge_report: template }: Pick<DebateTemplates, 'words' | 'judge_report'>,
): string {
  const { none, judge, not_applicable: absent } = words;
  return fillTemplate(template, {
    round: String(report.round),
    verdict: report.verdict,
    overall: encodeText(report.overall),
    mode: judge.modes[report.mode],
    version: encodeText(report.version),
    scale: String(report.scale),
    threshold: String(report.threshold),
    criteria: report.criteria.map(({ number, name, score, status, worst_ref: worst, evidence }) => ({
      number: String(number),
      name: encodeText(name),
      score: score === null ? absent : String(score),
      status: judge.statuses[status],
      worst_ref: list(none).encode(worst === null ? [] : [worst]),
      evidence: encodeText(evidence),
    })),
    failing: report.failing.map((detail) => viewFailing(detail, report)),
    observations: lines.encode(report.observations),
    limitations: lines.encode(report.limitations),
    artefacts: lines.encode(report.artefacts),
  });
}

function viewFailing(detail: JudgeReport['failing'][number], { criteria, scale }: JudgeReport): View {
  const row = criteria.find(({ criterion }) => criterion === detail.criterion);
  return {
    heading:
      row === undefined
        ? detail.criterion
        : `C${row.number} ${encodeText(row.name)}: ${row.score ?? ''}/${scale}`,
    evidence: encodeText(detail.evidence),
    expected: encodeText(detail.expected),
    suggestion: encodeText(detail.suggestion),
  };
}
