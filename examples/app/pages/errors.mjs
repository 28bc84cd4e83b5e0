import { html } from '../html.mjs';
import { page } from '../http.mjs';
import { layout } from '../layout.mjs';

/** The answer when nothing lives at an address. */
export function showMissing(visit) {
  if (visit.faulty('raw-error')) return bareError(visit, 404, `ERR_ROUTE_NOT_FOUND: ${visit.url.pathname} not found`);
  return errorPage(visit, 404, {
    title: 'Page not found',
    text: html`<p>The address may be mistyped, or the project may have been deleted.</p>`,
  });
}

/** The answer when the app itself failed. */
export function showFailure(visit, error) {
  visit.onError(error);
  if (visit.faulty('raw-error')) return bareError(visit, 500, error.stack);
  return errorPage(visit, 500, {
    title: 'Something went wrong on our side',
    text: html`<p>Your projects are safe. Wait a moment, then <a href="${visit.url.pathname}">try again</a>.</p>`,
  });
}

function errorPage(visit, status, { title, text }) {
  const body = html`<div class="card empty">
<h1>${title}</h1>
${text}
<p>You can <a href="/help">get help</a>, or go on with your work.</p>
<p><a class="button primary" href="/projects">Back to projects</a></p>
</div>`;
  return page(layout(visit, { title, body, bare: !visit.session, narrow: true }), status);
}

const bareError = (visit, status, text) =>
  page(layout(visit, { title: `Error ${status}`, body: html`<pre>${text}</pre>`, bare: true }), status);
