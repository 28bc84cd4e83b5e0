import type { Control } from '../../contract/state.ts';
import { controlAt } from './find-element.ts';
import { editOf, type Fixer } from './fixer.ts';
import { literally, type Source } from './source.ts';
import { findTags, type Tag } from './tags.ts';

const FIELDS = ['input', 'textarea'];

interface Given {
  readonly id: string;
  readonly words: string;
  /** A tag of JSX must not stand beside another one without a fragment around them. */
  readonly isJsx: boolean;
}

/** Fields that one helper writes, with the id and the placeholder that it is given: the same words, as a label that stays. */
export const labelInHelper: Fixer = (issue, context) => {
  const controls = issue.places.map((place) => controlAt(context, place));
  const shown = controls.filter((control) => control !== null && control.placeholder !== null);
  if (shown.length === 0 || shown.length !== controls.length) return null;
  const [tag, ...others] = FIELDS.flatMap((name) => findTags(context.source, name)).filter((one) =>
    couldBe(one, shown),
  );
  const given = tag === undefined || others.length > 0 || !tag.isWhole ? null : givenTo(tag);
  if (tag === undefined || given === null || isLabelled(given, context.source)) return null;
  const edit = editOf(tag, tag.raw, withLabel(tag, given));
  return edit === null
    ? null
    : {
        fixer: 'label-in-helper',
        grounds: `the only tag of the source that takes its placeholder as it is given, ${tag.file.path}:${tag.line}`,
        ask: null,
        edits: [edit],
      };
};

/** Any tag that may have written one of these placeholders: itself, by an expression, or by attributes that it is handed. */
function couldBe({ name, raw }: Tag, shown: readonly (Control | null)[]): boolean {
  const literal = /\splaceholder="([^"{]*)"/.exec(raw)?.[1];
  if (literal !== undefined) return shown.some((control) => control?.placeholder === literal);
  const isHanded = /\{\.\.\.|\s\$\{/.test(raw);
  return isHanded || (/\splaceholder=/.test(raw) && shown.some((control) => control?.tag === name));
}

function givenTo({ raw }: Tag): Given | null {
  const [, id, jsxId] = /\sid=(?:"\$\{([\w$.]+)\}"|\{([\w$.]+)\})/.exec(raw) ?? [];
  const [, words, jsxWords] = /\splaceholder=(?:"\$\{([\w$.]+)\}"|\{([\w$.]+)\})/.exec(raw) ?? [];
  if (id !== undefined && words !== undefined) return { id, words, isJsx: false };
  const isClosed = /\/>$/.test(raw);
  if (jsxId !== undefined && jsxWords !== undefined && isClosed)
    return { id: jsxId, words: jsxWords, isJsx: true };
  return null;
}

/** A label that is written for such an id is left out under a condition that nobody here can judge. */
function isLabelled({ id }: Given, { files }: Source): boolean {
  const written = new RegExp(`\\b(?:for|htmlFor)=(?:"\\$\\{${literally(id)}\\}"|\\{${literally(id)}\\})`);
  return files.some(({ lines }) => lines.some((line) => written.test(line)));
}

function withLabel({ raw }: Tag, { id, words, isJsx }: Given): string {
  return isJsx
    ? `<><label htmlFor={${id}}>{${words}}</label>${raw}</>`
    : `<label for="\${${id}}">\${${words}}</label>${raw}`;
}
