import { editOf, type Fixer } from './fixer.ts';
import type { Source } from './source.ts';
import { attributeOf, findTags, type Tag } from './tags.ts';

/** A page without a main part: the one plain element of the source that is called so says it. */
export const nameMain: Fixer = (_issue, { source, words }) => {
  const tag = findCalledMain(source);
  const edit = tag === null ? null : editOf(tag, tag.raw, tag.raw.replace('<div', '<div role="main"'));
  const { main_title: title = '', main_default = '', main_rationale = '' } = words.assumptions ?? {};
  return tag === null || edit === null
    ? null
    : {
        fixer: 'name-main',
        grounds: `the only <div> of the source that is called main, ${tag.file.path}:${tag.line}`,
        ask: { kind: 'assumption', key: 'main', title, default: main_default, rationale: main_rationale },
        edits: [edit],
      };
};

/** The one plain element of the source that is called main, where nothing else says it is the main part. */
export function findCalledMain(source: Source): Tag | null {
  const called = findTags(source, 'div').filter(isCalledMain);
  const [tag] = called;
  if (tag === undefined || called.length !== 1 || !tag.isWhole || hasOtherMain(tag, source)) return null;
  return tag;
}

function isCalledMain(tag: Tag): boolean {
  if (attributeOf(tag, 'role') !== null) return false;
  const names = [attributeOf(tag, 'id'), attributeOf(tag, 'class'), attributeOf(tag, 'className')];
  return names.some((name) => name?.split(/\s+/).includes('main') ?? false);
}

/** A `<main>` on the same line is the other branch of a choice; anywhere else it may surround this element. */
function hasOtherMain(tag: Tag, source: Source): boolean {
  const mains = findTags(source, 'main');
  const roles = source.files.some(({ lines }) => lines.some((line) => /role=["']main["']/.test(line)));
  return roles || mains.some(({ file, line }) => file !== tag.file || line !== tag.line);
}
