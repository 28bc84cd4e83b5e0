import { type Source, type SourceFile, STYLES } from './source.ts';

/** One rule of a stylesheet; rules inside `@media` and the like stand by themselves. */
export interface StyleRule {
  readonly file: SourceFile;
  readonly selector: string;
  /** The lines of the rule, from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly body: string;
}

/** A declaration at its place; `text` is what the line writes, its semicolon included. */
export interface Declaration {
  readonly file: SourceFile;
  readonly line: number;
  readonly text: string;
}

/** Every rule of every stylesheet, comments left out. */
export function findRules({ files }: Source): StyleRule[] {
  return files
    .filter(({ path }) => STYLES.test(path))
    .flatMap((file) => {
      const text = file.lines
        .join('\n')
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
      return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => {
        const [whole, selector = '', body = ''] = match;
        const start = match.index + (selector.length - selector.trimStart().length);
        const from = text.slice(0, start).split('\n').length;
        const to = from + whole.trimStart().split('\n').length - 1;
        return { file, selector: selector.trim(), from, to, body };
      });
    });
}

/** The declarations of a rule that a pattern matches, each as its line writes it. */
export function declarationsOf({ file, from, to, body }: StyleRule, pattern: RegExp): Declaration[] {
  const texts = body
    .split(';')
    .map((text) => text.trim())
    .filter((text) => pattern.test(text));
  return texts.flatMap((text) => {
    for (let line = from; line <= to; line += 1) {
      const at = file.lines[line - 1] ?? '';
      if (at.includes(`${text};`)) return [{ file, line, text: `${text};` }];
      if (at.includes(text)) return [{ file, line, text }];
    }
    return [];
  });
}
