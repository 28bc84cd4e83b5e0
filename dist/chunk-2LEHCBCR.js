import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/fill.ts
function fill(sentence, values) {
  return sentence.replace(/\{(\w+)(?::([^{}]*\|[^{}]*))?\}/g, (_, name, forms) => {
    const value = values[name];
    if (value === void 0) throw new Error(`The sentence "${sentence}" needs a value for {${name}}.`);
    if (forms === void 0) return String(value);
    const [one = "", many = ""] = forms.split("|");
    return Number(value) === 1 ? one : many;
  });
}

export {
  fill
};
