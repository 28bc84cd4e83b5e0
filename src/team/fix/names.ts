import type { Issue } from '../../contract/outcome.ts';
import { fill } from '../fill.ts';
import { controlAt, findElement } from './find-element.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { findAll, literally } from './source.ts';
import { attributeOf, findTags, mentions, type Tag } from './tags.ts';

/** A picture without alt: the one `<img>` of the source that writes none, beside words of its own control. */
export const emptyAlt: Fixer = (_issue, context) => {
  const bare = findTags(context.source, 'img').filter((tag) => !mentions(tag, 'alt'));
  const [tag] = bare;
  if (tag === undefined || bare.length !== 1 || !isBesideWords(context)) return null;
  const edit = editOf(tag, tag.raw, tag.raw.replace('<img', '<img alt=""'));
  const { alt_title: title = '', alt_default = '', alt_rationale = '' } = context.words.assumptions ?? {};
  return edit === null
    ? null
    : {
        fixer: 'empty-alt',
        grounds: `the only <img> of the source without alt, ${tag.file.path}:${tag.line}`,
        ask: { kind: 'assumption', key: 'alt', title, default: alt_default, rationale: alt_rationale },
        edits: [edit],
      };
};

function isBesideWords({ outcomes, readState }: FixContext): boolean {
  return outcomes.issues
    .filter(({ rule }) => rule === 'image-without-text')
    .flatMap(({ places }) => places)
    .some(({ state, key }) => {
      const holder = key?.replace(/ > img$/, '');
      const controls = state === null ? [] : (readState(state)?.controls ?? []);
      return (
        holder !== key && controls.some((control) => control.key === holder && /\p{L}/u.test(control.name))
      );
    });
}

/** A field without a name, where the source itself writes a label's words for that very id. */
export const nameField: Fixer = (issue, context) => {
  const tags = candidatesOf(issue, context);
  const edits = tags.map((tag) => {
    const words = labelFor(tag, context);
    return words === null || mentions(tag, 'aria-label')
      ? null
      : editOf(tag, tag.raw, withAttribute(tag, `aria-label="${words}"`));
  });
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== tags.length) return null;
  return {
    fixer: 'name-field',
    grounds: `the label that the source writes for this id, ${tags.map(({ file, line }) => `${file.path}:${line}`).join(', ')}`,
    ask: null,
    edits: sure,
  };
};

/** The one tag of the field; or, where a helper writes it, every tag of that kind whose id is only the helper's value. */
function candidatesOf(issue: Issue, context: FixContext): Tag[] {
  const one = findElement(issue, context);
  if (one !== null) return [one];
  const control = issue.places[0] && controlAt(context, issue.places[0]);
  const id = control?.test_id;
  if (!control || !id || control.tag === 'input') return [];
  const called = findAll(context.source, new RegExp(`\\bid: ['"]${literally(id)}['"]`, 'g')).length === 1;
  return called
    ? findTags(context.source, control.tag).filter((tag) => /^\$\{\w+\}$/.test(attributeOf(tag, 'id') ?? ''))
    : [];
}

function labelFor(tag: Tag, { source }: FixContext): string | null {
  const id = attributeOf(tag, 'id');
  if (id === null) return null;
  const label = new RegExp(`<label for="${literally(id)}"[^>]*>([^<>]+)</label>`, 'g');
  const isOwn = /^\$\{\w+\}$/.test(id);
  const spots = findAll(source, label).filter(
    ({ file, line }) => !isOwn || isSameFunction(tag, file.path, line),
  );
  const words = new Set(spots.map(({ text }) => text.replace(/^<label[^>]*>|<\/label>$/g, '')));
  const [only] = words;
  return words.size === 1 && only !== undefined && !only.includes('"') ? only : null;
}

/** Both lines stand under the same top-level declaration, whose names both may use. */
function isSameFunction(tag: Tag, path: string, line: number): boolean {
  return tag.file.path === path && headOf(tag.file.lines, tag.line) === headOf(tag.file.lines, line);
}

function headOf(lines: readonly string[], line: number): number {
  for (let at = line; at > 0; at -= 1)
    if (/^(export |async |function |const |class )/.test(lines[at - 1] ?? '')) return at;
  return 0;
}

/** A control whose only name is a sign: its test id is a plain word that says what it does. */
export const nameControl: Fixer = (issue, context) => {
  const tag = findElement(issue, context);
  const word = tag === null ? null : attributeOf(tag, 'data-testid');
  if (tag === null || word === null || !/^[a-z]{3,20}$/.test(word) || mentions(tag, 'aria-label'))
    return null;
  const edit = editOf(tag, tag.raw, withAttribute(tag, 'aria-label="{{answer}}"'));
  const sentence = context.words.decisions ?? {};
  return edit === null
    ? null
    : {
        fixer: 'name-control',
        grounds: `the only tag of the source with this test id and content, ${tag.file.path}:${tag.line}`,
        ask: {
          kind: 'decision',
          key: `name ${tag.file.path}:${tag.line}`,
          title: fill(sentence.name_title ?? '', { key: issue.places[0]?.key ?? issue.title }),
          options: [
            {
              text: `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
              rationale: fill(sentence.name_new_why ?? '', { why: `data-testid="${word}"` }),
            },
            { text: sentence.name_keep ?? '', rationale: sentence.name_keep_why ?? '' },
          ],
          because: sentence.name_because ?? '',
          risk: sentence.name_risk ?? '',
        },
        edits: [edit],
      };
};

/** A field whose only label is a placeholder written in its own tag: the same words, as a label that stays. */
export const showLabel: Fixer = (issue, context) => {
  const tag = findElement(issue, context);
  const [id, words] = tag === null ? [null, null] : [attributeOf(tag, 'id'), attributeOf(tag, 'placeholder')];
  if (tag === null || id === null || words === null || `${id}${words}`.includes('${')) return null;
  const edit = editOf(tag, tag.raw, `<label for="${id}">${words}</label>${tag.raw}`);
  return edit === null
    ? null
    : {
        fixer: 'show-label',
        grounds: `the tag writes its placeholder itself, ${tag.file.path}:${tag.line}`,
        ask: null,
        edits: [edit],
      };
};

function withAttribute(tag: Tag, attribute: string): string {
  return tag.raw.replace(`<${tag.name}`, `<${tag.name} ${attribute}`);
}
