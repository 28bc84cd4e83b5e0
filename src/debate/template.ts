import { UxJuryError } from '../contract/errors.ts';
import { splitUnescaped } from './cell-codec.ts';

/** What fills a template, and what reading a filled one gives back: encoded text and repeated blocks. */
export interface View {
  readonly [name: string]: string | readonly View[];
}

/**
 * Fills `{{name}}` in a template's lines; `{{#name}}` to `{{/name}}` repeats its lines for each item, `{{^name}}` to
 * `{{/name}}` keeps them when there is none. Names are looked up inside out. Throws `template_gap` for an unknown name.
 */
export function fillTemplate(template: string, view: View): string {
  return fillNodes(parseTemplate(template), [view]).join('\n');
}

/** Reads a filled template back by the same lines, or says at which line the text departs from it. */
export function matchTemplate(
  template: string,
  text: string,
): { view: View } | { line: number; expected: string } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const reader: Reader = { lines, furthest: { line: 0, expected: '' } };
  const end = matchNodes(parseTemplate(template), reader, 0);
  if (end !== null && end.at === lines.length) return { view: end.view };
  if (end !== null) note(reader, end.at, 'the end of the file');
  return { line: reader.furthest.line + 1, expected: reader.furthest.expected };
}

type Node =
  | { kind: 'line'; source: string }
  | { kind: 'block'; name: string; inverted: boolean; nodes: Node[] };

interface Reader {
  readonly lines: readonly string[];
  furthest: { line: number; expected: string };
}

const TAG = /^\{\{([#^/])([a-z_]+)\}\}$/;
const PLACEHOLDER = /\{\{([a-z_]+)\}\}/g;

function parseTemplate(template: string): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const source of template.split('\n')) {
    const [, mark, name = ''] = TAG.exec(source) ?? [];
    const nodes = open.at(-1) ?? root;
    if (mark === undefined) nodes.push({ kind: 'line', source });
    else if (mark === '/') open.pop();
    else {
      const block: Node = { kind: 'block', name, inverted: mark === '^', nodes: [] };
      nodes.push(block);
      open.push(block.nodes);
    }
  }
  return root;
}

function fillNodes(nodes: readonly Node[], scopes: readonly View[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'line') return [fillLine(node.source, scopes)];
    const items = lookUp(node.name, scopes);
    if (typeof items === 'string') throw gap(node.name, 'is a text where lines repeat');
    if (node.inverted) return items.length === 0 ? fillNodes(node.nodes, scopes) : [];
    return items.flatMap((item) => fillNodes(node.nodes, [item, ...scopes]));
  });
}

function fillLine(source: string, scopes: readonly View[]): string {
  return source.replace(PLACEHOLDER, (_, name: string) => {
    const value = lookUp(name, scopes);
    if (typeof value !== 'string') throw gap(name, 'is a list where a text is needed');
    return value;
  });
}

function lookUp(name: string, scopes: readonly View[]): View[string] {
  const value = scopes.find((scope) => scope[name] !== undefined)?.[name];
  if (value === undefined) throw gap(name, 'has no value');
  return value;
}

function gap(name: string, what: string): UxJuryError {
  return new UxJuryError('template_gap', `The template's {{${name}}} ${what}.`, {
    hint: 'Use the templates that ship with this version, or correct the placeholder.',
  });
}

type Matched = { view: Record<string, string | View[]>; at: number } | null;

function matchNodes(nodes: readonly Node[], reader: Reader, start: number): Matched {
  const view: Record<string, string | View[]> = {};
  let at = start;
  for (const node of nodes) {
    const next =
      node.kind === 'line' ? matchLine(node.source, reader, at) : matchBlock(node, reader, { at, view });
    if (next === null) return null;
    Object.assign(view, next.view);
    at = next.at;
  }
  return { view, at };
}

type Block = Extract<Node, { kind: 'block' }>;

function matchBlock(node: Block, reader: Reader, from: { at: number; view: View }): Matched {
  if (node.inverted) return matchInverted(node, reader, from);
  const items: View[] = [];
  let at = from.at;
  for (
    let item = matchNodes(node.nodes, reader, at);
    item !== null;
    item = matchNodes(node.nodes, reader, at)
  ) {
    items.push(item.view);
    at = item.at;
  }
  return { view: { [node.name]: items }, at };
}

function matchInverted(node: Block, reader: Reader, from: { at: number; view: View }): Matched {
  const items = from.view[node.name];
  const isEmpty = items === undefined || items.length === 0;
  return isEmpty ? matchNodes(node.nodes, reader, from.at) : { view: {}, at: from.at };
}

function matchLine(source: string, reader: Reader, at: number): Matched {
  const line = reader.lines[at]?.replace(/[ \t]+$/, '');
  const found = line === undefined ? null : matchText(source, line);
  if (found !== null) return { view: found, at: at + 1 };
  note(reader, at, source);
  return null;
}

function matchText(source: string, line: string): Record<string, string> | null {
  if (!source.startsWith('|')) return capture(source, line);
  if (/^[|: -]+$/.test(source)) return /^\|[|: -]+$/.test(line) ? {} : null;
  const [wanted, cells] = [cellsOf(source), cellsOf(line)];
  if (wanted.length !== cells.length) return null;
  const found: Record<string, string> = {};
  for (const [index, cell] of wanted.entries()) {
    const captured = capture(cell, cells[index] ?? '');
    if (captured === null) return null;
    Object.assign(found, captured);
  }
  return found;
}

function cellsOf(row: string): string[] {
  return splitUnescaped(row, '|').map((cell) => cell.replace(/^ +/, '').replace(/ +$/, ''));
}

function capture(source: string, line: string): Record<string, string> | null {
  const names = [...source.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const literal = source.split(PLACEHOLDER).filter((_, index) => index % 2 === 0);
  const pattern = literal.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.*?)');
  const groups = new RegExp(`^${pattern}$`).exec(line);
  return groups === null
    ? null
    : Object.fromEntries(names.map((name, index) => [name, groups[index + 1] ?? '']));
}

function note(reader: Reader, line: number, expected: string): void {
  if (line >= reader.furthest.line) reader.furthest = { line, expected };
}
