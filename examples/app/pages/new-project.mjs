import { errorSummary, keepInput, selectField, textField } from '../form.mjs';
import { html } from '../html.mjs';
import { page, redirect } from '../http.mjs';
import { breadcrumb, layout } from '../layout.mjs';
import { addProject, OWNERS } from '../store.mjs';

const NAME_LIMIT = 60;
const NEEDLESS_FIELDS = [
  { id: 'name_again', label: 'Repeat name' },
  { id: 'cost_centre', label: 'Cost centre' },
  { id: 'phone', label: 'Phone number' },
];

export const routes = [
  ['GET', '/projects/new', (visit) => showForm(visit)],
  ['POST', '/projects/new', createProject],
];

function showForm(visit, { typed = {}, errors = {} } = {}) {
  const { faulty } = visit;
  const failed = Object.keys(errors).length > 0;
  const name = faulty('inconsistent-names') ? 'Add entry' : 'New project';
  const body = html`${breadcrumb(visit, name)}
<h1>${name}</h1>
${errorSummary(visit, errors)}
<form class="card stack" method="post" action="/projects/new" novalidate>
${textField(visit, { id: 'name', label: 'Project name', value: typed.name, error: errors.name, hint: 'Short and plain, as people will say it aloud.' })}
${faulty('needless-fields') && needlessFields(visit)}
${textField(visit, { id: 'description', label: 'Description', kind: 'textarea', value: typed.description, optional: true })}
<div class="pair">
${selectField(visit, { id: 'owner', label: 'Owner', value: typed.owner, error: errors.owner, options: [['', 'Choose a person'], ...OWNERS.map((one) => [one, one])] })}
${textField(visit, { id: 'due', label: 'Due date', kind: 'date', value: typed.due, error: errors.due })}
</div>
<div class="actions"><button class="button primary" type="submit">${faulty('inconsistent-names') ? 'Submit' : 'Create project'}</button>
${!faulty('no-breadcrumb') && html`<a class="button quiet" href="/projects">Cancel</a>`}</div>
</form>`;
  const title = failed ? `Error: ${name}` : name;
  return page(layout(visit, { title, body, current: '/projects', narrow: true }));
}

const needlessFields = (visit) =>
  NEEDLESS_FIELDS.map(({ id, label }) => html`<div data-testid="needless">${textField(visit, { id, label })}</div>`);

function createProject(visit) {
  const { faulty, form, session } = visit;
  const errors = checkProject(visit, form);
  if (Object.keys(errors).length > 0) return showForm(visit, { typed: keepInput(visit, form), errors });
  if (faulty('needless-confirmation') && form.sure !== 'yes') return askAgain(visit, form);
  const id = addProject(session.workspace, { ...form, name: form.name.trim(), description: (form.description ?? '').trim() });
  session.flash = faulty('jargon-message') ? `Entity ${id} mutation persisted (200 OK)` : `Project “${form.name.trim()}” created. Add its first task below.`;
  return redirect(`/projects/${id}`);
}

function checkProject({ faulty }, { name = '', owner = '', due = '', ...rest }) {
  const errors = {};
  if (name.trim() === '') errors.name = 'Enter a project name';
  else if (name.trim().length > NAME_LIMIT) errors.name = `Shorten the project name to ${NAME_LIMIT} characters or fewer`;
  if (!OWNERS.includes(owner)) errors.owner = 'Choose who owns the project';
  if (!isDate(due)) errors.due = 'Enter a due date';
  else if (due < new Date().toISOString().slice(0, 10)) errors.due = 'Choose today or a later date';
  if (faulty('needless-fields') && NEEDLESS_FIELDS.some(({ id }) => !rest[id])) errors.form = 'Missing';
  return errors;
}

const isDate = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

function askAgain(visit, form) {
  const kept = Object.entries(form).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`<h1>Add entry</h1>
<form class="card stack" method="post" action="/projects/new">${kept}
<input type="hidden" name="sure" value="yes">
<p>You are about to add an entry. Are you sure that you want to continue?</p>
<div class="actions"><button class="button" type="submit">Yes, continue</button></div>
</form>`;
  return page(layout(visit, { title: 'Add entry', body, current: '/projects', narrow: true }));
}
