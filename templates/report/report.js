// The report is whole without this script: it adds filters, a smooth way to a pin, and larger pictures.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byId = (id) => document.getElementById(id);

  const filters = byId('filters');
  if (filters) {
    const method = byId('by-method');
    const severity = byId('by-severity');
    const status = byId('shown');
    const rows = [...document.querySelectorAll('tr[data-severity]')];
    const apply = () => {
      let shown = 0;
      for (const row of rows) {
        const fits =
          (method.value === '' || row.dataset.methods.split(' ').includes(method.value)) &&
          (severity.value === '' || row.dataset.severity === severity.value);
        row.hidden = !fits;
        shown += fits ? 1 : 0;
      }
      status.textContent = filters.dataset.shown.replace('{shown}', shown).replace('{all}', rows.length);
    };
    method.addEventListener('change', apply);
    severity.addEventListener('change', apply);
    filters.hidden = false;
  }

  const reveal = (target) => {
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details'))
      fold.open = true;
    if (target.hidden && byId('by-method')) {
      byId('by-method').value = '';
      byId('by-severity').value = '';
      byId('by-method').dispatchEvent(new Event('change'));
    }
  };

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    const target = link && byId(link.getAttribute('href').slice(1));
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    reveal(target);
    event.preventDefault();
    history.pushState(null, '', link.getAttribute('href'));
    const isPin = target.classList.contains('pin');
    target.focus({ preventScroll: true });
    target.scrollIntoView({
      behavior: still ? 'auto' : 'smooth',
      block: isPin ? 'center' : 'start',
      inline: isPin ? 'center' : 'nearest',
    });
    for (const old of document.querySelectorAll('.here')) old.classList.remove('here');
    target.classList.add('here');
  });

  const { enlarge, close } = byId('main').dataset;
  const dialog = document.createElement('dialog');
  const done = document.createElement('button');
  const stage = document.createElement('div');
  done.type = 'button';
  done.className = 'close';
  done.textContent = close;
  done.addEventListener('click', () => dialog.close());
  stage.className = 'stage';
  stage.tabIndex = 0;
  stage.setAttribute('role', 'region');
  dialog.append(done, stage);
  document.body.append(dialog);

  const open = (shot) => {
    const copy = shot.cloneNode(true);
    copy.querySelector('.enlarge').remove();
    for (const pin of copy.querySelectorAll('[id]')) pin.removeAttribute('id');
    stage.replaceChildren(copy);
    const name = shot.querySelector('.pic').getAttribute('aria-label');
    dialog.setAttribute('aria-label', name);
    stage.setAttribute('aria-label', name);
    dialog.showModal();
  };

  for (const picture of document.querySelectorAll('.pic[role="img"]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'enlarge';
    button.setAttribute('aria-label', `${enlarge}: ${picture.getAttribute('aria-label')}`);
    button.addEventListener('click', () => open(picture.parentElement));
    picture.parentElement.append(button);
  }
})();
