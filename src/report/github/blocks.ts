import { escapeHtml, escapeMarkdown } from '../escape.ts';
import { fill } from '../fill.ts';
import type { Markdown, MarkdownValue } from '../markdown/md.ts';

/** Somebody else's text in one line of at most `most` characters. */
export function brief(text: string, most = 240): Markdown {
  return { markdown: escapeMarkdown(text, most) };
}

/** A sentence of ours around somebody else's words, all of it escaped. */
export function sentence(
  words: Readonly<Record<string, string>>,
  name: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = words[name];
  if (text === undefined) throw new Error(`templates/github/words.yml has no sentence ${name}.`);
  return fill(text, values);
}

/** Blocks that open on a click. */
export function fold(title: string, blocks: readonly Markdown[]): Markdown {
  const inner = blocks.map(({ markdown }) => markdown).join('\n\n');
  return {
    markdown: `<details><summary>${escapeHtml(title, 200)}</summary>\n\n${inner}\n\n</details>`,
  };
}

/** A box that a person may tick; the command is ours and stands in a comment that nobody sees. */
export function checkbox(label: MarkdownValue, command: string): string {
  const text = typeof label === 'object' ? label.markdown : escapeMarkdown(String(label));
  return `- [ ] ${text} <!-- ux-jury:do ${command} -->`;
}

/** A link to an address of ours; only the label where the address is none that can stand in a link. */
export function link(label: string, url: string | null): Markdown {
  const text = escapeMarkdown(label, 120);
  return { markdown: isSafeUrl(url) ? `[${text}](${url})` : text };
}

/** A picture at an address of ours that opens its page; `label` is escaped already. Only the label for any other address. */
export function image(label: string, url: string, page: string): Markdown {
  return { markdown: isSafeUrl(url) && isSafeUrl(page) ? `[![${label}](${url})](${page})` : label };
}

function isSafeUrl(url: string | null): url is string {
  return url !== null && /^https?:\/\/[\w.:/?=&%~#-]+$/.test(url);
}
