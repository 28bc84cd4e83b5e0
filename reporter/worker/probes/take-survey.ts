import type { Part } from '../../../src/contract/part.ts';
import { PROBES } from '../../page/probes/survey.ts';
import { askProbes, type ProbeWorld } from './ask-probes.ts';
import { readPart, readParts } from './read-answer.ts';
import { redactPart } from './redact-part.ts';
import { findStrayTags } from './stray-tags.ts';

const MOST_PARTS = 600;
const MOST_LISTENERS = 150;
/** Handlers that `listening` has something to say of; the others need not be looked up one by one. */
const TELLING =
  /^(click|mousedown|mouseup|dblclick|pointerdown|pointerup|touchstart|mouseover|mouseenter|pointerenter|pointerover|paste)$/;
/** What the browser keeps for us until it is let go, all at once. */
const GROUP = 'ux-jury-survey';

/** What the document's structure, style, source and listeners say; changes nothing on the page. */
export async function takeSurvey(world: ProbeWorld, mask: readonly string[]): Promise<Part[]> {
  const found = readParts(await askProbes(world, `surveyCovered(${JSON.stringify(mask)})`));
  const [listening, stray] = await Promise.all([
    surveyListeners(world).catch(() => []),
    readStrayTags(world).catch(() => []),
  ]);
  return [...found, ...listening, ...stray].slice(0, MOST_PARTS).map(redactPart);
}

/** Elements with handlers of their own, which only the browser's tools can see. */
async function surveyListeners(world: ProbeWorld): Promise<Part[]> {
  const told = [...(await listListeners(world))].filter(([, { types }]) =>
    types.some((type) => TELLING.test(type)),
  );
  const read = told.slice(0, MOST_LISTENERS).map(([node, heard]) => readListener(world, node, heard));
  const found = await Promise.all(read);
  await world.cdp.send('Runtime.releaseObjectGroup', { objectGroup: GROUP });
  return found.filter((part) => part !== null);
}

/** What an element listens for, and the functions that hear a paste. */
interface Heard {
  readonly types: string[];
  readonly pastes: string[];
}

/** Handlers by element. The page's own are only told of an object of the page's own world. */
async function listListeners({ cdp }: ProbeWorld): Promise<Map<number, Heard>> {
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { object } = await cdp.send('DOM.resolveNode', {
    backendNodeId: root.backendNodeId,
    objectGroup: GROUP,
  });
  const { objectId } = object;
  if (objectId === undefined) return new Map();
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId,
    depth: -1,
    pierce: false,
  });
  const byNode = new Map<number, Heard>();
  for (const { backendNodeId, type, handler } of listeners) {
    if (backendNodeId === undefined) continue;
    const heard = byNode.get(backendNodeId) ?? { types: [], pastes: [] };
    heard.types.push(type);
    if (type === 'paste' && handler?.objectId !== undefined) heard.pastes.push(handler.objectId);
    byNode.set(backendNodeId, heard);
  }
  return byNode;
}

async function readListener(
  world: ProbeWorld,
  backendNodeId: number,
  { types, pastes }: Heard,
): Promise<Part | null> {
  const { cdp, contextId } = world;
  const sources = await Promise.all(pastes.map((handler) => readSource(world, handler)));
  const { object } = await cdp.send('DOM.resolveNode', {
    backendNodeId,
    executionContextId: contextId,
    objectGroup: GROUP,
  });
  if (object.objectId === undefined) return null;
  const call = `function (types, sources) { return this instanceof Element ? globalThis.${PROBES}.listening(this, types, sources) : null; }`;
  const answer = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration: call,
    objectId: object.objectId,
    arguments: [{ value: types }, { value: sources }],
    returnByValue: true,
  });
  return readPart(answer.result.value);
}

/** How a function is written. */
async function readSource({ cdp }: ProbeWorld, objectId: string): Promise<string> {
  const functionDeclaration = 'function () { return Function.prototype.toString.call(this); }';
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    functionDeclaration,
    objectId,
    returnByValue: true,
  });
  return String(result.value ?? '');
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
