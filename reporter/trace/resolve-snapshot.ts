import type { Recorded, Snapshot } from './trace-model.ts';

/** A whole document: text, or an element's name, attributes and children. */
export type Tree = string | { name: string; attributes: Record<string, string>; children: Tree[] };

const DEEPEST = 500;
const MOST_NODES = 60_000;

/** Fills in what a snapshot took over from earlier ones of its frame. `earlier`: all of that frame, in order. */
export function createResolver(earlier: readonly Snapshot[]): (snapshot: Snapshot) => Tree {
  const nodes = new Map<number, readonly Recorded[]>();
  const nodesOf = (index: number): readonly Recorded[] => {
    const known = nodes.get(index);
    if (known !== undefined) return known;
    const snapshot = earlier[index];
    const listed = snapshot === undefined ? [] : listNodes(snapshot.html);
    nodes.set(index, listed);
    return listed;
  };
  return (snapshot) => {
    let left = MOST_NODES;
    const build = (node: unknown, index: number, depth: number): Tree => {
      left -= 1;
      if (left < 0 || depth > DEEPEST) throw new Error('the document is too large');
      if (typeof node === 'string') return node;
      if (!Array.isArray(node)) return '';
      const [first] = node;
      if (Array.isArray(first)) {
        const [back, at] = first.map(Number);
        const from = index - (back ?? 0);
        return build(nodesOf(from)[at ?? -1] ?? '', from, depth + 1);
      }
      if (typeof first !== 'string') return '';
      const [, attributes, ...children] = node;
      return {
        name: first,
        attributes: textsOf(attributes),
        children: children.map((child) => build(child, index, depth + 1)),
      };
    };
    return build(snapshot.html, snapshot.index, 0);
  };
}

/** Nodes in the order that references count them: children before their parent, references not at all. */
function listNodes(html: Recorded): Recorded[] {
  const listed: Recorded[] = [];
  const visit = (node: unknown, depth: number): void => {
    if (depth > DEEPEST) return;
    if (typeof node === 'string') listed.push(node);
    else if (Array.isArray(node) && typeof node[0] === 'string') {
      for (const child of node.slice(2)) visit(child, depth + 1);
      listed.push(node);
    }
  };
  visit(html, 0);
  return listed;
}

function textsOf(attributes: unknown): Record<string, string> {
  if (typeof attributes !== 'object' || attributes === null) return {};
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}
