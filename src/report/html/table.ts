import { each, type Html, html } from './html.ts';

export interface TableParts {
  readonly name: string;
  readonly head: readonly string[];
  readonly body: Html;
  readonly kind: string;
}

/** A table in a scroll region that the keyboard reaches. */
export function renderTable({ name, head, body, kind }: TableParts): Html {
  const cells = each(head, (cell) => html`<th scope="col">${cell}</th>`);
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table class="${kind}"><thead><tr>${cells}</tr></thead><tbody>
${body}</tbody></table></div>`;
}
