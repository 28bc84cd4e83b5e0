import type { Issue } from '../../contract/outcome.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import { findElement } from './find-element.ts';
import { editOf, type Fix, type FixContext, type Fixer } from './fixer.ts';
import { findAll } from './source.ts';
import { attributeOf, mentions, type Tag } from './tags.ts';

/** What opens the right keyboard for a purpose and checks nothing. */
const KEYBOARDS: Readonly<Record<string, string>> = {
  email: 'inputmode="email"',
  tel: 'inputmode="tel"',
  url: 'inputmode="url"',
  'one-time-code': 'inputmode="numeric"',
  'cc-number': 'inputmode="numeric"',
  'cc-csc': 'inputmode="numeric"',
};

/** Personal fields that switch filling off, or say nonsense, each in its own tag; its keyboard fits the purpose, too. */
export const allowFilling: Fixer = (issue, context) => {
  const fields = fieldsOf(issue).map((field) => ({
    tag: findElement(field, context),
    purpose: purposeOf(field),
  }));
  const edits = fields.map(({ tag, purpose }) =>
    tag === null || purpose === null ? null : fillBy(tag, purpose),
  );
  const sure = edits.filter((edit) => edit !== null);
  const places = new Set(sure.map(({ file, line, find }) => `${file}:${line}:${find}`));
  if (sure.length === 0 || sure.length !== fields.length || places.size !== sure.length) return null;
  const lines = sure.map(({ file, line }) => `${file}:${line}`).join(', ');
  return {
    fixer: 'allow-filling',
    grounds: `the tag switches it off itself, ${lines}`,
    ask: null,
    edits: sure,
  };
};

/** One issue a field: what switches filling off is one cause, each field has a purpose of its own. */
function fieldsOf(issue: Issue): Issue[] {
  const keys = [...new Set(issue.places.map(({ key }) => key))];
  return keys.map((key) => ({ ...issue, places: issue.places.filter((place) => place.key === key) }));
}

function purposeOf({ claim, places }: Issue): string | null {
  const said = places.map((place) => /personal fact \(([a-z-]+)\)/.exec(place.claim)?.[1]);
  const [only, ...others] = [...new Set(said.filter((one) => one !== undefined))];
  return others.length > 0 ? null : (only ?? /personal fact \(([a-z-]+)\)/.exec(claim)?.[1] ?? null);
}

function fillBy(tag: Tag, purpose: string): Edit | null {
  const written = attributeOf(tag, 'autocomplete');
  if (written === null || written.includes('{')) return null;
  const filled = tag.raw.replace(`autocomplete="${written}"`, `autocomplete="${purpose}"`);
  return editOf(tag, tag.raw, withKeyboard(filled, tag, purpose));
}

/** A plain text field gets the keyboard of its purpose; a type that the tag writes is its author's choice. */
function withKeyboard(text: string, tag: Tag, purpose: string): string {
  const keyboard = KEYBOARDS[purpose];
  const type = attributeOf(tag, 'type');
  if (keyboard === undefined || tag.name !== 'input' || mentions(tag, 'inputmode')) return text;
  if (mentions(tag, 'type') && type !== 'text') return text;
  return text.replace('<input', `<input ${keyboard}`);
}

const PASTE =
  / on[Pp]aste=(?:"(?:return false;?|event\.preventDefault\(\);?)"|\{\(?\w+\)? => \w+\.preventDefault\(\)\})/;

/** A secret field whose own tag refuses pasting, or for which the one handler of the source does: the handler goes. */
export const allowPaste: Fixer = (issue, context) =>
  removeFrom(issue, context, {
    fixer: 'allow-paste',
    pattern: PASTE,
    grounds: 'the tag refuses pasting itself',
  }) ?? removeOnly(issue, context);

const HEARS_PASTE = /\bonpaste\b|['"`]paste['"`]/gi;

/** Where one field refuses, and the source hears a paste in one place only, that place is why. */
function removeOnly({ places }: Issue, { source }: FixContext): Fix | null {
  const [found] = findAll(source, new RegExp(PASTE, 'g'));
  const isOnly =
    findAll(source, HEARS_PASTE).length === 1 && new Set(places.map(({ key }) => key)).size === 1;
  const edit = found === undefined || !isOnly ? null : editOf(found, found.text, '');
  if (found === undefined || edit === null) return null;
  const grounds = `the only paste handler of the source, ${found.file.path}:${found.line}`;
  return { fixer: 'allow-paste', grounds, ask: null, edits: [edit] };
}

const ORDER = / tab[iI]ndex=(?:"[1-9]\d*"|\{[1-9]\d*\})/;

/** A control that its own tag puts before others in the order of the keyboard: it goes back to its place. */
export const naturalOrder: Fixer = (issue, context) =>
  removeFrom(issue, context, {
    fixer: 'natural-order',
    pattern: ORDER,
    grounds: 'the tag sets its own place in the tab order',
  });

interface Removal {
  readonly fixer: string;
  readonly pattern: RegExp;
  readonly grounds: string;
}

function removeFrom(issue: Issue, context: FixContext, { fixer, pattern, grounds }: Removal): Fix | null {
  const tag = findElement(issue, context);
  const found = tag === null ? undefined : pattern.exec(tag.raw)?.[0];
  if (tag === null || found === undefined || /\$\{|<%|\{\{/.test(found)) return null;
  return fixOf(fixer, grounds, { tag, edit: editOf(tag, tag.raw, tag.raw.replace(found, '')) });
}

function fixOf(fixer: string, why: string, { tag, edit }: { tag: Tag; edit: Edit | null }): Fix | null {
  if (edit === null) return null;
  return { fixer, grounds: `${why}, ${tag.file.path}:${tag.line}`, ask: null, edits: [edit] };
}
