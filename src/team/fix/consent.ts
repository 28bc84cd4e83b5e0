import type { Issue } from '../../contract/outcome.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import { controlAt, findElement } from './find-element.ts';
import { editOf, type FixContext, type Fixer } from './fixer.ts';
import { findAll, literally } from './source.ts';

const TICK = / checked(?:="(?:checked)?")?(?=[\s/>])/;

/** A consent that its own tag, or the one call that makes it, ticks beforehand: the tick goes. */
export const untickConsent: Fixer = (issue, context) => {
  const edit = untickTag(issue, context) ?? untickCall(issue, context);
  return edit === null
    ? null
    : {
        fixer: 'untick-consent',
        grounds: `the source ticks it by itself, ${edit.file}:${edit.line}`,
        ask: null,
        edits: [edit],
      };
};

function untickTag(issue: Issue, context: FixContext): Edit | null {
  const tag = findElement(issue, context);
  const tick = tag === null || tag.raw.includes('{') ? undefined : TICK.exec(tag.raw)?.[0];
  return tag === null || tick === undefined ? null : editOf(tag, tag.raw, tag.raw.replace(tick, ''));
}

/** `{ id: 'news', checked: true }`: an object on one line with the measured id and the bare word `true`. */
function untickCall({ places }: Issue, context: FixContext): Edit | null {
  const ids = new Set(places.map((place) => controlAt(context, place)?.test_id ?? null));
  const [id] = ids;
  if (id === undefined || id === null || ids.size !== 1) return null;
  const named = `\\bid: (?:'${literally(id)}'|"${literally(id)}")`;
  const calls = findAll(context.source, new RegExp(`\\{[^{}]*${named}[^{}]*\\}`, 'g'));
  const [call] = calls;
  if (call === undefined || calls.length !== 1) return null;
  const tick = /\b(?:checked|defaultChecked): true(?=\s*[,}])/.exec(call.text)?.[0];
  return tick === undefined
    ? null
    : editOf(call, call.text, call.text.replace(tick, tick.replace('true', 'false')));
}
