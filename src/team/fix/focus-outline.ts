import { controlAt } from './find-element.ts';
import { editOf, type Fixer } from './fixer.ts';
import { type Declaration, declarationsOf, findRules, type StyleRule } from './style-rules.ts';

const REMOVED = /^outline(?:-style|-width)?:\s*(?:none|0(?:px)?)(?:\s*!important)?$/;

/** Focus that nobody sees: every style that takes the outline from these very elements is taken out. */
export const showFocus: Fixer = (issue, context) => {
  const tags = issue.places.map((place) => controlAt(context, place)?.tag ?? null);
  const removing = findRules(context.source).flatMap((rule) => {
    const found = declarationsOf(rule, REMOVED);
    return found.length === 0 ? [] : [{ rule, found }];
  });
  const fitting = removing.filter(({ rule }) => tags.some((tag) => takesFocusFrom(rule, tag)));
  const isExplained = tags.every((tag) => fitting.some(({ rule }) => takesFocusFrom(rule, tag)));
  const spots = fitting.flatMap(({ found }) => found);
  if (tags.length === 0 || spots.length === 0 || !isExplained || !areOneFile(spots)) return null;
  const edits = spots.map((spot) => editOf(spot, spot.text, ''));
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length !== edits.length) return null;
  return {
    fixer: 'show-focus',
    grounds: `the only styles that take the outline from these elements, ${spots.map(({ file, line }) => `${file.path}:${line}`).join(', ')}`,
    ask: null,
    edits: sure,
  };
};

/** Several stylesheets that do it are several opinions: people decide. */
function areOneFile([first, ...others]: readonly Declaration[]): boolean {
  return others.every(({ file }) => file === first?.file);
}

/** A selector without class, id or attribute, such as `*:focus`, `:focus-visible` or `a:focus`; `null` is any element. */
function takesFocusFrom({ selector }: StyleRule, tag: string | null): boolean {
  return selector.split(',').some((one) => {
    const name = /^(\*|[a-z][\w-]*)?:focus(?:-visible)?$/.exec(one.trim());
    return name !== null && (name[1] === undefined || name[1] === '*' || name[1] === tag);
  });
}
