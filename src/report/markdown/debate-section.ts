import type { CriterionOutcome, Debate } from '../../contract/debate.ts';
import { describeDebate } from '../debate-line.ts';
import { fill } from '../fill.ts';
import type { ReportInput } from '../input.ts';
import type { ReportWords } from '../words.ts';
import { bullets, type Markdown, type MarkdownValue, md, table } from './md.ts';

/** Every criterion with both experts' scores, the combined score, its status and its category. */
export function renderDebate(input: ReportInput): Markdown[] {
  const { debate, assets } = input;
  const { words } = assets;
  const title = md`## ${words.sections.debate}`;
  if (debate === null) return [title, md`${words.empty.debate}`];
  const { round, cycle } = debate;
  const crossed = debate.cross_reviewed ? words.sentences.blind : words.sentences.not_crossed;
  return [
    title,
    md`${describeDebate(input)} ${fill(words.sentences.round, { round, cycle })} ${crossed}`,
    renderCriteria(debate, words),
    ...renderReasons(debate, words),
  ];
}

function renderCriteria(debate: Debate, words: ReportWords): Markdown {
  const { labels, experts } = words;
  const head = [
    labels.criterion,
    experts.strategist,
    experts.ux_specialist,
    labels.combined,
    labels.status,
    labels.category,
  ];
  return table(
    head,
    debate.criteria.map((outcome) => rowOf(outcome, words)),
    'lrrrll',
  );
}

function rowOf(outcome: CriterionOutcome, words: ReportWords): MarkdownValue[] {
  const status = words.criterion_status[outcome.status];
  return [
    `C${outcome.number} ${outcome.name}`,
    formatPosition(outcome.strategist, words),
    formatPosition(outcome.ux_specialist, words),
    outcome.combined,
    outcome.status === 'PASS' ? status : md`**${status}**`,
    words.categories[outcome.category],
  ];
}

/** A score, with the one it was changed to in cross-review. */
function formatPosition(position: CriterionOutcome['strategist'], words: ReportWords): string {
  if (position === null) return words.labels.absent;
  if (position.score === position.adjusted) return String(position.score);
  return fill(words.labels.adjusted, { from: position.score, to: position.adjusted });
}

/** Only what is not a plain pass needs its reasons here; the HTML report holds them all. */
function renderReasons(debate: Debate, words: ReportWords): Markdown[] {
  const items = debate.criteria
    .filter((outcome) => outcome.status !== 'PASS' || outcome.resolution !== null)
    .flatMap((outcome) => reasonsOf(outcome, words));
  return items.length > 0 ? [bullets(items)] : [];
}

function reasonsOf(outcome: CriterionOutcome, words: ReportWords): Markdown[] {
  const { experts, labels } = words;
  const name = `C${outcome.number}`;
  const said = [
    [experts.strategist, outcome.strategist?.reasoning],
    [experts.ux_specialist, outcome.ux_specialist?.reasoning],
    [labels.trade_off, outcome.trade_off],
    [fill(labels.resolution, { author: outcome.resolution?.author ?? '' }), outcome.resolution?.reasoning],
  ] as const;
  return said.flatMap(([who, what]) => (typeof what === 'string' ? [md`**${name}, ${who}:** ${what}`] : []));
}
