import type { Issue, Place } from '../../contract/outcome.ts';
import type { Control } from '../../contract/state.ts';
import type { FixContext } from './fixer.ts';
import { attributeOf, canBe, findTags, mentions, type Tag } from './tags.ts';

/** The control of a place, as it was measured. */
export function controlAt({ readState }: FixContext, place: Place): Control | null {
  const state = place.state === null ? null : readState(place.state);
  return state?.controls.find(({ key }) => key === place.key) ?? null;
}

/** The one tag that every place of an issue can come from; `null` where there is none, or more than one. */
export function findElement(issue: Issue, context: FixContext): Tag | null {
  const tags = issue.places.map((place) => findAt(place, context));
  const [first] = tags;
  if (first === undefined || first === null) return null;
  return tags.every(
    (tag) =>
      tag !== null && tag.file === first.file && tag.line === first.line && tag.column === first.column,
  )
    ? first
    : null;
}

function findAt(place: Place, context: FixContext): Tag | null {
  const control = controlAt(context, place);
  if (control === null) return null;
  const all = findTags(context.source, control.tag);
  const named = all.filter((tag) => isKeyOf(tag, place.key ?? ''));
  const candidates = (hasSign(place.key) ? named : all).filter((tag) => hasPlaceholderOf(tag, control));
  if (candidates.length === 1 && hasSign(place.key)) return candidates[0] ?? null;
  const content = candidates.filter((tag) => control.name !== '' && tag.rest.startsWith(`${control.name}</`));
  return content.length === 1 ? (content[0] ?? null) : null;
}

/** A tag that writes another placeholder than the one that was measured is another element. */
function hasPlaceholderOf(tag: Tag, control: Control): boolean {
  if (control.tag !== 'input' && control.tag !== 'textarea') return true;
  const written = attributeOf(tag, 'placeholder');
  return written?.includes('${') === true || mentions(tag, 'extra') || written === control.placeholder;
}

function hasSign(key: string | null): boolean {
  return key !== null && /^(#[\w-]+|\[data-[\w-]+="[^"]+"\])$/.test(key);
}

function isKeyOf(tag: Tag, key: string): boolean {
  const [, name, value] = /^\[(data-[\w-]+)="([^"]+)"\]$/.exec(key) ?? [];
  const id = /^#([\w-]+)$/.exec(key)?.[1];
  const written = attributeOf(tag, name ?? 'id');
  const wanted = value ?? id;
  return written !== null && wanted !== undefined && canBe(written, wanted);
}
