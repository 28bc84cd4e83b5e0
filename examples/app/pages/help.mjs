import { html } from '../html.mjs';
import { page } from '../http.mjs';
import { layout } from '../layout.mjs';

const QUESTIONS = [
  ['invite', 'How do I invite a colleague?', 'Open Settings, find your team’s name and send it to your colleague. They sign up with that name and appear as an owner you can choose within a minute.'],
  ['done', 'How do I mark a task as done?', 'Open the project and tick the box in front of the task. Tick it again to take that back.'],
  ['risk', 'When is a project “at risk”?', 'When its due date is near and fewer than half of its tasks are done.'],
  ['password', 'I forgot my password', 'Write to help@harbour.example from the address you sign in with. We answer within one working day with a link to choose a new password.'],
  ['delete', 'Can I get a deleted project back?', 'No. Harbour asks before it deletes a project, and then removes it with its tasks. A single removed task can be restored with Undo.'],
];

export const routes = [['GET', '/help', showHelp]];

function showHelp(visit) {
  const { faulty, session } = visit;
  const dead = faulty('dead-end');
  const body = html`<h1>Help</h1>
<p class="lead">Short answers to what people ask most.</p>
<div class="card answers">${QUESTIONS.map(([id, question, answer]) => html`<details id="${id}"><summary>${question}</summary><p>${answer}</p></details>`)}</div>
${!dead && html`<section class="card" aria-labelledby="contact-title"><h2 id="contact-title">Still stuck?</h2>
<p>Write to <a href="mailto:help@harbour.example">help@harbour.example</a>. A person answers on working days.</p>
<p>${session ? html`<a class="button" href="/projects">Back to projects</a>` : html`<a class="button" href="/sign-in">Back to sign in</a>`}</p></section>`}`;
  return page(layout(visit, { title: 'Help', body, current: '/help', bare: dead || !session, narrow: true }));
}
