import { html } from './html.mjs';

/** A labelled text field with its hint and error beside it. `kind` is the input's type, or "textarea". */
export function textField(visit, field) {
  if (visit.faulty('placeholder-only')) return bareField(visit, field);
  const { id, label, hint, error, optional } = field;
  return html`<div class="field${error ? ' has-error' : ''}">
<label for="${id}">${label}${optional && html` <span class="optional">(optional)</span>`}</label>
${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
${error && html`<p class="error" id="${id}-error"><span class="hidden">Error: </span>${error}</p>`}
${control(field, attributes(visit, field))}
</div>`;
}

function control({ id, kind = 'text', value = '' }, extra) {
  if (kind === 'textarea') return html`<textarea id="${id}" name="${id}" rows="3" ${extra}>${value}</textarea>`;
  return html`<input id="${id}" name="${id}" type="${kind}" value="${value}" ${extra}>`;
}

function attributes({ faulty }, { id, kind, hint, error, optional, autocomplete }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return html`data-testid="${id}"${autocomplete && html` autocomplete="${faulty('no-autocomplete') ? 'off' : autocomplete}"`}${
    !optional && kind !== 'search' && html` required`
  }${error && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}`;
}

function bareField({ faulty }, field) {
  const extra = html`placeholder="${field.label}" data-testid="${field.id}"${
    field.autocomplete && faulty('no-autocomplete') && html` autocomplete="off"`
  }${field.extra}`;
  return html`<div class="field">${control(field, extra)}</div>`;
}

/** A choice from a list; `options` are [value, text] pairs. */
export function selectField({ faulty }, { id, label, value = '', options, error }) {
  const choices = options.map(
    ([key, text]) => html`<option value="${key}"${key === value && html` selected`}>${text}</option>`,
  );
  if (faulty('placeholder-only')) {
    return html`<div class="field"><select id="${id}" name="${id}" data-testid="${id}">${choices}</select></div>`;
  }
  const described = error && html` aria-invalid="true" aria-describedby="${id}-error"`;
  return html`<div class="field${error ? ' has-error' : ''}">
<label for="${id}">${label}</label>
${error && html`<p class="error" id="${id}-error"><span class="hidden">Error: </span>${error}</p>`}
<select id="${id}" name="${id}" data-testid="${id}"${described}>${choices}</select>
</div>`;
}

/** A checkbox or radio button with its text; the whole row is the target. */
export const choice = ({ id, name = id, kind = 'checkbox', value = 'on', label, checked }) => html`<div class="choice">
<input type="${kind}" id="${id}" name="${name}" value="${value}" data-testid="${id}"${checked && html` checked`}>
<label for="${id}">${label}</label>
</div>`;

/** What is wrong with a form, in one place, each line a link to its field; empty when nothing is wrong. */
export function errorSummary({ faulty }, errors) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return '';
  if (faulty('error-code')) return html`<div class="oops">Error 0x42</div>`;
  return html`<div class="summary" role="alert" tabindex="-1" data-focus>
<h2>${entries.length === 1 ? 'There is a problem' : `There are ${entries.length} problems`}</h2>
<ul>${entries.map(([id, text]) => html`<li><a href="#${id}">${text}</a></li>`)}</ul>
</div>`;
}

/** What the form shows again after an error: everything that was typed. */
export const keepInput = ({ faulty }, typed) => (faulty('lost-input') ? {} : typed);
