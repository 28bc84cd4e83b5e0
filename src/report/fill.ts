/** Fills `{placeholders}`; a missing value is a fault of ours and throws. The caller escapes the result. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The sentence "${sentence}" needs a value for {${name}}.`);
    return String(value);
  });
}
