// The worse build's script: what a team leaves behind in a hurry. faults.mjs names every fault in it.

addEventListener('DOMContentLoaded', () => {
  if (document.getElementById('projects')) console.error('ProjectCard: cannot read "avatar" of undefined');
});

document.addEventListener('change', ({ target }) => {
  if (target.matches('[data-submits]')) saveTick(target);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.id === 'settings') {
    event.preventDefault();
    fetch(form.action, { method: 'post', body: new URLSearchParams(new FormData(form)) }).then(() => {});
  }
  if (form.matches('[data-report]')) {
    event.preventDefault();
    loadReport(form);
  }
});

async function saveTick(box) {
  const answer = await fetch(box.form.action, {
    method: 'post',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(new FormData(box.form)),
  });
  const { regions } = await answer.json();
  setTimeout(() => showResult(regions), 600);
  window.analytics.track('task-ticked');
}

function showResult({ status, progress }) {
  const banner = document.createElement('div');
  banner.className = 'banner';
  banner.innerHTML = `${status}<h2>Try Harbour Plus free for 30 days</h2>`;
  document.querySelector('.main').prepend(banner);
  document.getElementById('progress').innerHTML = progress;
}

async function addTask(path) {
  const field = document.getElementById('task');
  if (field.value === '') {
    alert('ERR_VALIDATION: title != null');
    field.focus();
    return;
  }
  await fetch(path, { method: 'post', body: new URLSearchParams({ title: field.value }) });
  location.reload();
}

async function loadReport(form) {
  const answer = await fetch(form.action, { headers: { accept: 'application/json' } });
  document.getElementById('report').innerHTML = (await answer.json()).html;
}
