import { literally, type Source, type SourceFile } from './source.ts';

/** An opening tag in a template, however the template is written. `raw` is its text as far as its first line goes. */
export interface Tag {
  readonly file: SourceFile;
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly raw: string;
  /** What follows the tag on its line. */
  readonly rest: string;
  readonly isWhole: boolean;
}

/** Every opening tag of that name in the source. */
export function findTags(source: Source, name: string): Tag[] {
  const opening = new RegExp(`<${name}(?![\\w-])`, 'g');
  return source.files.flatMap((file) =>
    file.lines.flatMap((line, index) =>
      [...line.matchAll(opening)].map(({ index: column }) => {
        const end = findEnd(line, column);
        const raw = line.slice(column, end ?? undefined);
        return {
          file,
          line: index + 1,
          column,
          name,
          raw,
          rest: end === null ? '' : line.slice(end),
          isWhole: end !== null,
        };
      }),
    ),
  );
}

/** The position behind the closing `>`, not counting what stands inside an expression in braces. */
function findEnd(line: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '>' && depth === 0 && line[at - 1] !== '=') return at + 1;
  }
  return null;
}

/** The value of an attribute that the tag itself writes, expressions included; `null` where it is not written. */
export function attributeOf({ raw }: Tag, name: string): string | null {
  const bare = raw.replace(/\$\{(?:[^{}"]|\{[^{}]*\})*[?&](?:[^{}]|\{[^{}]*\})*\}/g, '');
  return new RegExp(`\\s${literally(name)}="([^"]*)"`).exec(bare)?.[1] ?? null;
}

/** True where some branch of the tag's expressions mentions the attribute. */
export function mentions({ raw }: Tag, name: string): boolean {
  return new RegExp(`\\b${literally(name)}=`).test(raw);
}

/** True where an attribute's value, with its expressions, can have become `value`, and says at least three letters of it. */
export function canBe(written: string, value: string): boolean {
  if (!written.includes('${')) return written === value;
  const fixed = written.split(/\$\{[^}]*\}/);
  if (fixed.join('').length < 3) return false;
  return new RegExp(`^${fixed.map(literally).join('.+')}$`).test(value);
}
