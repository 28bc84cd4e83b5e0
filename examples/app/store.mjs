import { randomUUID } from 'node:crypto';

export const ACCOUNT = { email: 'mira@harbour.example', password: 'quiet-harbour-7' };
export const OWNERS = ['Mira Olsen', 'Jon Bauer', 'Aisha Khan', 'Tomás Reyes'];
export const STATUSES = { 'on-track': 'On track', 'at-risk': 'At risk', completed: 'Completed' };

const SEED = [
  project('Website refresh', 'A faster home page and a clearer pricing table.', 'Mira Olsen', '2031-04-18', 'on-track', [
    '+Agree on the page outline', '+Write the pricing copy', 'Photograph the team', 'Test with five customers',
  ]),
  project('Customer onboarding', 'Guide new customers through their first week.', 'Aisha Khan', '2031-05-02', 'at-risk', [
    '+Map the current sign-up', 'Draft the welcome email', 'Record a short product tour', 'Plan the day-three check-in',
  ]),
  project('Office move', 'Everything we need before the keys change hands.', 'Jon Bauer', '2031-06-30', 'on-track', [
    '+Sign the lease', '+Order desks and chairs', 'Book the movers', 'Tell the post office', 'Label the server cables',
  ]),
  project('Annual report', 'Figures, stories and a printed edition.', 'Tomás Reyes', '2031-03-14', 'at-risk', [
    '+Collect the figures', 'Interview three partners', 'Proofread the draft',
  ]),
  project('Support handbook', 'One place for answers to common questions.', 'Aisha Khan', '2031-07-11', 'on-track', [
    'List the top twenty questions', 'Write the first ten answers',
  ]),
  project('Spring newsletter', 'Sent to 4,200 readers in February.', 'Mira Olsen', '2031-02-20', 'completed', [
    '+Choose the stories', '+Edit the interviews', '+Send a test issue',
  ]),
];

function project(name, description, owner, due, status, tasks) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return { id, name, description, owner, due, status, tasks: tasks.map((title, index) => seedTask(title, index)) };
}

function seedTask(title, index) {
  return { id: `t${index + 1}`, title: title.replace(/^\+/, ''), done: title.startsWith('+') };
}

/** A fresh workspace: every session owns one, so visitors and parallel tests never see each other's data. */
export function createWorkspace() {
  return {
    projects: structuredClone(SEED),
    profile: { name: 'Mira Olsen', email: ACCOUNT.email, team: 'Studio North' },
    notifications: { assigned: true, summary: false, frequency: 'daily' },
    removed: null,
  };
}

/** Sessions of one server, in memory. */
export function createSessions() {
  const sessions = new Map();
  return {
    find: (id) => sessions.get(id) ?? null,
    start() {
      const session = { id: randomUUID(), workspace: createWorkspace(), flash: null };
      sessions.set(session.id, session);
      return session;
    },
    end: (id) => sessions.delete(id),
  };
}

export const findProject = (workspace, id) => workspace.projects.find((one) => one.id === id) ?? null;

/** Adds a project with no tasks yet; its address comes from its name and never collides. */
export function addProject(workspace, { name, description, owner, due }) {
  const base = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'project';
  let id = base;
  for (let copy = 2; findProject(workspace, id); copy += 1) id = `${base}-${copy}`;
  workspace.projects.unshift({ id, name, description, owner, due, status: 'on-track', tasks: [] });
  return id;
}

export function searchProjects(workspace, { query, status }) {
  const wanted = query.trim().toLowerCase();
  return workspace.projects.filter(
    (one) =>
      (!status || one.status === status) && `${one.name} ${one.description} ${one.owner}`.toLowerCase().includes(wanted),
  );
}

export function deleteProject(workspace, id) {
  workspace.projects = workspace.projects.filter((one) => one.id !== id);
}

export const addTask = (owner, title) => owner.tasks.push({ id: randomUUID().slice(0, 8), title, done: false });

/** Removes a task and remembers it, so that `restoreTask` can put it back where it was. */
export function removeTask(workspace, owner, id) {
  const index = owner.tasks.findIndex((task) => task.id === id);
  if (index < 0) return null;
  const [task] = owner.tasks.splice(index, 1);
  workspace.removed = { projectId: owner.id, index, task };
  return task;
}

export function restoreTask(workspace, owner) {
  const removed = workspace.removed;
  if (removed?.projectId !== owner.id) return null;
  owner.tasks.splice(removed.index, 0, removed.task);
  workspace.removed = null;
  return removed.task;
}

export const countDone = (tasks) => tasks.filter((task) => task.done).length;

export const showDate = (iso) =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
