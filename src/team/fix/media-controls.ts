import { editOf, type Fixer } from './fixer.ts';
import { findAll } from './source.ts';
import { findTags, type Tag } from './tags.ts';

const STARTS = /\sauto[pP]lay(?=[\s=>/])/;
const SILENT = /\s(?:muted|controls)(?=[\s=>/])/;

/** Sound that starts by itself: the one tag of the source that starts it gets the controls that stop it. */
export const giveControls: Fixer = (_issue, { source }) => {
  const starting = ['audio', 'video'].flatMap((name) => findTags(source, name)).filter(isStarting);
  const [tag] = starting;
  if (tag === undefined || starting.length !== 1 || !tag.isWhole || SILENT.test(tag.raw)) return null;
  const isScripted = findAll(source, /\.play\(|\.autoplay\s*=|new Audio\b|AudioContext\b/g).length > 0;
  if (isScripted || /\{\.\.\.|\$\{/.test(tag.raw)) return null;
  const edit = editOf(tag, tag.raw, tag.raw.replace(`<${tag.name}`, `<${tag.name} controls`));
  return edit === null
    ? null
    : {
        fixer: 'give-controls',
        grounds: `the only tag of the source that plays by itself, ${tag.file.path}:${tag.line}`,
        ask: null,
        edits: [edit],
      };
};

function isStarting({ raw }: Tag): boolean {
  return STARTS.test(raw);
}
