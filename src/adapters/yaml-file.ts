import { readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { InputError } from '../contract/errors.ts';

type Path = readonly PropertyKey[];

/** A YAML or JSON file of a project, as plain values, with the line on which each of them stands. */
export interface YamlFile {
  readonly value: unknown;
  readonly has: (path: Path) => boolean;
  readonly lineOf: (path: Path) => number;
}

/** Opens a file. Throws InputError `code` with the line, where the text is no YAML. */
export function openYaml(path: string, code: string, hint: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const [fault] = document.errors;
  const refuse = (cause: Error): InputError =>
    new InputError(code, `${path}: ${cause.message.trim()}`, { hint, cause });
  if (fault !== undefined) throw refuse(fault);
  return {
    value: toPlain(document, refuse),
    has: (keys) => document.hasIn(keys),
    lineOf: (keys) => Math.max(1, lines.linePos(findOffset(document, keys)).line),
  };
}

/** One line a fault of a schema: the line of the file, the place in it, what is wrong. */
export function describeIssues(file: YamlFile, error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = file.lineOf([...issue.path, ...unknown]);
    return `line ${line}: ${issue.path.map(String).join('.') || 'the file'}: ${issue.message}`;
  });
}

/** Too many aliases, and the like. */
function toPlain(document: Document, refuse: (cause: Error) => InputError): unknown {
  try {
    return document.toJS() ?? {};
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause : new Error(String(cause)));
  }
}

/** Where the deepest part of a path that exists begins, in characters; a key begins where its name does. */
function findOffset(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      if (pair === undefined) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
}
