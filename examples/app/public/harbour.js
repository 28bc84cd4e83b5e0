// Loaded in the head and listening on the document, so that no click can come before its listener.

addEventListener('DOMContentLoaded', () => {
  document.querySelector('[data-focus]')?.focus();
  const named = document.getElementById(location.hash.slice(1));
  if (named?.matches('details')) named.open = true;
});

document.addEventListener('click', ({ target }) => {
  const opener = target.closest('[data-opens]');
  if (opener) document.getElementById(opener.dataset.opens).showModal();
  target.closest('[data-closes]')?.closest('dialog').close();
  const compact = target.closest('[data-compact]');
  if (compact) toggleCompact(compact);
});

document.addEventListener('change', ({ target }) => {
  if (target.matches('[data-submits]')) target.form.requestSubmit();
  if (target.matches('[data-reveals]')) document.getElementById(target.dataset.reveals).type = target.checked ? 'text' : 'password';
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-live], [data-report]')) return;
  event.preventDefault();
  if (form.matches('[data-live]')) sendLive(form);
  else buildReport(form);
});

function toggleCompact(button) {
  const pressed = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(pressed));
  document.getElementById(button.dataset.compact)?.classList.toggle('compact', pressed);
}

async function sendLive(form) {
  const field = document.getElementById('task');
  const sent = field.value;
  let answer;
  try {
    answer = await fetchJson(form);
  } catch {
    return say('status', 'That could not be saved. Check your connection and try again.');
  }
  const focused = answer.focus ?? document.activeElement?.id;
  for (const [id, markup] of Object.entries(answer.regions)) document.getElementById(id).innerHTML = markup;
  if (field.value !== sent) document.getElementById('task').value = field.value; // typed while the answer was on its way
  const next = [focused, 'undo', 'task'].map((id) => id && document.getElementById(id)).find(Boolean);
  next?.focus();
}

async function buildReport(form) {
  const button = form.querySelector('button');
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  const place = document.getElementById('report');
  place.setAttribute('aria-busy', 'true');
  document.getElementById('report-status').innerHTML = '<p class="busy">Building your report…</p>';
  try {
    place.innerHTML = (await fetchJson(form)).html;
    say('report-status', 'Your report is ready.');
    document.getElementById('report-title').focus();
  } catch {
    say('report-status', 'The report could not be built. Try again.');
  }
  place.removeAttribute('aria-busy');
  button.removeAttribute('aria-disabled');
}

async function fetchJson(form) {
  const init = { method: form.method, headers: { accept: 'application/json' } };
  if (form.method === 'post') init.body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.action, init);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

function say(id, text) {
  const line = document.createElement('p');
  line.textContent = text;
  document.getElementById(id).replaceChildren(line);
}
