import type { Part } from '../../../src/contract/part.ts';
import type { PagePart } from '../script.ts';

declare const clip: typeof import('../dom.ts').clip;
declare const isShown: typeof import('../dom.ts').isShown;
declare const keyOf: typeof import('../dom.ts').keyOf;
declare const listElements: typeof import('../dom.ts').listElements;
declare const listReferenced: typeof import('../dom.ts').listReferenced;
declare const nameOf: typeof import('../names.ts').nameOf;
declare const ownWords: typeof import('./part.ts').ownWords;
declare const partOf: typeof import('./part.ts').partOf;
declare const secretParts: typeof import('./part.ts').secretParts;

/** What is known of a form that was sent with nothing filled in, until it is read. */
interface EmptyTry {
  readonly form: HTMLFormElement;
  readonly button: Element;
  readonly before: ReadonlyMap<Element, string>;
  readonly wasInvalid: ReadonlySet<Element>;
  submits: number;
  refusals: number;
}

/** Forms that may be sent empty by the look of them: no search, sign-in, payment or deletion, and something has to be filled in. */
export function listEmptyForms(): string[] {
  return [...document.forms]
    .filter((form) => isShown(form) && submitOf(form) !== null && isHarmless(form) && isEmptyForm(form))
    .map((form) => keyOf(form))
    .filter((key) => isOnly(key));
}

/** Whether a key can be asked for and leads to one element; a test id may hold what no selector can. */
export function isOnly(key: string): boolean {
  try {
    return document.querySelectorAll(key).length === 1;
  } catch {
    return false;
  }
}

export function submitOf(form: HTMLFormElement): HTMLElement | null {
  const button = [...form.elements].find(
    (one) => one.matches('button:not([type=button], [type=reset]), input[type=submit]') && isShown(one),
  );
  return button instanceof HTMLElement && !button.matches(':disabled, [aria-disabled=true]') ? button : null;
}

export function isHarmless(form: HTMLFormElement): boolean {
  const risky =
    /log-?\s?(in|out|on|off)|sign-?\s?(in|out)|pay|buy|order|checkout|purchase|book|donate|unsubscribe|delete|remove|cancel|deactivate|close account|transfer|search/i;
  const fields =
    'input[type=password], input[type=search], [role=searchbox], [autocomplete^=cc-], [autocomplete~=one-time-code], input[type=file]';
  if (form.matches('[role=search], [method=get i], [method=dialog i]')) return false;
  if (form.closest('search, [role=search]') !== null || form.querySelector(fields) !== null) return false;
  if (form.matches(secretParts()) || form.querySelector(secretParts()) !== null) return false;
  const button = submitOf(form);
  const heading = form.querySelector('h1, h2, h3, h4, legend');
  const { name, name_source } = nameOf(form);
  const said = [
    form.getAttribute('action') ?? '',
    form.id,
    name_source === 'content' ? '' : name,
    button === null ? '' : nameOf(button).name,
    button?.getAttribute('formaction') ?? '',
    heading?.textContent ?? '',
  ];
  return !said.some((text) => risky.test(text));
}

/** Whether a field wants an entry and has none, and no field has one. */
export function isEmptyForm(form: HTMLFormElement): boolean {
  const typed = [...form.elements].filter((one) => one.matches(typedSelector()));
  const isFilled = typed.some((one) => 'value' in one && one.value !== '');
  return !isFilled && typed.some((one) => isWanted(one) || one.matches(checkedSelector()));
}

export function typedSelector(): string {
  return 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=range], [type=color])';
}

export function checkedSelector(): string {
  return '[pattern], [minlength], [type=email], [type=url], [type=number], [type=date]';
}

/** By markup, or by the star or word beside its name. */
export function isWanted(field: Element): boolean {
  return (
    field.matches('[required], [aria-required=true]') || /\*\s*:?$|\brequired\b/i.test(nameOf(field).name)
  );
}

/** Presses the button of a form with nothing filled in; false where it is not there any more. */
export function submitEmpty(key: string): boolean {
  const form = document.querySelector(key);
  const button = form instanceof HTMLFormElement ? submitOf(form) : null;
  if (!(form instanceof HTMLFormElement) || button === null) return false;
  const fields = [...form.elements].filter((one) => one.matches('[aria-invalid=true]'));
  const tried: EmptyTry = {
    form,
    button,
    before: textsShown(),
    wasInvalid: new Set(fields),
    submits: 0,
    refusals: 0,
  };
  Reflect.set(globalThis, Symbol.for('ux-jury-empty'), tried);
  form.addEventListener('submit', () => {
    tried.submits += 1;
  });
  const noticeRefusal = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof Element && form.contains(event.target))
      tried.refusals += 1;
  };
  window.addEventListener('invalid', (event) => setTimeout(() => noticeRefusal(event)), true);
  button.focus();
  button.click();
  return true;
}

/** What came of it so far: words, marks, focus, announcement; `null` where the page is another by now. */
export function readEmptySubmit(): Part | null {
  const tried: unknown = Reflect.get(globalThis, Symbol.for('ux-jury-empty'));
  if (typeof tried !== 'object' || tried === null || !isEmptyTry(tried)) return null;
  const { form, button, before, wasInvalid, submits, refusals } = tried;
  const fresh = [...textsShown()].filter(([element, text]) => before.get(element) !== text);
  const isFresh = (one: Element) => fresh.some(([element]) => one.contains(element));
  const fields = [...form.elements].filter((one) => one.matches('input, select, textarea'));
  const pointed = fields.flatMap((one) => [
    ...listReferenced(one, 'aria-describedby'),
    ...listReferenced(one, 'aria-errormessage'),
  ]);
  const live = document.querySelectorAll(
    '[role=alert], [role=status], [role=log], [role=alertdialog], [aria-live=polite], [aria-live=assertive], output',
  );
  const focused = document.activeElement;
  const label = nameOf(form).name || nameOf(button).name;
  return {
    ...partOf('empty_submit', form, {
      required: fields.filter((one) => isWanted(one)).length,
      gone: !form.isConnected || !isShown(form),
      submitted: submits > 0,
      refused_by_browser: refusals > 0,
      words:
        fresh.length === 0
          ? 0
          : (fresh
              .map(([, text]) => text)
              .join(' ')
              .match(/[\p{L}\p{N}]+/gu)?.length ?? 0),
      message: clip(fresh.map(([, text]) => text).join(' '), 200),
      marked: fields.filter((one) => one.matches('[aria-invalid=true]') && !wasInvalid.has(one)).length,
      tied: pointed.some(isFresh),
      announced: [...live].some(isFresh),
      focused:
        focused !== null &&
        focused !== button &&
        focused !== document.body &&
        (form.contains(focused) || isFresh(focused)),
    }),
    name: clip(label, 120),
  };
}

/** Our own record, which no page can reach: its shape at the top tells the rest. */
export function isEmptyTry(value: object): value is EmptyTry {
  return 'form' in value && 'button' in value && 'before' in value;
}

/** The words that are shown, by the element that holds them. */
export function textsShown(): Map<Element, string> {
  const shown = listElements(document.body, 3000).filter(
    (one) =>
      !/^(SCRIPT|STYLE|NOSCRIPT|TEXTAREA|OPTION)$/.test(one.tagName) && one.closest(secretParts()) === null,
  );
  const texts = shown.map((one): [Element, string] => [one, ownWords(one).trim()]);
  return new Map(texts.filter(([one, text]) => text !== '' && isShown(one)));
}

/** All words that are shown, to see whether they stay as they are. */
export function readShown(): string {
  return [...textsShown().values()].join('\n').slice(0, 20_000);
}

export const FORMS_PART = {
  listEmptyForms,
  isOnly,
  submitOf,
  isHarmless,
  isEmptyForm,
  typedSelector,
  checkedSelector,
  isWanted,
  submitEmpty,
  readEmptySubmit,
  isEmptyTry,
  textsShown,
  readShown,
} satisfies PagePart;
