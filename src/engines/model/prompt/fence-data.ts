/**
 * Puts data between two markers that hold a nonce. Angle brackets stand as `\u` escapes inside, so that no data can
 * close the fence, whatever it knows of the nonce; line breaks part the items of a list.
 */
export function fenceData(nonce: string, value: unknown): string {
  const lines = Array.isArray(value)
    ? value.map((item) => JSON.stringify(item)).join('\n')
    : JSON.stringify(value);
  const inert = lines.replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'));
  return `<data ${nonce}>\n${inert}\n</data ${nonce}>`;
}
