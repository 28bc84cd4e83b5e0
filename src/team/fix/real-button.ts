import type { Edit } from '../../contract/team/stage1.ts';
import { controlAt, findElement } from './find-element.ts';
import { editOf, type Fix, type Fixer } from './fixer.ts';
import { attributeOf, findTags, type Tag } from './tags.ts';

const PRESS = /\s(?:onclick|onClick|@click|v-on:click|\(click\)|on:click)=/;
const NOWHERE = / href="(?:#|javascript:(?:void\(0\)|;)?;?)"/;

/** A div or span that a press acts on, written on one line with its words: it becomes a button. */
export const realButton: Fixer = (issue, context) => {
  const place = issue.places[0];
  const testId = /^\[data-testid="([^"]+)"\]$/.exec(place?.key ?? '')?.[1];
  if (place === undefined || testId === undefined) return null;
  const name = controlAt(context, place)?.tag ?? 'div';
  if (name !== 'div' && name !== 'span') return null;
  const tags = findTags(context.source, name).filter(
    (tag) => attributeOf(tag, 'data-testid') === testId && PRESS.test(tag.raw),
  );
  const [tag] = tags;
  if (tag === undefined || tags.length !== 1) return null;
  return fixOf('real-button', tag, makeButton(tag, tag.raw));
};

/** A link that leads nowhere and only acts on a press: it becomes a button. */
export const linkToButton: Fixer = (issue, context) => {
  const tag = findElement(issue, context);
  const nowhere = tag === null ? undefined : NOWHERE.exec(tag.raw)?.[0];
  if (tag === null || nowhere === undefined || tag.name !== 'a' || !PRESS.test(tag.raw)) return null;
  return fixOf('link-to-button', tag, makeButton(tag, tag.raw.replace(nowhere, '')));
};

/** `null` where the tag does not end on its line, or holds more than words. */
function makeButton(tag: Tag, opening: string): Edit | null {
  const content = new RegExp(`^([^<>]+)</${tag.name}>`).exec(tag.rest);
  if (!tag.isWhole || content === null) return null;
  const button = opening.replace(`<${tag.name}`, '<button type="button"');
  return editOf(tag, `${tag.raw}${content[0]}`, `${button}${content[1]}</button>`);
}

function fixOf(fixer: string, { name, file, line }: Tag, edit: Edit | null): Fix | null {
  if (edit === null) return null;
  const grounds = `the only <${name}> of the source with this sign and a handler, ${file.path}:${line}`;
  return { fixer, grounds, ask: null, edits: [edit] };
}
