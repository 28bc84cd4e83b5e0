import { lstatSync, readFileSync } from 'node:fs';
import { InputError } from '../../contract/errors.ts';

/** A text that a person names: what it is called in codes and sentences, and how long it may be. */
export interface TextKind {
  readonly code: string;
  readonly name: string;
  readonly most: number;
}

/** Reads a whole UTF-8 text. Throws InputError CODE_missing, CODE_oversized, CODE_unreadable or CODE_empty. */
export function readText(path: string, { code, name, most }: TextKind): string {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile())
    throw new InputError(`${code}_missing`, `There is no ${name} at ${path}.`, {
      hint: `Give the path of a Markdown or text file${found?.isSymbolicLink() === true ? ', not of a link' : ''}.`,
    });
  if (found.size > most)
    throw new InputError(`${code}_oversized`, `${path} has ${found.size} bytes; at most ${most} are read.`, {
      hint: `Give the part that matters for this review as a file of its own.`,
    });
  const text = decode(readFileSync(path));
  if (text === null)
    throw new InputError(`${code}_unreadable`, `${path} is no UTF-8 text.`, {
      hint: 'Export it as Markdown or plain text; PDF and office files are not read.',
    });
  if (text.trim() === '')
    throw new InputError(`${code}_empty`, `${path} holds no text.`, { hint: `Write the ${name} first.` });
  return text;
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
