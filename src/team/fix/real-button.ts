import { controlAt } from './find-element.ts';
import { editOf, type Fixer } from './fixer.ts';
import { attributeOf, findTags } from './tags.ts';

const PRESS = /\s(?:onclick|onClick|@click|v-on:click|\(click\)|on:click)=/;

/** A div or span that a press acts on, written on one line with its words: it becomes a button. */
export const realButton: Fixer = (issue, context) => {
  const place = issue.places[0];
  const testId = /^\[data-testid="([^"]+)"\]$/.exec(place?.key ?? '')?.[1];
  if (place === undefined || testId === undefined) return null;
  const name = controlAt(context, place)?.tag ?? 'div';
  if (name !== 'div' && name !== 'span') return null;
  const tags = findTags(context.source, name).filter(
    (tag) => tag.isWhole && attributeOf(tag, 'data-testid') === testId && PRESS.test(tag.raw),
  );
  const [tag] = tags;
  const content = tag && new RegExp(`^([^<>]+)</${name}>`).exec(tag.rest);
  if (tag === undefined || tags.length !== 1 || !content) return null;
  const edit = editOf(
    tag,
    `${tag.raw}${content[0]}`,
    `${tag.raw.replace(`<${name}`, '<button type="button"')}${content[1]}</button>`,
  );
  return edit === null
    ? null
    : {
        fixer: 'real-button',
        grounds: `the only <${name}> of the source with this test id and a handler, ${tag.file.path}:${tag.line}`,
        ask: null,
        edits: [edit],
      };
};
