import type { Issue } from '../../contract/outcome.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { declarationsOf, findRules } from './style-rules.ts';

/** Narrower than this is a part of a page, not the page. */
const LEAST = 400;

/** A page wider than its window: the one style that sets just the width that was measured no longer does. */
export const freeWidth: Fixer = (issue, context) => {
  const widths = measuredWidths(issue, context);
  const [width] = widths;
  if (width === undefined || widths.length !== 1) return null;
  const wide = findRules(context.source).flatMap((rule) =>
    declarationsOf(rule, new RegExp(`^(?:min-)?width:\\s*${width}px$`)),
  );
  const [found] = wide;
  if (found === undefined || wide.length !== 1) return null;
  const isLeast = found.text.startsWith('min-');
  const edit = editOf(found, found.text, isLeast ? '' : found.text.replace(/^width/, 'max-width'));
  return edit === null
    ? null
    : {
        fixer: 'free-width',
        grounds: `the only style that sets the measured width of ${width} px, ${found.file.path}:${found.line}`,
        ask: null,
        edits: [edit],
      };
};

function measuredWidths({ places }: Issue, { readState }: FixContext): number[] {
  const widths = places.map(({ state }) => {
    const layout = state === null ? undefined : readState(state)?.layout;
    return Math.round(layout?.document_width ?? 0);
  });
  return [...new Set(widths)].filter((width) => width >= LEAST);
}
