/** The screen an address leads to, without its query; `null` when it leads to no screen (mail, script, own page part). */
export function findScreen(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return `${url.origin}${trimSlash(url.pathname)}${isRoute(url.hash) ? trimSlash(url.hash) : ''}`;
}

/** True for the first page of a site: navigation calls it "home", or links it by the logo alone. */
export function isRoot(screen: string): boolean {
  return /^https?:\/\/[^/]+\/?$/.test(screen);
}

/** True when the address only moves within the page that it stands on. */
export function isWithinPage(href: string): boolean {
  return href.startsWith('#') && !isRoute(href);
}

/** True where an address leads to a part of a page: what stands behind `#` and is no route. */
export function isPartOfPage(href: string): boolean {
  return /#(?!!?\/)/.test(href);
}

function isRoute(hash: string): boolean {
  return /^#!?\//.test(hash);
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
