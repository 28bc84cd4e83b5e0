import { type Markdown, type MarkdownValue, md, ref, table } from '../markdown/md.ts';
import { brief, fold, link, sentence } from './blocks.ts';
import type { GithubReport } from './input.ts';

const MOST_FINDINGS = 40;

/** The findings with the ids that `/ux waive` takes, folded; what is new since the base says so. */
export function renderFindings({ standing, base, waivers, words }: GithubReport): Markdown[] {
  const { comment, report } = words;
  const waived = new Set(waivers.filter(({ state }) => state === 'waived').map(({ finding }) => finding.id));
  const findings = standing.findings.filter(({ id }) => !waived.has(id));
  if (findings.length === 0) return [];
  const known = new Set(base?.findings ?? []);
  const rows = findings.slice(0, MOST_FINDINGS).map((finding): MarkdownValue[] => {
    const isNew = base !== null && !known.has(finding.id);
    const mark = isNew ? md` (${sentence(comment, 'is_new')})` : md``;
    return [
      ref(finding.id),
      md`${report.severities[finding.severity]}${mark}`,
      brief(finding.title, 140),
      ref(finding.ref),
    ];
  });
  const head = ['', report.labels.severity, sentence(comment, 'finding'), report.labels.evidence];
  const hidden = findings.length - rows.length;
  const more = hidden > 0 ? [md`${sentence(comment, 'more', { count: hidden })}`] : [];
  return [fold(sentence(comment, 'findings'), [table(head, rows, 'llll'), ...more])];
}

/** The last lines: where everything is, and what this is not. */
export function renderFoot({ links, words }: GithubReport): Markdown[] {
  const { comment, report } = words;
  const places = [
    ...(links.artifact === null ? [] : [link(sentence(comment, 'report'), links.artifact)]),
    ...(links.run === null ? [] : [link(sentence(comment, 'run'), links.run)]),
  ];
  return [
    ...(places.length === 0 ? [] : [{ markdown: places.map(({ markdown }) => markdown).join(' · ') }]),
    md`_${report.integrity}_`,
  ];
}
