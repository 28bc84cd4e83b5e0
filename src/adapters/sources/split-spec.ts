/** A section of a text: its heading, and its paragraphs and list items in short blocks. */
export interface Section {
  readonly title: string;
  readonly level: number;
  readonly blocks: readonly string[];
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const FENCE = /^\s*(```|~~~)/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/** What is shown of one block, and how many blocks one section has, at most: more becomes the next block or part. */
const LONGEST_BLOCK = 280;
const MOST_BLOCKS = 40;

/** Splits Markdown or plain text at its headings; `nameOfPart` names the later parts of a long section. */
export function splitSpec(
  text: string,
  { title, nameOfPart }: { title: string; nameOfPart: (title: string, number: number) => string },
): Section[] {
  const sections: { title: string; level: number; lines: string[] }[] = [{ title, level: 1, lines: [] }];
  let isCode = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    const [, marks = '', heading = ''] = (isCode ? null : HEADING.exec(line)) ?? [];
    if (heading !== '') sections.push({ title: heading, level: marks.length, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.flatMap((section) => partsOf({ ...section, blocks: blocksOf(section.lines) }, nameOfPart));
}

function partsOf(section: Section, nameOfPart: (title: string, number: number) => string): Section[] {
  const { title, level, blocks } = section;
  const count = Math.ceil(blocks.length / MOST_BLOCKS);
  return Array.from({ length: count }, (_, at) => ({
    title: at === 0 ? title : nameOfPart(title, at + 1),
    level,
    blocks: blocks.slice(at * MOST_BLOCKS, (at + 1) * MOST_BLOCKS),
  }));
}

function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let open = '';
  const close = (): void => {
    if (/[\p{L}\p{N}]/u.test(open)) blocks.push(...cut(open.replace(/\s+/g, ' ').trim()));
    open = '';
  };
  for (const line of lines) {
    if (line.trim() === '' || ITEM.test(line) || FENCE.test(line)) close();
    if (!FENCE.test(line)) open += ` ${line}`;
  }
  close();
  return blocks;
}

/** Long blocks are cut at the end of a sentence, else between words, else where they are full. */
function cut(block: string): string[] {
  const parts: string[] = [];
  let rest = block;
  while (rest.length > LONGEST_BLOCK) {
    const head = rest.slice(0, LONGEST_BLOCK);
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; ')) + 1;
    const at = sentence > LONGEST_BLOCK / 3 ? sentence : head.lastIndexOf(' ');
    const end = at > 0 ? at : LONGEST_BLOCK;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest];
}
