import { html } from '../html.mjs';
import { json, page, redirect } from '../http.mjs';
import { breadcrumb, flash, layout } from '../layout.mjs';
import { addTask, countDone, deleteProject, findProject, removeTask, restoreTask, showDate } from '../store.mjs';
import { showMissing } from './errors.mjs';
import { badge, progress } from './projects.mjs';
import { addTaskForm, taskList } from './task-list.mjs';

export const routes = [
  ['GET', '/projects/:id', withProject(showProject)],
  ['POST', '/projects/:id/tasks', withProject(createTask)],
  ['POST', '/projects/:id/tasks/:task/toggle', withProject(toggleTask)],
  ['POST', '/projects/:id/tasks/:task/remove', withProject(dropTask)],
  ['POST', '/projects/:id/restore', withProject(restore)],
  ['POST', '/projects/:id/delete', withProject(remove)],
  ['GET', '/projects/:id/purge', (visit) => (visit.faulty('unconfirmed-delete') ? withProject(remove)(visit) : showMissing(visit))],
];

function withProject(handle) {
  return (visit) => {
    const project = findProject(visit.session.workspace, visit.params.id);
    return project ? handle(visit, project) : showMissing(visit);
  };
}

function showProject(visit, project, form = {}) {
  const { faulty } = visit;
  const body = html`${breadcrumb(visit, project.name)}
${flash(visit)}
<div class="page-head"><div class="title-line"><h1>${project.name}</h1>${badge(visit, project.status)}</div></div>
<p class="lead">${project.description}</p>
<div class="columns">
<section class="card" aria-labelledby="tasks-title">
<h2 id="tasks-title">Tasks</h2>
<div id="add-task">${addTaskForm(visit, project, form)}</div>
<div class="status-line" id="status" role="${faulty('jargon-message') ? 'none' : 'status'}"></div>
<div id="tasks">${taskList(visit, project)}</div>
</section>
<aside class="side" aria-label="About this project">${details(project)}${deletion(visit, project)}</aside>
</div>`;
  const title = faulty('no-title') ? null : form.error ? `Error: ${project.name}` : project.name;
  return page(layout(visit, { title, body, current: '/projects' }));
}

const details = (project) => html`<div class="card">
<h2>Details</h2>
<div id="progress">${progress(project.id, countDone(project.tasks), project.tasks.length)}</div>
<dl class="facts tall"><div><dt>Owner</dt><dd>${project.owner}</dd></div><div><dt>Due</dt><dd>${showDate(project.due)}</dd></div></dl>
</div>`;

function deletion({ faulty }, project) {
  const { id, name } = project;
  if (faulty('unconfirmed-delete')) {
    return html`<div class="card"><a class="button" href="/projects/${id}/purge" data-testid="delete">Purge</a></div>`;
  }
  return html`<div class="card">
<h2>Delete this project</h2>
<p>The project and its tasks are removed for everyone.</p>
<button class="button danger-outline" type="button" data-opens="delete-dialog" data-testid="delete">Delete project…</button>
<dialog id="delete-dialog" aria-labelledby="delete-title" aria-describedby="delete-text">
<h2 id="delete-title">Delete “${name}”?</h2>
<p id="delete-text">${lossText(project)}</p>
<form class="actions" method="post" action="/projects/${id}/delete">
<button class="button" type="button" data-closes autofocus>Keep project</button>
<button class="button danger" type="submit">Delete project</button>
</form>
</dialog>
</div>`;
}

function lossText({ tasks }) {
  const loss = tasks.length === 1 ? ' and its one task' : ` and its ${tasks.length} tasks`;
  return html`This removes the project${tasks.length > 0 && loss}. It cannot be undone.`;
}

function createTask(visit, project) {
  const title = (visit.form.title ?? '').trim();
  if (title === '') return answer(visit, project, { error: 'Enter what needs to be done' });
  addTask(project, title);
  return answer(visit, project, { message: `Task “${title}” added` });
}

function toggleTask(visit, project) {
  const task = project.tasks.find((one) => one.id === visit.params.task);
  if (!task) return showMissing(visit);
  task.done = visit.form.done === 'on';
  return answer(visit, project, { message: `“${task.title}” marked ${task.done ? 'done' : 'not done'}` });
}

function dropTask(visit, project) {
  const task = removeTask(visit.session.workspace, project, visit.params.task);
  if (!task) return showMissing(visit);
  return answer(visit, project, { message: `“${task.title}” removed`, undo: !visit.faulty('no-undo') });
}

function restore(visit, project) {
  const task = restoreTask(visit.session.workspace, project);
  return answer(visit, project, { message: task ? `“${task.title}” is back` : 'There is nothing to undo' });
}

function answer(visit, project, { message = '', error = '', undo = false }) {
  const text = visit.faulty('jargon-message') && message ? 'Entity mutation persisted (200 OK)' : message;
  if (!visit.wantsJson) {
    if (error) return showProject(visit, project, { error });
    visit.session.flash = text;
    return redirect(`/projects/${project.id}`);
  }
  const regions = {
    tasks: String(taskList(visit, project)),
    progress: String(progress(project.id, countDone(project.tasks), project.tasks.length)),
    'delete-text': String(lossText(project)),
    status: String(statusLine(project, text, undo)),
  };
  if (!isAddition(visit)) return json({ regions, focus: null });
  return json({ regions: { ...regions, 'add-task': String(addTaskForm(visit, project, { error })) }, focus: 'task' });
}

// Only an addition redraws the form: ticking another task must not wipe a half-typed title.
const isAddition = ({ url }) => url.pathname.endsWith('/tasks');

const statusLine = ({ id }, text, undo) => html`${text && html`<p>${text}</p>`}${
  undo && html`<form method="post" action="/projects/${id}/restore" data-live><button class="button quiet" type="submit" id="undo">Undo</button></form>`
}`;

function remove(visit, project) {
  deleteProject(visit.session.workspace, project.id);
  visit.session.flash = visit.faulty('jargon-message') ? 'OK' : `Project “${project.name}” deleted`;
  return redirect('/projects');
}
