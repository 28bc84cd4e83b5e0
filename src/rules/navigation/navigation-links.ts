import type { Control, State } from '../../contract/state.ts';
import { findScreen, isPartOfPage } from '../address.ts';

/** So many links in a row are a navigation; two may be anything. */
const LEAST_LINKS = 3;

/**
 * The links people go about by: those in navigation and header, or, on a page without such landmarks, the row of links
 * above its first heading. Empty when there are fewer than three.
 */
export function findNavigation({ controls, landmarks, headings }: State): Control[] {
  const links = controls.filter(({ role, href }) => role === 'link' && href !== null);
  const marked = links.filter(({ landmark }) => landmark === 'navigation' || landmark === 'banner');
  const hasLandmarks = landmarks.some(({ role }) => role === 'navigation' || role === 'banner');
  const top = Math.min(...headings.flatMap(({ box }) => (box === null ? [] : [box.y])));
  const above = links.filter(({ box }) => box !== null && Number.isFinite(top) && box.y + box.height <= top);
  const found = hasLandmarks ? marked : above;
  return found.length < LEAST_LINKS ? [] : found;
}

/** Whether a link of the navigation leads to the screen it stands on; one to a part of the page leads nowhere else. */
export function leadsHere({ href }: Control, { url }: State): boolean {
  return href !== null && !isPartOfPage(href) && findScreen(href, url) === findScreen(url, url);
}
