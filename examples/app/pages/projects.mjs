import { html } from '../html.mjs';
import { page } from '../http.mjs';
import { flash, layout } from '../layout.mjs';
import { textField } from '../form.mjs';
import { countDone, searchProjects, showDate, STATUSES } from '../store.mjs';

export const routes = [['GET', '/projects', showProjects]];

function showProjects(visit) {
  const { faulty, session, url } = visit;
  const query = url.searchParams.get('q') ?? '';
  const status = url.searchParams.get('status') ?? '';
  const found = searchProjects(session.workspace, { query, status });
  const filtered = query !== '' || status !== '';
  const name = faulty('inconsistent-names') ? 'Items' : 'Projects';
  const body = html`${flash(visit)}
<div class="page-head"><h1>${name}</h1>
<a class="button primary" href="/projects/new" data-testid="new-project">${faulty('inconsistent-names') ? '+ Add' : 'New project'}</a></div>
${filterForm(visit, { query, status })}
${faulty('blank-results') ? '' : resultLine(found.length, filtered)}
${found.length > 0 && html`<ul class="projects" id="projects">${found.map((one) => projectCard(visit, one))}</ul>`}
${found.length === 0 && !faulty('blank-results') && noResults(query)}`;
  return page(layout(visit, { title: filtered ? `${name} (filtered)` : name, body, current: '/projects' }));
}

function filterForm(visit, { query, status }) {
  const { faulty } = visit;
  const bare = faulty('placeholder-only');
  const choices = [['', 'Any status'], ...Object.entries(STATUSES)];
  const options = choices.map(([key, text]) => html`<option value="${key}"${key === status && html` selected`}>${text}</option>`);
  return html`<form class="card filters" action="/projects"${!faulty('no-landmarks') && html` role="search"`}>
${textField(visit, { id: 'q', label: 'Search projects', kind: 'search', value: query })}
<div class="field">${!bare && html`<label for="status">Status</label>`}
<select id="status" name="status" data-testid="status">${options}</select></div>
<button class="button" type="submit">${faulty('inconsistent-names') ? 'Go' : 'Search'}</button>
<button class="button quiet" type="button" data-testid="compact" aria-pressed="false" data-compact="projects">Compact view</button>
</form>`;
}

function resultLine(count, filtered) {
  const noun = count === 1 ? 'project' : 'projects';
  return html`<div class="result-line"><p role="status">${count} ${noun}${filtered && ' found'}</p>
${filtered && html`<a href="/projects">Clear search and filter</a>`}</div>`;
}

const noResults = (query) => html`<div class="card empty">
<h2>Nothing matches${query && html` “${query}”`}</h2>
<p>Try a shorter word, or <a href="/projects">show all projects</a>.</p>
</div>`;

function projectCard(visit, { id, name, description, owner, due, status, tasks }) {
  const { faulty } = visit;
  const link = html`<a href="/projects/${id}">${name}</a>`;
  const done = countDone(tasks);
  return html`<li class="card project" data-testid="project">
<div class="project-head">${faulty('skipped-headings') ? html`<h5>${link}</h5>` : html`<h2>${link}</h2>`}${badge(visit, status)}</div>
<p class="description">${description}</p>
${progress(id, done, tasks.length)}
<dl class="facts"><div><dt>Owner</dt><dd>${owner}</dd></div><div><dt>Due</dt><dd>${showDate(due)}</dd></div></dl>
</li>`;
}

/** How a project stands, in words and colour. */
export const badge = ({ faulty }, status) =>
  faulty('colour-only-status')
    ? html`<span class="dot ${status}"></span>`
    : html`<span class="badge ${status}">${STATUSES[status]}</span>`;

/** Tasks done of all, in words and as a bar. */
export const progress = (id, done, total) => html`<div class="progress">
<p id="progress-${id}">${total === 0 ? 'No tasks yet' : `${done} of ${total} tasks done`}</p>
<progress max="${Math.max(total, 1)}" value="${done}" aria-labelledby="progress-${id}"></progress>
</div>`;
