import { type Html, html } from './html.ts';
import type { PagePlan } from './page-plan.ts';

/** A reference in code type, linked to where the page shows it. */
export function renderRef(ref: string, plan: PagePlan): Html {
  const anchor = plan.anchorOfRef(ref);
  const code = html`<code>${ref}</code>`;
  return anchor === null ? code : html`<a href="#${anchor}">${code}</a>`;
}
