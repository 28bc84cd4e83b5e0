import { setTimeout as wait } from 'node:timers/promises';
import { html } from '../html.mjs';
import { json, page } from '../http.mjs';
import { layout } from '../layout.mjs';
import { countDone, showDate, STATUSES } from '../store.mjs';

/** How long building the report takes, in milliseconds. */
export const delayOf = (faulty) => (faulty('no-feedback') ? 2400 : 1500);

export const routes = [
  ['GET', '/reports', (visit) => showReports(visit, '')],
  ['GET', '/reports/weekly', buildReport],
];

function showReports(visit, report) {
  const body = html`<h1>Reports</h1>
<section class="card" aria-labelledby="weekly-title">
<h2 id="weekly-title">Weekly report</h2>
<p>Where every project stands, ready to send to your team. Building it takes about two seconds.</p>
<form action="/reports/weekly" data-report><button class="button primary" type="submit" data-testid="build">${
    visit.faulty('inconsistent-names') ? 'Execute' : 'Build weekly report'
  }</button></form>
${!visit.faulty('no-feedback') && html`<div class="status-line" id="report-status" role="status">${report && html`<p>Your report is ready.</p>`}</div>`}
</section>
<div id="report">${report}</div>`;
  return page(layout(visit, { title: report ? 'Weekly report' : 'Reports', body, current: '/reports' }));
}

async function buildReport(visit) {
  await wait(delayOf(visit.faulty));
  const report = weeklyReport(visit.session.workspace.projects);
  return visit.wantsJson ? json({ html: String(report) }) : showReports(visit, report);
}

function weeklyReport(projects) {
  const tasks = projects.flatMap((project) => project.tasks);
  const numbers = [
    [projects.length, 'projects'],
    [projects.filter((project) => project.status === 'at-risk').length, 'at risk'],
    [`${countDone(tasks)} of ${tasks.length}`, 'tasks done'],
  ];
  return html`<section class="card report" aria-labelledby="report-title">
<h2 id="report-title" tabindex="-1">Your week at a glance</h2>
<ul class="numbers">${numbers.map(([number, text]) => html`<li><strong>${number}</strong> <span>${text}</span></li>`)}</ul>
<table>
<caption>Projects by due date</caption>
<thead><tr><th scope="col">Project</th><th scope="col">Status</th><th scope="col">Due</th><th scope="col">Done</th></tr></thead>
<tbody>${projects.toSorted((a, b) => a.due.localeCompare(b.due)).map(reportRow)}</tbody>
</table>
</section>`;
}

const reportRow = ({ id, name, status, due, tasks }) => html`<tr>
<th scope="row"><a href="/projects/${id}">${name}</a></th>
<td data-name="Status">${STATUSES[status]}</td>
<td data-name="Due">${showDate(due)}</td>
<td data-name="Done">${countDone(tasks)} of ${tasks.length}</td>
</tr>`;
