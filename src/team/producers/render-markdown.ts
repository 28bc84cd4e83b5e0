import { encodeLine } from '../text/line-codec.ts';
import type { Block, Slide, Words } from './document-model.ts';

/** A document as Markdown. Pictures are left out: their places are named in the text. */
export function renderMarkdown(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      const lines = renderBlock(block);
      return lines.length === 0 ? [] : [`${lines.join('\n')}\n`];
    })
    .join('\n');
}

/** Slides as Markdown, parted by `---`. */
export function renderSlides(slides: readonly Slide[]): string {
  const texts = slides.map(({ title, lines }) =>
    [`# ${encodeLine(title)}`, '', ...lines.map((line) => `- ${setWords(line)}`)].join('\n'),
  );
  return `${texts.join('\n\n---\n\n')}\n`;
}

function renderBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${encodeLine(block.text)}`];
    case 'paragraph':
      return [encodeLine(block.text)];
    case 'list':
      return block.items.map((item) => `- ${setWords(item)}`);
    case 'table':
      return [
        row(block.head.map((text) => [text])),
        `|${block.head.map(() => '---|').join('')}`,
        ...block.rows.map(row),
      ];
    case 'picture':
      return [];
  }
}

function row(cells: readonly Words[]): string {
  return `| ${cells.map(setWords).join(' | ')} |`;
}

function setWords(words: Words): string {
  return words
    .map((part) =>
      typeof part === 'string' ? encodeLine(part) : `\`${part.code.replace(/[`|\r\n]/g, "'")}\``,
    )
    .join('');
}
