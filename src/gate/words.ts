/** The sentences of `templates/gate/words.yml`. */
export interface GateWords {
  readonly reasons: Readonly<Record<string, string>>;
}

/** Fills a sentence; a missing one is a fault of ours and throws. */
export function say(
  { reasons }: GateWords,
  name: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const sentence = reasons[name];
  if (sentence === undefined) throw new Error(`templates/gate/words.yml has no sentence ${name}.`);
  return sentence.replace(/\{(\w+)\}/g, (_, placeholder: string) => String(values[placeholder] ?? ''));
}
