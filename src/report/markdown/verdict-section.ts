import { METHOD_IDS } from '../../contract/primitives.ts';
import { describeDebate } from '../debate-line.ts';
import { fill } from '../fill.ts';
import type { ReportInput } from '../input.ts';
import { formatVerdictLine } from '../verdict-line.ts';
import { bullets, type Markdown, md, ref, table } from './md.ts';

/** The verdict line first and alone, then what it means and what the gate made of it. */
export function renderVerdict(input: ReportInput): Markdown[] {
  const { aggregate, conclusion, assets } = input;
  const { words } = assets;
  const means = fill(words.verdict_means[aggregate?.verdict ?? 'none'], {
    threshold: (aggregate?.threshold ?? 8).toFixed(1),
  });
  return [
    { markdown: formatVerdictLine(aggregate, words) },
    md`**${words.labels.gate}: ${words.conclusion[conclusion.conclusion]}.** ${means}`,
    bullets(conclusion.reasons),
    md`_${words.integrity}_ ${words.integrity_more}`,
    ...renderContext(input),
  ];
}

/** The five scores in their fixed order, with the debate's conclusion beside them. */
export function renderScores(input: ReportInput): Markdown[] {
  const { aggregate, assets } = input;
  const { labels, methods, confidences, sections, empty } = assets.words;
  const debate = md`**${sections.debate}.** ${describeDebate(input)}`;
  if (aggregate === null) return [md`## ${sections.scores}`, md`${empty.scores}`, debate];
  const confidenceOf = new Map(aggregate.methods.map((result) => [result.method, result.confidence]));
  const rows = METHOD_IDS.map((id) => [
    methods[id],
    aggregate.method_scores[id],
    confidences[confidenceOf.get(id) ?? 'low'],
  ]);
  const last = [
    md`**${labels.average}**`,
    md`**${aggregate.average_score.toFixed(1)}**`,
    confidences[aggregate.confidence],
  ];
  const head = [labels.method, labels.score, labels.confidence];
  return [md`## ${sections.scores}`, table(head, [...rows, last], 'lrl'), debate];
}

function renderContext(input: ReportInput): Markdown[] {
  const context = input.aggregate?.context ?? input.evidence?.context;
  if (context === undefined) return [];
  const { labels } = input.assets.words;
  return [
    bullets([
      md`${labels.target}: ${context.target}`,
      md`${labels.build}: ${ref(context.build_identity)}`,
      md`${labels.user}: ${context.target_user}`,
      md`${labels.brief}: ${context.test_brief}`,
      md`${labels.tasks}: ${context.tasks.join('; ')}`,
      md`${labels.viewport}: ${context.viewport}`,
    ]),
  ];
}
