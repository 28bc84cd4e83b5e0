import { decodeLine, encodeLine } from './line-codec.ts';

/** One bullet: `- **label**: text`, or `- text` where the label is `null`; with bullets under it. */
export interface Item {
  readonly label: string | null;
  readonly text: string;
  readonly items: readonly Item[];
  /** The bullet as it stands in the file, where parts of it are encoded apart. */
  readonly raw?: string;
}

/** A heading of level 2 or 3 with its bullets. Headings and labels are ours; texts may be anybody's. */
export interface Section {
  readonly level: 2 | 3;
  readonly title: string;
  readonly items: readonly Item[];
}

/** A bullet with a label. */
export function field(label: string, text: string, items: readonly Item[] = []): Item {
  return { label, text, items };
}

/** A bullet without one. */
export function bullet(text: string): Item {
  return { label: null, text, items: [] };
}

export function renderOutline(sections: readonly Section[]): string {
  return sections
    .map(({ level, title, items }) => {
      const lines = items.flatMap((item) => renderItem(item, 0));
      return [`${'#'.repeat(level)} ${title}`, '', ...lines, ...(lines.length === 0 ? [] : [''])].join('\n');
    })
    .join('\n');
}

function renderItem({ label, text, items, raw }: Item, depth: number): string[] {
  const value = raw ?? encodeLine(text);
  const head = label === null ? value : `**${label}**:${value === '' ? '' : ` ${value}`}`;
  return [`${'  '.repeat(depth)}- ${head}`, ...items.flatMap((item) => renderItem(item, depth + 1))];
}

/** Reads sections back; lines that are neither heading nor bullet are passed over. */
export function parseOutline(text: string): Section[] {
  const sections: { level: 2 | 3; title: string; lines: string[] }[] = [];
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const [, marks, title] = /^(##|###) (.*)$/.exec(line) ?? [];
    if (marks !== undefined)
      sections.push({ level: marks.length === 2 ? 2 : 3, title: (title ?? '').trim(), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ level, title, lines }) => ({ level, title, items: parseItems(lines) }));
}

interface Open {
  label: string | null;
  text: string;
  items: Open[];
  raw: string;
}

function parseItems(lines: readonly string[]): Item[] {
  const root: Open[] = [];
  const path: Open[][] = [root];
  for (const line of lines) {
    const [, indent = '', rest] = /^((?: {2})*)- (.*)$/.exec(line) ?? [];
    if (rest === undefined) continue;
    const depth = Math.min(indent.length / 2, path.length - 1);
    const [, label, value] = /^\*\*([^*]+)\*\*:(?: (.*))?$/.exec(rest) ?? [];
    const item: Open = {
      label: label ?? null,
      text: decodeLine(label === undefined ? rest : (value ?? '')),
      items: [],
      raw: rest,
    };
    path[depth]?.push(item);
    path.splice(depth + 1, path.length, item.items);
  }
  return root;
}

/** The text of a labelled bullet; empty where there is none. */
export function textOf(items: readonly Item[], label: string): string {
  return items.find((item) => item.label === label)?.text ?? '';
}
