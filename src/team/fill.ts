/**
 * Fills `{name}` in a sentence; `{count:one thing|many things}` says the first for the number one, else the second. A name
 * without a value stays as it is, so that a gap is seen.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{([a-z_]+)(?::([^{}]*\|[^{}]*))?\}/g, (gap, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) return gap;
    if (forms === undefined) return String(value);
    const [one = '', many = ''] = forms.split('|');
    return Number(value) === 1 ? one : many;
  });
}
