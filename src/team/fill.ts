/** Fills `{name}` in a sentence; a name without a value stays as it is, so that a gap is seen. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{([a-z_]+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
