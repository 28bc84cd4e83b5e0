import type { Part } from '../../../src/contract/part.ts';
import { PROBES } from '../../page/probes/survey.ts';
import { askProbes, type ProbeWorld } from './ask-probes.ts';
import { readPart, readParts } from './read-answer.ts';
import { redactPart } from './redact-part.ts';
import { findStrayTags } from './stray-tags.ts';

const MOST_PARTS = 600;
const MOST_LISTENERS = 150;

/** What the document's structure, style, source and listeners say; changes nothing on the page. */
export async function takeSurvey(world: ProbeWorld, mask: readonly string[]): Promise<Part[]> {
  await askProbes(world, `cover(${JSON.stringify(mask)})`);
  const found = readParts(await askProbes(world, 'survey()'));
  const listening = await surveyListeners(world).catch(() => []);
  const stray = await readStrayTags(world).catch(() => []);
  return [...found, ...listening, ...stray].slice(0, MOST_PARTS).map(redactPart);
}

/** Elements with handlers of their own, which only the browser's tools can see. */
async function surveyListeners(world: ProbeWorld): Promise<Part[]> {
  const byNode = await listListeners(world);
  const found: Part[] = [];
  for (const [node, types] of [...byNode].slice(0, MOST_LISTENERS)) {
    const read = await readListener(world, node, types);
    if (read !== null) found.push(read);
  }
  return found;
}

/** Handlers by element. The page's own are only told of an object of the page's own world. */
async function listListeners({ cdp }: ProbeWorld): Promise<Map<number, string[]>> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: root.backendNodeId });
  const { objectId } = object;
  if (objectId === undefined) return new Map();
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId,
    depth: -1,
    pierce: false,
  });
  const byNode = new Map<number, string[]>();
  for (const { backendNodeId, type } of listeners)
    if (backendNodeId !== undefined) byNode.set(backendNodeId, [...(byNode.get(backendNodeId) ?? []), type]);
  await cdp.send('Runtime.releaseObject', { objectId });
  return byNode;
}

async function readListener(
  { cdp, contextId }: ProbeWorld,
  backendNodeId: number,
  types: readonly string[],
): Promise<Part | null> {
  const { object } = await cdp.send('DOM.resolveNode', { backendNodeId, executionContextId: contextId });
  if (object.objectId === undefined) return null;
  const call = `function (types) { return this instanceof Element ? globalThis.${PROBES}.listening(this, types) : null; }`;
  const answer = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: call,
    objectId: object.objectId,
    arguments: [{ value: types }],
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObject', { objectId: object.objectId });
  return readPart(answer.result.value);
}

/** Closing tags in the source that close nothing: browsers guess what was meant, each by its own rules. */
async function readStrayTags({ cdp }: ProbeWorld): Promise<Part[]> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { frame } = frameTree;
  const source = await cdp.send('Page.getResourceContent', { frameId: frame.id, url: frame.url });
  if (source.base64Encoded) return [];
  return findStrayTags(source.content).map(({ tag, line }) => ({
    kind: 'stray_tag',
    key: `line ${line}`,
    name: `</${tag}>`,
    box: null,
    facts: { tag, line },
  }));
}
