import type { Answer } from '../../contract/decisions.ts';
import { bullets, type Markdown, type MarkdownValue, md, ref, table } from '../markdown/md.ts';
import { brief, checkbox, fold, sentence } from './blocks.ts';
import type { GithubReport, OpenQuestion } from './input.ts';

/** From this many open questions on they stand in a table, and are answered together unless one by one. */
const MANY = 8;
const SHA = 7;

/** What needs a person, and exactly how to answer: up to seven one by one, more as a table. */
export function renderQuestions(report: GithubReport): Markdown[] {
  const { comment } = report.words;
  const { open } = report;
  const title = md`### ${sentence(comment, 'needs_person')}`;
  const validation = renderValidation(report);
  if (open.length === 0 && report.standing.result === null) return [];
  if (open.length === 0 && validation.length === 0) return [title, md`${sentence(comment, 'nothing_open')}`];
  const asked =
    open.length >= MANY ? renderTable(report) : open.flatMap((one) => renderQuestion(one, report));
  const all =
    open.length > 1 ? [{ markdown: checkbox(md`**${sentence(comment, 'accept_all')}**`, 'accept') }] : [];
  return [title, ...asked, ...all, ...validation, md`${sentence(comment, 'how')}`];
}

/** Where the cycles are used up and something falls short, a person may open a new validation. */
function renderValidation({ rounds, words }: GithubReport): Markdown[] {
  if (rounds?.next !== 'budget_spent') return [];
  return [{ markdown: checkbox(sentence(words.comment, 'open_validation'), 'validate') }];
}

/** Defaults that nobody has to confirm; each may be settled otherwise. */
export function renderAssumptions(report: GithubReport): Markdown[] {
  const { assumed, words } = report;
  if (assumed.length === 0) return [];
  const lines = assumed.flatMap((question) => {
    const [first, ...others] = question.options;
    const { id, title, why } = question;
    const values = { id, title, default: nameOption(first), rationale: why };
    return [
      md`- ${brief(sentence(words.comment, 'assumption', values), 400)}`.markdown,
      ...[first, ...others].flatMap((option) =>
        option === undefined ? [] : [`  ${optionLine(question, option, report)}`],
      ),
    ];
  });
  return [fold(sentence(words.comment, 'assumptions'), [{ markdown: lines.join('\n') }])];
}

/** Answers and waivers with who gave them, for which commit, and why. */
export function renderDecisions({ settled, waivers, standing, words }: GithubReport): Markdown[] {
  const { comment } = words;
  const answers = settled.flatMap(({ id, title, answer }) =>
    answer === null ? [] : [brief(sentence(comment, 'decided_by', { id, title, ...writtenOf(answer) }), 600)],
  );
  const waived = waivers.map(({ finding, waiver, state }) => {
    const until =
      waiver.until === null
        ? sentence(comment, 'forever')
        : sentence(comment, 'until', { until: waiver.until });
    const values = { finding: finding.title, author: waiver.author, reason: waiver.reason };
    if (state === 'expired')
      return md`${ref(finding.id)} ${brief(sentence(comment, 'waiver_expired', { ...values, until: waiver.until ?? '' }))}`;
    const name = state === 'spread' ? 'waiver_spread' : 'waived_by';
    return md`${ref(finding.id)} ${brief(sentence(comment, name, { ...values, until }), 500)}`;
  });
  const opened = (standing.decisions.validations ?? []).map(({ after, author, sha, reason }) =>
    brief(sentence(comment, 'opened_by', { round: after, author, sha: sha.slice(0, SHA), reason }), 500),
  );
  const items = [...answers, ...waived, ...opened];
  return items.length === 0 ? [] : [md`### ${sentence(comment, 'decided')}`, bullets(items)];
}

/** The help for every command, folded. */
export function renderCommands({ words }: GithubReport): Markdown[] {
  return [fold(sentence(words.comment, 'commands'), [{ markdown: words.help.trim() }])];
}

function renderQuestion(question: OpenQuestion, report: GithubReport): Markdown[] {
  const { comment } = report.words;
  const lines = question.options.map((option) => optionLine(question, option, report));
  return [
    md`**${question.id} ${brief(question.title, 120)}.** ${sentence(comment, 'trade_off')}: ${brief(question.context, 320)}`,
    { markdown: lines.join('\n') },
    ...renderEarlier(question.previous, comment),
  ];
}

function renderEarlier(previous: Answer | null, comment: GithubReport['words']['comment']): Markdown[] {
  if (previous === null) return [];
  return [md`_${brief(sentence(comment, 'earlier', writtenOf(previous)), 400)}_`];
}

function optionLine(
  question: OpenQuestion,
  option: OpenQuestion['options'][number],
  { words }: GithubReport,
): string {
  const isFirst = option === question.options[0];
  const note = isFirst ? md` (${sentence(words.comment, 'recommended')})` : md``;
  const label = md`**${option.score ?? option.letter}**${note}: ${brief(option.text, 280)}`;
  const command =
    option.score === null ? `decide ${question.id} ${option.letter}` : `rule ${question.id} ${option.score}`;
  return checkbox(label, command);
}

function renderTable({ open, words }: GithubReport): Markdown[] {
  const { comment } = words;
  const rows = open.map(({ id, title, context, options }): MarkdownValue[] => {
    const [first, ...others] = options;
    return [
      brief(`${id} ${title}`, 100),
      brief(nameOption(first), 60),
      brief(others.map(nameOption).join('; '), 60),
      brief(context, 140),
    ];
  });
  const names = ['question', 'recommended_answer', 'other_answer', 'trade_off'];
  return [
    md`${sentence(comment, 'how_many', { count: open.length })}`,
    table(
      names.map((name) => sentence(comment, name)),
      rows,
      'llll',
    ),
  ];
}

function nameOption(option: OpenQuestion['options'][number] | undefined): string {
  if (option === undefined) return '';
  return option.score === null ? `${option.letter} ${option.text}` : String(option.score);
}

function writtenOf({ value, author, reason, sha }: Answer) {
  return { value, author, reason, sha: sha.slice(0, SHA) };
}
