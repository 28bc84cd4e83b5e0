import { fill } from '../fill.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findAll } from './source.ts';
import { findTags, mentions } from './tags.ts';

/** `<html>` without a language: the one such tag of the source. */
export const setLanguage: Fixer = (_issue, { source, words }) => {
  const tags = findTags(source, 'html');
  const [tag] = tags;
  if (tag === undefined || tags.length !== 1) return null;
  const branch = /\$\{[^{}]*?lang="([\w-]+)"[^{}]*?\}/.exec(tag.raw);
  const edit = branch
    ? editOf(tag, branch[0], ' lang="{{answer}}"')
    : mentions(tag, 'lang')
      ? null
      : editOf(tag, '<html', '<html lang="{{answer}}"');
  if (edit === null) return null;
  return {
    fixer: 'set-language',
    grounds: `the only <html> tag of the source, ${tag.file.path}:${tag.line}`,
    ask: {
      kind: 'assumption',
      key: 'language',
      title: words.assumptions?.language_title ?? '',
      default: branch?.[1] ?? 'en',
      rationale: words.assumptions?.language_rationale ?? '',
    },
    edits: [edit],
  };
};

const ZOOM = /(?:,\s*(?:maximum-scale\s*=\s*[\d.]+|user-scalable\s*=\s*(?:no|0)))+/g;

/** A viewport that forbids zooming: the one text of the source that does. */
export const allowZoom: Fixer = (issue, { source }) => {
  if (!/viewport|[Zz]oom/.test(`${issue.claim} ${issue.places[0]?.key ?? ''}`)) return null;
  const spots = findAll(source, ZOOM);
  const [spot] = spots;
  if (spot === undefined || spots.length !== 1) return null;
  const edit = editOf(spot, spot.text, '');
  return edit === null
    ? null
    : {
        fixer: 'allow-zoom',
        grounds: `the only text of the source that forbids zooming, ${spot.file.path}:${spot.line}`,
        ask: null,
        edits: [edit],
      };
};

/** A heading that skips levels: the one tag of that level in the source. */
export const closeHeadingGap: Fixer = (issue, { source }) => {
  const [, from, to] = /level (\d) to level (\d)/.exec(issue.claim) ?? [];
  const [tag, ...others] = findTags(source, `h${to ?? '0'}`);
  if (tag === undefined || from === undefined || others.length > 0) return null;
  const line = tag.file.lines[tag.line - 1] ?? '';
  const whole = new RegExp(`<h${to}[\\s>].*?</h${to}>`).exec(line.slice(tag.column))?.[0];
  if (whole === undefined) return null;
  const level = Number(from) + 1;
  const edit = editOf(
    tag,
    whole,
    whole.replace(`<h${to}`, `<h${level}`).replace(`</h${to}>`, `</h${level}>`),
  );
  return edit === null
    ? null
    : {
        fixer: 'close-heading-gap',
        grounds: fill('the only <h{to}> of the source, {file}', {
          to: to ?? '',
          file: `${tag.file.path}:${tag.line}`,
        }),
        ask: null,
        edits: [edit],
      };
};
