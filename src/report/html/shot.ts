import type { Box } from '../../contract/primitives.ts';
import { fill } from '../fill.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING } from './html.ts';
import type { Frame, Pin } from './page-plan.ts';
import type { Shot } from './picture-book.ts';

/** Parts of the picture where pins stand below their mark, or reach to the left of it. */
const NEAR_TOP = 0.12;
const NEAR_RIGHT = 0.75;

/** A picture with its pins, and a ring around the element that the step acted on. */
export function renderFrame(frame: Frame, target: Box | null, { label, caption, words }: Caption): Html {
  const { shot } = frame;
  const marks = each(groupByBox(frame.pins), (pins) => renderMark(pins, shot, words));
  const ring =
    target === null ? NOTHING : html`<span class="ring" style="${placeOn(target, shot).style}"></span>`;
  const name = caption === null ? NOTHING : html`<figcaption>${caption}</figcaption>`;
  return html`<figure class="frame"><div class="shot" style="--w:${round(shot.width)};--h:${round(shot.height)}">${renderPicture(shot, label, words)}${ring}${marks}</div>${name}</figure>`;
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

/** Findings on one element share one mark, so that their pins never lie on one another. */
function renderMark(pins: readonly Pin[], shot: Shot, words: ReportWords): Html {
  const [first] = pins;
  if (first === undefined) return NOTHING;
  const place = placeOn(first.box, shot);
  const kinds = ['mark', first.finding.severity, ...place.sides].join(' ');
  const outside = place.sides.includes('outside')
    ? html`<span class="out">${words.labels.offscreen}</span>`
    : NOTHING;
  return html`<span class="${kinds}" style="${place.style}"><span class="pinrow">${each(pins, (pin) => renderPin(pin, words))}${outside}</span></span>`;
}

function renderPin(pin: Pin, { labels }: ReportWords): Html {
  const { number, severity } = pin.finding;
  return html`<span class="pin ${severity}" id="${pin.id}" tabindex="-1"><span class="vh">${fill(labels.finding_number, { number })}</span><span aria-hidden="true">${number}</span></span>`;
}

/** A box in percent of the picture, cut to its edges; a box outside the picture becomes a line at its edge. */
function placeOn(box: Box, shot: Shot): { style: string; sides: readonly string[] } {
  const x = box.x - shot.left;
  const y = box.y - shot.top;
  const left = clamp(x, 0, shot.width);
  const top = clamp(y, 0, shot.height);
  const right = clamp(x + box.width, left, shot.width);
  const bottom = clamp(y + box.height, top, shot.height);
  const isOutside = y >= shot.height || x >= shot.width || y + box.height <= 0 || x + box.width <= 0;
  const percent = (part: number, whole: number): string => `${round((part / whole) * 100)}%`;
  return {
    style: `left:${percent(left, shot.width)};top:${percent(top, shot.height)};width:${percent(right - left, shot.width)};height:${percent(bottom - top, shot.height)}`,
    sides: isOutside
      ? ['outside']
      : [top < shot.height * NEAR_TOP ? 'under' : '', left > shot.width * NEAR_RIGHT ? 'flip' : ''],
  };
}

function groupByBox(pins: readonly Pin[]): Pin[][] {
  const groups = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = [pin.box.x, pin.box.y, pin.box.width, pin.box.height].map(Math.round).join(' ');
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(pin);
  }
  return [...groups.values()];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
