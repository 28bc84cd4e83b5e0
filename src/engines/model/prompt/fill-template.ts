/** Fills `{{placeholders}}` of a prompt; a missing value is a fault of ours and throws. Values are not filled again. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A prompt needs a value for {{${name}}}.`);
    return String(value);
  });
}
