import { createHash } from 'node:crypto';
import type { Screen } from '../page/look.ts';
import { routeOf } from '../redact.ts';

/** Route, structure and viewport make a screen; what is in the address beside the route does not. */
export function stateId({
  url,
  viewport,
  fingerprint,
}: Pick<Screen, 'url' | 'viewport' | 'fingerprint'>): string {
  const parts = [routeOf(url), fingerprint.whole, viewport.width, viewport.height].join(' ');
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}
