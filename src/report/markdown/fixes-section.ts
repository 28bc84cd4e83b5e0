import type { Aggregate } from '../../contract/aggregation.ts';
import { groupCriticalFailures } from '../critical-failures.ts';
import { nameMethods } from '../name-methods.ts';
import type { ReportWords } from '../words.ts';
import { bullets, type Markdown, md, ref } from './md.ts';

/** The three fixes with their evidence and what to do. */
export function renderFixes(aggregate: Aggregate | null, words: ReportWords): Markdown[] {
  const { labels, sections, severities, methods, empty } = words;
  const title = md`## ${sections.fixes}`;
  if (aggregate === null) return [title, md`${empty.unknown}`];
  const fixes = aggregate.top_fixes;
  if (fixes.length === 0) return [title, md`${empty.fixes}`];
  const lines = fixes.flatMap((fix, index) => [
    md`${index + 1}. **${fix.title}** (${severities[fix.severity]}, ${methods[fix.method]})`.markdown,
    md`   - ${labels.evidence}: ${ref(fix.evidence_ref)}`.markdown,
    md`   - ${labels.todo}: ${fix.recommendation}`.markdown,
  ]);
  return [title, { markdown: lines.join('\n') }];
}

/** What alone makes the verdict fail, or the word None. */
export function renderCriticalFailures(aggregate: Aggregate | null, words: ReportWords): Markdown[] {
  const title = md`## ${words.sections.critical}`;
  if (aggregate === null) return [title, md`${words.empty.unknown}`];
  const failures = groupCriticalFailures(aggregate);
  if (failures.length === 0) return [title, md`${words.empty.critical}`];
  return [
    title,
    bullets(failures.map((entry) => md`**${nameMethods(entry.methods, words)}**: ${entry.failure}`)),
  ];
}
