import type { CriterionOutcome, Debate, Position } from '../../contract/debate.ts';
import { fill } from '../fill.ts';
import { bullets, type Markdown, type MarkdownValue, md, table } from '../markdown/md.ts';
import { brief, fold, sentence } from './blocks.ts';
import type { GithubReport } from './input.ts';

const SHA = 7;

/** Where the debate stands, in one sentence. */
export function debateLine({ standing, conclusions, words }: GithubReport): string {
  const { debate } = standing;
  if (debate === null) return words.report.empty.debate;
  const { passing, failing, pending, threshold, scale, criteria } = debate;
  const state = words.report.debate_state[conclusions.whole.debate ?? 'none'];
  const values = { passing, failing, pending, threshold, scale, all: criteria.length };
  return `${state} ${fill(words.report.sentences.debate, values)}`;
}

/** Every criterion with both experts' scores, the one that counts, and how it came about. */
export function renderCriteria(report: GithubReport): Markdown[] {
  const { standing, words } = report;
  const title = md`### ${sentence(words.comment, 'criteria')}`;
  if (standing.debate !== null)
    return [title, md`${debateLine(report)}`, renderTable(standing.debate, report)];
  if (report.rounds?.last != null && standing.broken === null)
    return [title, ...renderLast(report.rounds.last, report)];
  return standing.result === null ? [] : [title, md`${words.report.empty.debate}`];
}

/** Where nobody was asked, the last round that was held is what stands. */
function renderLast(
  { sha, debate }: NonNullable<NonNullable<GithubReport['rounds']>['last']>,
  report: GithubReport,
): Markdown[] {
  const values = { round: debate.round, sha: sha.slice(0, SHA) };
  const ruled = debate.criteria.flatMap(({ number, name, resolution }) => {
    if (resolution === null) return [];
    const { score, author, reasoning: reason } = resolution;
    const told = { criterion: `C${number} ${name}`, score, author, reason };
    return [brief(sentence(report.words.comment, 'ruled_because', told), 420)];
  });
  return [
    md`${sentence(report.words.comment, 'stands', values)}`,
    renderTable(debate, report),
    ...(ruled.length === 0 ? [] : [bullets(ruled)]),
  ];
}

function renderTable(debate: Debate, report: GithubReport): Markdown {
  const { labels, experts } = report.words.report;
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
    debate.criteria.map((row) => rowOf(row, report)),
    'lrrrll',
  );
}

/** What the experts said about every criterion that is no plain pass, folded. */
export function renderDebate(report: GithubReport): Markdown[] {
  const { debate } = report.standing;
  const reasons = debate === null ? [] : reasonsOf(debate, report);
  if (reasons.length === 0) return [];
  return [fold(sentence(report.words.comment, 'debate'), [bullets(reasons)])];
}

function rowOf(row: CriterionOutcome, { words }: GithubReport): MarkdownValue[] {
  const { criterion_status, categories, labels } = words.report;
  const status = criterion_status[row.status];
  const score = (position: Position | null): string => {
    if (position === null) return labels.absent;
    if (position.score === position.adjusted) return String(position.score);
    return fill(labels.adjusted, { from: position.score, to: position.adjusted });
  };
  return [
    brief(`C${row.number} ${row.name}`, 80),
    score(row.strategist),
    score(row.ux_specialist),
    row.combined,
    row.status === 'PASS' ? status : md`**${status}**`,
    categories[row.category],
  ];
}

function reasonsOf(debate: Debate, { words }: GithubReport): Markdown[] {
  const { experts } = words.report;
  return debate.criteria
    .filter((row) => row.status !== 'PASS' || row.category === 'disagreement')
    .flatMap((row) =>
      (['strategist', 'ux_specialist'] as const).flatMap((expert) => {
        const position = row[expert];
        if (position === null) return [];
        const values = { expert: experts[expert], score: position.adjusted, why: position.reasoning };
        return [md`**C${row.number}** ${brief(sentence(words.comment, 'said', values), 420)}`];
      }),
    );
}
