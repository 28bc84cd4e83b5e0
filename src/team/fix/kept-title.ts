import type { Issue } from '../../contract/outcome.ts';
import { fill } from '../fill.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { findAll } from './source.ts';
import { findTags } from './tags.ts';

/** A template's title that is left out where the page gives none. */
const LEFT_OUT =
  /\$\{(?:title === (?:null|undefined|'') \? '' :|!title \? '' :|title (?:!== null )?&&) \w*`<title>/g;
const TAKEN = /\btitle(?: = |: )([^{}`?]+?) \? (?:null|undefined|'') : /g;
const NONE = /\btitle(?: = |: )(?:null|undefined|'')/g;

/** The only line of the source that takes a page's title away does so under a condition: the condition goes. */
export const keepTitle: Fixer = (issue, { source, words, readState }) => {
  const frames = findAll(source, LEFT_OUT);
  const [taken, ...others] = findAll(source, TAKEN);
  if (frames.length !== 1 || findTags(source, 'title').length !== 1 || findAll(source, NONE).length > 0)
    return null;
  if (taken === undefined || others.length > 0) return null;
  const condition = new RegExp(TAKEN.source).exec(taken.text)?.[1] ?? '';
  const line = taken.file.lines[taken.line - 1] ?? '';
  const heading = headingIn(line.slice(taken.column + taken.text.length));
  const isHeading = heading !== null && taken.file.lines.some((one) => one.includes(heading));
  if (!isHeading || !isShown(issue, readState)) return null;
  const edit = editOf(taken, taken.text, taken.text.slice(0, taken.text.indexOf(condition)));
  const { kept_title = '', kept_default = '', kept_rationale = '' } = words.assumptions ?? {};
  return edit === null
    ? null
    : {
        fixer: 'keep-title',
        grounds: `the only line of the source that takes a title away from a page with that very heading, ${edit.file}:${edit.line}`,
        ask: {
          kind: 'assumption',
          key: `title ${edit.file}:${edit.line}`,
          title: kept_title,
          default: fill(kept_default, { condition }),
          rationale: kept_rationale,
        },
        edits: [edit],
      };
};

/** The main heading that shows what is left as the title: where it stood on the screen, the words for a title were there. */
function headingIn(otherwise: string): string | null {
  const last = otherwise.split(' : ').at(-1) ?? '';
  const [, words] = /^([\w$]+(?:\.[\w$]+)*)(?:[;,\s)}]|$)/.exec(last) ?? [];
  return words === undefined ? null : `<h1>\${${words}}</h1>`;
}

function isShown({ places }: Issue, readState: FixContext['readState']): boolean {
  return places.every(({ state }) => {
    const headings = state === null ? [] : (readState(state)?.headings ?? []);
    return headings.some(({ level, text }) => level === 1 && text.trim() !== '');
  });
}
