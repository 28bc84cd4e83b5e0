import { METHOD_IDS } from '../../contract/primitives.ts';
import { fill } from '../fill.ts';
import { bullets, type Markdown, type MarkdownValue, md, ref, table } from '../markdown/md.ts';
import { brief, sentence } from './blocks.ts';
import type { GithubReport } from './input.ts';
import { pictureOf } from './picture-blocks.ts';

const SHA = 7;

/** `8.4/10 — PASS`, or the plain statement that there is no verdict. */
export function verdictLine({ standing, words }: GithubReport): string {
  const { verdict } = words.report;
  if (standing.result === null) return verdict.none;
  const { average, verdict: word } = standing.result;
  return fill(verdict.line, { average: average.toFixed(1), word: verdict[word] });
}

/** The first lines: the verdict, what the gate made of it, for which commit, and why. */
export function renderHead(report: GithubReport): Markdown[] {
  const { standing, conclusions, words } = report;
  const { comment } = words;
  const { whole } = conclusions;
  const heading = sentence(comment, 'heading', {
    line: verdictLine(report),
    gate: words.report.conclusion[whole.conclusion],
  });
  const mode = `mode_${standing.mode === 'advisory' ? 'advisory' : standing.compare === 'regression' ? 'regression' : 'gate'}`;
  const where = sentence(comment, 'for_commit', {
    sha: standing.run.sha.slice(0, SHA),
    mode: sentence(comment, mode),
  });
  return [
    md`## ${heading}`,
    md`${where} ${comparison(report)}`,
    bullets(whole.reasons.slice(0, 20).map((reason) => brief(reason, 400))),
    ...(standing.notes.length === 0 ? [] : [bullets(standing.notes.map((note) => brief(note, 400)))]),
  ];
}

function comparison({ standing, base, words }: GithubReport): string {
  const { comment } = words;
  if (standing.result === null) return '';
  if (base === null) {
    const name = standing.compare === 'regression' ? 'baseline_absolute' : 'baseline';
    return sentence(comment, name);
  }
  const old = new Set(base.findings);
  const now = new Set(standing.findings.map(({ id }) => id));
  const count = [...now].filter((id) => !old.has(id)).length;
  const gone = base.findings.filter((id) => !now.has(id)).length;
  const average = base.average.toFixed(1);
  const compared = sentence(comment, 'base', { sha: base.sha.slice(0, SHA), average });
  return `${compared} ${sentence(comment, 'new_findings', { count, gone })}`;
}

/** The five scores, with the change against the base branch where it may be compared. */
export function renderScores({ standing, base, words }: GithubReport): Markdown[] {
  const { labels, methods, empty } = words.report;
  const { result } = standing;
  if (result === null) return [md`${empty.scores}`];
  const change = (now: number, then: number | undefined): string => {
    if (then === undefined) return '';
    const delta = Math.round((now - then) * 10) / 10;
    if (delta === 0) return sentence(words.comment, 'same');
    return `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
  };
  const rows = METHOD_IDS.map((id): MarkdownValue[] => [
    methods[id],
    result.scores[id],
    change(result.scores[id], base?.scores[id]),
  ]);
  const last: MarkdownValue[] = [
    md`**${labels.average}**`,
    md`**${result.average.toFixed(1)}**`,
    change(result.average, base?.average),
  ];
  const head = [labels.method, labels.score, sentence(words.comment, 'change')];
  const width = base === null ? 2 : 3;
  return [
    table(
      head.slice(0, width),
      [...rows, last].map((row) => row.slice(0, width)),
      'lrr',
    ),
  ];
}

/** The three fixes, each with its place and the id to waive it by. */
export function renderFixes(report: GithubReport): Markdown[] {
  const { standing, words } = report;
  const { severities, methods, labels, empty } = words.report;
  const title = md`### ${sentence(words.comment, 'fixes')}`;
  const fixes = standing.result?.fixes ?? [];
  if (standing.result === null) return [];
  if (fixes.length === 0) return [title, md`${empty.fixes}`];
  const lines = fixes.flatMap((fix, index) => [
    md`${index + 1}. **${brief(fix.title, 160)}** (${severities[fix.severity]}, ${methods[fix.method]}) ${ref(fix.finding ?? '')}`
      .markdown,
    md`   - ${labels.evidence}: ${ref(fix.ref)}`.markdown,
    md`   - ${labels.todo}: ${brief(fix.recommendation, 320)}`.markdown,
    ...showPicture(report, fix.ref),
  ]);
  return [title, { markdown: lines.join('\n') }];
}

function showPicture(report: GithubReport, evidence: string): string[] {
  const picture = pictureOf(report, evidence);
  return picture === null ? [] : [`\n   ${picture.markdown}\n`];
}

/** Where people could be saved steps. */
export function renderLoops({ standing, words }: GithubReport): Markdown[] {
  const loops = standing.result?.loops ?? [];
  if (loops.length === 0) return [];
  const { comment, report } = words;
  const names = ['screen', 'action', 'now', 'simplest', 'saves'];
  const rows = loops.map((loop): MarkdownValue[] => [
    brief(loop.screen, 80),
    brief(loop.action, 80),
    loop.steps ?? report.labels.unknown,
    loop.simplest ?? report.labels.unknown,
    brief(loop.change, 160),
  ]);
  return [
    md`### ${sentence(comment, 'loops')}`,
    table(
      names.map((name) => sentence(comment, name)),
      rows,
      'llrrl',
    ),
  ];
}
