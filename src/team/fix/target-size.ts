import type { Edit } from '../../contract/team/stage1.ts';
import { findElement } from './find-element.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findRules, type StyleRule } from './style-rules.ts';
import { attributeOf, type Tag } from './tags.ts';

const LEAST = 24;

/** A target that is too small: the one style rule that fits the element and sets just the size that was measured. */
export const targetSize: Fixer = (issue, context) => {
  const tag = findElement(issue, context);
  const box = issue.places[0]?.box;
  if (tag === null || !box) return null;
  const sizes = { width: Math.round(box.width), height: Math.round(box.height) };
  const fitting = findRules(context.source).filter(
    ({ selector, body }) =>
      fits(selector, tag) && setsSize(body, 'width', sizes.width) && setsSize(body, 'height', sizes.height),
  );
  const [rule] = fitting;
  if (rule === undefined || fitting.length !== 1) return null;
  const edits = (['width', 'height'] as const).map((side) => enlarge(rule, side, sizes[side]));
  const sure = edits.filter((edit) => edit !== null);
  const { size_title = '', size_rationale = '' } = context.words.assumptions ?? {};
  return sure.length !== 2
    ? null
    : {
        fixer: 'target-size',
        grounds: `the only style rule for ${tag.raw} that sets ${sizes.width} by ${sizes.height} px, ${rule.file.path}:${rule.from}`,
        ask: {
          kind: 'assumption',
          key: 'size',
          title: size_title,
          default: `${LEAST}px`,
          rationale: size_rationale,
        },
        edits: sure,
      };
};

function setsSize(body: string, side: string, px: number): boolean {
  return new RegExp(`(?:^|[;{\\s])${side}:\\s*${px}px`).test(body);
}

function enlarge({ file, from, to }: StyleRule, side: string, px: number): Edit | null {
  for (let line = from; line <= to; line += 1) {
    const text = file.lines[line - 1] ?? '';
    const found = new RegExp(`(?<=^|[;{\\s])${side}:\\s*${px}px`).exec(text)?.[0];
    if (found === undefined) continue;
    const find = text.split(found).length === 2 ? found : ` ${found}`;
    return editOf({ file, line }, find, find.replace(`${px}px`, `${Math.max(px, LEAST)}px`));
  }
  return null;
}

/** The last part of one of the selectors is the element's tag, or one of the classes that the tag writes. */
function fits(selector: string, tag: Tag): boolean {
  const classes = (attributeOf(tag, 'class') ?? attributeOf(tag, 'className') ?? '').split(/\s+/);
  return selector.split(',').some((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return last === tag.name || classes.some((name) => name !== '' && last === `.${name}`);
  });
}
