import { type Markdown, type MarkdownValue, md, table } from '../markdown/md.ts';
import { brief, sentence } from './blocks.ts';
import type { GithubReport, ShownRounds } from './input.ts';

/** How many rounds the table of scores shows, the latest ones. */
const MOST_COLUMNS = 6;

/** Round and cycle, what is left and what comes next, in one line; empty before the first round. */
export function roundLine(report: Pick<GithubReport, 'rounds' | 'words'>): string {
  const { rounds, words } = report;
  if (rounds === null) return '';
  const { next, left, stalled } = rounds;
  const say = (name: string): string => sentence(words.comment, name, { left: left ?? 0 });
  return [
    placeLine(report),
    ...(left === null || next === 'done' ? [] : [say(left < 2 ? `left_${left}` : 'left_many')]),
    ...(next === null ? [] : [say(`next_${next}`)]),
    ...(stalled ? [say('stalled')] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Round and cycle alone. */
export function placeLine({ rounds, words }: Pick<GithubReport, 'rounds' | 'words'>): string {
  if (rounds?.place == null) return '';
  const { round, cycle, max_cycles } = rounds.place;
  if (max_cycles === null) return sentence(words.comment, 'place_only', { round });
  const name = cycle > max_cycles ? 'place_over' : 'place';
  return sentence(words.comment, name, { round, cycle, cycles: max_cycles });
}

/** Where the debate stands in the life of the pull request, what the last round changed, and how scores moved. */
export function renderRounds(report: GithubReport): Markdown[] {
  const { rounds, words } = report;
  if (rounds === null) return [];
  return [
    md`### ${sentence(words.comment, 'rounds')}`,
    md`${roundLine(report)}`,
    ...(rounds.change === null ? [] : [changeLine(rounds.change, report)]),
    ...(rounds.history.length < 2 ? [] : renderEvolution(rounds, report)),
  ];
}

function changeLine(change: NonNullable<ShownRounds['change']>, { words }: GithubReport): Markdown {
  const { converged, diverged, ruled, moved } = change;
  const list = (rows: typeof converged): string =>
    rows.map(({ number, name }) => `C${number} ${name}`).join(', ');
  const up = moved.filter(({ from, to }) => to > from).length;
  const parts = [
    ...(moved.length === 0 ? [] : [sentence(words.comment, 'moved', { up, down: moved.length - up })]),
    ...(converged.length === 0 ? [] : [sentence(words.comment, 'converged', { criteria: list(converged) })]),
    ...(diverged.length === 0 ? [] : [sentence(words.comment, 'diverged', { criteria: list(diverged) })]),
    ...ruled.map(({ number, name, score, author }) =>
      sentence(words.comment, 'ruled', { criterion: `C${number} ${name}`, score, author }),
    ),
  ];
  const since = sentence(words.comment, 'since', { since: change.since });
  const told = parts.length === 0 ? sentence(words.comment, 'no_change') : `${parts.join('; ')}.`;
  return brief(`${since} ${told}`, 600);
}

/** The scores of the latest rounds: criteria that moved or do not pass, and how many pass. */
function renderEvolution(rounds: ShownRounds, report: GithubReport): Markdown[] {
  const { words, standing } = report;
  const say = (name: string, values = {}): string => sentence(words.comment, name, values);
  const shown = rounds.history.slice(-MOST_COLUMNS);
  const debate = standing.debate ?? rounds.last?.debate ?? null;
  const open = new Set(
    debate?.criteria.filter(({ status }) => status !== 'PASS').map((row) => row.criterion),
  );
  const rows = rounds.evolution.map((row) => ({ ...row, scores: row.scores.slice(-MOST_COLUMNS) }));
  const told = rows.filter(({ criterion, scores }) => open.has(criterion) || new Set(scores).size > 1);
  const head = shown.map(({ round, cycle }) => `${say('round', { round })} (${say('in_cycle', { cycle })})`);
  const scores = told.map((row): MarkdownValue[] => [
    brief(`C${row.number} ${row.name}`, 80),
    ...row.scores.map((score) => score ?? ''),
  ]);
  const passing: MarkdownValue[] = [say('all_pass'), ...shown.map((one) => one.passing)];
  const judged: MarkdownValue[] = [
    say('judged'),
    ...shown.map(({ judge }) => (judge === null ? '' : words.report.judged[judge])),
  ];
  const level = rows.length - scores.length;
  const first = shown[0]?.round ?? 1;
  return [
    table(
      [words.report.labels.criterion, ...head],
      [...scores, passing, ...(shown.some(({ judge }) => judge !== null) ? [judged] : [])],
      `l${'r'.repeat(shown.length)}`,
    ),
    ...(level > 0 ? [md`${say('level', { count: level })}`] : []),
    ...(first > 1 ? [md`${say('older', { round: first })}`] : []),
  ];
}
