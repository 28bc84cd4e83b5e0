import type * as masks from './mask.ts';
import type * as redraws from './redraw.ts';
import type { PagePart } from './script.ts';
import type { Watch } from './watch.ts';

declare const coverSecrets: typeof masks.coverSecrets;
declare const endlessAnimations: typeof masks.endlessAnimations;
declare const holdAnimations: typeof masks.holdAnimations;
declare const needCover: typeof masks.needCover;
declare const redraw: typeof redraws.redraw;

/** Makes the screen ready for its picture: covers what none may show and has all drawn anew. Whether anything was covered. */
export function pose(watch: Watch): boolean {
  const roots = needCover(watch.selector, [...watch.roots]);
  const moving = endlessAnimations();
  const isCovered = roots.length + moving.length > 0;
  if (isCovered && watch.uncover.length === 0)
    watch.uncover = [holdAnimations(moving), coverSecrets(watch.selector, roots)];
  redraw();
  return isCovered;
}

export function unpose(watch: Watch): void {
  for (const uncover of watch.uncover.splice(0)) uncover();
}

export const POSE_PART = { pose, unpose } satisfies PagePart;
