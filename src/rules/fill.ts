import { UxJuryError } from '../contract/errors.ts';

/** Long enough to recognise what is meant, short enough for a sentence. */
const LONGEST = 160;

/**
 * Fills the `{placeholders}` of a rule's sentence, once: braces within a value stay as they are. Throws UxJuryError
 * rule_page_value when the rule gives no such value.
 */
export function fill(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
  rule: string,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new UxJuryError('rule_page_value', `The page of rule ${rule} needs a value for {${name}}.`, {
        hint: `Give it in the values of every observation in src/rules, or take it out of templates/rules/${rule}.md.`,
      });
    return typeof value === 'number' ? String(value) : shorten(value);
  });
}

/** One line of at most 160 characters. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
