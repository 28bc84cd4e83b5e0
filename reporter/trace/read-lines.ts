import { type Fields, fieldsOf } from './fields.ts';

const LONGEST_LINE = 32 * 1024 * 1024;

/** The JSON lines of an entry, one at a time; broken and overlong ones are left out. */
export function* readLines(bytes: Buffer): Generator<Fields> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    if (end > start && end - start < LONGEST_LINE) {
      const line = parse(bytes.toString('utf8', start, end));
      if (line !== null) yield line;
    }
    start = end + 1;
  }
}

function parse(json: string): Fields | null {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return null;
  }
}
