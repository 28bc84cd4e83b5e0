import { findElement } from './find-element.ts';
import { editOf, type Fixer } from './fixer.ts';

const TICK = / checked(?:="(?:checked)?")?(?=[\s/>])/;

/** A consent that its own tag ticks beforehand: the tick goes. */
export const untickConsent: Fixer = (issue, context) => {
  const tag = findElement(issue, context);
  const tick = tag === null || tag.raw.includes('{') ? undefined : TICK.exec(tag.raw)?.[0];
  const edit = tag === null || tick === undefined ? null : editOf(tag, tag.raw, tag.raw.replace(tick, ''));
  return tag === null || edit === null
    ? null
    : {
        fixer: 'untick-consent',
        grounds: `the tag ticks itself, ${tag.file.path}:${tag.line}`,
        ask: null,
        edits: [edit],
      };
};
