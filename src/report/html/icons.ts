import type { Interaction } from '../../contract/primitives.ts';
import { type Html, html } from './html.ts';

/** Line drawings in a 20 by 20 box, one an interaction. */
const PATHS: Record<Interaction, string> = {
  click_tap: 'M8 3v2M3.5 5l1.4 1.4M3 9h2M8.5 8.5l8 3-3.4 1.6L11.5 16.500z',
  field_entry: 'M3 6h14v8H3zM6 8.500v3M8.5 11.500h1',
  selection: 'M3 4h14v12H3zM6.5 10l2.5 2.5 4.5-5',
  keyboard: 'M2.5 6h15v8h-15zM5.5 8.500h.01M8.5 8.500h.01M11.5 8.500h.01M14.5 8.500h.01M7 11.500h6',
  navigation: 'M3 10h13M11 5l5 5-5 5',
  system_wait: 'M10 3a7 7 0 1 0 .01 0M10 6v4l3 2',
};

/** The icon of an interaction; it says nothing that the words beside it do not. */
export function renderIcon(interaction: Interaction): Html {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${PATHS[interaction]}"/></svg>`;
}

/** The mark of the jury: five seats on a bench, filled where a method reaches the threshold. */
export function renderBench(scores: readonly (number | null)[], threshold: number): Html {
  const seats = scores.map((score, index) => seat(index, score !== null && score >= threshold));
  return html`<svg class="bench" viewBox="0 0 44 24" aria-hidden="true">${seats}<path class="rail" d="M3 21.500h38"/></svg>`;
}

function seat(index: number, isFilled: boolean): Html {
  const x = 6 + index * 8;
  const y = 6 + Math.abs(index - 2) ** 2 * 1.4;
  return html`<circle class="${isFilled ? 'seat full' : 'seat'}" cx="${x}" cy="${y + 4}" r="3"/>`;
}
