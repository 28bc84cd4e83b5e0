const FENCE = /^ {0,3}(?:[-*+] +)?(`{3,}|~{3,})/;
const COMMAND = /^ {0,3}(?:[-*+] +)?\/ux(?:-jury)?(?=\s|$)(.*)$/i;
const MOST_LINES = 20;

/**
 * The lines of a comment that speak to us: `/ux …`, whatever follows it. What is quoted, in code, in a fence or in an
 * HTML comment is somebody else's or only shown, and is no command.
 */
export function findCommandLines(body: string): string[] {
  const lines = visibleLines(blankHtml(body.replace(/\r\n?/g, '\n')));
  return lines.flatMap((line) => COMMAND.exec(line)?.[1]?.trim() ?? []).slice(0, MOST_LINES);
}

/** Comments, `pre` and `code` elements leave their line breaks, so that nothing moves up to a line's start. */
function blankHtml(body: string): string {
  return body.replace(/<!--[\s\S]*?(?:-->|$)|<(pre|code|blockquote)\b[\s\S]*?(?:<\/\1>|$)/gi, (block) =>
    block.replace(/[^\n]+/g, '\u0000'),
  );
}

function visibleLines(text: string): string[] {
  const kept: string[] = [];
  let fence: string | null = null;
  let isQuoted = false;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark !== null && closes(mark, fence, line)) fence = null;
      continue;
    }
    if (mark !== null) {
      fence = mark;
      continue;
    }
    isQuoted = /^ {0,3}>/.test(line) || (isQuoted && line.trim() !== '');
    if (!isQuoted) kept.push(line);
  }
  return kept;
}

function closes(mark: string, fence: string, line: string): boolean {
  return mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark;
}
