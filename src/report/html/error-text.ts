import { cleanText } from '../escape.ts';
import { type Html, html } from './html.ts';

const MOST_AT_ONCE = 220;

/** An error's text; a long one begins at once and stands whole in a fold. */
export function renderError(text: string): Html {
  const whole = cleanText(text, 4_000);
  if (whole.length <= MOST_AT_ONCE) return html`<p class="error">${whole}</p>`;
  const start = cleanText(whole, MOST_AT_ONCE);
  return html`<details class="error"><summary>${start}</summary><p>${whole}</p></details>`;
}
