const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

class Markup {
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

/** Tagged template: every value is escaped unless it is markup made by `html` itself; lists are joined, null and false vanish. */
export function html(strings, ...values) {
  return new Markup(strings.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

function print(value) {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(print).join('');
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]);
}
