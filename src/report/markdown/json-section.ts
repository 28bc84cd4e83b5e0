import type { Aggregate } from '../../contract/aggregation.ts';
import { escapeHtml, escapeJson, fence } from '../escape.ts';
import type { ReportWords } from '../words.ts';
import { type Markdown, md } from './md.ts';

/** The aggregate as it is, folded; absent where there is none. */
export function renderJson(aggregate: Aggregate | null, words: ReportWords): Markdown[] {
  const { sections, empty } = words;
  const title = md`## ${sections.json}`;
  if (aggregate === null) return [title, md`${empty.scores}`];
  return [
    title,
    {
      markdown: [
        `<details><summary>${escapeHtml(sections.json)}</summary>`,
        fence(escapeJson(aggregate), 'json'),
        '</details>',
      ].join('\n\n'),
    },
  ];
}
