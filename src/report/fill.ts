/**
 * Fills `{placeholders}`; `{count:one thing|many things}` says the first for the number one, else the second. A missing
 * value is a fault of ours and throws. The caller escapes the result.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)(?::([^{}]*\|[^{}]*))?\}/g, (_, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The sentence "${sentence}" needs a value for {${name}}.`);
    if (forms === undefined) return String(value);
    const [one = '', many = ''] = forms.split('|');
    return Number(value) === 1 ? one : many;
  });
}
