import { errorSummary, keepInput, textField } from '../form.mjs';
import { html } from '../html.mjs';
import { page, redirect } from '../http.mjs';
import { layout, logo } from '../layout.mjs';
import { ACCOUNT } from '../store.mjs';

export const routes = [
  ['GET', '/sign-in', (visit) => showSignIn(visit)],
  ['POST', '/sign-in', signIn],
  ['POST', '/sign-out', signOut],
];

function showSignIn(visit, { typed = {}, errors = {} } = {}) {
  const failed = Object.keys(errors).length > 0;
  const title = failed ? 'Error: Sign in' : 'Sign in';
  const body = html`<div class="welcome">
<section class="pitch" aria-labelledby="pitch-title">
<p class="brand">${logo(visit)}<span>Harbour</span></p>
<h2 id="pitch-title">Every project, safely in port.</h2>
<ul>
<li>See what is due and who is on it</li>
<li>Spot projects at risk before they slip</li>
<li>Send one calm report a week</li>
</ul>
</section>
<section class="card entrance" aria-labelledby="sign-in-title">
<h1 id="sign-in-title">${visit.faulty('inconsistent-names') ? 'Log on' : 'Sign in to Harbour'}</h1>
${errorSummary(visit, errors)}
${signInForm(visit, typed, errors)}
<p class="demo">Trying Harbour? Use <strong>${ACCOUNT.email}</strong> with the password <strong>${ACCOUNT.password}</strong>.</p>
</section>
</div>`;
  return page(layout(visit, { title, body, bare: true }));
}

function signInForm(visit, typed, errors) {
  const { faulty, url } = visit;
  const paste = faulty('blocked-paste') && html` onpaste="return false"`;
  return html`<form method="post" action="/sign-in" novalidate>
<input type="hidden" name="next" value="${url.searchParams.get('next') ?? typed.next ?? ''}">
${textField(visit, { id: 'email', label: 'Email', kind: 'email', value: typed.email, error: errors.email, autocomplete: 'username' })}
${textField(visit, {
  id: 'password', label: 'Password', kind: 'password', error: errors.password, autocomplete: 'current-password', extra: paste,
})}
${!faulty('placeholder-only') && html`<div class="choice"><input type="checkbox" id="reveal" data-reveals="password"><label for="reveal">Show password</label></div>`}
<div class="actions"><button class="button primary" type="submit">${faulty('inconsistent-names') ? 'Submit' : 'Sign in'}</button>
${!faulty('dead-end') && html`<a class="button quiet" href="/help#password">Forgot your password?</a>`}</div>
</form>`;
}

function signIn(visit) {
  const { form, sessions } = visit;
  const errors = checkSignIn(form);
  if (Object.keys(errors).length > 0) return showSignIn(visit, { typed: keepInput(visit, form), errors });
  const session = sessions.start();
  const next = /^\/[a-z0-9]/.test(form.next ?? '') ? form.next : '/projects';
  return redirect(next, { 'set-cookie': `harbour=${session.id}; Path=/; HttpOnly; SameSite=Lax` });
}

function checkSignIn({ email = '', password = '' }) {
  const errors = {};
  if (email.trim() === '') errors.email = 'Enter your email address';
  else if (!email.includes('@')) errors.email = 'Enter an email address like name@example.com';
  if (password === '') errors.password = 'Enter your password';
  if (Object.keys(errors).length > 0) return errors;
  const known = email.trim().toLowerCase() === ACCOUNT.email && password === ACCOUNT.password;
  return known ? {} : { password: 'That email and password do not match. Check both and try again' };
}

function signOut({ session, sessions }) {
  sessions.end(session.id);
  return redirect('/sign-in', { 'set-cookie': 'harbour=; Path=/; Max-Age=0' });
}
