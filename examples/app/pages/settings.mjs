import { choice, errorSummary, textField } from '../form.mjs';
import { html } from '../html.mjs';
import { page, redirect } from '../http.mjs';
import { flash, layout } from '../layout.mjs';

const FREQUENCIES = [
  ['now', 'As it happens'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week'],
];

export const routes = [
  ['GET', '/settings', (visit) => showSettings(visit, visit.session.workspace)],
  ['POST', '/settings', saveSettings],
];

function showSettings(visit, { profile, notifications }, errors = {}) {
  const { faulty } = visit;
  const failed = Object.keys(errors).length > 0;
  const name = faulty('inconsistent-names') ? 'Configuration' : 'Settings';
  const body = html`${flash(visit)}
<h1>${name}</h1>
${errorSummary(visit, errors)}
<form class="stack" id="settings" method="post" action="/settings" novalidate>
${group(visit, 'Profile', html`
${textField(visit, { id: 'name', label: 'Your name', value: profile.name, error: errors.name, autocomplete: 'name' })}
${textField(visit, { id: 'email', label: 'Email', kind: 'email', value: profile.email, error: errors.email, autocomplete: 'email' })}
${textField(visit, { id: 'team', label: 'Team', value: profile.team, optional: true, autocomplete: 'organization' })}`)}
${group(visit, 'Email me when', html`<div class="choices">
${choice({ id: 'assigned', label: 'Someone gives me a task', checked: notifications.assigned })}
${choice({ id: 'summary', label: 'The weekly summary is ready', checked: notifications.summary })}</div>`)}
${group(visit, 'How often', html`<div class="choices">${FREQUENCIES.map(([key, label]) =>
  choice({ id: `frequency-${key}`, name: 'frequency', kind: 'radio', value: key, label, checked: notifications.frequency === key }))}</div>`)}
${group(visit, 'News', html`<div class="choices">
${choice({ id: 'news', label: newsText(faulty), checked: faulty('preticked-consent') || notifications.news })}</div>`)}
<div class="actions"><button class="button primary" type="submit" data-testid="save">${faulty('inconsistent-names') ? 'Apply' : 'Save settings'}</button></div>
</form>`;
  const title = failed ? `Error: ${name}` : name;
  return page(layout(visit, { title, body, current: '/settings', narrow: true }));
}

const newsText = (faulty) =>
  faulty('preticked-consent')
    ? 'Share my details with selected partners and send me offers'
    : 'Send me product news, about four times a year';

const group = ({ faulty }, name, content) =>
  faulty('no-landmarks')
    ? html`<div class="card stack"><b>${name}</b>${content}</div>`
    : html`<fieldset class="card stack"><legend>${name}</legend>${content}</fieldset>`;

function saveSettings(visit) {
  const { faulty, form, session } = visit;
  if (faulty('blocked-save')) return { status: 500, headers: { 'content-type': 'text/plain' }, body: '' };
  const typed = readSettings(form);
  const errors = checkProfile(typed.profile);
  if (Object.keys(errors).length > 0) return showSettings(visit, typed, errors);
  Object.assign(session.workspace, typed);
  session.flash = 'Settings saved';
  return redirect('/settings');
}

const readSettings = ({ name = '', email = '', team = '', assigned, summary, frequency, news }) => ({
  profile: { name: name.trim(), email: email.trim(), team: team.trim() },
  notifications: {
    assigned: assigned === 'on',
    summary: summary === 'on',
    frequency: FREQUENCIES.some(([key]) => key === frequency) ? frequency : 'daily',
    news: news === 'on',
  },
});

function checkProfile({ name, email }) {
  const errors = {};
  if (name === '') errors.name = 'Enter your name';
  if (!/^\S+@\S+\.\S+$/.test(email)) errors.email = 'Enter an email address like name@example.com';
  return errors;
}
