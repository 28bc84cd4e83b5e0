import type { Issue } from '../../contract/outcome.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { findAll, literally, type Source } from './source.ts';
import { attributeOf, findTags, mentions, type Tag } from './tags.ts';

const FIELDS = ['input', 'select', 'textarea'];
const HOLDERS = ['p', 'span', 'div', 'small', 'strong', 'em'];
const NAMES = [
  /^(.+)[-_](?:error|err|message|msg|invalid)$/i,
  /^(.+)(?:Error|Message)$/,
  /^(?:error|err)[-_](.+)$/i,
];
/** Where markup is put together, what a line writes may not be there at all. */
const MADE = /[{}`]|<%/;

/** An error that is tied to no field: its element and its field stand in one template, and its id names the field's. */
export const tieError: Fixer = (issue, context) => {
  const shown = [...new Set(issue.places.map(({ name }) => name))];
  const [text] = shown;
  const holder = text === undefined || shown.length > 1 ? null : findHolder(text, context.source);
  const id = holder === null ? null : attributeOf(holder, 'id');
  const field = holder === null || id === null ? null : findField(holder, id, { issue, context });
  if (holder === null || field === null || mentions(field, 'aria-describedby')) return null;
  const tied = field.raw.replace(`<${field.name}`, `<${field.name} aria-describedby="${id}"`);
  const edit = editOf(field, field.raw, tied);
  const grounds = `the id of the text names its field, ${holder.file.path}:${holder.line} and ${field.line}`;
  return edit === null ? null : { fixer: 'tie-error', grounds, ask: null, edits: [edit] };
};

/** The one element whose words these are: they stand in it, or one line of a script names its id and the words. */
function findHolder(text: string, source: Source): Tag | null {
  const all = HOLDERS.flatMap((name) => findTags(source, name)).filter(isWritten);
  const written = all.filter((tag) => tag.rest.startsWith(`${text}</`));
  if (written.length > 0) return written.length === 1 ? (written[0] ?? null) : null;
  const [spot, ...others] = findAll(source, new RegExp(`(['"\`])${literally(text)}\\1`, 'g'));
  if (spot === undefined || others.length > 0) return null;
  const line = spot.file.lines[spot.line - 1] ?? '';
  const named = all.filter((tag) =>
    new RegExp(`['"#]${literally(attributeOf(tag, 'id') ?? '')}['"]`).test(line),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** A tag that stands in the file as it is, with an id. */
function isWritten(tag: Tag): boolean {
  const line = tag.file.lines[tag.line - 1] ?? '';
  return (attributeOf(tag, 'id') ?? '') !== '' && tag.isWhole && !MADE.test(line);
}

/** The field whose id the text's id holds; both ids are written once, and the screen shows that field. */
function findField(
  holder: Tag,
  id: string,
  { issue, context }: { issue: Issue; context: FixContext },
): Tag | null {
  const names = NAMES.flatMap((pattern) => pattern.exec(id)?.[1] ?? []);
  const fields = FIELDS.flatMap((name) => findTags(context.source, name)).filter(isWritten);
  const own = fields.filter((tag) => names.includes(attributeOf(tag, 'id') ?? ''));
  const [field] = own;
  const isOnce = findAll(context.source, new RegExp(`\\sid="${literally(id)}"`, 'g')).length === 1;
  if (field === undefined || own.length !== 1 || field.file !== holder.file || !isOnce) return null;
  return isShown(attributeOf(field, 'id') ?? '', issue, context) ? field : null;
}

function isShown(id: string, { places }: Issue, { readState }: FixContext): boolean {
  return places.every(({ state }) => {
    const controls = state === null ? [] : (readState(state)?.controls ?? []);
    return controls.some(({ key, test_id }) => key === `#${id}` || test_id === id);
  });
}
