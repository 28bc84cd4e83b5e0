import type { Box } from '../../contract/primitives.ts';
import { fill } from '../fill.ts';
import { nameUnrest } from '../unrest.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import type { Shot } from './picture-book.ts';
import { type PinSide, placePins, type Spot } from './place-pins.ts';
import type { Frame, Mark } from './step-plan.ts';

/** The size of a picture in a card, in CSS pixels, as the style sheet sets it. */
const CARD = { width: 344, height: 340 };

/** A picture with its pins, and a ring around the element that the step acted on. */
export function renderFrame(frame: Frame, target: Box | null, { label, caption, words }: Caption): Html {
  const { shot } = frame;
  const groups = groupByBox(frame.marks);
  const sides = choosePinSides(groups, shot);
  const marks = each(groups, (group, index) =>
    renderMark(group, { shot, side: sides[index] ?? 'above', words }),
  );
  const ring =
    target === null ? NOTHING : html`<span class="ring" style="${placeOn(target, shot).style}"></span>`;
  const said = [caption, tellUnrest(shot, words)].filter((text) => text !== null).join(' · ');
  const name = said === '' ? NOTHING : html`<figcaption>${said}</figcaption>`;
  return html`<figure class="frame"><div class="shot" style="--w:${round(shot.width)};--h:${round(shot.height)}">${renderPicture(shot, label, words)}${ring}${marks}</div>${name}</figure>`;
}

function tellUnrest({ unrest }: Shot, words: ReportWords): string | null {
  return unrest === null ? null : fill(words.labels.unrest, { reason: nameUnrest(unrest, words) });
}

/** The picture's name for those who do not see it, and the words under it, if any. */
export interface Caption {
  readonly label: string;
  readonly caption: string | null;
  readonly words: ReportWords;
}

function renderPicture(shot: Shot, label: string, { labels }: ReportWords): Html {
  if (shot.class_name !== null)
    return html`<div class="pic ${shot.class_name}" role="img" aria-label="${label}"></div>`;
  const path = shot.path === null ? NOTHING : html`<code>${shot.path}</code>`;
  return html`<div class="pic missing"><span>${shot.path === null ? labels.picture_none : labels.picture_missing}</span>${path}</div>`;
}

interface Setting {
  readonly shot: Shot;
  readonly side: PinSide;
  readonly words: ReportWords;
}

/** Findings on one element share one mark, so that their numbers never lie on one another. */
function renderMark(group: readonly Mark[], { shot, side, words }: Setting): Html {
  const [first] = group;
  if (first === undefined) return NOTHING;
  const { style, isOutside } = placeOn(first.box, shot);
  const pins = group.filter((mark) => mark.id !== null);
  const out = isOutside ? html`<span class="out">${words.labels.offscreen}</span>` : NOTHING;
  const row =
    pins.length === 0
      ? NOTHING
      : html`<span class="pinrow">${each(pins, (pin) => renderPin(pin, words))}${out}</span>`;
  const kinds = ['mark', first.finding.severity, isOutside ? 'outside' : side].join(' ');
  return html`<span class="${kinds}" style="${style}">${row}</span>`;
}

function renderPin({ id, finding }: Mark, { labels }: ReportWords): Html {
  const { number, severity } = finding;
  return html`<span class="pin ${severity}" id="${id}" tabindex="-1"><span class="vh">${fill(labels.finding_number, { number })}</span><span aria-hidden="true">${number}</span></span>`;
}

function choosePinSides(groups: readonly (readonly Mark[])[], shot: Shot): PinSide[] {
  const scale = Math.min(CARD.width / shot.width, CARD.height / shot.height);
  const spots = groups.map((group): Spot => {
    const { left, top, right, bottom } = cutBox(group[0]?.box ?? NOWHERE, shot);
    const numbers = group.filter((mark) => mark.id !== null).length;
    return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale, numbers };
  });
  return placePins(spots, shot.width * scale, shot.height * scale);
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** A box in percent of the picture; one outside the picture becomes a line at its edge. */
function placeOn(box: Box, shot: Shot): { style: string; isOutside: boolean } {
  const { left, top, right, bottom, isOutside } = cutBox(box, shot);
  const percent = (part: number, whole: number): string => `${round((part / whole) * 100)}%`;
  const style = [
    `left:${percent(left, shot.width)}`,
    `top:${percent(top, shot.height)}`,
    `width:${percent(right - left, shot.width)}`,
    `height:${percent(bottom - top, shot.height)}`,
  ];
  return { style: style.join(';'), isOutside };
}

/** A box of the page in pixels of the picture, cut to its edges. */
function cutBox(box: Box, shot: Shot): Omit<Spot, 'numbers'> & { isOutside: boolean } {
  const x = box.x - shot.left;
  const y = box.y - shot.top;
  const left = clamp(x, 0, shot.width);
  const top = clamp(y, 0, shot.height);
  return {
    left,
    top,
    right: clamp(x + box.width, left, shot.width),
    bottom: clamp(y + box.height, top, shot.height),
    isOutside: y >= shot.height || x >= shot.width || y + box.height <= 0 || x + box.width <= 0,
  };
}

function groupByBox(marks: readonly Mark[]): Mark[][] {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = [mark.box.x, mark.box.y, mark.box.width, mark.box.height].map(Math.round).join(' ');
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(mark);
  }
  return [...groups.values()];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
