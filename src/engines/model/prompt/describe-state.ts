import type { Box } from '../../../contract/primitives.ts';
import { formatRef } from '../../../contract/ref.ts';
import type { Control, State } from '../../../contract/state.ts';
import { cleanPageText } from './clean-page-text.ts';
import type { Exhibit } from './exhibit.ts';

const MOST = { controls: 60, blocks: 40, messages: 20, headings: 20, images: 20 } as const;

/** Smaller text is there for machines, not for people. CSS pixels. */
export const SMALLEST_TEXT_PX = 5;

/** The facts of one screen that a person could see: hidden text is not sent, boxes are in pixels of its picture. */
export function describeState(exhibit: Exhibit): Record<string, unknown> {
  const { state } = exhibit;
  const place = placer(exhibit);
  return compact({
    ref: formatRef({ kind: 'state', state: state.id }),
    route: cleanPageText(state.route, 120),
    title: cleanPageText(state.title, 160),
    language: state.lang,
    width: state.viewport.width || undefined,
    height: state.viewport.height || undefined,
    headings: visible(state.headings, MOST.headings).map(
      (one) => `h${one.level} ${cleanPageText(one.text, 160)}`,
    ),
    landmarks: state.landmarks.map((one) => one.role),
    dialogs: state.dialogs.map((one) => cleanPageText(one.name, 120)),
    controls: visible(state.controls, MOST.controls).map((one) => describeControl(one, place)),
    messages: visible(state.messages, MOST.messages).map((one) =>
      compact({ role: one.role, text: cleanPageText(one.text), error: one.error || undefined }),
    ),
    pictures: visible(state.images, MOST.images).map((one) =>
      compact({
        alt: one.alt === null ? null : cleanPageText(one.alt, 120),
        broken: one.broken || undefined,
      }),
    ),
    text: readableBlocks(state)
      .slice(0, MOST.blocks)
      .map((block) => cleanPageText(block.text)),
  });
}

/** The blocks of text that a person could read; the text of a document has no place on a page. */
function readableBlocks({ artefact, text: { blocks } }: State): State['text']['blocks'] {
  if (artefact === 'spec') return blocks;
  return visible(blocks, Number.POSITIVE_INFINITY).filter((block) => block.font_px >= SMALLEST_TEXT_PX);
}

/** Things with a box of some size that lies on the page; the rest is invisible to a person. */
export function visible<T extends { readonly box: Box | null }>(items: readonly T[], most: number): T[] {
  return items.filter(({ box }) => box !== null && isOnPage(box)).slice(0, most);
}

function isOnPage({ x, y, width, height }: Box): boolean {
  return width >= 2 && height >= 2 && x + width > 0 && y + height > 0;
}

type Placer = (box: Box | null) => number[] | undefined;

/** From page coordinates to pixels of the whole picture as it is sent. */
function placer({ state, tiles, picture }: Exhibit): Placer {
  const [first] = tiles;
  if (first === undefined || picture === null) return () => undefined;
  const scale = first.width / Math.max(1, state.viewport.width);
  const { x: left, y: top } = state.scroll ?? { x: 0, y: 0 };
  return (box) =>
    box === null
      ? undefined
      : [box.x - left, box.y - top, box.width, box.height].map((side) => Math.round(side * scale));
}

function describeControl(control: Control, place: Placer): Record<string, unknown> {
  return compact({
    role: control.role,
    name: cleanPageText(control.name, 120),
    hint: control.described_by === null ? undefined : cleanPageText(control.described_by, 160),
    placeholder: control.placeholder === null ? undefined : cleanPageText(control.placeholder, 80),
    box: place(control.box),
    label_shown: control.visible_label ? undefined : false,
    disabled: control.disabled || undefined,
    required: control.required || undefined,
    invalid: control.invalid || undefined,
    value: control.value === 'none' ? undefined : control.value,
    below_view: control.in_view ? undefined : true,
    covered: control.obscured || undefined,
    current: control.current ?? undefined,
  });
}

/** Without keys that say nothing: every token is paid for. */
export function compact(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Everything of a state that may be quoted, before it is made comparable. */
export function quotableTexts(state: State): string[] {
  return [
    state.title,
    state.route,
    ...visible(state.headings, Number.POSITIVE_INFINITY).map((one) => one.text),
    ...state.dialogs.map((one) => one.name),
    ...visible(state.controls, Number.POSITIVE_INFINITY).flatMap((one) => [
      one.name,
      one.described_by ?? '',
      one.placeholder ?? '',
    ]),
    ...visible(state.messages, Number.POSITIVE_INFINITY).map((one) => one.text),
    ...visible(state.images, Number.POSITIVE_INFINITY).map((one) => one.alt ?? ''),
    ...readableBlocks(state).map((one) => one.text),
  ];
}
