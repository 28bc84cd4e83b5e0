// biome-ignore-all lint/performance/useDomNodeTextContent: what is not shown is no content
/** The text that puts a mutation into every document of a context, before the page's own scripts. */
export function scriptFor({ id, inject }) {
  return `(${installKit.toString()})(${JSON.stringify(id)}, ${inject.toString()});`;
}

/**
 * Runs in the page. Hands the mutation what it may use; every part that it changed is told on the console, where the fixture
 * listens. It must stand alone: nothing from outside is there.
 */
function installKit(id, inject) {
  if (window !== window.top || !/^https?:$/.test(location.protocol)) return;
  const told = new Set();
  const CONTROL =
    'button, a[href], [role=button], [role=tab], [role=menuitem], input[type=submit], input[type=button], summary';
  const FIELD =
    'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], input[type=tel], input[type=url], input[type=number], input[type=date], textarea';

  const isShown = (element) =>
    element.isConnected &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden';
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const labelOf = (element) =>
    element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.placeholder ?? '';
  const nameOf = (element) =>
    (element.innerText || labelOf(element) || element.value || '').trim().slice(0, 80);
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  };

  /** Says what was changed, once each: an element, or the page as a whole. */
  const tell = (element = null) => {
    const fact = { kind: id, url: location.href, name: element === null ? '' : nameOf(element) };
    const report = { ...fact, box: element === null ? null : boxOf(element) };
    const text = JSON.stringify(report);
    if (told.has(text) || told.size > 40) return;
    told.add(text);
    console.debug(`ux-fault ${text}`);
  };

  /** Changes the page once it stands, and again whenever it draws something new. */
  const shape = (change) => {
    const marked = new WeakSet();
    const fresh = (selector) =>
      all(selector).filter((element) => !marked.has(element) && marked.add(element));
    let runs = 0;
    const run = () => {
      runs += 1;
      observer.disconnect();
      try {
        change(fresh);
      } catch (error) {
        console.debug(`ux-fault-broken ${error.stack}`);
      }
      if (runs < 400) observer.observe(document.documentElement, { childList: true, subtree: true });
    };
    const observer = new MutationObserver(run);
    const begin = () => (document.body === null ? undefined : run());
    document.addEventListener('DOMContentLoaded', begin);
    addEventListener('load', () => setTimeout(begin, 60));
  };

  /** A rule of style for all documents, there before anything is drawn; against the page's own it needs `!important`. */
  const style = (css) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    (document.head ?? document.documentElement).append(sheet);
  };

  const held = (name) => Number(sessionStorage.getItem(`made ${id} ${name}`) ?? 0);
  const hold = (name, value) => sessionStorage.setItem(`made ${id} ${name}`, String(value));

  const edited = new Set();
  addEventListener('input', (event) => event.target.matches?.(FIELD) && edited.add(event.target), true);
  const isCommit = (control) =>
    control.matches('button[type=submit], input[type=submit], form button:not([type])') ||
    (edited.size > 0 && (!control.matches('a') || control.closest('form') !== null));

  /** Every press by a person, before the page hears of it; `isCommit` where it sends what was entered. */
  const presses = (answer) => {
    const hear = (event) => {
      const control = event.target.closest?.(CONTROL);
      if (!event.isTrusted || control == null || control.matches('[aria-disabled=true], :disabled')) return;
      answer({ event, control, isCommit: isCommit(control) });
      hold('acts', held('acts') + 1);
    };
    addEventListener('click', hear, true);
  };

  /** Every attempt to send what was entered: by a button, or by Enter in a field of one line. */
  const commits = (answer) => {
    presses((press) => press.isCommit && answer({ ...press, fields: [...edited].filter(isShown) }));
    const hear = (event) => {
      const field = event.target;
      if (!event.isTrusted || event.key !== 'Enter' || !field.matches?.(FIELD) || field.matches('textarea'))
        return;
      if (edited.size > 0)
        answer({ event, control: field, isCommit: true, fields: [...edited].filter(isShown) });
    };
    addEventListener('keydown', hear, true);
  };

  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The first attempt to send is refused; what the page says then is the mutation's. */
  const refuseFirst = (answer, isFit = () => true) =>
    commits((commit) => {
      if (held('refused') > 0 || !isFit()) return;
      hold('refused', 1);
      stop(commit.event);
      const field = commit.fields.at(-1) ?? document.activeElement;
      tell(commit.control);
      answer({ ...commit, field });
    });

  const make = (tag, { text = '', css = '', ...attributes } = {}) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.style.cssText = css;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };

  const main = () => document.querySelector('main, [role=main]') ?? document.body;
  presses(() => undefined);
  inject({
    tell,
    shape,
    style,
    all,
    presses,
    commits,
    refuseFirst,
    stop,
    make,
    main,
    held,
    hold,
    isShown,
    nameOf,
    CONTROL,
    FIELD,
  });
}
