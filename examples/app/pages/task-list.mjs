import { html } from '../html.mjs';

/** The tasks of a project, each with its checkbox and a way to remove it. */
export function taskList(visit, { id, tasks }) {
  if (tasks.length === 0) return html`<p class="empty-line">No tasks yet. Add the first one above.</p>`;
  return html`<ul class="tasks">${tasks.map((task) => taskRow(visit, `/projects/${id}/tasks/${task.id}`, task))}</ul>`;
}

function taskRow({ faulty }, path, { id, title, done }) {
  const box = html`<input type="checkbox" id="task-${id}" name="done"${done && html` checked`} data-submits>`;
  const text = faulty('unlabelled-checkbox') ? html`<span>${title}</span>` : html`<label for="task-${id}">${title}</label>`;
  return html`<li class="task${done ? ' done' : ''}" data-testid="task">
<form class="choice" method="post" action="${path}/toggle" data-live>${box}${text}</form>
<form method="post" action="${path}/remove" data-live>${removeButton(faulty, title)}</form>
</li>`;
}

function removeButton(faulty, title) {
  if (faulty('tiny-target')) return html`<button class="tiny" type="submit" data-testid="remove">x</button><button class="tiny" type="button">↕</button>`;
  return html`<button class="icon" type="submit" data-testid="remove" aria-label="Remove task: ${title}">
<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>
</button>`;
}

/** The form that adds a task; `error` stands beside its field. */
export function addTaskForm({ faulty }, { id }, { typed = '', error = '' } = {}) {
  const path = `/projects/${id}/tasks`;
  if (faulty('div-button')) {
    return html`<div class="add-task"><input id="task" name="title" placeholder="Title" data-testid="task-title">
<div class="button fake" data-testid="add" onclick="addTask('${path}')">Add</div></div>`;
  }
  const described = error && html` aria-invalid="true" aria-describedby="task-error"`;
  return html`<form class="add-task${error ? ' has-error' : ''}" method="post" action="${path}" data-live novalidate>
<div class="field"><label for="task">New task</label>
${error && html`<p class="error" id="task-error"><span class="hidden">Error: </span>${error}</p>`}
<input id="task" name="title" type="text" value="${typed}" autocomplete="off" data-testid="task-title" required${described}></div>
<button class="button primary" type="submit" data-testid="add">Add task</button>
</form>`;
}
