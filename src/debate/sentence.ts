/** Fills `{{name}}` in a sentence of the words file; a value that is not given leaves its name standing. */
export function fillSentence(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{([a-z_]+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}
