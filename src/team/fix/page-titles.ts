import type { Issue } from '../../contract/outcome.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import { fill } from '../fill.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { findAll, literally, type SourceFile, type Spot } from './source.ts';
import { findTags } from './tags.ts';

/**
 * Pages that share a title, each in a file of its own: each title begins with the heading that its own file writes. The one
 * page whose heading the title says already keeps it.
 */
export const tellPagesApart: Fixer = (issue, context) => {
  const [shared, ...others] = [...new Set(issue.places.map(({ name }) => name))];
  const headings = headingsOf(issue, context);
  if (shared === undefined || others.length > 0 || headings === null) return null;
  const titles = findAll(context.source, new RegExp(`<title>\\s*${literally(shared)}\\s*</title>`, 'g'));
  const unsaid = headings.filter((heading) => !shared.includes(heading));
  if (headings.length - unsaid.length > 1) return null;
  const edits = unsaid.map((heading) => retitle(heading, titles, { shared, context }));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== edits.length) return null;
  const sentence = context.words.assumptions ?? {};
  return {
    fixer: 'tell-pages-apart',
    grounds: `each file writes its own title and heading, ${sure.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
    ask: {
      kind: 'assumption',
      key: `titles ${shared}`,
      title: fill(sentence.titles_title ?? '', { title: shared }),
      default: fill(sentence.titles_default ?? '', { title: shared }),
      rationale: sentence.titles_rationale ?? '',
    },
    edits: sure,
  };
};

/** One heading a screen, no two alike; `null` where a screen has none, or one that is markup. */
function headingsOf({ places }: Issue, { readState }: FixContext): string[] | null {
  const found = places.map(({ state }) => {
    const all = state === null ? [] : (readState(state)?.headings ?? []);
    return all.find(({ level }) => level === 1)?.text.trim() ?? '';
  });
  const isPlain = found.every((heading) => heading !== '' && !/[<>&{}`$]/.test(heading));
  return isPlain ? [...new Set(found)] : null;
}

function retitle(
  heading: string,
  titles: readonly Spot[],
  { shared, context }: { shared: string; context: FixContext },
): Edit | null {
  const own = titles.filter(({ file }) => writesHeading(file, heading, context));
  const [title] = own;
  if (title === undefined || own.length !== 1) return null;
  return editOf(title, title.text, `<title>${heading} · ${shared}</title>`);
}

/** The file writes one main heading, with just these words, and one title. */
function writesHeading(file: SourceFile, heading: string, { source }: FixContext): boolean {
  const own = { root: source.root, files: [file] };
  const [tag, ...others] = findTags(own, 'h1');
  const isOnly = tag !== undefined && others.length === 0 && findTags(own, 'title').length === 1;
  return isOnly && tag.rest.trimStart().startsWith(`${heading}</h1>`);
}
