import type { Issue } from '../../contract/outcome.ts';
import { fill } from '../fill.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { keepTitle } from './kept-title.ts';
import { findAll } from './source.ts';
import { findTags } from './tags.ts';

const NEW = '<title>{{answer}}</title>';
const EMPTY = /<title>\s*<\/title>/g;

/** A page without a title: the one head of the source gets one, or the one condition that takes it away goes. */
export const setTitle: Fixer = (issue, context) => writeTitle(issue, context) ?? keepTitle(issue, context);

/** The one head of the source gets a title with the words of the page's own heading. */
const writeTitle: Fixer = (issue, context) => {
  const heading = headingOf(issue, context);
  const spot = heading === null ? null : findPlace(context);
  const edit = spot === null ? null : editOf(spot, spot.text, spot.after);
  if (heading === null || spot === null || edit === null) return null;
  const sentence = context.words.decisions ?? {};
  return {
    fixer: 'set-title',
    grounds: `the only page head of the source, ${spot.file.path}:${spot.line}`,
    ask: {
      kind: 'decision',
      key: `title ${spot.file.path}:${spot.line}`,
      title: fill(sentence.title_title ?? '', { file: spot.file.path }),
      options: [
        { text: heading, rationale: sentence.title_new_why ?? '' },
        { text: sentence.title_keep ?? '', rationale: sentence.title_keep_why ?? '' },
      ],
      because: sentence.title_because ?? '',
      risk: sentence.title_risk ?? '',
    },
    edits: [edit],
  };
};

/** The heading that all the untitled screens share; `null` where there are several, or its words are markup. */
function headingOf({ places }: Issue, { readState }: FixContext): string | null {
  const headings = places.map(({ state }) => {
    const all = state === null ? [] : (readState(state)?.headings ?? []);
    return all.find(({ level }) => level === 1)?.text.trim() ?? '';
  });
  const [only, ...others] = [...new Set(headings)];
  return only === undefined || only === '' || others.length > 0 || /[<>&{}`$]/.test(only) ? null : only;
}

interface TitlePlace {
  readonly file: { readonly path: string; readonly lines: readonly string[] };
  readonly line: number;
  readonly text: string;
  readonly after: string;
}

/** An empty title, or a head in whose file no title is written; another page's title is never touched. */
function findPlace({ source }: FixContext): TitlePlace | null {
  const [head, ...others] = findTags(source, 'head');
  if (head === undefined || others.length > 0 || !head.isWhole) return null;
  const [empty, ...more] = findAll(source, EMPTY);
  if (empty !== undefined) return more.length > 0 ? null : { ...empty, after: NEW };
  const isWritten = head.file.lines.some((line) => /<title\b|<Title\b|document\.title/.test(line));
  return isWritten ? null : { ...head, text: head.raw, after: `${head.raw}${NEW}` };
}
