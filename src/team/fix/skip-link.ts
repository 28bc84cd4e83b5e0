import type { Issue } from '../../contract/outcome.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import { type Ask, editOf, type FixContext, type Fixer } from './fixer.ts';
import { findCalledMain } from './main-part.ts';
import { findAll, literally, type Source, STYLES } from './source.ts';
import { attributeOf, findTags, type Tag } from './tags.ts';

/** Nothing leads past what repeats: the only page of the source gets a link to the only part that it calls main. */
export const addSkipLink: Fixer = (issue, context) => {
  const { source } = context;
  const [body, ...others] = findTags(source, 'body');
  const main = findCalledMain(source);
  const target = main === null ? null : targetOf(main, source);
  if (body === undefined || others.length > 0 || !body.isWhole || main === null || target === null)
    return null;
  if (!isEnglish(issue, context) || isLinked(target.id, source)) return null;
  const link = `<a${lookOf(source)} href="#${target.id}">{{answer}}</a>`;
  const edit = editOf(body, body.raw, `${body.raw}${link}`);
  if (edit === null) return null;
  const at = `${main.file.path}:${main.line}`;
  return {
    fixer: 'add-skip-link',
    grounds: `the only <body> of the source, and the only part that it calls main, ${at}`,
    ask: askWords(context),
    edits: [edit, ...target.edits],
  };
};

/** The id that the link leads to, and the edit that writes it where there is none. */
function targetOf(main: Tag, source: Source): { id: string; edits: Edit[] } | null {
  const id = attributeOf(main, 'id');
  if (id !== null) return /^[\w-]+$/.test(id) ? { id, edits: [] } : null;
  if (/\sid=/.test(main.raw) || findAll(source, /\bid=["']main["']/g).length > 0) return null;
  const edit = editOf(main, main.raw, main.raw.replace(`<${main.name}`, `<${main.name} id="main"`));
  return edit === null ? null : { id: 'main', edits: [edit] };
}

/** A link that is written already is shown under a condition that nobody here can judge. */
function isLinked(id: string, source: Source): boolean {
  return findAll(source, new RegExp(`href=["']#${literally(id)}["']`, 'g')).length > 0;
}

/** The words are English: on a page in another language they would be foreign. */
function isEnglish({ places }: Issue, { readState }: FixContext): boolean {
  const said = places.map(({ state }) => (state === null ? null : (readState(state)?.lang ?? null)));
  return said.every((lang) => lang === null || /^en\b/i.test(lang));
}

/** The look that a stylesheet keeps for such a link; else one that is big enough to be hit. */
function lookOf(source: Source): string {
  const names = findAll(source, /(?<=\.)skip(?:-link|-to-content|-nav)?(?![\w-])/g, STYLES);
  const [only, ...others] = [...new Set(names.map(({ text }) => text))];
  if (only !== undefined && others.length === 0) return ` class="${only}"`;
  return ' style="display:inline-block;padding:8px"';
}

function askWords({ words }: FixContext): Ask {
  const sentence = words.decisions ?? {};
  return {
    kind: 'decision',
    key: 'skip',
    title: sentence.skip_title ?? '',
    options: [
      { text: words.texts?.skip ?? '', rationale: sentence.skip_new_why ?? '' },
      { text: sentence.skip_keep ?? '', rationale: sentence.skip_keep_why ?? '' },
    ],
    because: sentence.skip_because ?? '',
    risk: sentence.skip_risk ?? '',
  };
}
