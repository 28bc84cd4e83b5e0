import type { Issue } from '../../contract/outcome.ts';
import type { Edit } from '../../contract/team/stage1.ts';
import { editOf, type Fixer } from './fixer.ts';
import { findAll, type Source, STYLES } from './source.ts';

/** A little above 4.5, so that a browser's rounding never decides. */
const WANTED = 4.6;

interface Pair {
  readonly darker: string;
  readonly lighter: string;
}

/** Pale text: the darker colour of each measured pair is darkened in every stylesheet line that writes it. */
export const darkenColour: Fixer = (issue, { source, outcomes, words }) => {
  const own = pairsOf(issue);
  const all = outcomes.issues.filter(({ rule }) => rule === 'contrast').flatMap(pairsOf);
  if (own.length === 0) return null;
  const edits = own.flatMap(({ darker }) => darken(darker, all, source) ?? [null]);
  const sure = edits.filter((edit) => edit !== null);
  if (sure.length === 0 || sure.length !== edits.length) return null;
  const {
    contrast_title: title = '',
    contrast_default = '',
    contrast_rationale = '',
  } = words.assumptions ?? {};
  return {
    fixer: 'darken-colour',
    grounds: `every style line that writes ${own.map(({ darker }) => darker).join(', ')} (${sure.length})`,
    ask: {
      kind: 'assumption',
      key: 'contrast',
      title,
      default: contrast_default,
      rationale: contrast_rationale,
    },
    edits: sure.filter((edit, at) => sure.findIndex((one) => isSame(one, edit)) === at),
  };
};

function isSame(a: Edit, b: Edit): boolean {
  return a.file === b.file && a.line === b.line && a.find === b.find;
}

function pairsOf({ places }: Issue): Pair[] {
  const found = places.flatMap(({ claim }) => {
    const [, ink, ground] =
      /foreground color: (#[0-9a-f]{6}), background color: (#[0-9a-f]{6})/i.exec(claim) ?? [];
    if (ink === undefined || ground === undefined) return [];
    const [darker, lighter] = luminance(ink) <= luminance(ground) ? [ink, ground] : [ground, ink];
    return [{ darker, lighter }];
  });
  return found.filter(
    (pair, at) => found.findIndex((one) => one.darker === pair.darker && one.lighter === pair.lighter) === at,
  );
}

/** `null` where the colour is also the lighter one of a pair, is written nowhere, or black would not be enough. */
function darken(colour: string, pairs: readonly Pair[], source: Source): Edit[] | null {
  if (pairs.some(({ lighter }) => lighter === colour)) return null;
  const grounds = pairs.filter(({ darker }) => darker === colour).map(({ lighter }) => lighter);
  const target = shadeOf(colour, grounds);
  const spots = findAll(source, new RegExp(`${colour}(?![0-9a-f])`, 'gi'), STYLES);
  if (target === null || spots.length === 0) return null;
  const edits = spots.map((spot) =>
    editOf(spot, declarationAt(spot), declarationAt(spot).replace(spot.text, target)),
  );
  const sure = edits.filter((edit) => edit !== null);
  return sure.length === edits.length ? sure : null;
}

/** The whole declaration around a colour, so that it stands once in its line. */
function declarationAt({ file, line, column }: ReturnType<typeof findAll>[number]): string {
  const text = file.lines[line - 1] ?? '';
  const start = Math.max(text.lastIndexOf('{', column), text.lastIndexOf(';', column)) + 1;
  const end = text.slice(column).search(/[;}]|$/) + column;
  return text.slice(start, end).trim();
}

function shadeOf(colour: string, grounds: readonly string[]): string | null {
  for (let share = 1; share >= 0; share -= 0.01) {
    const shade = `#${channels(colour)
      .map((value) =>
        Math.round(value * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (grounds.every((ground) => contrastOf(shade, ground) >= WANTED)) return shade;
  }
  return null;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}
