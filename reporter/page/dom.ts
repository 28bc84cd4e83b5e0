import type { Box } from '../../src/contract/primitives.ts';
import type { PagePart } from './script.ts';

export function clip(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > limit ? `${flat.slice(0, limit - 1)}…` : flat;
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}

/** Every element under a root, in order, through open shadow roots; stops at `limit` elements. */
export function listElements(root: Document | ShadowRoot | Element, limit: number): Element[] {
  const found: Element[] = [];
  const queue: (Document | ShadowRoot | Element)[] = [root];
  for (let node = queue.pop(); node !== undefined && found.length < limit; node = queue.pop()) {
    if (node instanceof Element && node !== root) found.push(node);
    const children = [...node.children];
    if (node instanceof Element && node.shadowRoot !== null) children.unshift(...node.shadowRoot.children);
    queue.push(...children.reverse());
  }
  return found;
}

/** A document's or shadow root's element by id, seen from `element`. */
export function findById(element: Element, id: string): Element | null {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}

export function listReferenced(element: Element, attribute: string): Element[] {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.flatMap((id) => findById(element, id) ?? []);
}

/** The nearest element, also across shadow roots, that a selector fits. */
export function closestAcross(element: Element, selector: string): Element | null {
  for (let node: Element | null = element; node !== null; ) {
    const found = node.closest(selector);
    if (found !== null) return found;
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** How far this frame's content lies from the main page's top left; `null` when another origin hides it. */
export function frameOffset(): { x: number; y: number } | null {
  const offset = { x: 0, y: 0 };
  for (let view: Window = window; view !== view.parent; view = view.parent) {
    const frame = readFrameElement(view);
    if (frame === null) return null;
    const rect = frame.getBoundingClientRect();
    offset.x += rect.left + frame.clientLeft;
    offset.y += rect.top + frame.clientTop;
    if (view.parent === view.top) {
      offset.x += view.parent.scrollX;
      offset.y += view.parent.scrollY;
    }
  }
  return offset;
}

export function readFrameElement(view: Window): Element | null {
  try {
    return view.frameElement;
  } catch {
    return null;
  }
}

/** CSS pixels from the top left of the page; `null` for an element without a box. */
export function boxOf(element: Element): Box | null {
  const rect = element.getBoundingClientRect();
  const offset = frameOffset();
  if (offset === null || (rect.width === 0 && rect.height === 0)) return null;
  const scroll = window === window.top ? { x: window.scrollX, y: window.scrollY } : { x: 0, y: 0 };
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(rect.left + offset.x + scroll.x),
    y: round(rect.top + offset.y + scroll.y),
    width: round(rect.width),
    height: round(rect.height),
  };
}

/** Whether the middle of the element lies inside its window. */
export function isInView(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const x = rect.left + rect.width / 2;
  const y = rect.top + rect.height / 2;
  return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}

/** Whether something else lies over the middle of the element; `null` when that cannot be asked. */
export function isObscured(element: Element): boolean | null {
  if (!isInView(element)) return null;
  const rect = element.getBoundingClientRect();
  const top = topElementAt(rect.left + rect.width / 2, rect.top + rect.height / 2);
  if (top === null) return null;
  if (isAround(element, top) || isAround(top, element)) return false;
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return !labels.some((label) => label.contains(top));
}

export function topElementAt(x: number, y: number): Element | null {
  let top = document.elementFromPoint(x, y);
  while (top?.shadowRoot) {
    const inner = top.shadowRoot.elementFromPoint(x, y);
    if (inner === null || inner === top) break;
    top = inner;
  }
  return top;
}

export function isAround(outer: Element, inner: Element): boolean {
  for (let node: Element | null = inner; node !== null; ) {
    if (node === outer) return true;
    const root: Node = node.getRootNode();
    node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}

/** A name for the element that stays the same on every visit: a test id, a plain id, or a short path. */
export function keyOf(element: Element): string {
  const testId = testIdOf(element);
  if (testId !== null) return `[data-testid="${testId}"]`;
  if (isPlainId(element.id)) return `#${element.id}`;
  const steps: string[] = [];
  for (let node: Element | null = element; node !== null && steps.length < 5; node = node.parentElement) {
    if (node !== element && isPlainId(node.id)) return [`#${node.id}`, ...steps].join(' > ');
    steps.unshift(pathStep(node));
  }
  return steps.join(' > ');
}

export function isPlainId(id: string): boolean {
  return /^[A-Za-z][\w-]{0,60}$/.test(id) && !/\d{3,}/.test(id);
}

export function pathStep(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const twins = [...(element.parentElement?.children ?? [])].filter(
    (twin) => twin.tagName === element.tagName,
  );
  return twins.length > 1 ? `${tag}:nth-of-type(${twins.indexOf(element) + 1})` : tag;
}

export function testIdOf(element: Element): string | null {
  return (
    element.getAttribute('data-testid') ??
    element.getAttribute('data-test-id') ??
    element.getAttribute('data-test')
  );
}

export const DOM_PART = {
  clip,
  isShown,
  listElements,
  findById,
  listReferenced,
  closestAcross,
  frameOffset,
  readFrameElement,
  boxOf,
  isInView,
  isObscured,
  topElementAt,
  isAround,
  keyOf,
  isPlainId,
  pathStep,
  testIdOf,
} satisfies PagePart;
