/** The sentences of `templates/engine/embedded.yml`, by section and name. */
export type EngineWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fills `{placeholders}`; a missing sentence or value is a fault of ours and throws. */
export function say(words: EngineWords, name: string, values: Record<string, string | number> = {}): string {
  const [section = '', key = ''] = name.split('.');
  const sentence = words[section]?.[key];
  if (sentence === undefined) throw new Error(`The embedded engine has no sentence ${name}.`);
  return sentence.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const value = values[placeholder];
    if (value === undefined) throw new Error(`Sentence ${name} needs a value for {${placeholder}}.`);
    return String(value);
  });
}
