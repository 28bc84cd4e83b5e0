import type { LayerReview } from '../../contract/team/build-report.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';

type Layer = {
  readonly layer: LayerReview['layer'];
  readonly reviewer: string;
  readonly review: () => LayerReview;
};

/** Layers in their order; after a FAIL none is asked. A layer that passes itself over leaves the way open. */
export function runChain(layers: readonly Layer[], words: TeamWords): LayerReview[] {
  let isOpen = true;
  return layers.map(({ layer, reviewer, review }) => {
    if (!isOpen)
      return { layer, reviewer, result: 'SKIPPED', quote: words.review?.waiting ?? '-', problems: [] };
    const result = review();
    isOpen = result.result !== 'FAIL';
    return result;
  });
}
