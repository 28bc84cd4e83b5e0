import { editOf, type Fixer } from './fixer.ts';
import { findAll } from './source.ts';
import { declarationsOf, findRules } from './style-rules.ts';

/** What else may stretch text: a declaration in a tag or a script, or the class of a library. */
const ELSEWHERE = /text-align:\s*justify|textAlign\b.{0,4}justify|\btext-justify\b|align=["']justify/g;

/** Text that is stretched to both margins: the one declaration of the source that does lets it end where it ends. */
export const freeEdge: Fixer = (_issue, { source }) => {
  const stretched = findRules(source).flatMap((rule) => declarationsOf(rule, /^text-align:\s*justify\b/));
  const [found] = stretched;
  if (found === undefined || stretched.length !== 1 || findAll(source, ELSEWHERE).length !== 1) return null;
  const edit = editOf(found, found.text, found.text.replace('justify', 'start'));
  return edit === null
    ? null
    : {
        fixer: 'free-edge',
        grounds: `the only declaration of the source that justifies text, ${found.file.path}:${found.line}`,
        ask: null,
        edits: [edit],
      };
};
