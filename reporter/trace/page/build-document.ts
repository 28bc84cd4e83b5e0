import type { PagePart } from '../../page/script.ts';
import type { Tree } from '../resolve-snapshot.ts';

type Recorded = Exclude<Tree, string>;

/** What a document is built of: its tree, and those of the frames in it by their id. */
export interface Drawing {
  readonly root: Tree;
  readonly frames: Readonly<Record<string, Tree>>;
  /** The call whose target is looked for. */
  readonly call: string;
}

/** What is done only once the whole document stands. */
export interface Later {
  readonly scrolls: [Element, number, number][];
  readonly opened: (() => void)[];
  readonly call: string;
}

/** Builds the recorded document in place of this one; resolves when its styles, pictures and fonts are there. */
export async function buildDocument(drawing: Drawing): Promise<void> {
  const later: Later = { scrolls: [], opened: [], call: drawing.call };
  fillDocument(document, drawing.root, { drawing, later });
  for (const open of later.opened) open();
  await whenLoaded(3000);
  endMotion();
  for (const [element, left, top] of later.scrolls) element.scrollTo({ left, top, behavior: 'instant' });
}

/** What moved to its place when it appeared has long been there. */
export function endMotion(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}

export function fillDocument(page: Document, tree: Tree, work: { drawing: Drawing; later: Later }): void {
  if (typeof tree === 'string') return;
  defineElements(page, tree);
  const root = page.createElement('html');
  page.documentElement.replaceWith(root);
  fillElement(root, tree, work);
}

/** Elements with a dash look undefined until somebody defines them. */
export function defineElements(page: Document, tree: Recorded): void {
  const body = tree.children.find((child) => typeof child !== 'string' && child.name === 'BODY');
  const names = typeof body === 'object' ? (body.attributes.__playwright_custom_elements__ ?? '') : '';
  const view = page.defaultView;
  for (const name of names.split(',').filter((one) => one !== ''))
    try {
      const Base = view === null ? HTMLElement : Reflect.get(view, 'HTMLElement');
      if (view?.customElements.get(name) === undefined)
        view?.customElements.define(name, class extends Base {});
    } catch {
      // A name that no element may have.
    }
}

export function fillElement(
  element: Element,
  tree: Recorded,
  work: { drawing: Drawing; later: Later },
): void {
  setAttributes(element, tree);
  for (const child of tree.children) addChild(element, child, work);
  restoreState(element, tree.attributes, work.later);
  const frame = /^\/snapshot\/(.+)$/.exec(tree.attributes.src ?? '')?.[1] ?? '';
  const inside = work.drawing.frames[frame];
  const content = inside === undefined ? null : contentOf(element);
  if (inside !== undefined && content !== null) fillDocument(content, inside, work);
}

/** The empty document of a frame, which is of a world of its own. */
export function contentOf(element: Element): Document | null {
  return element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement
    ? element.contentDocument
    : null;
}

export function addChild(
  parent: Element | ShadowRoot,
  child: Tree,
  work: { drawing: Drawing; later: Later },
): void {
  if (typeof child === 'string') {
    parent.append(parent.ownerDocument.createTextNode(child));
    return;
  }
  const sheet = child.attributes.__playwright_style_sheet_;
  if (sheet !== undefined) adoptSheet(parent, sheet);
  else if (child.attributes.__playwright_shadow_root_ !== undefined) addShadow(parent, child, work);
  else {
    const element = createFor(parent, child);
    if (element === null) return;
    parent.append(element);
    fillElement(element, child, work);
  }
}

export function addShadow(
  host: Element | ShadowRoot,
  tree: Recorded,
  work: { drawing: Drawing; later: Later },
): void {
  if (!('attachShadow' in host)) return;
  const root = host.attachShadow({ mode: 'open' });
  for (const inner of tree.children) addChild(root, inner, work);
}

export function adoptSheet(parent: Element | ShadowRoot, text: string): void {
  const root = parent instanceof Element ? parent.ownerDocument : parent;
  const view = parent.ownerDocument.defaultView;
  if (view === null) return;
  const sheet: CSSStyleSheet = new (Reflect.get(view, 'CSSStyleSheet'))();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** HTML's names are recorded in capitals, those of drawings and formulas as they are. */
export function createFor(parent: Element | ShadowRoot, { name }: Recorded): Element | null {
  if (/^(script|base)$/i.test(name) && parent.nodeName !== 'HEAD') return null;
  const page = parent.ownerDocument;
  const spaces: Record<string, string> = {
    svg: 'http://www.w3.org/2000/svg',
    math: 'http://www.w3.org/1998/Math/MathML',
  };
  const html = 'http://www.w3.org/1999/xhtml';
  const around = 'namespaceURI' in parent && parent.nodeName !== 'foreignObject' ? parent.namespaceURI : html;
  try {
    const isPlain = (around === html || around === null) && spaces[name] === undefined;
    if (isPlain || name === name.toUpperCase()) return page.createElement(name.toLowerCase());
    return page.createElementNS(spaces[name] ?? around, name);
  } catch {
    return null;
  }
}

/** Handlers, and what would load or move by itself, stay behind. */
export function setAttributes(element: Element, { name: tag, attributes }: Recorded): void {
  const current = tag === 'IMG' ? (attributes.__playwright_current_src__ ?? '') : '';
  for (const [name, value] of Object.entries(attributes)) {
    if (/^__playwright_|^(autofocus|autoplay|http-equiv|nonce|srcdoc|integrity)$/.test(name)) continue;
    if (/^(IFRAME|FRAME)$/.test(tag) && name === 'src') continue;
    if ((current !== '' || tag === 'SOURCE') && /^(srcset|sizes)$/.test(name)) continue;
    if (name === 'loading') continue;
    try {
      if (name.startsWith('xlink:')) element.setAttributeNS('http://www.w3.org/1999/xlink', name, value);
      else element.setAttribute(name, /^on/i.test(name) || /^\s*javascript:/i.test(value) ? '' : value);
    } catch {
      // A name that no attribute may have.
    }
  }
  if (current !== '') element.setAttribute('src', current);
}

/** What a document holds beside its attributes: values, choices, places, open layers. */
export function restoreState(element: Element, attributes: Record<string, string>, later: Later): void {
  const { __playwright_value_: value, __playwright_target__: target } = attributes;
  if (value !== undefined && element.getAttribute('type') !== 'file') Reflect.set(element, 'value', value);
  for (const [name, property] of [
    ['__playwright_checked_', 'checked'],
    ['__playwright_selected_', 'selected'],
  ] as const)
    if (attributes[name] !== undefined) Reflect.set(element, property, attributes[name] === 'true');
  const left = Number(attributes.__playwright_scroll_left_ ?? 0);
  const top = Number(attributes.__playwright_scroll_top_ ?? 0);
  if (left !== 0 || top !== 0) later.scrolls.push([element, left, top]);
  const open = (method: string) => later.opened.push(() => callSafely(element, method));
  if (attributes.__playwright_popover_open_ !== undefined) open('showPopover');
  if (attributes.__playwright_dialog_open_ !== undefined)
    open(attributes.__playwright_dialog_open_ === 'modal' ? 'showModal' : 'show');
  if (target === '' || target === later.call) Reflect.set(element, '__uxJuryTarget', true);
}

export function callSafely(element: Element, method: string): void {
  try {
    const call: unknown = Reflect.get(element, method);
    if (typeof call === 'function') Reflect.apply(call, element, []);
  } catch {
    // The element cannot be opened here; it is drawn closed.
  }
}

/** Styles, pictures and fonts, as far as they come in time. */
export async function whenLoaded(mostMs: number): Promise<void> {
  const isPending = () =>
    [...document.querySelectorAll('link[rel~=stylesheet]')].some(
      (link) => 'sheet' in link && link.sheet === null && !link.hasAttribute('data-ux-jury-failed'),
    ) ||
    [...document.images].some((image) => !image.complete) ||
    document.fonts.status === 'loading';
  for (const link of document.querySelectorAll('link[rel~=stylesheet]'))
    link.addEventListener('error', () => link.setAttribute('data-ux-jury-failed', ''));
  const end = performance.now() + mostMs;
  await nextPaint();
  while (isPending() && performance.now() < end) await new Promise((resume) => setTimeout(resume, 20));
  await nextPaint();
}

export function nextPaint(): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume, 100);
    requestAnimationFrame(() => setTimeout(resume));
  });
}

export const BUILD_PART = {
  buildDocument,
  endMotion,
  fillDocument,
  defineElements,
  fillElement,
  contentOf,
  addChild,
  addShadow,
  adoptSheet,
  createFor,
  setAttributes,
  restoreState,
  callSafely,
  whenLoaded,
  nextPaint,
} satisfies PagePart;
