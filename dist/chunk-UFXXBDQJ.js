import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/fill.ts
function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === void 0) throw new Error(`The sentence "${sentence}" needs a value for {${name}}.`);
    return String(value);
  });
}

export {
  fill
};
